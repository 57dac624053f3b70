package import Diagnostics
package import JSONSyntax
package import SourceText

extension Reading {
  /// Reports a value that does not have the expected shape. An entry of an array or a map (`isEntry`) may be
  /// deleted to fix it.
  @usableFromInline package mutating func reportMismatch(
    at node: RecordIndex, expected: Shape, _ mismatch: Mismatch, isEntry: Bool = false
  ) {
    let kind = view.kind(node)
    if kind == .invalid || view.flags(node).contains(.malformed) {
      isReported = true
      return
    }
    if kind == .null { return reportNull(node, expected, mismatch, isEntry: isEntry) }
    if view.looksLikeTemplate(node) {
      return report(
        templateFinding(
          at: node, expected, mismatch.id.id, mismatch.effect,
          severity: mismatch == .isIgnored ? .warning : nil))
    }
    let found = kind == .number && expected.isInteger ? sourceText(view.range(node)) : phrase(of: node)
    let fix = conversion(of: node, to: expected)
    report(
      Finding(
        mismatch.id, at: view.range(node), "\(place(of: node)) must be \(expected.phrase), not \(found)",
        effect: mismatch.effect,
        help: fix?.title.withLowercaseInitial
          ?? (expected.isPath ? "write the path of a value in the state, in quotes" : nil),
        severity: mismatch == .isIgnored ? .warning : nil, fixes: fix.map { [$0] } ?? []))
  }

  /// Returns the finding about a template where nothing is evaluated.
  func templateFinding(
    at node: RecordIndex, _ expected: Shape, _ id: DiagnosticID, _ effect: RuntimeEffect,
    severity: Severity? = nil
  ) -> Finding {
    Finding(
      id, at: view.range(node),
      "\(place(of: node)) must be \(expected.phrase), not a template: nothing is evaluated here",
      effect: effect, help: view.adviceAboutTemplate(at: node), severity: severity)
  }

  private mutating func reportNull(
    _ node: RecordIndex, _ expected: Shape, _ mismatch: Mismatch, isEntry: Bool
  ) {
    let range = view.range(node)
    let entry = view.member(owning: node) ?? node
    let fix =
      isEntry
      ? removal(of: entry).map { QuickFix("Delete it", edits: [$0]) }
      : QuickFix("Write `\(expected.stub)`", replacing: range, with: expected.stub, .incomplete)
    report(
      Finding(
        .nullNotAllowed, at: range, "\(place(of: node)) must not be `null`", effect: mismatch.effect,
        help: "write \(expected.phrase)" + (isEntry ? ", or leave it out" : ""), fixes: fix.map { [$0] } ?? []
      ))
  }

  /// Returns the fix that writes the same value in the expected type, or `nil` if there is none.
  func conversion(of node: RecordIndex, to expected: Shape) -> QuickFix? {
    view.conversion(of: node, to: expected)
  }

  /// Returns the fix that replaces an array with its only element; `nil` if that does not have the shape.
  func takingOut(of node: RecordIndex, for shape: Shape) -> QuickFix? { view.takingOut(of: node, for: shape) }

  /// Returns the element of an array that has only one; `nil` for anything else.
  package func onlyElement(of node: RecordIndex) -> RecordIndex? { view.onlyElement(of: node) }
}

extension SyntaxView {
  /// Returns the fix that writes the same value in the expected type, or `nil` if there is none.
  package func conversion(of node: RecordIndex, to expected: Shape) -> QuickFix? {
    let range = range(node)
    if let key = requiredKey(of: expected, thatTakes: node) {
      let name = StringLiteral.quoted(key)
      return QuickFix(
        "Write `{ \(name): … }` around it", edits: wrapping(node, in: "{ \(name): ", " }"))
    }
    if let fix = takingOut(of: node, for: expected) { return fix }
    switch expected {
    case .number, .integer:
      guard kind(node) == .string else { return nil }
      let text = string(node)
      let unit = ["px", "pt", "dp"].first { text.hasSuffix($0) } ?? ""
      guard let number = JSONNumber(text.dropLast(unit.count)) else { return nil }
      if expected.isInteger, !number.isWhole { return nil }
      return QuickFix(
        "Write `\(number.text)` without \(unit.isEmpty ? "quotes" : "a unit")", replacing: range,
        with: number.text)
    case .boolean:
      guard let literal = booleanLiteral(meantBy: node) else { return nil }
      return QuickFix("Write `\(literal)`", replacing: range, with: literal)
    case .string:
      // A value is not the path of one.
      guard [.number, .true, .false].contains(kind(node)), !expected.isPath else { return nil }
      return QuickFix("Put it in quotes", replacing: range, with: StringLiteral.quoted(text(of: node)))
    case .array(let element):
      guard [.object, .string].contains(kind(node)), fits(node, element) else { return nil }
      return QuickFix("Wrap it in an array", edits: wrapping(node, in: "[", "]"))
    case .either(let shapes):
      for shape in shapes { if let fix = conversion(of: node, to: shape) { return fix } }
      return nil
    default: return nil
    }
  }

