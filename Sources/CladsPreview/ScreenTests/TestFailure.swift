package import SourceText

/// What is otherwise than a test expects.
package struct TestFailure: Sendable {
  /// A place in the document that has to do with it.
  package struct Place: Sendable, Hashable {
    /// The range in the document, at the offsets of its own text if it is in a string literal.
    package let range: TextRange
    /// What is there, as a clause.
    package let message: String
  }

  /// The index of the step; `nil` if the test cannot start.
  package var step: Int?
  /// The range in the test.
  package var range: TextRange
  /// What is wrong, as a clause without a final period.
  package var message: String
  /// What to do about it, as a clause; `nil` if nothing is known.
  package var help: String?
  /// What is expected, line by line; `nil` where that says no more than the message.
  package var expected: [String]?
  /// What is there instead, line by line.
  package var actual: [String]?
  /// The places in the document that have to do with it.
  package var places: [Place] = []
  /// Whether the test may be right, but needs what only the app has.
  package var needsApp = false

  package init(at range: TextRange, _ message: String, help: String? = nil) {
    self.range = range
    self.message = message
    self.help = help
  }

  /// All that is known, in one line.
  package var oneLine: String {
    var text = message
    if let expected { text += "; expected: \(expected.joined(separator: ", "))" }
    if let actual { text += "; there is: \(actual.joined(separator: ", "))" }
    if let help { text += "; \(help)" }
    return text
  }
}

/// What came of a test.
package struct ScreenTestResult: Sendable {
  /// Whether it has passed.
  package enum Status: String, Sendable, CaseIterable {
    case passed, failed
    /// It cannot be decided without the app.
    case undecided
  }

  /// A stored outline that differs from the screen, or is yet to be stored.
  package struct OutlineUpdate: Sendable {
    /// The range of the array in the test.
    package let range: TextRange
    /// The lines to store.
    package let lines: [String]
  }

  package var status = Status.passed
  /// The failures of the one step at which it stopped.
  package var failures: [TestFailure] = []
  /// The number of steps that have been performed.
  package var performed = 0
  /// The screen as text when it stopped; empty if it has passed.
  package var screen: [String] = []
  package var updates: [OutlineUpdate] = []

  package init() {}
}
