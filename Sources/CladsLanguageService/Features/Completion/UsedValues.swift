import JSONSyntax

/// What stands elsewhere in a document in places like the one that is typed at: the best guess at what comes
/// next.
struct UsedValues {
  private var scores: [String: (score: Int, kind: SyntaxKind, last: RecordIndex)] = [:]

  /// A look at more members than this takes too long.
  private static let limit = 4_096
  /// How much a use in the same surroundings counts, compared with one in others.
  private static let weight = 16

  /// Nothing is used.
  init() {}

  /// The values that members of a name have.
  ///
  /// - Parameters:
  ///   - object: the object in which the value is typed.
  ///   - member: the member that is typed, which does not count.
  ///   - tag: the name of the member that says what an object is.
  init(
    of name: String, in view: SyntaxView, around object: RecordIndex?, besides member: RecordIndex?,
    tag: String
  ) {
    let look = Surroundings(view: view, tag: tag, isTag: name == tag)
    let here = object.flatMap { look.mark(of: $0) }
    Self.eachMember(named: name, in: view) { index in
      guard index != member, let value = view.value(of: index) else { return }
      let isSame = here != nil && look.mark(of: view[index].parent) == here
      switch view.kind(value) {
      case .string: add(view.string(value), .string, value, isSame)
      case .number: add(view.text(of: value), .number, value, isSame)
      default: break
      }
    }
  }

  /// The names of the members that follow a member of a name.
  init(after previous: RecordIndex, in view: SyntaxView, tag: String) {
    let look = Surroundings(view: view, tag: tag, isTag: false)
    let here = look.mark(of: view[previous].parent)
    Self.eachMember(named: view.string(view.name(of: previous)), in: view) { index in
      let next = view.end(of: index)
      guard index != previous, next < view.end(of: view[index].parent), view.kind(next) == .member else {
        return
      }
      add(view.string(view.name(of: next)), .string, next, look.mark(of: view[index].parent) == here)
    }
  }

  /// The names of the first members of objects that stand where an object stands: behind the same name, or
  /// beside it.
  init(firstIn object: RecordIndex, in view: SyntaxView) {
    let owner = view[object].parent
    guard owner != object, view.kind(owner) == .member else { return }
    Self.eachMember(named: view.string(view.name(of: owner)), in: view) { addFirstName(of: $0, view) }
    var left = Self.limit
    var sibling = view.firstChild(of: view[owner].parent)
    while sibling < view.end(of: view[owner].parent), left > 0 {
      left -= 1
      if sibling != owner { addFirstName(of: sibling, view) }
      sibling = view.end(of: sibling)
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

  private static func eachMember(named name: String, in view: SyntaxView, _ body: (RecordIndex) -> Void) {
    let hash = NameHash.hash(name)
    var left = limit
    let count = RecordIndex(truncatingIfNeeded: view.records.count)
    var index: RecordIndex = 0
    while index &+ 1 < count, left > 0 {
      if view.kind(index) == .member {
        if view.nameHash(of: index) == hash {
          left -= 1
          body(index)
        }
        index &+= 1
      }
      index &+= 1
    }
  }

  private mutating func add(_ text: String, _ kind: SyntaxKind, _ place: RecordIndex, _ isSame: Bool) {
    guard text.utf8.count <= 100 else { return }
    scores[text, default: (0, kind, 0)].score += isSame ? Self.weight : 1
    scores[text]?.last = place
  }

  /// How likely a value is, compared with others.
  func score(of text: String) -> Int { scores[text]?.score ?? 0 }

  /// The values of a kind, the most frequent first, then in the order of the text.
  func words(of kind: SyntaxKind) -> [String] {
    scores.filter { $0.value.kind == kind }.sorted {
      $0.value.score != $1.value.score
        ? $0.value.score > $1.value.score : $0.value.last < $1.value.last
    }.map(\.key)
  }

  /// Things in the order of how likely their names are; equally likely ones keep their order.
  func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
    if scores.isEmpty { return elements }
    return elements.enumerated().map { ($0, $1, score(of: name($1))) }.sorted { left, right in
      left.2 != right.2 ? left.2 > right.2 : left.0 < right.0
    }.map(\.1)
  }
}

/// What tells objects apart in which the same member has different values.
private struct Surroundings {
  let view: SyntaxView
  let tag: String
  /// Whether the value that is typed says what the object is.
  let isTag: Bool

  /// Elements are not looked at further inside.
  private static let deepest = 64

  /// The word that stands for the surroundings of an object.
  func mark(of object: RecordIndex) -> String? {
    guard isTag else { return word(of: object) }
    let parent = view[object].parent
    if view.kind(parent) == .member { return view.string(view.name(of: parent)) }
    guard view.kind(parent) == .array else { return nil }
    // The element before it in a list, and what the list is in.
    guard let previous = previous(object, in: parent) else { return "" }
    return word(of: previous)
  }

  private func previous(_ element: RecordIndex, in array: RecordIndex) -> RecordIndex? {
    guard element > array + 1 else { return nil }
    // The record before an element is the last one inside the element before it.
    var current = element - 1
    for _ in 0..<Self.deepest where view[current].parent != array && current > array {
      current = view[current].parent
    }
    return current > array && view[current].parent == array ? current : nil
  }

  private func word(of object: RecordIndex) -> String? {
    guard let value = view.member(named: tag, of: object).flatMap({ view.value(of: $0) }),
      view.kind(value) == .string
    else { return nil }
    return view.string(value)
  }
}
