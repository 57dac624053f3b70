import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct BrokenDocumentTests {
  @Test(arguments: [
    // What is inside a container with a syntax error is a guess; what is inside its entries is not.
    (
      #"{ "id": 5 "root": { "children": [{ "type": "label", "text": 6 }] } }"#, ["json-syntax", "wrong-type"]
    ),
    (
      #"{ "id": 5, "root": { "children": [{ "type": "label", "text": 6 }] } }"#, ["wrong-type", "wrong-type"]
    ),
    (#"{ "id": "a", "zzz": 1, "root": { "children": [] }"#, ["json-syntax"]),
    (#"{ "id": "a", "zzz": 1, "root": { "children": [] } }"#, ["unknown-key"]),
    (#"{ "id": "a", "root": { "children": [5 6] } }"#, ["json-syntax"]),
    (#"{ "id": "a", "root": { "children": [5,, 6], "zzz": 1 } }"#, ["json-syntax", "unknown-key"]),
    (
      #"{ "id": "a", "root": { "children": [{ "type": "label", "text": } ], "zzz": 1 } }"#,
      ["json-syntax", "unknown-key"]
    ),
    ("", ["json-syntax"]), ("[", ["json-syntax"]), ("{", ["json-syntax"]),
  ])
  func `findings that depend on a guess of the parser are dropped`(text: String, ids: [String]) {
    #expect(analyzed(text).findings.map(\.id.rawValue) == ids)
  }

  @Test func `what can be read is read`() {
    let analysis = analyzed(
      #"{ "id": "a", "state": { "n": 1 }, "styles": { "s": { "fontSize": 1 } "root": { "children": [{ "type": "label", "styleId": "s", "text": "${n}" }"#
    )
    #expect(analysis.document.id == "a" && analysis.symbols.declares(.style, "s"))
    #expect(analysis.state.roots["n"]?.value == .intValue(1))
  }

  @Test func `several documents in one file share its syntax errors`() throws {
    let text = #"[{ "id": 5, "root": { "children": [] } }, { "id": "b", "root": 5 },, 1]"#
    let source = SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: Array(text.utf8))
    let file = ParsedFile(source)
    let second = file.tree.withView { $0.indexAfter(1) }
    let analysis = Analysis(
      of: file, vocabulary: BuiltInKinds.vocabulary(), at: second, includingSyntax: false)
    #expect(analysis.document.id == "b" && analysis.findings.map(\.id.rawValue) == ["wrong-type"])
    let first = Analysis(of: file, vocabulary: BuiltInKinds.vocabulary(), at: 1)
    #expect(first.findings.map(\.id.rawValue) == ["json-syntax", "wrong-type"])
  }

  @Test func `an edited file is parsed again`() throws {
    let file = analyzed(#"{ "id": 5 }"#).file
    let edited = file.edited(by: [TextEdit(range: TextRange(utf8: 8, 9), newText: "\"b\"")], version: 2)
    #expect(edited.source.bytes == Array(#"{ "id": "b" }"#.utf8) && edited.tree.bytes == edited.source.bytes)
    #expect(edited.source.version == 2)
  }

  @Test func `a syntax error is a finding with a fix`() {
    let text = #"{ "id": "a",, "root": { "children": [] } }"#
    let findings = analyzed(text).findings
    #expect(findings.map(\.id.rawValue) == ["json-syntax"])
    #expect(findings.first?.diagnostic.effect == .rejectsDocument)
    #expect(
      FindingDump.lines(of: findings, in: Array(text.utf8)).last
        == #"→ { "id": "a", "root": { "children": [] } }"#)
  }

  @Test(arguments: [
    #"{ "id": "a", "root": { "children": [] }, }"#, #"{ "id": "a", "root": { "children": [{},] } }"#,
    "\u{FEFF}" + #"{ "id": "a", "root": { "children": [] } }"#,
  ])
  func `what the app reads although it is not JSON is an error without that effect`(text: String) {
    let syntax = analyzed(text).findings.filter { $0.id == "json-syntax" }
    #expect(syntax.map(\.diagnostic.effect) == [.none])
    #expect(syntax.first?.diagnostic.severity == .error)
    #expect(syntax.first?.diagnostic.help?.hasSuffix("not valid JSON, and other readers reject it") == true)
  }

  @Test(arguments: ["\"extra\"", "\"state\""])
  func `nesting that the app's parser rejects is reported once, also below unknown keys`(key: String) {
    func findings(_ depth: Int) -> [String] {
      let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let text = #"{ "id": "a", \#(key): { "deep": \#(brackets) }, "root": { "children": [] } }"#
      return analyzed(text).findings.map(\.id.rawValue).filter { $0 == "json-syntax" }
    }
    #expect(findings(510) == [])
    #expect(findings(511) == ["json-syntax"])
    #expect(findings(2_000) == ["json-syntax"])
  }

  @Test(arguments: [
    #"{ "id": "\ud800", "root": { "children": [] } }"#, #"{ "id": "a", "root": { "children": [,] } }"#,
    #"{ "id": "a", "root": { "children": [] } },"#, #"{ "id": "a", "root": { "children": [{},,] } }"#,
  ])
  func `the app rejects what its decoder cannot read`(text: String) {
    let syntax = analyzed(text).findings.filter { $0.id == "json-syntax" }
    #expect(syntax.contains { $0.diagnostic.effect == .rejectsDocument })
  }
}