  /// Returns the fix that replaces an array with its only element; `nil` if that does not have the shape.
  func takingOut(of node: RecordIndex, for shape: Shape) -> QuickFix? {
    guard let element = onlyElement(of: node), fits(element, shape), isSettled(element, as: shape) else {
      return nil
    }
    return QuickFix("Take it out of the array", replacing: range(node), with: text(of: element))
  }

  /// Returns whether an object has a key of an object shape; one without any may mean something else.
  private func isSettled(_ node: RecordIndex, as shape: Shape) -> Bool {
    switch shape {
    case .object(let shape) where !shape.rows.isEmpty:
      shape.rows.contains { member(named: $0.name, of: node) != nil }
    case .named(_, let inner): isSettled(node, as: inner())
    default: true
    }
  }

  private func booleanLiteral(meantBy node: RecordIndex) -> String? {
    switch (kind(node), kind(node) == .string ? string(node).lowercased() : text(of: node)) {
    case (.string, "true"), (.string, "yes"), (.string, "1"), (.number, "1"): "true"
    case (.string, "false"), (.string, "no"), (.string, "0"), (.number, "0"): "false"
    default: nil
    }
  }
}

extension SyntaxView {
  /// Returns the only required key of an object, if an array of typed objects is what it takes; `nil` for
  /// other shapes and values.
  package func requiredKey(of shape: Shape, thatTakes node: RecordIndex) -> String? {
    switch shape {
    case .named(_, let inner): return requiredKey(of: inner(), thatTakes: node)
    case .object(let shape):
      let required = shape.rows.filter(\.isRequired)
      guard kind(node) == .array, required.count == 1, let row = required.first, case .array = row.shape,
        fits(node, row.shape), lastChild(of: node) != nil,
        children(of: node).prefix(64).allSatisfy({
          member(named: Reading.tagKey.description, of: $0) != nil
        })
      else { return nil }
      return row.name
    default: return nil
    }
  }

  /// Returns the edits that insert text before and after a value.
  package func wrapping(_ node: RecordIndex, in before: String, _ after: String) -> [TextEdit] {
    let range = range(node)
    return [
      TextEdit(range: TextRange(range.start, range.start), newText: before),
      TextEdit(range: TextRange(range.end, range.end), newText: after),
    ]
  }
}

/// A finite number, and its spelling in JSON.
public struct JSONNumber: Sendable, Hashable {
  /// The number.
  public let value: Double

  /// Creates a number from its text; `nil` if the text is not a number or is too large for a `Double`.
  public init?(_ text: some StringProtocol) {
    let isPlain = text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
    guard isPlain, let value = Double(String(text)), value.isFinite else { return nil }
    self.value = value
  }

  /// Creates a number from a finite value.
  public init(value: Double) { self.value = value }

  /// Whether the number has no fraction and is exact as an `Int`.
  package var isWhole: Bool { value == value.rounded() && abs(value) < 1e15 }

  /// The number as JSON; whole numbers have no decimal point.
  public var text: String { isWhole ? String(Int(value)) : String(value) }
}

extension Shape {
  /// Whether the shape is a whole number.
  fileprivate var isInteger: Bool {
    if case .integer = self { true } else { false }
  }
}

extension SyntaxView {
  /// Returns the element of an array that has only one; `nil` for anything else.
  package func onlyElement(of node: RecordIndex) -> RecordIndex? {
    guard kind(node) == .array, !isIncomplete(node) else { return nil }
    var elements = children(of: node).makeIterator()
    guard let first = elements.next(), elements.next() == nil else { return nil }
    return first
  }
}
