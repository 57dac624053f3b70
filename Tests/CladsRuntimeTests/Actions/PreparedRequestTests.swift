import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

/// The contents of a request that is sent.
@MainActor
@Suite struct PreparedRequestTests {
  /// A transport that records its requests.
  private final class Recorder: RequestTransport {
    private(set) var requests: [PreparedRequest] = []

    func send(_ request: PreparedRequest) async -> RequestOutcome {
      requests.append(request)
      return .never
    }
  }

  private func prepare(
    _ members: String, method: String = "POST", url: String = "https://x.y/${id}?a=1#top",
    _ runtime: Runtime = .spec
  ) async -> PreparedRequest? {
    let recorder = Recorder()
    let registry = ActionRegistry.standard(level: .base, transport: recorder)
    let state = StateStore(
      JSON.members(
        """
        {"q": "a&b c", "n": 1.5, "flag": true, "none": null, "token": "Bearer abcdefgh1234",
         "user": {"name": "Ann"}, "list": [1, "ü"], "id": 7}
        """))
    state.deviations = runtime.deviations
    let context = ActionContext(stateStore: state, actionDefinitions: [:], registry: registry)
    let parameters = JSON.host(#"{"method": "\#(method)", "url": "\#(url)" \#(members)}"#)
    await context.executeAction(type: "request", parameters: ActionParameters(raw: parameters))
    return recorder.requests.first
  }

  @Test(arguments: [
    ("", "https://x.y/7?a=1#top"),
    (#", "queryParams": []"#, "https://x.y/7?a=1#top"),
    (#", "queryParams": [{"path": "q"}]"#, "https://x.y/7?a=1&q=a%26b%20c#top"),
    (#", "queryParams": [{"path": "user.name", "as": "who"}]"#, "https://x.y/7?a=1&who=Ann#top"),
    (#", "queryParams": [{"path": "user.name"}, {"path": "nope"}]"#, "https://x.y/7?a=1&name=Ann#top"),
    (#", "queryParams": [{"literal": "${id}"}]"#, "https://x.y/7?a=1&value=%24%7Bid%7D#top"),
    (#", "queryParams": [{"literal": null, "path": "q"}]"#, "https://x.y/7?a=1&q=#top"),
    (#", "queryParams": [{"path": "n"}, {"path": "flag"}]"#, "https://x.y/7?a=1&n=1.5&flag=true#top"),
    (#", "queryParams": [{"path": "id"}, {"path": "id"}]"#, "https://x.y/7?a=1&id=7&id=7#top"),
    (#", "queryParams": [{"path": "id"}, 5]"#, "https://x.y/7?a=1#top"),
    (#", "queryParams": [{"as": "x"}]"#, "https://x.y/7?a=1#top"),
    (#", "queryParams": [{"path": "list"}]"#, "https://x.y/7?a=1&list=%5B1%2C%22%C3%BC%22%5D#top"),
  ])
  func `query parameters are appended to the URL`(members: String, url: String) async {
    let request = await prepare(members, method: "get")
    #expect(request?.url == url)
    #expect(request?.address == "https://x.y/7?a=1#top")
    #expect(request?.method == .get)
    #expect(request?.body == nil)
  }

  @Test(
    arguments: [
      ("", nil),
      (#", "body": []"#, nil),
      (#", "body": {"a": 1}"#, nil),
      (#", "body": [1]"#, nil),
      (
        #", "body": [{"path": "user"}, {"path": "none"}, {"path": "nope"}]"#,
        #"{"none":null,"user":{"name":"Ann"}}"#
      ),
      (#", "body": [{"literal": 1, "as": "a"}, {"path": "id", "as": "a"}]"#, #"{"a":7}"#),
      (#", "contentType": "xml", "body": [{"path": "id"}]"#, #"{"id":7}"#),
      (
        #", "contentType": "formUrlEncoded", "body": [{"path": "q"}, {"path": "list"}, {"literal": 2, "as": "q"}]"#,
        "q=2&list=%5B1%2C%22%C3%BC%22%5D"
      ),
      (#", "contentType": "formUrlEncoded", "body": [{"literal": "a=b+c", "as": "x y"}]"#, "x%20y=a%3Db%2Bc"),
    ] as [(String, String?)])
  func `the body is encoded for its content type`(members: String, body: String?) async {
    #expect(await prepare(members)?.body == body)
  }

  @Test func `headers come from text and state, and the content type matches the body`() async {
    let request = await prepare(
      """
      , "headers": [{"name": "A", "value": "${id}!"}, {"name": "B", "path": "n"}, {"name": "C", "path": "nope"},
        {"value": "x"}, {"name": "D"}, {"name": "E", "value": "x", "path": "n"},
        {"name": "content-type", "value": "text/css"}, {"name": "Authorization", "path": "token"}],
      "body": [{"path": "id"}]
      """)
    #expect(
      request?.headers == [
        .init(name: "A", value: "7!"), .init(name: "B", value: "1.5"), .init(name: "E", value: "x"),
        .init(name: "Authorization", value: "Bearer abcdefgh1234"),
        .init(name: "Content-Type", value: "application/json"),
      ])
    #expect(
      request?.description == """
        POST https://x.y/7?a=1#top
        A: 7!
        B: 1.5
        E: x
        Authorization: Bearer…1234
        Content-Type: application/json

        {"id":7}
        """)
    let short = await prepare(#", "headers": [{"name": "authorization", "value": "0123456789"}]"#)
    #expect(short?.description == "POST https://x.y/7?a=1#top\nauthorization: …")
  }

  @Test(arguments: [
    ("", 30), (#", "timeout": 5"#, 5), (#", "timeout": 2.5"#, 2.5), (#", "timeout": 0"#, 30),
    (#", "timeout": -1"#, 30), (#", "timeout": "5""#, 30),
  ])
  func `any positive number of seconds is a valid timeout`(members: String, seconds: Double) async {
    #expect(await prepare(members)?.timeout == seconds)
  }

  @Test(arguments: [
    (#"{"literal": "a&b=c+d", "as": "v"}"#, "a&b=c+d", "a%26b%3Dc+d"),
    (#"{"literal": "ü %20;/?:@#", "as": "v"}"#, "%C3%BC%20%2520;/?:@%23", "%C3%BC%20%2520;/?:@%23"),
    (#"{"literal": ["a", "b"], "as": "v"}"#, "%5B%22a%22,%20%22b%22%5D", "%5B%22a%22,%20%22b%22%5D"),
    (#"{"literal": {"k": "v"}, "as": "v"}"#, "%5B%22k%22:%20%22v%22%5D", "%5B%22k%22:%20%22v%22%5D"),
    (#"{"literal": {}, "as": "v"}"#, "%5B:%5D", "%5B:%5D"),
    (#"{"literal": [1, null, [true, 1.5]], "as": "v"}"#, Self.nested, Self.nested),
    (#"{"literal": null, "as": "v"}"#, "%3Cnull%3E", "%3Cnull%3E"),
    (#"{"path": "none", "as": "v"}"#, "%3Cnull%3E", "%3Cnull%3E"),
    (#"{"path": "flag", "as": "v"}"#, "true", "true"), (#"{"path": "n", "as": "v"}"#, "1.5", "1.5"),
  ])
  func `on device, values are described as Swift does and encoded as little as a query needs`(
    field: String, form: String, query: String
  ) async {
    let body = #", "contentType": "formUrlEncoded", "body": [\#(field)]"#
    #expect(await prepare(body, .device)?.body == "v=" + form)
    let request = await prepare(#", "queryParams": [\#(field)]"#, .device)
    #expect(request?.url == "https://x.y/7?a=1&v=\(query)#top")
  }

  private nonisolated static let nested = "%5B1,%20%3Cnull%3E,%20%5Btrue,%201.5%5D%5D"

  @Test(arguments: [
    ("https://x.y/s?q=rock & roll", "", "https://x.y/s?q=rock%20&%20roll"),
    ("https://x.y/s?q=${q}", "", "https://x.y/s?q=a&b%20c"), ("https://x.y/{id}", "", "https://x.y/%7Bid%7D"),
    ("https://x.y/s?q=1+1", "", "https://x.y/s?q=1+1"),
    ("https://x.y/s?q=1%2B1", #", "queryParams": [{"path": "id"}]"#, "https://x.y/s?q=1+1&id=7"),
    ("https://x y", #", "queryParams": [{"path": "id"}]"#, "https://x y"),
  ])
  func `on device, a URL is percent-encoded where it must be`(url: String, members: String, sent: String)
    async
  {
    let request = await prepare(members, url: url, .device)
    #expect((request?.url ?? url) == sent)
  }

  @Test func `on device, headers have Swift's description of a value, and a timeout is a whole number`() async
  {
    let header =
      #", "headers": [{"name": "A", "path": "list"}, {"name": "B", "path": "none"}], "timeout": 2.5"#
    let request = await prepare(header, .device)
    #expect(request?.headers.map(\.value) == [#"[1, "ü"]"#, "<null>"])
    #expect(request?.timeout == 30)
  }

  @Test func `every member of a request action reaches the transport`() async {
    let stage = Stage(
      actions: """
        {"a": {"type": "request", "method": "put", "url": "https://x.y", "requestId": "r", "timeout": 2.5,
          "debug": true, "contentType": "formUrlEncoded", "headers": [{"name": "A", "value": "b"}],
          "queryParams": [{"literal": 1, "as": "q"}], "body": [{"literal": "x", "as": "f"}]}}
        """)
    await stage.context.executeAction(id: "a")
    #expect(
      stage.messages.first?.text
        == "PUT https://x.y?q=1\nA: b\nContent-Type: application/x-www-form-urlencoded\n\nf=x")
    #expect(stage.messages.count == 2)
    stage.transport.isHeld = true
    async let running: Void = stage.context.executeAction(id: "a")
    await stage.waitForRequests(1)
    let request = stage.transport.inFlight.first
    #expect(request?.timeout == 2.5)
    #expect(request?.requestId == "r")
    #expect(request?.actionId == "a")
    if let request { stage.transport.answer(request, with: .never) }
    await running
  }
}
