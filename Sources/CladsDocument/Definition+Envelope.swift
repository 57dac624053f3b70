import Diagnostics
import JSONSyntax
import SourceText

extension Reading {
  /// How many objects a screen may be inside of.
  private static let maximumEnvelopes = 4

  /// Reports an object that is no screen but has one inside, as responses of servers do, and returns the
  /// screen; `nil` for other objects.
  mutating func reportEnvelope(of root: RecordIndex) -> RecordIndex? {
    guard let (first, screen, keys) = envelope(of: root),
      // In a broken text, the nesting may be the mistake.
      view.flags(root).isDisjoint(with: [.unclosed, .containsError]),
      keys.first.map({ Document.Definition.table.row(named: $0) == nil }) ?? false
    else { return nil }
    let names = keys.filter { $0 != "0" && $0 != "*" }
    let path = names.reversed().map { "`\($0)`" }.joined(separator: " of ")
    let pointer = JSONPointer(keys).description
    report(
      Finding(
        .wrappedDocument, at: view.range(view.name(of: first)),
        "the screen is in \(path); the app expects its keys at the top level of the document",
        effect: .rejectsDocument,
        help: """
          take it out; if the app or its server does that, say so in clads.json: \
          `"documents": [ { "glob": "…", "at": \(StringLiteral.quoted(pointer)) } ]`
          """,
        fixes: keys.contains("*") ? [] : [unwrapping(first, names, screen)]))
    return screen
  }

  /// Returns the outermost member around a screen, the screen, and the keys and indices that lead to it.
  private func envelope(of root: RecordIndex) -> (RecordIndex, RecordIndex, [String])? {
    guard !isScreen(root) else { return nil }
    // Breadth first: the outermost screen is the document.
    var waiting: [(object: RecordIndex, first: RecordIndex?, keys: [String])] = [(root, nil, [])]
    var index = 0
    while index < waiting.count, index < Self.maximumObjects {
      let (object, first, keys) = waiting[index]
      index += 1
      for member in view.members(of: object).prefix(Self.maximumMembers) {
        guard var value = view.value(of: member) else { continue }
        var path = keys + [view.string(view.name(of: member))]
        if view.kind(value) == .array, view.lastChild(of: value) != nil {
          path.append(view.onlyElement(of: value) == nil ? "*" : "0")
          value = view.firstChild(of: value)
        }
        guard view.kind(value) == .object else { continue }
        if isScreen(value) { return (first ?? member, value, path) }
        if path.count < Self.maximumEnvelopes { waiting.append((value, first ?? member, path)) }
      }
    }
    return nil
  }

  /// The maximum number of objects that are searched, and of members that are looked at in each.
  private static let maximumObjects = 64
  private static let maximumMembers = 32

  // Looked up once: every document is asked whether it is one.
  private static let rootKey = Document.Definition.table.row(of: \.root)?.name ?? ""

  /// Returns whether an object has a key that says that it is a screen, rather than a part of one.
  private func isScreen(_ object: RecordIndex) -> Bool {
    guard let member = view.member(named: Self.rootKey, of: object), let root = view.value(of: member) else {
      return false
    }
    return view.kind(root) == .object || view.kind(root) == .array
  }

  /// Returns the fix that writes the members of the objects around a screen, and its own, instead of the
  /// outermost member; or, if names are taken, the screen instead of everything.
  private func unwrapping(_ member: RecordIndex, _ keys: [String], _ screen: RecordIndex) -> QuickFix {
    let title = "Take the screen out of `\(keys.joined(separator: "."))`"
    if keys.count == 1, view.value(of: member) == screen, let edit = view.unwrapping(member) {
      return QuickFix(title, edits: [edit])
    }
    let object = view[member].parent
    var names = Set(view.members(of: object).filter { $0 != member }.map { view.string(view.name(of: $0)) })
    var entries: [String] = []
    var around = [screen]
    var next = screen
    while next != object {
      next = view[next].parent
      // The members of the outermost object stay.
      if view.kind(next) != .member, next != object { around.append(next) }
    }
    for object in around.reversed() where view.kind(object) == .object {
      for entry in view.members(of: object) {
        if let value = view.value(of: entry), around.contains(value) { continue }
        let isFree = names.insert(view.string(view.name(of: entry))).inserted
        guard isFree else {
          return QuickFix(
            "Keep only the screen in `\(keys.joined(separator: "."))`",
            replacing: view.range(view[member].parent), with: text(of: screen))
        }
        entries.append(text(of: entry))
      }
    }
    return QuickFix(title, replacing: view.range(member), with: entries.joined(separator: ", "))
  }
}
