import CladsExpressions

/// What one resolution of a screen has used of its limits, so that nested repetitions, long texts and slow
/// expressions cannot exhaust memory or time.
@MainActor
final class ScreenBudget {
  private var nodes = 0
  private var text = 0
  private var work = 0

  /// Why no more nodes are resolved, for people; `nil` within the limits.
  var refusal: String? {
    if nodes > ExecutionLimits.nodes {
      return "the screen has more than \(ExecutionLimits.nodes) nodes; the rest are not drawn"
    }
    if text > ExecutionLimits.screenText {
      return
        "the texts of the screen are longer than \(ExecutionLimits.screenText >> 20) MB; the rest is not drawn"
    }
    if work > ExecutionLimits.screenWork {
      return "the expressions of the screen take too long to evaluate; the rest is not drawn"
    }
    return nil
  }

  /// Starts over.
  func reset() { (nodes, text, work) = (0, 0, 0) }

  /// Counts a node.
  func takeNode() { nodes += 1 }

  /// Counts a computed text, in UTF-8 bytes.
  func take(text length: Int) { text += length }

  /// Counts the work of an evaluation.
  func take(work count: Int) { work += count }
}
