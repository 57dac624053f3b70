package import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A step of a test: exactly one thing that happens, or what is expected.
package struct TestStep: Described {
  /// A text that is typed into a field.
  package struct Typing: Described {
    package var into = TestTarget()
    package var text = ""
    package var origin = Document.Origin.none

    package static let table = describe("typing", "A text that a user types.") {
      Property("into", \.into, TestTarget.schema, "The field.", required: true)
      Property("text", \.text, .literal, "What the field holds afterward.", required: true)
    }
    package static let schema = objectSchema(blank: Typing())
  }

  /// A slider that is moved.
  package struct Sliding: Described {
    package var target = TestTarget()
    package var value = 0.0
    package var origin = Document.Origin.none

    package static let table = describe("sliding", "A slider that a user moves.") {
      Property("slider", \.target, TestTarget.schema, "The slider.", required: true)
      Property("to", \.value, .number, "Its value afterward.", required: true)
    }
    package static let schema = objectSchema(blank: Sliding())
  }

  /// The outcome of a request.
  package struct Response: Described {
    /// Its `requestId`, the id of its action, or its method and URL.
    package var request: String?
    package var outcome: Document.StateValue?
    package var origin = Document.Origin.none

    package static let table = describe(
      "response", "The outcome of a request that waits for one; the oldest, unless `request` says which."
    ) {
      Property(
        "request", \.request, .string(.tested(.request)),
        "Its `requestId`, the id of its action, or its method and URL, as in `GET https://example.com/items`."
      )
      Property(
        "with", \.outcome, .stateValue,
        """
        The body, `{ "$status": 500, "$body": … }`, or `{ "$failure": "offline" }` or `"timeout"`, as in a \
        sample.
        """, required: true)
    }
    package static let schema = objectSchema(blank: Response())
  }

  package var tap: TestTarget?
  package var type: Typing?
  package var slide: Sliding?
  package var toggle: TestTarget?
  package var appear: Bool?
  package var disappear: Bool?
  package var answer: String?
  package var back: Bool?
  package var respond: Response?
  package var set: NamedList<Document.StateValue>?
  package var expect: TestExpectation?
  package var origin = Document.Origin.none

  package static let names = [
    "tap", "type", "slide", "toggle", "appear", "disappear", "answer", "back", "respond", "set", "expect",
  ]

  package static let table = describe(
    "step", "One thing that happens, or what is expected.", needsOneOf: [names]
  ) {
    Property("tap", \.tap, TestTarget.schema, "Taps a node.")
    Property("type", \.type, Typing.schema, "Types a text into a field.")
    Property("slide", \.slide, Sliding.schema, "Moves a slider.")
    Property("toggle", \.toggle, TestTarget.schema, "Turns a toggle on or off.")
    Property("appear", \.appear, .boolean, "The screen appears again.")
    Property("disappear", \.disappear, .boolean, "The screen disappears.")
    Property(
      "answer", \.answer, .string(.tested(.button)), "Presses the button of the alert with this label.")
    Property("back", \.back, .boolean, "Closes what is presented.")
    Property("respond", \.respond, Response.schema, "A server responds to a request, or cannot be reached.")
    Property(
      "set", \.set, .dictionary(of: .stateValue, keys: .path(.write, .any)),
      "The host app sets values in the state, by path.")
    Property("expect", \.expect, TestExpectation.schema, "What is expected now.")
  }

  package static let schema = objectSchema(blank: TestStep()) { step, node, seen, reading in
    let given = names.compactMap { name in
      reading.view.member(named: name, of: node).map {
        (name, range: reading.view.range(reading.view.name(of: $0)))
      }
    }.sorted { $0.range.start < $1.range.start }
    // An unknown key is reported itself.
    if reading.memberNames(of: node).isEmpty {
      return reading.report(
        Finding(
          .projectWrongType, at: reading.view.range(node), "a step must do something",
          help: "write \(listing(names, last: "or"))"))
    }
    let flags = [("appear", step.appear), ("disappear", step.disappear), ("back", step.back)]
    if let (name, _) = flags.first(where: { $0.1 == false }) {
      reading.report(
        Finding(
          .projectWrongType, at: reading.view.range(node),
          "a step with `\(name)` that is `false` does nothing",
          help: "write `true`, or remove the step"))
    }
    guard let first = given.first, let last = given.last, given.count > 1 else { return }
    reading.report(
      Finding(
        .projectWrongType, at: last.range,
        "a step is one thing, but this one has `\(first.0)` and `\(last.0)`",
        help: "write a step for each"))
  }
}
