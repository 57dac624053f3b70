import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

/// The effects of requests on the state, and their order.
@MainActor
@Suite struct RequestTests {
  private static let load = """
    {"type": "request", "requestId": "load", "method": "get", "url": "https://x.y/${id}",
     "loadingPath": "isLoading", "responsePath": "items", "errorPath": "error",
     "onSuccess": "done", "onError": "failed"}
    """
  private static let actions = """
    {"load": \(load), "done": {"type": "setState", "path": "done", "value": {"$expr": "items.count"}},
     "failed": {"type": "setState", "path": "failed", "value": {"$expr": "error.message"}},
     "all": {"type": "sequence", "steps": [{"type": "setState", "path": "id", "value": 8},
       \(load), {"type": "toggleState", "path": "after"}]},
     "cancel": {"type": "cancelRequest", "requestId": "load"}, "cancelAll": {"type": "cancelRequest"}}
    """
  private static let begin = ["isLoading=true", "error=nil"]

  private func check(_ response: String, _ trace: [String]) async {
    let stage = Stage(
      state: #"{"id": 7, "error": "old"}"#, actions: Self.actions, responses: #"{"load": \#(response)}"#)
    await stage.context.executeAction(id: "load")
    #expect(stage.trace == Self.begin + trace)
    #expect(stage.messages.count == 1)
    #expect(stage.messages.first?.kind == .request)
  }

  @Test(
    arguments: [
      ("[1, 2]", ["isLoading=false", "items=[1,2]", "done=2"]),
      (#"{"a": 1.0, "b": true}"#, ["isLoading=false", #"items={"a":1,"b":true}"#, "done=0"]),
      (#""text""#, ["isLoading=false", #"items="text""#, "done=0"]),
      ("5", ["isLoading=false", #"items="5""#, "done=0"]),
      ("null", ["isLoading=false", "items=null", "done=0"]),
      (#"{"$status": 204, "$body": [1]}"#, ["isLoading=false", "items=null", "done=0"]),
      (#"{"$status": 201}"#, ["isLoading=false", "items=null", "done=0"]),
      (#"{"$body": [1]}"#, ["isLoading=false", "items=[1]", "done=1"]),
      (
        #"{"$status": 404, "$body": {"why": "gone"}}"#,
        [
          "isLoading=false", #"error={"body":{"why":"gone"},"message":"Not Found","statusCode":404}"#,
          #"failed="Not Found""#,
        ]
      ),
      (
        #"{"$status": 500}"#,
        [
          "isLoading=false", #"error={"message":"Internal Server Error","statusCode":500}"#,
          #"failed="Internal Server Error""#,
        ]
      ),
      (
        #"{"$status": 500, "$body": "oh"}"#,
        [
          "isLoading=false", #"error={"body":"oh","message":"Internal Server Error","statusCode":500}"#,
          #"failed="Internal Server Error""#,
        ]
      ),
      (
        #"{"$failure": "timeout"}"#,
        [
          "isLoading=false",
          #"error={"code":"NSURLError-1001","message":"The request timed out.","statusCode":-1}"#,
          #"failed="The request timed out.""#,
        ]
      ),
      (
        #"{"$failure": "offline"}"#,
        [
          "isLoading=false",
          #"error={"code":"NSURLError-1009","message":"The Internet connection appears to be offline.","statusCode":-1}"#,
          #"failed="The Internet connection appears to be offline.""#,
        ]
      ),
      (#"{"$failure": "whatever"}"#, ["isLoading=false"]),
      (#"{"$status": "500"}"#, ["isLoading=false"]),
    ] as [(String, [String])])
  func `each outcome updates the state and runs its callback`(response: String, trace: [String]) async {
    await check(response, trace)
  }

  @Test(arguments: ["load", "GET https://x.y/7", "named"])
  func `a response is found by request id, by action id, or by method and URL`(key: String) async {
    let named = Self.load.replacing(#""requestId": "load","#, with: "")
    let stage = Stage(
      state: #"{"id": 7}"#, actions: #"{"named": \#(key == "load" ? Self.load : named)}"#,
      responses: #"{"\#(key)": [1]}"#)
    await stage.context.executeAction(id: "named")
    #expect(stage.trace.contains("items=[1]"))
  }

  @Test func `a request without an entry receives no response`() async {
    let stage = Stage(state: #"{"id": 7, "items": "old"}"#, actions: Self.actions)
    await stage.context.executeAction(id: "load")
    #expect(stage.trace == Self.begin + ["isLoading=false"])
    #expect(stage.messages.map(\.text) == ["GET https://x.y/7 received no response"])
    #expect(stage.store.get("items", as: String.self) == "old")
  }

  @Test func `a sequence waits for the request and its callback`() async {
    let stage = Stage(actions: Self.actions, responses: #"{"load": [1, 2, 3]}"#)
    await stage.context.executeAction(id: "all")
    #expect(
      stage.trace == ["id=8"] + Self.begin + ["isLoading=false", "items=[1,2,3]", "done=3", "after=true"])
  }

  @Test(arguments: [
    ("https://x.y/a b", "invalidURL", "Invalid URL: https://x.y/a b"),
    ("https://x.y/{id}", "invalidURL", "Invalid URL: https://x.y/{id}"),
    ("", "NSURLError-1002", "unsupported URL"), ("/items", "NSURLError-1002", "unsupported URL"),
    ("ftp://x.y", "NSURLError-1002", "unsupported URL"), ("https://", "NSURLError-1002", "unsupported URL"),
  ])
  func `an invalid URL is a failure`(url: String, code: String, message: String) async {
    let stage = Stage(
      actions: """
        {"a": {"type": "request", "method": "GET", "url": "\(url)", "loadingPath": "l", "errorPath": "e"}}
        """, responses: #"{"a": 1}"#)
    await stage.context.executeAction(id: "a")
    let error = #"e={"code":"\#(code)","message":"\#(message)","statusCode":-1}"#
    #expect(stage.trace == ["l=true", "e=nil", "l=false", error])
  }

  @Test(arguments: [
    ("https://x y", "invalidURL", "Invalid URL: https://x y"),
    ("https://x.y ", "invalidURL", "Invalid URL: https://x.y "),
    ("https://{host}/a", "invalidURL", "Invalid URL: https://{host}/a"),
    ("http s://x.y", "invalidURL", "Invalid URL: http s://x.y"),
    ("", "NSURLError-1002", "unsupported URL"), ("//x.y", "NSURLError-1002", "unsupported URL"),
    ("ftp://x.y/a b", "NSURLError-1002", "unsupported URL"),
    ("https:///a", "NSURLError-1002", "unsupported URL"),
  ])
  func `on device, only a mistake in the scheme or host makes a URL invalid`(
    url: String, code: String, message: String
  ) async {
    let stage = Stage(
      actions: """
        {"a": {"type": "request", "method": "GET", "url": "\(url)", "loadingPath": "l", "errorPath": "e"}}
        """, responses: #"{"a": 1}"#)
    stage.store.deviations = Runtime.device.deviations
    await stage.context.executeAction(id: "a")
    let error = #"e={"code":"\#(code)","message":"\#(message)","statusCode":-1}"#
    #expect(stage.trace == ["l=true", "e=nil", "l=false", error])
  }

  private func held(_ runtime: Runtime = .spec, _ body: (Stage) async -> Void) async -> Stage {
    let stage = Stage(state: #"{"id": 7}"#, actions: Self.actions, responses: #"{"load": [1]}"#)
    stage.store.deviations = runtime.deviations
    stage.transport.isHeld = true
    await body(stage)
    return stage
  }

  @Test(arguments: ["cancel", "cancelAll"])
  func `a canceled request stores an error and runs no callback`(action: String) async {
    let stage = await held { stage in
      async let loading: Void = stage.context.executeAction(id: "all")
      await stage.waitForRequests(1)
      await stage.context.executeAction(id: action)
      await stage.context.executeAction(id: action)
      await loading
    }
    let canceled = #"error={"cancelled":true,"message":"Request was cancelled","requestId":"load"}"#
    #expect(stage.trace == ["id=8"] + Self.begin + ["isLoading=false", canceled, "after=true"])
    #expect(stage.transport.inFlight.isEmpty)
  }

  @Test(arguments: Runtime.allCases)
  func `a request that is started again replaces the earlier one, which on device still writes`(
    _ runtime: Runtime
  ) async {
    let stage = await held(runtime) { stage in
      async let first: Void = stage.context.executeAction(id: "load")
      await stage.waitForRequests(1)
      let older = stage.transport.inFlight.first
      async let second: Void = stage.context.executeAction(id: "load")
      await first
      await stage.waitForRequests(1)
      let newer = stage.transport.inFlight.first
      #expect(older?.id != newer?.id)
      if let older { stage.transport.answer(older, with: .offline) }
      if let newer {
        stage.transport.answer(newer, with: .response(status: 200, headers: [:], body: "x"))
      }
      await second
    }
    let canceled = #"error={"cancelled":true,"message":"Request was cancelled","requestId":"load"}"#
    let written = runtime == .device ? ["isLoading=false", canceled] : []
    #expect(stage.trace == Self.begin + Self.begin + written + ["isLoading=false", #"items="x""#, "done=0"])
  }

  @Test func `two documents never cancel each other's requests`() async {
    let stage = Stage(state: #"{"id": 7}"#, actions: Self.actions)
    stage.transport.isHeld = true
    let other = ActionContext(
      stateStore: StateStore(), actionDefinitions: stage.context.actionDefinitions,
      registry: stage.context.actionRegistry)
    async let loading: Void = stage.context.executeAction(id: "load")
    await stage.waitForRequests(1)
    await other.executeAction(id: "cancel")
    await other.executeAction(id: "cancelAll")
    #expect(stage.transport.inFlight.count == 1)
    stage.context.actionRegistry.getCancellableHandler(for: "request")?
      .cancelAll(documentId: stage.context.documentId)
    await loading
    #expect(stage.trace.count == 4)
  }

  @Test func `a response is delayed by the clock`() async {
    let clock = ManualClock()
    let stage = Stage(
      state: #"{"id": 7}"#, actions: Self.actions, responses: #"{"load": [1]}"#, clock: clock)
    async let loading: Void = stage.context.executeAction(id: "load")
    await stage.waitForRequests(1)
    clock.advance(by: .milliseconds(999))
    #expect(stage.trace == Self.begin)
    clock.advance(by: .milliseconds(1))
    await loading
    #expect(stage.trace == Self.begin + ["isLoading=false", "items=[1]", "done=1"])
  }

  @Test func `an unknown callback is logged`() async {
    let stage = Stage(
      actions: #"{"a": {"type": "request", "method": "GET", "url": "https://x.y", "onSuccess": "nope"}}"#,
      responses: #"{"a": 1}"#)
    await stage.context.executeAction(id: "a")
    #expect(stage.messages.map(\.kind) == [.request, .unknownAction])
  }
}
