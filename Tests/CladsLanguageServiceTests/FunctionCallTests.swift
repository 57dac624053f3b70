import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct FunctionCallTests {
  private func label(_ template: String) -> String? {
    let text = MarkedText(
      #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "\#(template)" } ] } }"#)
    guard let cursor = text.cursor else { return nil }
    return DocumentSnapshot.alone(text.text).signatureHelp(at: cursor)?.label
  }

  @Test(arguments: [
    ("${tags.contains($0", "tags.contains(value) → bool"),
    ("${tags.contains($0)}", "tags.contains(value) → bool"),
    ("${user.tags.contains('a$0')}", "user.tags.contains(value) → bool"),
    ("${a.contains(b.contains($0c))}", "b.contains(value) → bool"),
    ("${tags.contains('a')$0}", nil), ("${tags$0.contains('a')}", nil), ("$0${tags.contains('a')}", nil),
    ("${tags.concat($0)}", nil), ("${(a$0)}", nil),
  ])
  func `the innermost call around an offset is found`(_ template: String, _ expected: String?) {
    #expect(label(template) == expected)
  }
}
