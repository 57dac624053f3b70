import CladsServer
import Dispatch
import TestSupport
import Testing

/// Folders with many files, with files that change during a request, and behind symbolic links.
@Suite struct FolderTests {
  private static let watches =
    #"{ "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } } }"#
  private static let pulls = #"{ "textDocument": { "diagnostic": {} } }"#
  private static let everything = #"{ "previousResultIds": [] }"#
  private let name = "a.clads.json"

  /// A server whose workspace is a folder with documents, each of which declares a style of its own.
  private func withStyles(_ count: Int) async -> ServerSession {
    let files = (0..<count).map { number in
      (
        "\(number).clads.json",
        #"{ "id": "d\#(number)", "styles": { "style\#(number)": {} }, "root": { "children": [] } }"#
      )
    }
    let session = await ServerSession.running(
      Self.watches, files: Dictionary(uniqueKeysWithValues: files))
    session.add(folder: "")
    return session
  }

  /// A server whose workspace is a folder with documents that have one finding each.
  private func withFindings(_ count: Int, _ capabilities: String) async -> ServerSession {
    let session = await ServerSession.running(
      capabilities,
      files: Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0).clads.json", Screens.misspelled) }))
    session.add(folder: "")
    return session
  }

  // MARK: - Changes during a request

  @Test(arguments: [false, true])
  func `a document that changes during a pull of the workspace keeps its findings`(isFinished: Bool) async {
    let session = await ServerSession.running(Self.pulls)
    session.open(name, Screens.misspelled)
    let id = session.request("workspace/diagnostic", Self.everything)
    if isFinished { await session.finishWork() }
    session.change(name, to: Screens.misspelled + " ", version: 2)
    await session.settle()
    #expect(session.response(id)?.contains("unknown-component-kind") == true)
  }

