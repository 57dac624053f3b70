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
    if body.containsVisible(\.isOperator) { return try arithmetic(body) }
    return try read(body)
  }

  private mutating func placeholderAtResolution(_ body: Text) throws(DeviceStop) -> Document.StateValue? {
    if !variables.isEmpty, let value = variables[body.string] { return value }
    if case .boolValue(let value) = try evaluate(body) { return .boolValue(value) }
    if let value = try read(body) { return value }
    let signs = [Byte.plus, Byte.minus, Byte.questionMark, Byte.colon]
    let isComputed =
      body.containsVisible(signs.contains)
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
    var placeholders: [DevicePlaceholder] = []
    var position = template.startIndex
    while let placeholder = template.firstPlaceholder(from: position) {
      if placeholder.isWhole { placeholders.append(placeholder) }
      position = placeholder.range.upperBound
    }
    guard !placeholders.isEmpty else { return template }
    var texts: [Text] = []
    for placeholder in placeholders.reversed() {
      let body = template[placeholder.body]
      try spend(body.count)
      texts.append(try text(of: value(&self, body)))
    }
    var result: [UInt8] = []
    position = template.startIndex
    for (placeholder, text) in zip(placeholders, texts.reversed()) {
      result += template[position..<placeholder.range.lowerBound]
      result += text
      position = placeholder.range.upperBound
    }
    result += template[position...]
    return result[...].remasked
  }
}
