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

  @Test func `every picture of a rejected document says so`() {
    let rejected = #"{ "id": 5, "root": { "children": [\#(Self.label)] } }"#
    let text = preview(rejected).output
    #expect(
      text.hasPrefix(
        """
        ━━━━━━━━━━━━━━━━━━━━
        The app rejects this
          document and shows
          nothing. Line 1:
        """))
    #expect(text.hasSuffix("\n━━━━━━━━━━━━━━━━━━━━\n") && text.contains("Hello"))
    #expect(preview(rejected, ["--ascii"]).output.hasPrefix("====================\n"))
    let ansi = preview(rejected, ["--output", "ansi"]).output
    #expect(ansi.contains("\u{1B}[1;31mThe app rejects this\u{1B}[0m"))
    for format in ["svg", "html", "grid"] {
      let picture = preview(rejected, ["--output", format]).output
      #expect(picture.contains("The app rejects"), "\(format)")
      #expect(picture.contains("#b3261e"), "\(format)")
      let accepted = preview(
        #"{ "id": "a", "root": { "children": [\#(Self.label)] } }"#, ["--output", format])
      #expect(!accepted.output.contains("#b3261e"), "\(format)")
    }
  }

  @Test func `what can be read of a rejected document is drawn`() {
    let result = preview(#"{ "id": 5, "root": { "children": [\#(Self.label)] } }"#, ["--as", "spec"])
    #expect(result.status == 1)
    #expect(result.output.contains("Hello"))
  }
}
