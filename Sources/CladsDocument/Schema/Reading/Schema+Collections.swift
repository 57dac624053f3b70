import Diagnostics
import JSONSyntax

extension Schema {
  /// Returns the schema of an array of such values.
  public static func array<Element: Sendable>(of element: Schema<Element>) -> Schema<[Element]>
  where Value == [Element] { array(of: element, mismatch: .rejects) }

  /// Returns the schema of an object that has such a value for each of its names.
  public static func dictionary<Element: Sendable>(
    of element: Schema<Element>
  ) -> Schema<NamedList<Element>> where Value == NamedList<Element> {
    dictionary(of: element, mismatch: .rejects)
  }

  /// Returns the schema of an array; elements that do not have the shape are reported and omitted.
  package static func array<Element: Sendable>(
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
  package static func dictionary<Element: Sendable>(
    of element: Schema<Element>, keys: Role = .literal, mismatch: Mismatch = .rejects
  ) -> Schema<NamedList<Element>> {
    Schema<NamedList<Element>>(shape: .dictionary(element.shape, keys: keys)) { node, reading in
      guard reading.view.kind(node) == .object, reading.descend(into: node) else { return nil }
      var values: [Named<Element>] = []
      for member in reading.view.members(of: node) {
        if reading.isCanceled() { break }
        if !reading.skipped.isEmpty, reading.skipped.contains(member) { continue }
        if mismatch == .rejects, reading.reportCommentEntry(member, among: element.shape) { continue }
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

extension Reading {
  /// Reports a comment in a map, where it is an entry of the wrong type; returns `false` for other members.
  mutating func reportCommentEntry(_ member: RecordIndex, among entry: Shape) -> Bool {
    guard view.isComment(member), let value = view.value(of: member), !view.resembles(value, entry) else {
      return false
    }
    let key = view.string(view.name(of: member))
    let map = view.member(owning: view[member].parent)
    let owner = map.map { view.string(view.name(of: $0)) } ?? "the map"
    report(
      Finding(
        .wrongType, at: view.range(view.name(of: member)),
        "a comment cannot be in `\(owner)`, where each key is an entry that must be \(entry.phrase)",
        effect: .rejectsDocument, help: "move it out of `\(owner)`",
        fixes: map.flatMap { moveOut(member, key, of: $0) }.map { [$0] } ?? []))
    return true
  }

  /// Returns the fix that moves a comment out of a map, next to it.
  private func moveOut(_ comment: RecordIndex, _ key: String, of map: RecordIndex) -> QuickFix? {
    let object = view[map].parent
    let taken = memberNames(of: object)
    let names = [key] + CommentKeys.prefixes.map(\.description)
    guard let name = names.first(where: { !taken.contains($0) }), let value = view.value(of: comment),
      let removal = removal(of: comment),
      let insertion = view.insertion(
        of: "\(StringLiteral.quoted(name)): \(text(of: value))", into: object, after: map)
    else { return nil }
    return QuickFix("Move it out of `\(view.string(view.name(of: map)))`", edits: [removal, insertion])
  }
}
