import Diagnostics
import SourceText
import TestSupport
import Testing

/// The findings about what a query, a form or a header makes of a value.
@Suite struct RequestEncodingRuleTests {
  private func request(_ members: String, state: String = #""q": "", "n": 1"#, children: String = "")
    -> String
  {
    document(
      #""state": { \#(state) }"#,
      children: #"""
        { "type": "textfield", "bind": "q", "placeholder": "a" }, { "type": "button", "text": "a", "actions": {
          "onTap": { "type": "request", "method": "POST", \#(members) } } }\#(children)
        """#)
  }

  private func form(_ field: String) -> String {
    request(#""url": "https://a.example", "contentType": "formUrlEncoded", "body": [ \#(field) ]"#)
  }

  private func query(_ field: String, state: String = #""q": "", "n": 1"#) -> String {
    request(#""url": "https://a.example", "queryParams": [ \#(field) ]"#, state: state)
  }

  /// Characters in a literal, and whether a form and a query keep them.
  @Test(arguments: [
    ("&", true, false), ("+", true, true), (" ", false, false), ("=", false, false), ("#", false, false),
    ("%", false, false), ("ü", false, false), ("/?:@", false, false), ("a%b", false, false),
  ])
  func `what a form or a query does not encode is reported`(text: String, isFormBad: Bool, isQueryBad: Bool) {
    let marked = { (isBad: Bool) in #"{ "literal": "a\#(isBad ? "«\(text)»" : text)b", "as": "v" }"# }
    expectMarks("request-param-encoding", form(marked(isFormBad)))
    expectMarks("request-param-encoding", query(marked(isQueryBad)))
    // A JSON body needs no encoding.
    expectMarks(
      "request-param-encoding", request(#""url": "https://a.example", "body": [ \#(marked(false)) ]"#))
  }

  @Test(
    arguments: [
      ("rock«%20»roll", "rock roll"), ("a«%26»b", "a&b"), ("«%C3%A9»t%C3%A9", "été"), ("100%25", nil),
      ("%41«%3F»", "A?"), ("a«%2B»b", nil), ("%zz", nil), ("%E4", nil), ("%41", nil),
    ] as [(String, String?)])
  func `what is percent-encoded already is encoded twice`(text: String, meant: String?) {
    let isMarked = text != "100%25"
    let marked = isMarked ? text : "100«%25»"
    let found = expectMarks("request-param-encoding", query(#"{ "literal": "\#(marked)", "as": "v" }"#))
    if let meant { #expect(found.first?.fixes.first?.edits.map(\.newText) == ["\"\(meant)\""]) }
  }

  @Test func `a name of a form field with a separator is reported`() {
    expectMarks("request-param-encoding", form(#"{ "literal": 1, "as": "a«&»b" }"#))
    expectMarks("request-param-encoding", form(#"{ "literal": 1, "as": "a-b_c.d[]" }"#))
    expectMarks("request-param-encoding", query(#"{ "literal": 1, "as": "a&b" }"#))
  }

  @Test func `an escaped plus in a URL is lost when parameters are appended`() {
    let fields = #""queryParams": [ { "literal": 1, "as": "v" } ]"#
    expectMarks("request-param-encoding", request(#""url": "https://a.example?q=1«%2B»1", \#(fields)"#))
    expectMarks("request-param-encoding", request(#""url": "https://a.example/1%2B1", \#(fields)"#))
    expectMarks("request-param-encoding", request(#""url": "https://a.example?q=1%2B1""#))
  }

  @Test(arguments: ["[ 1, 2 ]", #"[ "a" ]"#, #"{ "a": 1 }"#, "null", "[]", "{}"])
  func `an array, an object or null is described as Swift does, except in JSON`(value: String) {
    for isForm in [true, false] {
      let document = { (field: String) in isForm ? form(field) : query(field) }
      expectMarks("request-param-value", document(#"{ "literal": «\#(value)», "as": "v" }"#))
    }
    expectMarks(
      "request-param-value",
      request(#""url": "https://a.example", "body": [ { "literal": \#(value), "as": "v" } ]"#))
    expectMarks("request-param-value", query(#"{ "path": «"x"» }"#, state: #""q": "", "x": \#(value)"#))
    expectMarks(
      "request-param-value",
      request(
        #""url": "https://a.example", "headers": [ { "name": "A", "path": «"x"» } ]"#,
        state: #""q": "", "x": \#(value)"#))
  }

  @Test(arguments: ["1", "1.5", "true", #""a""#])
  func `text, numbers and booleans are sent as they are`(value: String) {
    expectMarks("request-param-value", query(#"{ "literal": \#(value), "as": "v" }"#))
    expectMarks("request-param-value", query(#"{ "path": "x" }"#, state: #""q": "", "x": \#(value)"#))
  }

  @Test func `null that is replaced is only null at first`() {
    let found = expectMarks("request-param-value", query(#"{ "path": «"q"» }"#, state: #""q": null"#))
    #expect(found.map(\.severity) == [.info])
    expectMarks(
      "request-param-value",
      request(
        #""url": "https://a.example", "queryParams": [ { "path": "x" } ], "responsePath": "x""#,
        state: #""q": "", "x": []"#))
  }

  /// URLs with state in their query, and what the fix makes of them.
  @Test(
    arguments: [
      ("?q=«${q}»", "", #"{ "path": "q" }"#), ("?text=«${q}»", "", #"{ "path": "q", "as": "text" }"#),
      ("?a=1&q=«${q}»&b=2#c", "?a=1&b=2#c", #"{ "path": "q" }"#),
      ("?q=«${q}»&r=${q}", "", #"{ "path": "q" }, { "path": "q", "as": "r" }"#),
      ("?a=1%202&q=«${q}»", nil, ""), ("?q=x«${q}»", nil, ""), ("?«${q}»", nil, ""),
    ] as [(String, String?, String)])
  func `state in a query belongs in queryParams`(query: String, rest: String?, parameters: String) {
    let found = expectMarks("request-url-state", request(#""url": "https://a.example/\#(query)""#))
    #expect(found.map(\.severity) == [.warning])
    let edits = found.first?.fixes.first?.edits.map(\.newText)
    #expect(edits == rest.map { ["\"https://a.example/\($0)\"", #", "queryParams": [ \#(parameters) ]"#] })
  }

  @Test(arguments: ["/${q}?a=1", "?a=1#${q}", "?a=${n}", "?a=1"])
  func `state elsewhere in a URL, and numbers, need no encoding`(rest: String) {
    expectMarks("request-url-state", request(#""url": "https://a.example\#(rest)""#))
  }

  @Test func `state that is not typed is no warning`() {
    let found = expectMarks(
      "request-url-state", request(#""url": "https://a.example?a=«${s}»""#, state: #""q": "", "s": "x""#))
    #expect(found.map(\.severity) == [.info])
  }
}
