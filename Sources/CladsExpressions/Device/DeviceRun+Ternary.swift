import CladsDocument
import SourceText

/// The ternary: any text with a `?` and a later `:`, both outside quotes.
extension DeviceRun {
  /// Returns the text of the chosen branch, unevaluated, or `nil` if the text is not a ternary.
  mutating func ternary(_ text: Text) throws(DeviceStop) -> Text? {
    guard let question = text.firstUnquoted(Byte.questionMark, from: text.startIndex),
      let colon = text.firstUnquoted(Byte.colon, from: question + 1)
    else { return nil }
    let branch =
      try isTrue(text[..<question]) ? text[(question + 1)..<colon] : text[(colon + 1)...]
    return branch.trimmed.unquoted ?? branch.trimmed
  }

  private mutating func isTrue(_ condition: Text) throws(DeviceStop) -> Bool {
    var rest = condition.trimmed
    var isInverted = false
    while true {
      if case .boolValue(let value)? = try arrayForm(rest) { return value != isInverted }
      if case .boolValue(let value)? = try read(rest) { return value != isInverted }
      if rest.isKeyword("true") { return !isInverted }
      if rest.isKeyword("false") { return isInverted }
      guard rest.first == Byte.exclamationMark else { return isInverted }
      isInverted.toggle()
      rest = rest.dropFirst().trimmed
    }
  }
}
