import CladsSchema
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
    let path = keys.reversed().map { "`\($0)`" }.joined(separator: " of ")
    let pointer = JSONPointer(keys).description
    report(
      Finding(
        "wrapped-document", at: view.range(view.name(of: first)),
        "the screen is in \(path); the app expects its keys at the top level of the document",
        effect: .rejectsDocument,
        help: """
          take it out; if the app or its server does that, say so in clads.json: \
          `"documents": [ { "glob": "…", "at": \(StringLiteral.quoted(pointer)) } ]`
          """,
        fixes: [unwrapping(first, keys, screen)]))
    return screen
  }

  /// Returns the outermost member around a screen, the screen and the keys that lead to it.
  private func envelope(of root: RecordIndex) -> (RecordIndex, RecordIndex, [String])? {
    var object = root
    var first: RecordIndex?
    var keys: [String] = []
    for _ in 0..<Self.maximumEnvelopes {
      guard !isScreen(object) else { return nil }
      let members = view.members(of: object).prefix(Self.maximumMembers)
      func inner(_ member: RecordIndex) -> RecordIndex? {
        view.value(of: member).flatMap { view.kind($0) == .object ? $0 : nil }
      }
      let next =
        members.first { inner($0).map(isScreen) ?? false }
        ?? members.first { member in
          guard let object = inner(member) else { return false }
          return view.members(of: object).prefix(Self.maximumMembers).contains {
            inner($0).map(isScreen) ?? false
          }
        }
      guard let next, let value = inner(next) else { return nil }
      let start = first ?? next
      first = start
      keys.append(view.string(view.name(of: next)))
      if isScreen(value) { return (start, value, keys) }
      object = value
    }
    return nil
  }

  /// The maximum number of members that are looked at in each object.
  private static let maximumMembers = 32

  /// Returns whether an object has a key that says that it is a screen, rather than a part of one.
  private func isScreen(_ object: RecordIndex) -> Bool {
    guard let root = Document.Definition.table.value(of: \.root, in: object, view) else { return false }
    return view.kind(root) == .object || view.kind(root) == .array
  }

  /// Returns the fix that writes the members of the objects around a screen, and its own, instead of the
  /// outermost member; or, if names are taken, the screen instead of everything.
  private func unwrapping(_ member: RecordIndex, _ keys: [String], _ screen: RecordIndex) -> QuickFix {
    let title = "Take the screen out of `\(keys.joined(separator: "."))`"
    if keys.count == 1, let edit = view.unwrapping(member) { return QuickFix(title, edits: [edit]) }
    let object = view[member].parent
    var names = Set(view.members(of: object).filter { $0 != member }.map { view.string(view.name(of: $0)) })
    var entries: [String] = []
    var around = [screen]
    var next = screen
    while let owner = view.member(owning: next), owner != member {
      next = view[owner].parent
      around.append(next)
    }
    for object in around.reversed() {
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
