import CladsServer
import Testing

/// Commands about open and closed documents, and the sample that is selected for each.
@Suite struct CommandTests {
  private static let state = #"{ "index": 1, "items": [10, 20, 30] }"#
  private static let document = Screens.label("${index}", state: state)
  private static let samples = [
    "a.sample.json": #"{ "index": 2 }"#, "a.none.sample.json": #"{ "items": [] }"#,
  ]
  private let name = "a.clads.json"

  private func opened(_ capabilities: String = "{}") async -> ServerSession {
    let files = Self.samples.merging([name: Self.document, "notes.txt": "hello"]) { $1 }
    let session = await ServerSession.running(capabilities, files: files)
    session.open(name, Self.document)
    return session
  }

  private func evaluate(_ expression: String, _ session: ServerSession) async -> String? {
    ServerMessage(await session.run("evaluate", name, #", "expression": "\#(expression)""#)).text("value")
  }

  private func status(_ session: ServerSession, _ name: String = "a.clads.json") async -> ServerMessage {
    ServerMessage(await session.run("status", name))
  }

  private func select(_ sample: String, _ session: ServerSession) async -> String {
    await session.run("selectSample", name, #", "sample": "\#(sample)""#)
  }

  // MARK: - Documents

  @Test func `a document that is not open is read from disk`() async {
    let session = await opened()
    session.close(name)
    #expect(await evaluate("items[0]", session) == "10")
    #expect(
      await session.run("samples", name) == """
        [{"name":"initial","source":"state"},\
        {"name":"none","source":"\(session.path("a.none.sample.json"))"},\
        {"name":"sample","source":"\(session.path("a.sample.json"))"}]
        """)
  }

  @Test func `the unsaved text of a document is evaluated, also when it is incomplete`() async {
    let session = await opened()
    let changed = Screens.label("x", state: #"{ "index": 70 }"#)
    session.change(name, to: changed, version: 2)
    #expect(await evaluate("index", session) == "70")
    session.change(name, to: String(changed.replacing("70", with: "71").dropLast(20)), version: 3)
    #expect(await evaluate("index", session) == "71")
  }

  @Test(
    arguments: ["evaluate", "samples", "selectSample"], ["notes.txt", "gone.clads.json", "untitled:nothing"])
  func `a file that is not a document is rejected`(_ command: String, _ file: String) async {
    let session = await opened()
    let error = await session.run(command, file, #", "expression": "1", "sample": "initial""#)
    #expect(error.hasPrefix("-32") && error.contains(session.uri(file)), "\(error)")
  }

  @Test(arguments: [
    ("evaluate", "", "expression"), ("evaluate", #", "expression": 7"#, "expression"),
    ("evaluate", #", "expression": "a", "position": 3"#, "position"),
    ("evaluate", #", "expression": "a", "template": "yes""#, "template"),
    ("evaluate", #", "expression": "a", "sample": "nowhere""#, "`nowhere`"),
    ("evaluate", #", "expression": "a", "sample": "smaple""#, "did you mean `sample`"),
    ("selectSample", "", "sample"), ("selectSample", #", "sample": ["none"]"#, "sample"),
    ("selectSample", #", "sample": "nowhere""#, "`nowhere`"),
  ])
  func `invalid arguments are rejected with a message`(
    _ command: String, _ arguments: String, _ message: String
  )
    async
  {
    let session = await opened()
    let error = await session.run(command, name, arguments)
    #expect(error.hasPrefix("-32602: ") && error.contains(message), "\(error)")
    #expect(await status(session).string("sample") == "initial")
  }

  // MARK: - Selected samples

  @Test func `the selected sample is used from then on`() async {
    let session = await opened()
    #expect(await status(session).string("sample") == "initial")
    #expect(await session.hover(name, 1, 36).contains("“1”"))
    #expect(await select("sample", session) == "null")
    #expect(await status(session).string("sample") == "sample")
    #expect(await session.hover(name, 1, 36).contains("“2”"))
    #expect(await evaluate("index", session) == "2")
    _ = await select("initial", session)
    #expect(await session.hover(name, 1, 36).contains("“1”"))
  }

  @Test func `the selection survives edits and closing`() async {
    let session = await opened()
    _ = await select("sample", session)
    session.change(name, to: Screens.label("now ${index}", state: Self.state), version: 2)
    #expect(await evaluate("index", session) == "2")
    session.close(name)
    session.open(name, Self.document)
    #expect(await status(session).string("sample") == "sample")
    #expect(await evaluate("index", session) == "2")
  }

  @Test func `each document has its own selection`() async {
    let session = await opened()
    session.write("other.clads.json", Self.document)
    session.write("other.sample.json", "{}")
    _ = await select("sample", session)
    #expect(await status(session, "other.clads.json").string("sample") == "initial")
    #expect(await status(session).string("sample") == "sample")
  }

  @Test func `clients that cannot refresh hints are not asked to`() async {
    let session = await opened()
    _ = await select("sample", session)
    #expect(session.sent("workspace/inlayHint/refresh").isEmpty)
  }

  // MARK: - Status

  @Test(arguments: [
    ("clads.json", "project"), ("a.clads.json", "document"), ("Screens/listed.json", "document"),
    ("Drafts/b.clads.json", nil), ("a.empty.sample.json", "sample"), ("package.json", nil),
  ])
  func `the status has the kind of open and closed files`(_ file: String, _ kind: String?) async {
    let files = [
      "clads.json": #"{ "documents": ["Screens/*.json"], "exclude": ["**/Drafts/**"] }"#,
      "a.clads.json": "{}",
      "Screens/listed.json": "{}", "Drafts/b.clads.json": "{}", "a.empty.sample.json": "{}",
      "package.json": #"{ "name": "x" }"#,
    ]
    let session = await ServerSession.running(files: files)
    session.add(folder: "")
    #expect(await status(session, file).string("kind") == kind)
    session.open(file, files[file] ?? "", language: "json")
    #expect(await status(session, file).string("kind") == kind)
  }

  @Test func `the status names the server's version and the project file`() async {
    let session = await opened()
    let without = await status(session)
    #expect(without.string("version") == "1" && without.text("project") == "null")
    session.open("clads.json", #"{ "target": "spec" }"#, language: "json")
    session.write("clads.json", "{}")
    session.filesChanged("clads.json")
    let status = await status(session)
    #expect(status.string("project") == session.path("clads.json"))
    #expect(status.string("target") == "spec" && status.text("samples") == #"["initial","none","sample"]"#)
  }

  @Test(arguments: ["gone.clads.json", "untitled:nothing"])
  func `the status of a missing file is rejected`(_ file: String) async {
    let session = await opened()
    #expect(await session.run("status", file).contains(session.uri(file)))
  }
}
