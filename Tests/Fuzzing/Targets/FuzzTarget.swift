/// One thing that must hold for any input, however damaged.
///
/// The fuzzer and the tests run the same check: the fuzzer invents inputs, the tests replay those that once
/// failed.
public struct FuzzTarget: Sendable {
  /// What the inputs are, which decides how the fuzzer changes them.
  public enum Input: Sendable {
    /// Text that is not JSON.
    case text
    /// A document, or several parts of which some are JSON; see `InputParts`.
    case documents
    /// Messages in frames.
    case messages
  }

  public let name: String
  public let input: Input
  /// Returns a sentence for each invariant that an input violates.
  public let violations: @MainActor @Sendable ([UInt8]) async -> [String]

  init(
    _ name: String, _ input: Input,
    _ check: @escaping @MainActor @Sendable ([UInt8], inout Violations) async -> Void
  ) {
    self.name = name
    self.input = input
    violations = { bytes in
      var violations = Violations()
      await check(bytes, &violations)
      return violations.sentences
    }
  }

  /// All targets, by the layer that they attack.
  public static let all: [FuzzTarget] = [
    .json, .format, .check, .edit, .expressions, .modifiers, .globs, .ignores, .sources, .project, .preview,
    .tests, .messages, .agents,
  ]
}

/// The violations found in one input.
struct Violations {
  private(set) var sentences: [String] = []

  mutating func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { sentences.append(sentence()) }
  }

  mutating func add(_ sentences: [String]) { self.sentences += sentences }
}
