import CladsServer
import SourceText
import TestSupport
import Testing

/// Tests of screens in the server: their findings follow their documents.
@Suite struct ScreenTestTests {
  private static func screen(_ id: String) -> String {
    #"{ "id": "a", "root": { "children": [ { "type": "button", "id": "\#(id)", "text": "Pay" } ] } }"#
  }
  private static let test = #"{ "steps": [ { "tap": { "id": "pay" } } ] }"#

  @Test func `a test is checked against the document as it is in the editor`() async {
    let session = await ServerSession.running(files: ["a.clads.json": Self.screen("pay")])
    session.open("a.clads-test.json", Self.test, language: "json")
    await session.settle()
    #expect(session.published("a.clads-test.json").last == [])
    session.open("a.clads.json", Self.screen("buy"))
    await session.settle()
    #expect(session.published("a.clads-test.json").last == ["test-unknown-name"])
    session.change("a.clads.json", to: Self.screen("pay"), version: 2)
    await session.settle()
    #expect(session.published("a.clads-test.json").last == [])
    session.change("a.clads.json", to: Self.screen("other"), version: 3)
    session.close("a.clads.json")
    await session.settle()
    #expect(session.published("a.clads-test.json").last == [])
  }

  @Test func `a test of a document that does not exist says so until it is there`() async {
    let session = await ServerSession.running()
    session.open("a.clads-test.json", Self.test, language: "json")
    await session.settle()
    #expect(session.published("a.clads-test.json").last == ["project-missing-file"])
    session.write("a.clads.json", Self.screen("pay"))
    session.open("a.clads.json", Self.screen("pay"))
    await session.settle()
    #expect(session.published("a.clads-test.json").last == [])
  }
}
