import JSONSyntax

/// The values used elsewhere in a document, scored by how similar their context is: the best guess at what
/// the author wants to type.
struct UsedValues {
  private var scores: [String: (score: Int, kind: SyntaxKind, last: RecordIndex)] = [:]

  /// The maximum number of members to examine, which bounds the time in large documents.
  private static let limit = 4_096
  /// The score of a use in the same context; a use in another context scores 1.
  private static let weight = 16

  init() {}

  /// Collects the values of the members with a name. `object` is the object around the cursor, `member` is
  /// the member at the cursor, which is ignored, and `tag` is the name of the member that determines the kind
  /// of an object.
  init(
    of name: String, in view: SyntaxView, around object: RecordIndex?, excluding member: RecordIndex?,
    tag: String
  ) {
    let contexts = ValueContexts(view: view, tag: tag, isTag: name == tag)
    let here = object.flatMap { contexts.key(of: $0) }
    Self.eachMember(named: name, in: view) { index in
      guard index != member, let value = view.value(of: index) else { return }
      let isSame = here != nil && contexts.key(of: view[index].parent) == here
      switch view.kind(value) {
      case .string: add(view.string(value), .string, value, isSame)
      case .number: add(view.text(of: value), .number, value, isSame)
      default: break
      }
    }
  }

  /// Collects the names of the members that follow members with the same name as `previous`.
  init(after previous: RecordIndex, in view: SyntaxView, tag: String) {
    let contexts = ValueContexts(view: view, tag: tag, isTag: false)
    let here = contexts.key(of: view[previous].parent)
    Self.eachMember(named: view.string(view.name(of: previous)), in: view) { index in
      let next = view.end(of: index)
      guard index != previous, next < view.end(of: view[index].parent), view.kind(next) == .member else {
        return
      }
      add(view.string(view.name(of: next)), .string, next, contexts.key(of: view[index].parent) == here)
    }
  }

  /// Collects the names of the first members of objects similar to `object`: values of members with the same
  /// name, or of its siblings.
  init(firstIn object: RecordIndex, in view: SyntaxView) {
    let owner = view[object].parent
    guard owner != object, view.kind(owner) == .member else { return }
    Self.eachMember(named: view.string(view.name(of: owner)), in: view) { addFirstName(of: $0, view) }
    for sibling in view.children(of: view[owner].parent).prefix(Self.limit) where sibling != owner {
      addFirstName(of: sibling, view)
    }
  }

  private mutating func addFirstName(of member: RecordIndex, _ view: SyntaxView) {
    guard view.kind(member) == .member, let value = view.value(of: member), view.kind(value) == .object else {
      return
    }
    let first = view.firstChild(of: value)
    guard first < view.end(of: value), view.kind(first) == .member else { return }
    add(view.string(view.name(of: first)), .string, first, true)
  }

  // Visits every record of the document on each completion, so it compares hashes instead of strings. A hash
  // collision only distorts a score.
  private static func eachMember(named name: String, in view: SyntaxView, _ body: (RecordIndex) -> Void) {
    let hash = NameHash.hash(name)
    var remaining = limit
    let count = RecordIndex(truncatingIfNeeded: view.records.count)
    var index: RecordIndex = 0
    while index &+ 1 < count, remaining > 0 {
      if view.kind(index) == .member {
        if view.nameHash(of: index) == hash {
          remaining -= 1
          body(index)
        }
        // The record after a member is its name.
        index &+= 1
      }
      index &+= 1
    }
  }

  private mutating func add(_ text: String, _ kind: SyntaxKind, _ record: RecordIndex, _ isSimilar: Bool) {
    guard text.utf8.count <= 100 else { return }
    scores[text, default: (0, kind, 0)].score += isSimilar ? Self.weight : 1
    scores[text]?.last = record
  }

  /// Returns the score of a value; 0 for a value that is not used.
  func score(of text: String) -> Int { scores[text]?.score ?? 0 }

  /// Returns the values of a kind, highest score first; equal scores are in source order of their last use.
  func values(of kind: SyntaxKind) -> [String] {
    scores.filter { $0.value.kind == kind }.sorted {
      $0.value.score != $1.value.score
        ? $0.value.score > $1.value.score : $0.value.last < $1.value.last
    }.map(\.key)
  }

  /// Sorts elements by the score of their names, highest first; the sort is stable.
  func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
    if scores.isEmpty { return elements }
    return elements.enumerated().map { ($0, $1, score(of: name($1))) }.sorted { left, right in
      left.2 != right.2 ? left.2 > right.2 : left.0 < right.0
    }.map(\.1)
  }
}

/// Groups objects into contexts in which the same member tends to have the same value.
private struct ValueContexts {
  let view: SyntaxView
  let tag: String
  /// Whether the value being completed is the tag of its object.
  let isTag: Bool

  /// The maximum depth to climb from the last record of an element to the element itself.
  private static let maximumDepth = 64

  /// Returns a key that is equal for objects in the same context; `nil` when there is no context.
  func key(of object: RecordIndex) -> String? {
    guard isTag else { return tagValue(of: object) }
    let parent = view[object].parent
    if view.kind(parent) == .member { return view.string(view.name(of: parent)) }
    guard view.kind(parent) == .array else { return nil }
    // The kind of the previous sibling predicts the kind of a list element.
    guard let previous = previous(object, in: parent) else { return "" }
    return tagValue(of: previous)
  }

  private func previous(_ element: RecordIndex, in array: RecordIndex) -> RecordIndex? {
    guard element > array + 1 else { return nil }
    // The record before an element is the last one inside the element before it.
    var current = element - 1
    for _ in 0..<Self.maximumDepth where view[current].parent != array && current > array {
      current = view[current].parent
    }
    return current > array && view[current].parent == array ? current : nil
  }

  private func tagValue(of object: RecordIndex) -> String? {
    guard let value = view.member(named: tag, of: object).flatMap({ view.value(of: $0) }),
      view.kind(value) == .string
    else { return nil }
    return view.string(value)
  }
}
