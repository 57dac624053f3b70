import CladsDocument
import SourceText

/// Array operations, which the current runtime recognizes by the shape of the whole text.
extension DeviceRun {
  /// Returns the value of an array form, or `nil` if the text is not one or its lookup fails.
  mutating func arrayForm(_ text: Text) throws(DeviceStop) -> Document.StateValue? {
    if let element = try element(text) { return element }
    if let base = text.without(suffix: ".count") { return .intValue(try elements(base)?.count ?? 0) }
    if let base = text.without(suffix: ".isEmpty") {
      return .boolValue(try elements(base)?.isEmpty ?? true)
    }
    if let base = text.without(suffix: ".first"), let element = try elements(base)?.first { return element }
    if let base = text.without(suffix: ".last"), let element = try elements(base)?.last { return element }
    return try contains(text)
  }

  /// Evaluates `base[index]`, from the first `[` to the last `]`. Text after the `]` is ignored.
  private mutating func element(_ text: Text) throws(DeviceStop) -> Document.StateValue? {
    guard let open = text.firstIndex(of: Byte.openBracket), let close = text.lastIndex(of: Byte.closeBracket),
      open < close
    else {
      return nil
    }
    let inside = text[(open + 1)..<close]
    let base = text[..<open]
    if let index = inside.integer { return try read(base)?[.index(index)] }
    guard case .intValue(let index) = try evaluate(inside) else { return nil }
    return try read(base)?[.index(index)]
  }

  /// Evaluates `base.contains(argument)`, where the argument is a quoted string or a path.
  /// Spaces inside the parentheses are part of the argument.
  private mutating func contains(_ text: Text) throws(DeviceStop) -> Document.StateValue? {
    guard text.last == Byte.closeParenthesis, let call = text.firstRange(of: ".contains(") else { return nil }
    let argument = text[call.upperBound..<(text.endIndex - 1)]
    let wanted: Document.StateValue
    if let literal = argument.unquoted {
      wanted = .stringValue(literal.string)
    } else {
      guard let value = try read(argument) else { return nil }
      wanted = value
    }
    let elements = try elements(text[..<call.lowerBound]) ?? []
    try spend(elements.count)
    return .boolValue(elements.contains { $0.strictlyEquals(wanted) })
  }

  private mutating func elements(_ keypath: Text) throws(DeviceStop) -> [Document.StateValue]? {
    guard case .arrayValue(let elements)? = try read(keypath) else { return nil }
    return elements
  }
}
