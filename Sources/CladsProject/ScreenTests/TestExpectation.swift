package import CladsDocument
import Diagnostics
import JSONSyntax

/// What is expected of a screen after the steps so far.
package struct TestExpectation: Described {
  /// What is expected of one node.
  package struct Node: Described {
    package var target = TestTarget()
    package var isVisible: Bool?
    package var value: Document.StateValue?
    package var style: NamedList<Document.StateValue>?
    package var origin = Document.Origin.none

    package static let table = describe("expected node", "What is expected of one node.") {
      Property("node", \.target, TestTarget.schema, "The node.", required: true)
      Property("visible", \.isVisible, .boolean, "Whether it is on the screen.", default: "true")
      Property(
        "value", \.value, .stateValue,
        "The value of a control, the text of a label, or whether a button is selected.")
      Property(
        "style", \.style, .dictionary(of: .stateValue, keys: .tested(.styleProperty)),
        "Properties of its style.")
    }
    package static let schema = objectSchema(blank: Node())
  }

  /// The alert that is expected.
  package struct Alert: Described {
    package var title: String?
    package var message: String?
    package var buttons: [String]?
    package var origin = Document.Origin.none

    package static let table = describe("expected alert", "The alert that is expected.") {
      Property("title", \.title, .literal, "Its title.")
      Property("message", \.message, .literal, "Its message.")
      Property(
        "buttons", \.buttons, .array(of: .string(.tested(.button))), "The labels of its buttons, in order.")
    }
    package static let schema = objectSchema(blank: Alert())
  }

  /// An action that is expected to have run.
  package struct Action: Described {
    package var name = ""
    package var parameters: NamedList<Document.StateValue>?
    package var origin = Document.Origin.none

    package static let table = describe("expected action", "An action that has run.") {
      Property(
        "action", \.name, .string(.tested(.action)), "Its type, or its id in `actions`.", required: true)
      Property("with", \.parameters, .dictionary(of: .stateValue), "Parameters that it ran with.")
    }
    package static let schema = objectSchema(blank: Action())
  }

  package var texts: [String]?
  package var absentTexts: [String]?
  package var nodes: [Node]?
  package var state: NamedList<Document.StateValue>?
  package var alert: Alert?
  package var presentsNothing: Bool?
  package var isDismissed: Bool?
  package var destination: String?
  package var actions: [Action]?
  package var requests: [String]?
  package var reportsNothing: Bool?
  package var outline: [String]?
  package var origin = Document.Origin.none

  package static let table = describe("expectation", "What is expected after the steps before.") {
    Property(
      "texts", \.texts, .array(of: .string(.tested(.text))),
      "Texts on the screen, in this order; others may be between them.")
    Property(
      "noTexts", \.absentTexts, .array(of: .string(.tested(.text))),
      "Texts that are nowhere on the screen, not within another text either.")
    Property("nodes", \.nodes, .array(of: Node.schema), "What is expected of nodes.")
    Property(
      "state", \.state, .dictionary(of: .stateValue, keys: .path(.read, .any)),
      "Values in the state, by path.")
    Property("alert", \.alert, Alert.schema, "The alert that is presented.")
    Property("nothingPresented", \.presentsNothing, .boolean, "Nothing is in front of the screen.")
    Property("dismissed", \.isDismissed, .boolean, "Whether the screen has closed itself.")
    Property(
      "destination", \.destination, .string(.reference(.destination)),
      "The destination that was navigated to.")
    Property(
      "actions", \.actions, .array(of: Action.schema),
      "Actions that ran since the last step that is no expectation, in this order; `[]` for none.")
    Property(
      "requests", \.requests, .array(of: .string(.tested(.request))),
      "Requests that were sent since the last step that is no expectation, in this order, as in `GET https://example.com/items`; `[]` for none."
    )
    Property(
      "noProblems", \.reportsNothing, .boolean,
      "Nothing was reported since the last step that is no expectation.")
    Property(
      "outline", \.outline, .array(of: .literal),
      "What is on the screen, a line for each node; `--test --update` writes it.")
  }

  package static let schema = objectSchema(blank: TestExpectation()) { _, node, _, reading in
    guard reading.memberNames(of: node).isEmpty else { return }
    reading.report(
      Finding(
        .projectWrongType, at: reading.view.range(node), "nothing is expected here",
        help: "write what the screen shows, as in `\"texts\": [\"Done\"]`"))
  }
}
