import CladsCheck
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

/// Files with the same text have the same findings, which are looked for once.
@Suite struct CheckedTextsTests {
  private let texts = CheckedTexts(shapes: 1 << 20)

  private func source(_ text: String, _ name: String = "a.clads.json") -> SourceFile {
    SourceFile(uri: FileURI(path: name), version: nil, bytes: Array(text.utf8))
  }

  private func context(_ project: String = "{}", path: String = "a.clads.json") -> FileContext {
    let project = Project.read(Array(project.utf8), path: "clads.json", files: NoFiles())
    return FileContext(kind: .document, checker: Checker(project: project), path: path)
  }

  private let screen =
    #"{ "id": "a", "root": { "children": [{ "type": "labbel", "text": "Hello", "styleId": "title" }] } }"#

  @Test func `a text that was checked before has the same findings`() {
    let context = context()
    let expected = context.diagnostics(of: source(screen))
    #expect(!expected.isEmpty)
    for name in ["a.clads.json", "b.clads.json", "c.clads.json"] {
      #expect(texts.checked(source(screen, name), in: context).diagnostics == expected)
    }
  }

  @Test func `each project has its own findings`() {
    for rules in [#""unresolved-style": "off""#, #""unresolved-style": "error""#, ""] {
      let context = context(#"{ "rules": { \#(rules) } }"#)
      let found = texts.checked(source(screen), in: context).diagnostics
      #expect(found == context.diagnostics(of: source(screen)))
    }
  }

  @Test func `a path matters where the project has levels for some paths`() {
    let project = #"{ "overrides": [{ "files": ["old/**"], "rules": { "unresolved-style": "off" } }] }"#
    var context = context(project, path: "old/a.clads.json")
    let old = texts.checked(source(screen), in: context).diagnostics
    context.path = "new/a.clads.json"
    #expect(texts.checked(source(screen), in: context).diagnostics.count == old.count + 1)
  }

  @Test func `texts are forgotten and found again`() {
    let context = context()
    for round in 0..<2 {
      for number in stride(from: 0, to: 600, by: 1) {
        let text = screen.replacing("Hello", with: String(repeating: "x", count: 2_000) + "\(number)")
        let found = texts.checked(source(text), in: context).diagnostics
        if number % 100 == round { #expect(found == context.diagnostics(of: source(text))) }
      }
    }
  }

  @Test(arguments: SampleDocuments.exampleNames)
  func `documents of one shape have the findings of their own texts`(name: String) throws {
    let text = try #require(SampleDocuments.examples.first { $0.name == name }?.text)
    let context = context()
    // The words of the text that a document shows, among others.
    for words in [("a", "e"), ("e", "ee"), ("t", "${t}"), ("s", ""), ("o", "7"), ("i", "\\n")] {
      for occurrence in 0..<3 {
        let parts = text.split(separator: words.0, omittingEmptySubsequences: false)
        guard parts.count > occurrence * 9 + 1 else { continue }
        let start = parts[...(occurrence * 9)].joined(separator: words.0)
        let end = parts[(occurrence * 9 + 1)...].joined(separator: words.0)
        let changed = source(start + words.1 + end)
        #expect(texts.checked(changed, in: context).diagnostics == context.diagnostics(of: changed))
      }
    }
  }
}
