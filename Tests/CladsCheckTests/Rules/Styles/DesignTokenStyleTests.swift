import Diagnostics
import TestSupport
import Testing

/// Tests of styles of the document that are referred to with `@`.
@Suite struct DesignTokenStyleTests {
  private static let project =
    #"{ "designSystems": { "trailhead": { "styles": { "body": { "fontSize": 28 } } } } }"#

  private func ids(_ members: String, _ style: String, project: String? = nil) -> [DiagnosticID] {
    let label = #"{ "type": "label", "text": "a", "styleId": "\#(style)" }"#
    return diagnose(Array(document(members, children: label).utf8), project).map(\.id)
  }

  @Test func `a style of the document is not a token`() {
    let styles = #""styles": { "caption": { "fontSize": 20 } }"#
    #expect(ids(styles, "@caption") == ["design-token-style"])
    #expect(ids(styles, "@caption", project: Self.project) == ["design-token-style"])
    #expect(
      ids(#""designSystem": "trailhead", \#(styles)"#, "@caption", project: Self.project) == [
        "design-token-style"
      ])
  }

  @Test func `a token that exists or may exist is not taken for a style`() {
    let styles = #""styles": { "body": { "fontSize": 20 } }"#
    #expect(!ids(styles, "@body", project: Self.project).contains("design-token-style"))
    #expect(!ids(#""designSystem": "lightspeed", \#(styles)"#, "@body").contains("design-token-style"))
    #expect(!ids(styles, "@caption").contains("design-token-style"))
  }

  @Test func `a token without its sign is suggested`() {
    let text = document(
      #""designSystem": "trailhead""#, children: #"{ "type": "label", "text": "a", "styleId": "body" }"#)
    let found = diagnose(Array(text.utf8), Self.project).filter { $0.id == "unresolved-style" }
    #expect(found.map(\.help) == ["did you mean `@body`?"])
  }
}
