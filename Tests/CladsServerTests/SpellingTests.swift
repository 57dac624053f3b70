import CladsServer
import Testing

/// Clients spell the URI of a file in many ways; all of them mean one document.
@Suite struct SpellingTests {
  private static let unknownKind = "unknown-component-kind"
  private static let watches = """
    { "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } } }
    """

  /// Returns spellings of the URI of a file whose path has many characters that may be escaped: as the client
  /// opens it, in changes, and when it is closed.
  private func spellings(_ session: ServerSession) -> (opened: String, changed: String, closed: String) {
    let folder = session.uri("")
    return (
      folder + "Screens/(auth)/a@b+c é.clads.json".replacing(" ", with: "%20").replacing("é", with: "%c3%a9"),
      folder + "Screens/%28auth%29/a%40b%2bc%20%C3%A9.clads.json",
      folder + "Screens/%28auth)/a@b%2Bc%20%C3%a9.clads.json"
    )
  }

  @Test func `changes under another spelling reach the document, and findings have that which was opened`()
    async
  {
    let session = await ServerSession.running()
    let uri = spellings(session)
    session.open(uri.opened, Screens.misspelled)
    await session.settle()
    session.change(uri.changed, to: Screens.good, version: 2)
    await session.settle()
    #expect(session.published(uri.opened) == [[Self.unknownKind], []])
    session.change(uri.closed, to: Screens.misspelled, version: 3)
    await session.settle()
    session.close(uri.closed)
    await session.settle()
    #expect(session.published(uri.opened) == [[Self.unknownKind], [], [Self.unknownKind], []])
    #expect(session.published(uri.changed).isEmpty)
    #expect(session.published(uri.closed).isEmpty)
    #expect(session.sent("window/logMessage").allSatisfy { $0.text("params", "type") != "2" })
  }

  @Test func `findings of the scan move to the spelling that the client opens`() async {
    let name = "Screens/(auth)/a@b+c é.clads.json"
    let session = await ServerSession.running(Self.watches, files: [name: Screens.misspelled])
    let uri = spellings(session)
    session.add(folder: "")
    await session.settle()
    #expect(session.published(name) == [[Self.unknownKind]])
    session.open(uri.opened, Screens.misspelled)
    await session.settle()
    #expect(session.published(name) == [[Self.unknownKind], []])
    #expect(session.published(uri.opened) == [[Self.unknownKind]])
    // After it is closed, its findings are those of the file, still under the spelling of the client.
    session.close(uri.opened)
    await session.settle()
    #expect(session.published(name) == [[Self.unknownKind], []])
    #expect(session.published(uri.opened) == [[Self.unknownKind], [Self.unknownKind]])
  }

  @Test func `a document that is opened twice is one document, under the later spelling`() async {
    let session = await ServerSession.running()
    let uri = spellings(session)
    session.open(uri.opened, Screens.misspelled)
    await session.settle()
    session.open(uri.changed, Screens.unused)
    await session.settle()
    #expect(session.published(uri.opened) == [[Self.unknownKind], []])
    #expect(session.published(uri.changed) == [["unused-style"]])
  }

  @Test func `pulled findings have the spelling that the client opened`() async {
    let name = "Screens/(auth)/a@b+c é.clads.json"
    let session = await ServerSession.running(
      #"{ "textDocument": { "diagnostic": {} } }"#, files: [name: Screens.misspelled])
    let uri = spellings(session)
    session.add(folder: "")
    session.open(uri.opened, Screens.misspelled)
    await session.settle()
    let report = await session.call("workspace/diagnostic", #"{ "previousResultIds": [] }"#)
    #expect(report.contains("\"\(uri.opened)\""))
    #expect(!report.contains("%28auth"))
    let previous = #"{ "uri": "\#(uri.changed)", "value": "1" }"#
    let next = await session.call("workspace/diagnostic", #"{ "previousResultIds": [\#(previous)] }"#)
    #expect(next.contains("\"\(uri.changed)\""))
  }
}
