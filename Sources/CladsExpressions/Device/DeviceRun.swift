import CladsDocument

/// A single evaluation on device: the state it reads and the work budget it has left.
struct DeviceRun {
  /// The bytes of a text or a part of one: UTF-8, with masks.
  typealias Text = ArraySlice<UInt8>

  /// The state by its top-level keys.
  let values: [String: Document.StateValue]
  /// The variables that are in scope only while a screen is built.
  let variables: [String: Document.StateValue]
  private var steps: Int
  private let limit: Int
  private var depth = 0

  /// Creates a run that reads `state`, with a work budget for a text of `length` UTF-8 bytes.
  init(state: SampleState, length: Int) {
    values = state.values
    variables = state.variables
    // The budget grows with the text because an ordinary evaluation scans each byte a few times. The cap
    // keeps the product from overflowing.
    limit = 1_000_000 + 8 * min(length, 1 << 40)
    steps = limit
  }

  /// The work done so far.
  var operations: Int { limit - steps }

  /// Deducts work from the budget; a run that exceeds it counts as hanging.
  mutating func spend(_ count: Int) throws(DeviceStop) {
    steps -= count + 1
    if steps < 0 { throw .hangs }
  }

  /// Enters a nested step and deducts the bytes that it scans.
  mutating func descend(_ count: Int) throws(DeviceStop) {
    try spend(count)
    depth += 1
    if depth > DeviceEvaluator.maximumDepth { throw .hangs }
  }

  /// Leaves a nested step.
  mutating func ascend() { depth -= 1 }

  /// Evaluates an expression as the first of these forms that matches: ternary, array form, template,
  /// arithmetic, path, and finally the text itself.
  mutating func evaluate(_ source: Text) throws(DeviceStop) -> Document.StateValue {
    try descend(source.count)
    defer { ascend() }
    let text = source.trimmed
    if let branch = try ternary(text) { return .stringValue(branch.string) }
    if let value = try arrayForm(text) { return value }
    if text.hasPlaceholder {
      let result = try interpolate(text)
      // What still has a placeholder is not computed.
      return try !result.hasPlaceholder && result.looksArithmetic
        ? arithmetic(result) : .stringValue(result.string)
    }
    if text.looksArithmetic { return try arithmetic(text) }
    return try read(text) ?? .stringValue(text.string)
  }

  /// Returns the value at a path, or the whole state if the path has no components.
  mutating func read(_ keypath: Text) throws(DeviceStop) -> Document.StateValue? {
    try spend(keypath.count)
    let path = try DeviceKeypath.components(of: keypath)
    guard let first = path.first else { return .objectValue(values) }
    guard case .key(let root) = first, let value = values[root] else { return nil }
    return value.value(at: path.dropFirst())
  }
}
