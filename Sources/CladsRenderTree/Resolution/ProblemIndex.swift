import CladsDocument
public import SourceText

/// Something about a document that keeps it, or the whole screen, from being shown.
public struct ResolutionProblem: Sendable, Hashable {
  /// Where it stands.
  public var range: TextRange
  /// What is wrong, and what happens on the phone.
  public var message: String

  /// Creates a problem.
  public init(range: TextRange, message: String) {
    self.range = range
    self.message = message
  }
}

/// Answers which problems belong to a node itself, and not to a node inside it.
struct ProblemIndex {
  private let problems: [ResolutionProblem]

  init(_ problems: [ResolutionProblem]) {
    self.problems = problems.sorted { $0.range.start < $1.range.start }
  }

  var isEmpty: Bool { problems.isEmpty }
  /// What the first of them says.
  var first: String? { problems.first?.message }

  /// The problems inside `range` that are in none of the ranges `inner`, which are in order.
  func problems(in range: TextRange, outside inner: [TextRange]) -> [ResolutionProblem] {
    guard !problems.isEmpty else { return [] }
    var low = 0
    var high = problems.count
    while low < high {
      let middle = (low + high) / 2
      if problems[middle].range.start < range.start { low = middle + 1 } else { high = middle }
    }
    var result: [ResolutionProblem] = []
    while low < problems.count, problems[low].range.start < range.end {
      let start = problems[low].range.start
      if !inner.contains(where: { $0.start <= start && start < $0.end }) { result.append(problems[low]) }
      low += 1
    }
    return result
  }
}
