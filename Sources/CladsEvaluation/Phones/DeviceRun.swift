import CladsDocument
import CladsExpressions

/// One answer in the making: the state it reads and the work that is left for it.
struct DeviceRun {
  /// UTF-8 bytes of a text or of a part of one.
  typealias Text = ArraySlice<UInt8>

  /// The state.
  let values: [String: Document.StateValue]
  /// The names that only the making of a screen knows.
  let variables: [String: Document.StateValue]
  private var steps: Int
  private var depth = 0

  /// A run that reads `state`, for a text of `length` UTF-8 bytes.
  init(state: SampleState, length: Int) {
    values = state.values
    variables = state.variables
    // Every honest way through a text looks at each of its bytes a few times.
    steps = 1_000_000 + 8 * min(length, 1 << 40)
  }

  /// Counts work; a run that is out of steps hangs.
  mutating func spend(_ count: Int) throws(DeviceStop) {
    steps -= count + 1
    if steps < 0 { throw .hangs }
  }

  /// Takes one step down, and counts the bytes that are looked at there.
  mutating func descend(_ count: Int) throws(DeviceStop) {
    try spend(count)
    depth += 1
    if depth > DeviceEvaluator.maximumDepth { throw .hangs }
  }

  /// Comes back up.
  mutating func ascend() { depth -= 1 }

  /// The value of an expression: the first of ternary, array form, template, arithmetic, path and the text
  /// itself that fits.
  mutating func evaluate(_ source: Text) throws(DeviceStop) -> Document.StateValue {
    try descend(source.count)
    defer { ascend() }
    let text = source.trimmed
    if let branch = try ternary(text) { return .stringValue(branch.string) }
    if let value = try arrayForm(text) { return value }
    if text.firstPlaceholder(from: text.startIndex) != nil {
      let result = try interpolate(text)
      return try result.looksArithmetic ? arithmetic(result) : .stringValue(result.string)
    }
    if text.looksArithmetic { return try arithmetic(text) }
    return try read(text) ?? .stringValue(text.string)
  }

  /// The value at a path.
  mutating func read(_ keypath: Text) throws(DeviceStop) -> Document.StateValue? {
    try spend(keypath.count)
    let path = try DeviceKeypath.components(of: keypath)
    guard let first = path.first else { return .objectValue(values) }
    guard case .key(let root) = first, let value = values[root] else { return nil }
    return value.value(at: path.dropFirst())
  }
}
