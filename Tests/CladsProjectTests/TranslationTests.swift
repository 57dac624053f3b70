import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// What a sample lacks that samples in other languages have.
@Suite struct TranslationTests {
  private func findings(
    _ text: [UInt8], _ others: [String: String], language: String = "de"
  ) -> [Finding] {
    let samples = others.sorted { $0.key < $1.key }.map {
      Sample(name: $0.key, path: $0.key, bytes: Array($0.value.utf8))
    }
    return Sample.findings(in: SyntaxTree.parse(text), named: language, comparedWith: samples)
  }

  @Test(arguments: [
    ("«{» \"a\": 1 }", #"{ "a": 2, "b": "x" }"#, "`de` lacks `b`, which `en` has"),
    (
      "«{»}", #"{ "d": 1, "a": 2, "c": 3, "b": 4, "e": 5 }"#,
      "`de` lacks `a`, `b`, `c` and 2 more, which `en` has"
    ),
    ("{ «\"cart\"»: { } }", #"{ "cart": { "title": "x" } }"#, "`de` lacks `cart.title`, which `en` has"),
    (
      "{ «\"items\"»: [ { \"a\": 1 }, { \"b\": 2 } ] }", #"{ "items": [ { "a": 1, "c": 2 } ] }"#,
      "`de` lacks `items[].c`, which `en` has"
    ),
    (
      "{ \"items\": [ { «\"of\"»: { } } ] }", #"{ "items": [ { "of": { "a": 1 } }, { "of": { "b": 1 } } ] }"#,
      "`de` lacks `items[].of.a` and `items[].of.b`, which `en` has"
    ),
    (
      "{ \"rows\": [ { «\"cells\"»: [ { \"t\": 1 } ] } ] }",
      #"{ "rows": [ { "cells": [ { "t": 1 } ] }, { "cells": [ { "u": 1 } ] } ] }"#,
      "`de` lacks `rows[].cells[].u`, which `en` has"
    ),
    (
      "{ \"$responses\": { «\"load\"»: { \"a\": 1 } } }",
      #"{ "$responses": { "load": { "a": 1, "b": 2 } } }"#,
      "`de` lacks `$responses.load.b`, which `en` has"
    ),
    (
      "{ \"$responses\": { «\"load\"»: { \"$status\": 500, \"$body\": { } } } }",
      #"{ "$responses": { "load": { "b": 2 } } }"#, "`de` lacks `$responses.load.b`, which `en` has"
    ),
    (
      "{ «\"$responses\"»: { } }", #"{ "$responses": { "load": { "b": 2 } } }"#,
      "`de` lacks `$responses.load`, which `en` has"
    ),
  ])
  func `a missing key is reported where it belongs`(text: String, english: String, message: String) {
    let marked = MarkedText(text)
    let found = findings(marked.bytes, ["en": english])
    #expect(found.map(\.range) == marked.ranges)
    #expect(found.map(\.diagnostic.message) == [message])
  }

  @Test(arguments: [
    (#"{ "a": 1 }"#, #"{ "a": { "b": 2 } }"#), (#"{ "a": { } }"#, #"{ "a": [ { "b": 2 } ] }"#),
    (#"{ "a": [] }"#, #"{ "a": [ { "b": 2 } ] }"#), (#"{ "a": [ 1 ] }"#, #"{ "a": [ { "b": 2 } ] }"#),
    (#"{ "a": [ { "b": 1 } ] }"#, #"{ "a": [ { "b": 1 }, { "b": 2 } ] }"#),
    (#"{ "a": null }"#, #"{ "a": "x" }"#),
    (#"{ "a": 1 }"#, #"{ "$comment": "x", "_comment": "y", "//": "z", "a": 1 }"#), ("[]", #"{ "a": 1 }"#),
    (#"{ "a": 1, }"#, #"{ "b": 1 }"#), ("", #"{ "b": 1 }"#),
    (#"{ "$responses": { "r": { "$failure": "offline" } } }"#, #"{ "$responses": { "r": { "b": 1 } } }"#),
    (#"{ "a": 1, "more": 2 }"#, #"{ "a": 1 }"#),
  ])
  func `what cannot be compared or is more is not reported`(text: String, english: String) {
    #expect(findings(Array(text.utf8), ["en": english]).isEmpty)
  }

  @Test(arguments: [
    "{ }", "{\n}", "{ \"a\": 1 }", "{\n  \"a\": 1\n}\n", "{\"a\":{}}", "{ \"l\": [ { }, { \"x\": 1 } ] }",
    "{ \"a\": { \"x\": \"ä\" }, \"l\": [\n  {\n    \"y\": []\n  }\n] }",
  ])
  func `after the fixes nothing is missing`(text: String) {
    let english =
      #"{ "a": { "x": "\n", "y": [ 1 ] }, "l": [ { "x": 1 }, { "y": { "z": null } } ], "b": "é" }"#
    var source = SourceFile(uri: FileURI(path: "de"), version: nil, bytes: Array(text.utf8))
    for _ in 0..<8 {
      guard let fix = findings(source.bytes, ["en": english]).first?.diagnostic.fixes.first else { break }
      #expect(fix.applicability == .incomplete)
      source = source.edited(by: fix.edits, version: nil)
    }
    #expect(SyntaxTree.parse(source.bytes).errors.isEmpty, "\(source.text(in: TextRange(utf8: 0, 999)))")
    let isScalar = text.contains("\"a\": 1")
    #expect(findings(source.bytes, ["en": english]).isEmpty)
    #expect(isScalar || source.text(in: TextRange(utf8: 0, 999)).contains("\"b\": \"é\""))
  }

  @Test func `several languages are named together, and English has the text to translate`() {
    let found = findings(Array("{}".utf8), ["fr": #"{ "a": "un", "b": "deux" }"#, "en": #"{ "a": "one" }"#])
    #expect(found.map(\.diagnostic.message) == ["`de` lacks `a` and `b`, which other languages have"])
    #expect(
      found.first?.diagnostic.fixes.first?.edits.first?.newText.contains(#""a": "one", "b": "deux""#) == true)
  }

  @Test func `only names that end in a language tag are those of languages`() {
    func sample(_ name: String) -> Sample { Sample(name: name, path: name, bytes: Array("{}".utf8)) }
    let languages = ["en", "de", "pt-BR", "pt_PT", "zh-Hans", "zh-Hant-TW", "es-419"].map(sample)
    let others = ["empty", "full", "xx", "en-", "english", "de-DEU", "e", "deu", "a.en.b", "big.fr", ""].map(
      sample)
    for language in languages {
      let names = language.translations(among: languages + others).map(\.name)
      #expect(names == languages.map(\.name).filter { $0 != language.name })
    }
    for other in others { #expect(other.translations(among: languages + others).isEmpty, "\(other.name)") }
    let big = [sample("big.fr"), sample("big.en"), sample("en")]
    #expect(big[0].translations(among: big).map(\.name) == ["big.en"])
  }
}
