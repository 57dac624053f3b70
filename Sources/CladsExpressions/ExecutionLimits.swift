/// The limits on what a running document may use up, so that no document can exhaust the memory or the time
/// of the program that runs it.
///
/// All of them are counted, never measured with a clock, so that a document behaves the same everywhere.
public enum ExecutionLimits {
  /// The size of one value that a write may store; see `Document.StateValue.size`.
  public static let valueSize = 1 << 20
  /// The size of a whole state; see `Document.StateValue.size`.
  public static let stateSize = 16 << 20
  /// The length of the text that a template or the body of a request may have, in UTF-8 bytes.
  package static let textLength = 1 << 20
  /// The work of a single evaluation: about one for every byte and every value that it looks at.
  package static let evaluationWork = 20_000_000

  /// The steps of one event: each action is a step, and so is every `workPerStep` of the work that it does.
  package static let steps = 100_000
  package static let workPerStep = 10_000
  /// The work of converting a value to or from the types of the host app, for each unit of its size.
  package static let conversionWork = 40
  /// The steps after which an event lets others run.
  package static let stepsPerTurn = 1_000
  /// The depth to which actions may run each other.
  package static let actionDepth = 1_000

  /// The nodes of one screen, including the copies of repetitions.
  package static let nodes = 100_000
  /// The length of all texts that are computed for one screen, in UTF-8 bytes.
  package static let screenText = 16 << 20
  /// The rows of a frame at the natural height of its screen; the rest can be scrolled to.
  package static let rows = 10_000
  /// The work of all evaluations for one screen.
  package static let screenWork = steps * workPerStep
}