  @Test func `a search of the workspace during changes of the project finds every file`() async {
    let session = await withStyles(60)
    var ids = [session.request("workspace/symbol", #"{ "query": "style59" }"#)]
    for _ in 0..<3 {
      session.write("clads.json", "{}\n")
      session.filesChanged("clads.json")
      ids.append(session.request("workspace/symbol", #"{ "query": "style59" }"#))
    }
    await session.settle()
    for id in ids {
      let symbols = ServerMessage(#"{ "list": \#(session.response(id) ?? "[]") }"#)
      #expect(symbols.strings(in: "list", of: "name") == ["style59"])
    }
  }

  @Test func `constantly changing files do not block a response`() async {
    let session = await withStyles(60)
    for _ in 0..<500 { session.filesChanged("0.clads.json") }
    let symbols = await session.call("workspace/symbol", #"{ "query": "style59" }"#)
    #expect(ServerMessage(#"{ "list": \#(symbols) }"#).strings(in: "list", of: "name") == ["style59"])
  }

  // MARK: - Many files

  @Test func `a long result is sent in parts on request`() async {
    let session = await withFindings(250, Self.pulls)
    let whole = ServerMessage(await session.call("workspace/diagnostic", Self.everything))
    #expect(whole.elements("items").count == 250)
    let response = ServerMessage(
      await session.call(
        "workspace/diagnostic", #"{ "previousResultIds": [], "partialResultToken": "parts" }"#))
    #expect(response.text("items") == "[]")
    let parts = session.sent("$/progress").filter { $0.string("params", "token") == "parts" }
      .map { $0.elements("params", "value", "items") }
    #expect(parts.map(\.count) == [100, 100, 50])
    #expect(parts.joined().map(\.description) == whole.elements("items").map(\.description))
  }

  @Test func `a scan of many files reports its progress from begin to end`() async throws {
    let session = await withFindings(250, #"{ "window": { "workDoneProgress": true } }"#)
    await session.settle()
    let token = try #require(session.lastRequest("window/workDoneProgress/create")?.string("params", "token"))
    let progress = session.sent("$/progress").filter { $0.string("params", "token") == token }
    let kinds = progress.compactMap { $0.string("params", "value", "kind") }
    #expect(kinds.first == "begin" && kinds.last == "end" && kinds.count > 2)
    #expect(kinds.dropFirst().dropLast().allSatisfy { $0 == "report" })
    let percentages = progress.dropFirst().compactMap { $0.int("params", "value", "percentage") }
    #expect(percentages == percentages.sorted() && percentages.count == kinds.count - 2)
    #expect(percentages.allSatisfy { (0...100).contains($0) })
  }

  @Test func `an opened document has its findings before the files of the workspace are scanned`() async {
    let threads = ServerThreads()
    let session = await ServerSession.running(
      #"{ "window": { "workDoneProgress": true } }"#,
      files: Dictionary(uniqueKeysWithValues: (0..<250).map { ("\($0).clads.json", Screens.misspelled) }),
      on: threads)
    let canScan = DispatchSemaphore(value: 0)
    for _ in 0..<threads.background.count {
      _ = threads.background.start { [canScan] in Self.block(until: canScan) }
    }
    session.add(folder: "")
    session.open("249.clads.json", Screens.misspelled)
    await session.handleEvents(untilPublished: "249.clads.json")
    #expect(session.published("249.clads.json") == [["unknown-component-kind"]])
    #expect(session.published("0.clads.json").isEmpty)
    for _ in 0..<threads.background.count { canScan.signal() }
    await session.settle()
    #expect(session.published("0.clads.json") == [["unknown-component-kind"]])
  }

  /// Blocks the thread.
  private static func block(until semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test func `after a canceled pull of the workspace, the next one has the findings of all files`() async {
    let session = await withFindings(60, Self.pulls)
    let id = session.request("workspace/diagnostic", Self.everything)
    session.notify("$/cancelRequest", #"{ "id": \#(id) }"#)
    let pulled = ServerMessage(await session.call("workspace/diagnostic", Self.everything))
    #expect(session.response(id) == "-32800: the request was canceled")
    #expect(pulled.elements("items").count == 60)
    let codes = pulled.elements("items").flatMap { $0.strings(in: "items", of: "code") }
    #expect(codes == Array(repeating: "unknown-component-kind", count: 60))
  }

  @Test func `clients that do not show progress get none`() async {
    let session = await withFindings(250, "{}")
    await session.settle()
    #expect(session.sent("textDocument/publishDiagnostics").count == 250)
    #expect(session.sent("window/workDoneProgress/create").isEmpty)
    #expect(session.sent("$/progress").isEmpty)
  }

  // MARK: - Symbolic links

  /// A server whose workspace is a link to a folder with a document and a project file.
  private func linked(project: String) async -> ServerSession {
    let session = await ServerSession.running(
      files: ["home/clads.json": project, "home/a.clads.json": Screens.misspelled])
    session.scratch.link("link", to: "home")
    session.add(folder: "link")
    await session.settle()
    return session
  }

  @Test func `a project file behind a symbolic link is reported once`() async {
    let session = await linked(project: #"{ "documents": 5 }"#)
    #expect(session.published("link/clads.json").last?.isEmpty == false)
    session.open("link/a.clads.json", Screens.misspelled)
    _ = await session.call("workspace/symbol", #"{ "query": "" }"#)
    #expect(session.published("home/clads.json").isEmpty)
  }

  @Test func `a project file that is deleted while it is open stops applying when it is closed`() async {
    let project = #"{ "components": { "labbel": {} } }"#
    let session = await linked(project: project)
    session.open("link/a.clads.json", Screens.misspelled)
    await session.settle()
    #expect(session.published("link/a.clads.json").last?.contains("unknown-component-kind") == false)
    session.open("link/clads.json", project + "\n", language: "json")
    session.remove("home/clads.json")
    session.close("link/clads.json")
    await session.settle()
    #expect(session.published("link/a.clads.json").last?.contains("unknown-component-kind") == true)
  }
}
