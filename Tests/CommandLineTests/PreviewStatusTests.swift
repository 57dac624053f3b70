import TestSupport
import Testing

/// The exit status of `--preview`, and what it draws of a document that is not in order.
@Suite struct PreviewStatusTests {
  private func preview(_ document: String, _ options: [String] = []) -> Execution {
    Executable.run(
      ["--preview", "-", "--stdin-path", "a.clads.json", "--output", "text", "--width", "20"] + options,
      input: Array(document.utf8))
  }

  private static let label = #"{ "type": "label", "text": "Hello" }"#

  @Test(arguments: [
    #"{ "id": "a", "root": { "children": [\#(label)], } }"#,
    #"{ "id": "a", "root": { "children": [\#(label),] } }"#,
    "\u{FEFF}" + #"{ "id": "a", "root": { "children": [\#(label)] } }"#,
    #"{ "id": "a", "root": { "children": [\#(label)] }, "extra": 1 }"#,
  ])
  func `a document that the app reads is drawn`(document: String) {
    let result = preview(document)
    #expect(result.status == 0)
    #expect(result.output.contains("Hello"))
    #expect(!result.error.contains("rejects"), "\(result.error)")
  }

  @Test(arguments: [
    #"{ "id": "a", "root": { "children": [\#(label)] "x": 1 } }"#,
    #"{ "id": 5, "root": { "children": [\#(label)] } }"#,
    #"{ "id": "\ud800", "root": { "children": [\#(label)] } }"#,
    #"{ "id": "a", "root": { "children": [\#(label)], "edgeInsets": { "top": 1e-400 } } }"#,
    #"{ "root": { "children": [\#(label)] } }"#, "[]", "",
  ])
  func `the status is 1 if the app rejects the document`(document: String) {
    for mode in ["device", "spec"] {
      let result = preview(document, ["--as", mode])
      #expect(result.status == 1, "\(mode): \(document): \(result.error)")
    }
  }

  @Test func `what can be read of a rejected document is drawn`() {
    let result = preview(#"{ "id": 5, "root": { "children": [\#(Self.label)] } }"#, ["--as", "spec"])
    #expect(result.status == 1)
    #expect(result.output.contains("Hello"))
  }
}
