import Diagnostics
public import JSONSyntax

extension Schema {
  /// Returns the schema of an array; elements that do not have the shape are reported and omitted.
  @inlinable
  public static func array<Element: Sendable>(
    of element: Schema<Element>, mismatch: Mismatch = .rejects
  ) -> Schema<[Element]> {
    Schema<[Element]>(shape: .array(element.shape)) { node, reading in
      guard reading.view.kind(node) == .array, reading.descend(into: node) else { return nil }
      var values: [Element] = []
      for child in reading.view.children(of: node) {
        if reading.isCanceled() { break }
        if let value = element.readReporting(child, &reading, mismatch: mismatch, isEntry: true) {
          values.append(value)
        }
      }
      reading.ascend()
      return values
    }
  }

  /// Returns the schema of a map, in document order; entries that do not have the shape are reported and left
  /// out.
  @inlinable
  public static func dictionary<Element: Sendable>(
    of element: Schema<Element>, keys: Role = .literal, mismatch: Mismatch = .rejects
  ) -> Schema<NamedList<Element>> {
    Schema<NamedList<Element>>(shape: .dictionary(element.shape, keys: keys)) { node, reading in
      guard reading.view.kind(node) == .object, reading.descend(into: node) else { return nil }
      var values: [Named<Element>] = []
      for member in reading.view.members(of: node) {
        if reading.isCanceled() { break }
        if !reading.skipped.isEmpty, reading.skipped.contains(member) { continue }
        let key = reading.view.name(of: member)
        if keys != .literal { reading.addFact(keys, key) }
        guard let node = reading.view.value(of: member) else { continue }
        if let value = element.readReporting(node, &reading, mismatch: mismatch, isEntry: true) {
          values.append(Named(name: reading.view.string(key), key: key, node: node, value: value))
        }
      }
      reading.ascend()
      return NamedList(values)
    }
  }
}
