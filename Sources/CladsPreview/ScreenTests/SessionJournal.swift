package import CladsDocument
import CladsExpressions
package import CladsRuntime

/// What a running screen has done since a moment, for tests.
@MainActor
package struct SessionJournal: Sendable {
  /// An action that has run.
  package struct RunAction: Sendable {
    /// Its id, or its type if it has no id.
    package let name: String
    /// Its type; `nil` as long as that is not known.
    package fileprivate(set) var type: String?
    /// Its parameters as they are written.
    package let written: [String: Document.StateValue]
    /// Its parameters as they were evaluated and interpolated when it ran.
    package let evaluated: [String: Document.StateValue]
  }

  /// The most entries of each kind; later ones are dropped.
  private static let maximumCount = 1_000

  package private(set) var actions: [RunAction] = []
  package private(set) var requests: [PreparedRequest] = []
  /// What the app would report or not survive.
  package private(set) var problems: [RuntimeMessage] = []

  /// The actions that nothing here handles: what ran, and what was said about it.
  private(set) var unhandled: [(name: String, message: String)] = []

  package init() {}

  mutating func note(_ id: String, _ parameters: ActionParameters, in state: StateStore) {
    guard actions.count < Self.maximumCount else { return }
    var written: [String: Document.StateValue] = [:]
    var evaluated: [String: Document.StateValue] = [:]
    let values = parameters.evaluated(using: state)
    for name in parameters.parameters.keys {
      written[name] = parameters[name]
      evaluated[name] = values.interpolated(name, using: state).map { .stringValue($0) } ?? values[name]
    }
    actions.append(RunAction(name: id, written: written, evaluated: evaluated))
  }

  /// Notes the type of the action that runs now.
  mutating func noteType(_ type: String?) {
    guard let last = actions.indices.last, actions.count < Self.maximumCount else { return }
    actions[last].type = type
  }

  mutating func note(_ request: PreparedRequest) {
    if requests.count < Self.maximumCount { requests.append(request) }
  }

  mutating func note(_ message: RuntimeMessage) {
    if message.kind == .unhandledType, unhandled.count < Self.maximumCount {
      unhandled.append((actions.last?.name ?? "", message.text))
    }
    if message.kind != .request, problems.count < Self.maximumCount { problems.append(message) }
  }
}

extension SessionJournal.RunAction {
  /// Whether a name is that of the action or of its type.
  func isNamed(_ name: String) -> Bool { name == self.name || name == type }
}
