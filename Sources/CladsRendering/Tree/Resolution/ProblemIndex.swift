import CladsDocument
public import SourceText

/// A problem in a document that keeps a node, or the whole screen, from being shown.
public struct ResolutionProblem: Sendable, Hashable {
  /// The range of the problem in the document.
  public var range: TextRange
  /// A description of the problem and its effect on device.
  public var message: String
  /// Whether the app shows an empty screen because of it.
  package var emptiesScreen = false

  public init(range: TextRange, message: String) {
    self.range = range
    self.message = message
  }
}

/// Finds the problems that belong to a node itself rather than to a node inside it.
struct ProblemIndex {
  private let problems: [ResolutionProblem]

  init(_ problems: [ResolutionProblem]) {
    self.problems = problems.sorted { $0.range.start < $1.range.start }
  }

  var isEmpty: Bool { problems.isEmpty }
  /// The message of the first problem.
  var first: String? { problems.first?.message }

  /// Returns the problems in `range` that are in none of the sorted ranges `inner`.
  func problems(in range: TextRange, outside inner: [TextRange]) -> [ResolutionProblem] {
    guard !problems.isEmpty else { return [] }
    let first = problems.partitioningIndex { $0.range.start >= range.start }
    return problems[first...].prefix { $0.range.start < range.end }.filter { problem in
      let start = problem.range.start
      return !inner.contains { $0.start <= start && start < $0.end }
    }
  }
}
