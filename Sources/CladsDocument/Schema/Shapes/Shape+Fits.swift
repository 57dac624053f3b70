package import JSONSyntax
import SourceText

extension SyntaxView {
  /// Returns whether a value matches a shape; a string with `${…}`, `{ "$expr": … }` and `null` match any
  /// shape.
  package func fits(_ node: RecordIndex, _ shape: Shape) -> Bool {
    if isComputed(node) { return true }
    switch shape {
    case .any: return true
    case .boolean: return kind(node) == .true || kind(node) == .false
    case .integer: return kind(node) == .number && integer(node) != nil
    case .number: return kind(node) == .number
    case .string: return kind(node) == .string
    case .choice(let choices):
      return kind(node) == .string && choices.choices.contains { $0.name == string(node) }
    case .array(let element): return kind(node) == .array && all(of: node) { fits($0, element) }
    case .dictionary(let element, _):
      return kind(node) == .object && all(of: node) { fits(value(of: $0) ?? $0, element) }
    case .object(let object): return kind(node) == .object && fits(node, object)
    case .tagged: return kind(node) == .object
    case .either(let shapes): return shapes.contains { fits(node, $0) }
    case .named(_, let inner): return fits(node, inner())
    }
  }

  /// Returns whether a value is a container where a shape is one, or neither is: a number in quotes is still
  /// meant for a key that takes numbers, but an object is not.
  func resembles(_ node: RecordIndex, _ shape: Shape) -> Bool {
    if isComputed(node) { return true }
    switch shape {
    case .any: return true
    case .boolean, .integer, .number, .string, .choice: return !isContainer(node)
    case .array: return kind(node) == .array
    case .dictionary, .object, .tagged: return kind(node) == .object
    case .either(let shapes): return shapes.contains { resembles(node, $0) }
    case .named(_, let inner): return resembles(node, inner())
    }
  }

  private func fits(_ node: RecordIndex, _ object: ObjectShape) -> Bool {
    for row in object.rows {
      guard let member = member(named: row.name, of: node), let value = value(of: member) else {
        if row.isRequired { return false }
        continue
      }
      if !fits(value, row.shape) { return false }
    }
    return true
  }

  private func isComputed(_ node: RecordIndex) -> Bool {
    switch kind(node) {
    case .string:
      let range = contentRange(of: node)
      guard range.count > 2 else { return false }
      for index in range.lowerBound..<(range.upperBound - 1)
      where bytes[index] == Byte.dollar && bytes[index + 1] == Byte.openBrace { return true }
      return false
    case .object: return member(named: "$expr", of: node) != nil
    case .null: return true
    default: return false
    }
  }

  private func all(of container: RecordIndex, _ check: (RecordIndex) -> Bool) -> Bool {
    children(of: container).allSatisfy(check)
  }
}
