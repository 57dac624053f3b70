import CladsDocument
import SourceText

/// The two ways in which the current runtime fills a template: when a screen is built, and when it is
/// redrawn.
extension DeviceRun {
  /// Fills a template as the state store does on redraw.
  mutating func interpolate(_ template: Text) throws(DeviceStop) -> Text {
    try fill(template) { run, body throws(DeviceStop) in try run.placeholder(body.trimmed) }
  }

  /// Fills a template as the resolver does when a screen is built.
  mutating func interpolateAtResolution(_ template: Text) throws(DeviceStop) -> Text {
    try fill(template) { run, body throws(DeviceStop) in try run.placeholderAtResolution(body) }
  }

  private mutating func placeholder(_ body: Text) throws(DeviceStop) -> Document.StateValue? {
    if let branch = try ternary(body) { return .stringValue(branch.string) }
    if let value = try arrayForm(body) { return value }
    if body.contains(where: { $0.isOperator }) { return try arithmetic(body) }
    return try read(body)
  }

  private mutating func placeholderAtResolution(_ body: Text) throws(DeviceStop) -> Document.StateValue? {
    if !variables.isEmpty, let value = variables[body.string] { return value }
    if case .boolValue(let value) = try evaluate(body) { return .boolValue(value) }
    if let value = try read(body) { return value }
    let isComputed =
      body.contains { $0 == Byte.plus || $0 == Byte.minus || $0 == Byte.questionMark || $0 == Byte.colon }
      || body.firstRange(of: ".contains(") != nil || body.firstRange(of: ".count") != nil
    return isComputed ? try evaluate(body) : nil
  }

  /// Replaces the placeholders from last to first, and stops at the first one that never returns.
  private mutating func fill(
    _ template: Text,
    with value: (inout DeviceRun, Text) throws(DeviceStop) -> Document.StateValue?
  ) throws(DeviceStop) -> Text {
    try descend(template.count)
    defer { ascend() }
    var placeholders: [Range<Int>] = []
    var position = template.startIndex
    while let range = template.firstPlaceholder(from: position) {
      placeholders.append(range)
      position = range.upperBound
    }
    guard !placeholders.isEmpty else { return template }
    var texts: [Text] = []
    for range in placeholders.reversed() {
      let body = template[(range.lowerBound + 2)..<(range.upperBound - 1)]
      try spend(body.count)
      texts.append(try text(of: value(&self, body)))
    }
    var result: [UInt8] = []
    position = template.startIndex
    for (range, text) in zip(placeholders, texts.reversed()) {
      result += template[position..<range.lowerBound]
      result += text
      position = range.upperBound
    }
    result += template[position...]
    return result[...]
  }
}
