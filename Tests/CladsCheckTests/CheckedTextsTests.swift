import CladsCheck
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

/// Files with the same text have the same findings, which are looked for once.
@Suite struct CheckedTextsTests {
  private let texts = CheckedTexts()

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
      #expect(texts.diagnostics(of: source(screen, name), in: context) == expected)
    }
  }

  @Test func `each project has its own findings`() {
    for rules in [#""unresolved-style": "off""#, #""unresolved-style": "error""#, ""] {
      let context = context(#"{ "rules": { \#(rules) } }"#)
      #expect(texts.diagnostics(of: source(screen), in: context) == context.diagnostics(of: source(screen)))
    }
  }

  @Test func `a path matters where the project has levels for some paths`() {
    let project = #"{ "overrides": [{ "files": ["old/**"], "rules": { "unresolved-style": "off" } }] }"#
    var context = context(project, path: "old/a.clads.json")
    let old = texts.diagnostics(of: source(screen), in: context)
    context.path = "new/a.clads.json"
    #expect(texts.diagnostics(of: source(screen), in: context).count == old.count + 1)
  }

  @Test func `texts are forgotten and found again`() {
    let context = context()
    for round in 0..<2 {
      for number in stride(from: 0, to: 600, by: 1) {
        let text = screen.replacing("Hello", with: String(repeating: "x", count: 2_000) + "\(number)")
        let found = texts.diagnostics(of: source(text), in: context)
        if number % 100 == round { #expect(found == context.diagnostics(of: source(text))) }
      }
    }
  }
}
