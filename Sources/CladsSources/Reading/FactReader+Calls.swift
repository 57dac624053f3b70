import SourceText

/// Calls, and values with one of the framework's names.
extension FactReader {
  /// Reads a call of a function of the same type, whose arguments are variables: `handle(actionId, context)`.
  mutating func readCall() {
    if code.isPunctuation(Byte.dot, at: index - 1), !code.isName("self", at: index - 2),
      !code.isName("Self", at: index - 2)
    {
      return
    }
    let end = code.bracketEnd(at: index + 1)
    guard end > index + 2, code[index].firstByte.isUppercase == false else { return }
    var arguments: [String?] = []
    var next = index + 2
    while next < end, arguments.count < 16 {
      if code.isName(at: next), code.isPunctuation(Byte.colon, at: next + 1) { next += 2 }
      let isVariable = next + 1 == end || code.isPunctuation(Byte.comma, at: next + 1)
      arguments.append(isVariable ? code.name(at: next) : nil)
      while next < end, !code.isPunctuation(Byte.comma, at: next) { next = code.indexAfter(next) }
      next += 1
    }
    guard arguments.contains(where: { $0 != nil }) else { return }
    facts.calls.append(
      CallFacts(name: code.text(at: index), arguments: arguments, scope: scope, offset: offset))
  }

  /// Reads `registry.registerAction("id") { … }` and the like, and descriptions of functions and keys.
  mutating func readRegistration() {
    let isDescription = code.isName("MemberFunction", at: index) || code.isName("Property", at: index)
    guard isDescription || code[index].firstByte == UInt8(ascii: "r") else { return }
    let name = code.text(at: index)
    guard isDescription || name.hasPrefix("register"), code.isPunctuation(Byte.openParenthesis, at: index + 1)
    else { return }
    let end = code.bracketEnd(at: index + 1)
    var arguments: [RegistrationFacts.Argument] = []
    var next = index + 2
    while next < end, arguments.count < 16 {
      var label: String?
      if code.isPunctuation(Byte.colon, at: next + 1), let name = code.name(at: next) {
        label = name
        next += 2
      }
      arguments.append(RegistrationFacts.Argument(label: label, value: code.value(at: next)))
      while next < end, !code.isPunctuation(Byte.comma, at: next) { next = code.indexAfter(next) }
      next += 1
    }
    let after = code.indexAfter(index + 1)
    if code.isPunctuation(Byte.openBrace, at: after) {
      arguments.append(RegistrationFacts.Argument(label: "closure", value: code.value(at: after)))
    }
    let start = startOfStatement
    facts.registrations.append(
      RegistrationFacts(
        name: name, arguments: arguments, documentation: code.documentation(from: start, to: start),
        scope: scope, offset: offset))
  }

  /// The index of the first name of `a.b.register`.
  private var startOfStatement: Int {
    var start = index
    while code.isPunctuation(Byte.dot, at: start - 1), start - 2 >= 0, start > index - 32 { start -= 2 }
    return start
  }

  private static let labels: Set<String> = [
    "customActions", "actions", "customComponents", "designSystemProvider", "navigationHandler",
  ]

  /// Reads `customActions: […]`, `context.navigationHandler = { … }` and `customActions["id"] = { … }`.
  mutating func readLabeledValue() {
    guard code[index].utf8Count >= 7, Self.labels.contains(code.text(at: index)) else { return }
    let label = code.text(at: index)
    var value: ValueFacts
    if code.isPunctuation(Byte.openBracket, at: index + 1) {
      let end = code.indexAfter(index + 1)
      guard code.isPunctuation(Byte.equals, at: end), code.isPunctuation(Byte.openBrace, at: end + 1) else {
        return
      }
      let (key, _) = code.nameExpression(at: index + 2)
      value = ValueFacts(expression: key)
      value.entries = [
        EntryFacts(
          key: key, value: code.nameExpression(at: end + 1).expression, closure: code.closure(at: end + 1))
      ]
    } else if code.isPunctuation(Byte.equals, at: index + 2) {
      return  // A comparison.
    } else {
      value = code.value(at: index + 2)
    }
    facts.labeledValues.append(LabeledValueFacts(label: label, value: value, scope: scope, offset: offset))
  }
}
