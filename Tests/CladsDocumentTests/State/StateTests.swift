import CladsDocument
import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@Suite struct StateTests {
  @Test(
    arguments: [
      (
        #""state": { "a": «9223372036854775808» }"#,
        [
          "number-precision (falls back to 9.223372036854776e+18): 9223372036854775808 does not fit a 64-bit integer and loses its last digits",
          #"→ "state": { "a": "9223372036854775808" }"#,
        ]
      ),
      (#""state": { "a": «1e400», "b": 1 }"#, ["number-out-of-range (rejectsDocument): 1e400 is too large"]),
      (#""state": { "a": 1e-400 }"#, []),
      (#""state": «5»"#, ["wrong-type (rejectsDocument): `state` must be an object, not a number"]),
      (#""state": null"#, []),
    ] as [DocumentCase])
  func `a number that loses digits is reported and kept`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .member)
  }

  private func value(_ text: String) -> Document.StateValue? {
    DocumentReading(#""state": { "v": \#(text) }"#, .member).document.state?.first?.value
  }

  @Test(arguments: [
    ("null", Document.StateValue.nullValue), ("true", .boolValue(true)), ("5", .intValue(5)),
    ("1e-400", .intValue(0)),
    ("5.0", .intValue(5)), ("1e2", .intValue(100)), ("2.5", .doubleValue(2.5)), ("-0.5", .doubleValue(-0.5)),
    ("9007199254740993.0", .intValue(9_007_199_254_740_993)),
    ("9007199254740993.5", .intValue(9_007_199_254_740_994)),
    ("9223372036854775807", .intValue(.max)), ("1e300", .doubleValue(1e300)),
    (#""a\n""#, .stringValue("a\n")),
    ("[1, [true]]", .arrayValue([.intValue(1), .arrayValue([.boolValue(true)])])),
    (#"{ "a": { "b": null } }"#, .objectValue(["a": .objectValue(["b": .nullValue])])),
  ])
  func `any JSON value can be initial state`(text: String, expected: Document.StateValue) {
    #expect(value(text) == expected)
  }

  @Test func `the first of equal keys wins at every depth`() {
    #expect(
      value(#"{ "a": 1, "a": 2, "b": { "c": 3, "c": 4 } }"#)
        == .objectValue(["a": .intValue(1), "b": .objectValue(["c": .intValue(3)])]))
  }

  @Test func `what cannot be read is left out`() {
    #expect(value("[1, 1e400, 2]") == .arrayValue([.intValue(1), .intValue(2)]))
    #expect(value(#"{ "a": 1e400, "b": , "c": 1 }"#) == .objectValue(["c": .intValue(1)]))
  }

  @Test func `every kind has a phrase for messages`() {
    let values: [Document.StateValue] = [
      .nullValue, .boolValue(true), .intValue(1), .doubleValue(1), .stringValue(""), .arrayValue([]),
      .objectValue([:]),
    ]
    #expect(values.map(\.kind) == Document.StateValue.Kind.allCases)
    #expect(Set(values.map(\.phrase)).count == values.count)
  }

  @Test func `a value is parsed from a text of its own`() {
    let (value, findings) = Document.StateValue.parse(Array("[1, ".utf8))
    #expect(value == .arrayValue([.intValue(1)]))
    #expect(findings.map(\.id) == ["json-syntax"])
  }

  @Test(arguments: [
    ("[1]", SampleOutcome.response(status: 200, body: .arrayValue([.intValue(1)]))),
    (#"{ "a": 1 }"#, .response(status: 200, body: .objectValue(["a": .intValue(1)]))),
    (#"{ "$status": 404 }"#, .response(status: 404, body: nil)),
    (#"{ "$status": 201, "$body": 5 }"#, .response(status: 201, body: .intValue(5))),
    (#"{ "$body": 5 }"#, .response(status: 200, body: .intValue(5))),
    (#"{ "$failure": "offline" }"#, .offline), (#"{ "$failure": "timeout", "$status": 500 }"#, .timeout),
    (#"{ "$failure": "other" }"#, nil), (#"{ "$status": 99 }"#, nil), (#"{ "$status": "200" }"#, nil),
  ])
  func `a sample says how a request ends`(text: String, expected: SampleOutcome?) {
    let value = Document.StateValue.parse(Array(text.utf8)).value ?? .nullValue
    #expect(SampleOutcome(value) == expected)
    #expect((SampleOutcome.problem(of: value) == nil) == (expected != nil))
  }
}
