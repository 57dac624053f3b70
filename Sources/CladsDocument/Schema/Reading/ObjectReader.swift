package import Diagnostics
package import JSONSyntax
import SourceText

/// The policy for keys that are neither described by a row nor a known mistake.
package enum UnknownKeys: Sendable {
  /// A rule reports them; `$comment` is allowed.
  case reported(by: RuleDescription)
  /// A rule reports them; `type` is allowed, and so is `$comment` unless `comments` says that the app treats
  /// it as an ordinary entry.
  case reportedBesidesType(by: RuleDescription, comments: Bool)
  /// They are allowed; the caller checks them.
  case allowed
}

/// The table of keys of one kind of object, and the loop that reads such objects.
package final class ObjectTable<Root: Sendable>: Sendable {
  /// The description of the object.
  package let shape: ObjectShape
  /// The keys with the properties that they fill, in the order of `shape.rows`.
  package let properties: [Property<Root>]
  let names: NameTable
  /// The `store` functions of `properties`, in an array of their own for the reading loop.
  let stores: [@Sendable (RecordIndex, inout Reading, UnsafeMutablePointer<Root>) -> Void]
  private let paths: [any PartialKeyPath<Root> & Sendable]
  /// The rows of the key paths that have been looked up, by identity: hashing and comparing key paths is
  /// slow, and those of a program are literals, which are few and never freed.
  private let found = Monitor<[ObjectIdentifier: Found]>([:])

  private struct Found {
    /// Keeps the identity from being used again.
    let path: PartialKeyPath<Root>
    let index: Int?
  }

  /// The number of key paths above which no more are kept.
  private static var maximumFound: Int { 1_024 }
  let required: KeySet
  /// The rows of level `extended`.
  let extended: KeySet
  /// The rows for which `null` differs from an absent key.
  let keptNulls: KeySet
  private let mistakeNames: NameTable

  package init(shape: ObjectShape, properties: [Property<Root>]) {
    self.shape = shape
    self.properties = properties
    names = NameTable(properties.map(\.row.name))
    stores = properties.map(\.store)
    paths = properties.map { $0.path }
    mistakeNames = NameTable(shape.mistakes.map(\.name))
    var required = KeySet()
    var extended = KeySet()
    var keptNulls = KeySet()
    for (index, property) in properties.enumerated() {
      if property.row.isRequired { required.insert(index) }
      if property.row.isRequired || property.row.shape.acceptsNull { keptNulls.insert(index) }
      if property.row.level == .extended { extended.insert(index) }
    }
    self.required = required
    self.extended = extended
    self.keptNulls = keptNulls
  }

  /// Returns the index of the row that fills `path`, or `nil` if there is none.
  package func index(of path: PartialKeyPath<Root>) -> Int? {
    found.with { found in
      if let known = found[ObjectIdentifier(path)] { return known.index }
      let index = paths.firstIndex { $0 == path }
      if found.count < Self.maximumFound { found[ObjectIdentifier(path)] = Found(path: path, index: index) }
      return index
    }
  }

  /// Returns the row that fills `path`, or `nil` if there is none.
  package func row(of path: PartialKeyPath<Root>) -> Row? { index(of: path).map { properties[$0].row } }

  /// Returns the set of the rows that fill `paths`.
  package func keys(_ paths: [PartialKeyPath<Root>]) -> KeySet {
    var keys = KeySet()
    for path in paths { if let index = index(of: path) { keys.insert(index) } }
    return keys
  }

  /// Returns the member of the object at `node` that fills `path`, or `nil` if it is absent.
  package func member(of path: PartialKeyPath<Root>, in node: RecordIndex, _ view: SyntaxView) -> RecordIndex?
  {
    index(of: path).flatMap { names.member(named: $0, of: node, view) }
  }

  /// Returns the value of the member of the object at `node` that fills `path`, or `nil` if it is absent.
  package func value(of path: PartialKeyPath<Root>, in node: RecordIndex, _ view: SyntaxView) -> RecordIndex?
  {
    member(of: path, in: node, view).flatMap { view.value(of: $0) }
  }

  /// Returns the text of a member that fills `path` with a value, as JSON.
  package func member(_ path: PartialKeyPath<Root>, _ json: String) -> String {
    "\"\(row(of: path)?.name ?? "")\": \(json)"
  }

  /// Reads the members of the object at `node` into `root`, which must be initialized, and returns the keys
  /// that are present. Calls `unknown` with each member that no row describes.
  package func read(
    _ node: RecordIndex, into root: UnsafeMutablePointer<Root>, _ reading: inout Reading,
    unknown: (RecordIndex, inout Reading) -> Void
  ) -> KeySet {
    var seen = KeySet()
    for member in reading.view.members(of: node) {
      if reading.isCanceled() { break }
      let index = names.index(ofMember: member, in: reading.view)
      if index < 0 {
        if reading.skipped.isEmpty || !reading.skipped.contains(member) { unknown(member, &reading) }
      } else if !seen.contains(index) {
        seen.insert(index)
        if let value = reading.view.value(of: member) { store(value, member, index, root, &reading) }
      }
    }
    return seen
  }

  func store(
    _ value: RecordIndex, _ member: RecordIndex, _ index: Int, _ root: UnsafeMutablePointer<Root>,
    _ reading: inout Reading
  ) {
    if reading.view.kind(value) == .null, !keptNulls.contains(index) { return }
    if extended.contains(index), reading.level == .base {
      storeSilently(value, member, index, root, &reading)
    } else {
      stores[index](value, &reading, root)
    }
  }

  /// Reads a key of level `extended` at level `base`: its references count, its value is not checked, and the
  /// key itself is reported.
  func storeSilently(
    _ value: RecordIndex, _ member: RecordIndex, _ index: Int, _ root: UnsafeMutablePointer<Root>,
    _ reading: inout Reading
  ) {
    let property = properties[index]
    reading.silently { property.store(value, &$0, root) }
    reading.reportLaterKey(member, property.row)
  }

  /// Reports the required keys that are not in `seen`, unless the object is still being typed.
  package func reportMissing(_ seen: KeySet, _ node: RecordIndex, _ reading: inout Reading) {
    let missing = required.subtracting(seen)
    if !missing.isEmpty { reportMissingKeys(missing, node, &reading) }
  }

  func reportMissingKeys(_ missing: KeySet, _ node: RecordIndex, _ reading: inout Reading) {
    guard !reading.view.isIncomplete(node) else { return }
    var rows = missing.indices.filter { $0 < properties.count }.map { properties[$0].row }
    // A misspelled `type` has been reported.
    if !reading.skipped.isEmpty, reading.view.members(of: node).contains(where: reading.skipped.contains) {
      rows.removeAll { $0.name == "type" }
    }
    rows.removeAll { reading.reportMisspelling(of: $0, in: node, names, owner: shape.name.withArticle) }
    while let first = rows.first {
      reading.reportMissing(rows.filter { $0.missing == first.missing }, of: shape, at: node)
      rows.removeAll { $0.missing == first.missing }
    }
  }

  /// Reports a member that no row describes: a known mistake, a misspelling, or an unknown key. Inserts the
  /// key that was meant into `seen`, so that it is not reported as missing too.
  package func reportUnknown(
    _ member: RecordIndex, _ policy: UnknownKeys, _ seen: inout KeySet, _ reading: inout Reading
  ) {
    let id: RuleDescription
    switch policy {
    case .allowed: return
    case .reportedBesidesType(let rule, let comments):
      if reading.view.hasName(member, Reading.tagKey) || (!comments && reading.isComment(member)) { return }
      id = rule
    case .reported(let rule):
      if reading.isComment(member) { return }
      id = rule
    }
    let index = mistakeNames.index(ofMember: member, in: reading.view)
    let meant: String?
    let mistake =
      index >= 0
      ? shape.mistakes[index]
      : shape.foreignKeys().mistake(named: reading.view.string(reading.view.name(of: member)))
    if let mistake {
      reading.reportMistake(mistake, member, of: shape)
      meant = mistake.instead
    } else {
      let rows = shape.rows.filter { $0.level == .base || reading.level == .extended }
      meant = reading.reportUnknownKey(
        member, rows, owner: shape.name.withArticle, id: id)
    }
    if let meant {
      let row = names.index(of: meant)
      if row >= 0 { seen.insert(row) }
    }
  }
}

extension Schema {
  /// Returns the schema of an object that is read by `table`, starting from `blank`.
  ///
  /// `begin` runs before the members are read; `finish` runs afterwards, with the value, the record of the
  /// object and the keys that are present.
  package static func object(
    _ table: ObjectTable<Value>, blank: Value, unknown: UnknownKeys = .reported(by: .unknownKey),
    begin: (@Sendable (RecordIndex, inout Reading) -> Void)? = nil,
    finish: (@Sendable (inout Value, RecordIndex, KeySet, inout Reading) -> Void)? = nil
  ) -> Schema<Value> {
    Schema<Value>(shape: .object(table.shape)) { node, reading in
      guard reading.view.kind(node) == .object, reading.descend(into: node) else { return nil }
      begin?(node, &reading)
      var root = blank
      var mistaken = KeySet()
      var seen = withUnsafeMutablePointer(to: &root) { pointer in
        table.read(node, into: pointer, &reading) { member, reading in
          table.reportUnknown(member, unknown, &mistaken, &reading)
        }
      }
      seen = seen.union(mistaken)
      table.reportMissing(seen, node, &reading)
      finish?(&root, node, seen, &reading)
      reading.ascend()
      return root
    }
  }
}
