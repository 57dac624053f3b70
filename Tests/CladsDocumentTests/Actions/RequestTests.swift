import CladsDocument
import Testing

@Suite struct RequestTests {
  @Test(
    arguments: [
      (
        #"{ "type": ««"request"»» }"#,
        [
          "request-method (doesNothing): `method` is required here",
          #"→ { "type": "request", "method": "GET" }"#, "request-url (doesNothing): `url` is required here",
          #"→ { "type": "request", "url": "https://example.com" }"#,
        ]
      ),
      (#"{ "type": "request", "method": "get", "url": "https://a.example" }"#, []),
      (
        #"{ "type": "request", "method": «"FETCH"», "url": "https://a.example" }"#,
        [
          "request-method (doesNothing): unknown value `FETCH` for `method`",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example" }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": «"HEAD"», "url": "https://a.example" }"#,
        ["request-method (doesNothing): unknown value `HEAD` for `method`"]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": «5» }"#,
        [
          "request-url (doesNothing): `url` must be a string, not a number",
          #"→ { "type": "request", "method": "GET", "url": "5" }"#,
        ]
      ),
      (#"{ "type": "request", "method": "GET", "url": "${base}/x" }"#, []),
    ] as [DocumentCase])
  func `a request needs a method and a URL`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  @Test(
    arguments: [
      (#"{ "type": "request", "method": "GET", "url": "https://a.example", "timeout": 1 }"#, []),
      (#"{ "type": "request", "method": "GET", "url": "https://a.example", "timeout": 600 }"#, []),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "timeout": «0» }"#,
        ["request-timeout (none): a timeout of 0 seconds is too short"]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "timeout": «601» }"#,
        ["request-timeout (none): a timeout of 601 seconds is too long"]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "timeout": «2.6» }"#,
        [
          "request-timeout (falls back to 30 seconds): `timeout` must be a whole number of seconds, not 2.6",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "timeout": 3 }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "timeout": «0.2» }"#,
        [
          "request-timeout (falls back to 30 seconds): `timeout` must be a whole number of seconds, not 0.2",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "timeout": 1 }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "timeout": «"30"» }"#,
        [
          "request-timeout (falls back to 30 seconds): `timeout` must be a whole number, not a string",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "timeout": 30 }"#,
        ]
      ),
    ] as [DocumentCase])
  func `a timeout is a whole number of seconds`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  @Test(
    arguments: [
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "headers": «{ "Accept": "json", "N": 5 }» }"#,
        [
          "request-body-shape (isIgnored): `headers` must be an array of fields, not an object",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "headers": [{ "name": "Accept", "value": "json" }, { "name": "N", "value": "5" }] }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "headers": «{ "name": "A", "value": "b" }» }"#,
        [
          "request-body-shape (isIgnored): `headers` must be an array of fields, not an object",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "headers": [{ "name": "A", "value": "b" }] }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "headers": [«{» "name": "A" }] }"#,
        [
          "request-header (isIgnored): `value` or `path` is required here",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "headers": [{ "name": "A", "value": "" }] }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "headers": [«{» "value": "A" }] }"#,
        [
          "request-header (isIgnored): `name` is required here",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "headers": [{ "value": "A", "name": "" }] }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "queryParams": «{ "q": "${query}", "n": 5 }» }"#,
        [
          "request-body-shape (isIgnored): `queryParams` must be an array of fields, not an object",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "queryParams": [{ "path": "query", "as": "q" }, { "as": "n", "literal": 5 }] }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "body": «{ "path": "a" }» }"#,
        [
          "request-body-shape (isIgnored): `body` must be an array of fields, not an object",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "body": [{ "path": "a" }] }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "body": [«5»] }"#,
        ["request-body-shape (isIgnored): element 1 of `body` must be an object, not a number"]
      ),
      (
        #"{ "type": "request", "method": "POST", "url": "https://a.example", "body": [{ "path": "a" }], "headers": [{ "name": «"content-type"», "value": "x" }] }"#,
        [
          "request-content-type (isIgnored): `body` overwrites this header",
          #"→ { "type": "request", "method": "POST", "url": "https://a.example", "body": [{ "path": "a" }], "headers": [] }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "POST", "url": "https://a.example", "body": [], "headers": [{ "name": "Content-Type", "value": "x" }] }"#,
        []
      ),
    ] as [DocumentCase])
  func `headers and fields are arrays`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  @Test(
    arguments: [
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "contentType": «"application/json"» }"#,
        [
          "request-content-type (falls back to `json`): unknown value `application/json` for `contentType`",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "contentType": "json" }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "onSuccess": «{ "type": "dismiss" }» }"#,
        ["callback-inline (isIgnored): `onSuccess` must be the id of a named action, not an inline action"]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", "debug": «"true"» }"#,
        [
          "action-parameter-type (isIgnored): `debug` must be a boolean, not a string",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example", "debug": true }"#,
        ]
      ),
      (
        #"{ "type": "request", "method": "GET", "url": "https://a.example", «"$comment"»: "c" }"#,
        [
          "unknown-action-key (isIgnored): unknown key `$comment` in a `request` action",
          #"→ { "type": "request", "method": "GET", "url": "https://a.example" }"#,
        ]
      ),
      (
        #"{ "type": "cancelRequest", "requestId": «5» }"#,
        [
          "action-parameter-type (falls back to all requests): `requestId` must be a string, not a number",
          #"→ { "type": "cancelRequest", "requestId": "5" }"#,
        ]
      ),
      (#"{ "type": "cancelRequest" }"#, []),
    ] as [DocumentCase])
  func `other parameters of a request are ignored when they are wrong`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  @Test func `a request has its parameters`() throws {
    let text =
      #"{ "type": "request", "method": "post", "url": "https://a.example/${id}", "requestId": "r", "headers": [{ "name": "N", "value": "v" }, { "name": "M", "path": "p" }], "queryParams": [{ "path": "q" }], "body": [{ "as": "f", "literal": { "k": 1 } }], "contentType": "formUrlEncoded", "timeout": 12, "debug": true, "loadingPath": "l", "responsePath": "s", "errorPath": "e", "onSuccess": "x", "onError": "y" }"#
    checkFindings(text, [], in: .action)
    let reading = DocumentReading(text, .action)
    guard case .request(let request)? = reading.action else {
      Issue.record("no request")
      return
    }
    #expect(request.method == .post && request.url == "https://a.example/${id}" && request.timeout == 12)
    #expect(request.headers?.map(\.name) == ["N", "M"] && request.headers?.map(\.path) == [nil, "p"])
    #expect(request.queryParams?.map(\.path) == ["q"] && request.body?.map(\.name) == ["f"])
    #expect(request.body?.first?.literal == .objectValue(["k": .intValue(1)]))
    #expect(request.contentType == .formUrlEncoded && request.debug == true)
    #expect(request.onSuccess == "x" && request.onError == "y" && request.requestId == "r")
    #expect(
      reading.facts.dropFirst(2) == [
        "post: choice", "https://a.example/${id}: template", "r: declaration(request)", "v: template",
        "p: path(read, any)", "q: path(read, any)", "formUrlEncoded: choice", "l: path(write, boolean)",
        "s: path(write, opaque)", "e: path(write, opaque)", "x: reference(action)", "y: reference(action)",
      ])
  }

  @Test func `a canceled request is named`() {
    let reading = DocumentReading(#"{ "type": "cancelRequest", "requestId": "r" }"#, .action)
    guard case .cancelRequest(let cancel)? = reading.action else {
      Issue.record("no cancelRequest")
      return
    }
    #expect(cancel.requestId == "r" && reading.facts.last == "r: reference(request)")
  }
}
