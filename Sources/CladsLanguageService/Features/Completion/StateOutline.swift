import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax

/// The state in scope at a cursor, read from the syntax tree.
struct StateOutline {
  let view: SyntaxView
  let scope: CursorScope
  /// The object with the initial global state; `nil` when the document has none.
  let global: RecordIndex?

  init(_ cursor: Cursor, _ view: SyntaxView) {
    self.view = view
    scope = CursorScope(cursor, view)
    let state = cursor.path.first.flatMap { Document.Definition.table.value(of: \.state, in: $0.node, view) }
    global = state.flatMap { view.kind($0) == .object ? $0 : nil }
  }

  /// Returns the initial value at a path; `nil` when the document does not declare it. In the list of a
  /// repetition, the variables of that one and of those inside it are not in scope.
  func value(at path: [Keypath.Component]) -> RecordIndex? {
    value(at: path, from: 0, depth: Self.maximumDepth)
  }

  /// The maximum number of repetitions whose lists are elements of the next one's.
  private static let maximumDepth = 64

  private func value(at path: [Keypath.Component], from level: Int, depth: Int) -> RecordIndex? {
    guard case .key(let name)? = path.first, depth > 0 else { return nil }
    let rest = path.dropFirst()
    if let variable = scope.variables.first(where: { $0.level >= level && $0.name == name }) {
      guard variable.meaning == .element, let items = variable.items, view.kind(items) == .string,
        let list = value(
          at: Keypath.parse(view.string(items)).components, from: variable.level + 1, depth: depth - 1)
      else { return nil }
      return element(0, of: list).flatMap { value(at: rest, in: $0) }
    }
    if name == Self.localRoot {
      guard case .key(let local)? = rest.first else { return nil }
      for state in scope.localStates {
        if let member = view.member(named: local, of: state) {
          return view.value(of: member).flatMap { value(at: rest.dropFirst(), in: $0) }
        }
      }
      return nil
    }
    guard let global, let member = view.member(named: name, of: global) else { return nil }
    return view.value(of: member).flatMap { value(at: rest, in: $0) }
  }

  private func value(at path: ArraySlice<Keypath.Component>, in start: RecordIndex) -> RecordIndex? {
    AlikeElements(view: view).value(at: path, from: start)
  }

  private func element(_ index: Int, of list: RecordIndex) -> RecordIndex? {
    AlikeElements(view: view).element(at: index, of: list)
  }

  /// Returns the first 20 elements of a list.
  func elements(of list: RecordIndex) -> [RecordIndex] {
    guard view.kind(list) == .array else { return [] }
    var elements: [RecordIndex] = []
    while elements.count < 20, let element = view.element(at: elements.count, of: list) {
      elements.append(element)
    }
    return elements
  }

  /// Returns the names and values of the members of an object.
  func members(of object: RecordIndex) -> [(name: String, value: RecordIndex?)] {
    view.members(of: object).prefix(10 * Completions.limit).map { member in
      (view.string(view.name(of: member)), view.value(of: member))
    }
  }

  /// Returns whether a value has a type, or may get one.
  func fits(_ value: RecordIndex, _ type: StateType) -> Bool {
    switch (type, view.kind(value)) {
    case (.any, _), (.opaque, _), (_, .null), (.string, .string), (.array, .array), (.object, .object),
      (.boolean, .true), (.boolean, .false), (.double, .number), (.number, .number):
      true
    case (.integer, .number): view.isIntegral(value)
    default: false
    }
  }

  /// Returns the name of the first value of the global state, or of local state, with a type.
  func firstName(of type: StateType, isLocal: Bool) -> String? {
    let objects = isLocal ? scope.localStates : global.map { [$0] } ?? []
    for object in objects {
      for member in view.members(of: object).prefix(Completions.limit) {
        if let value = view.value(of: member), view.kind(value) != .null, fits(value, type) {
          return view.string(view.name(of: member))
        }
      }
    }
    return nil
  }

  /// The first part of every path into local state.
  static let localRoot = "local"
}

/// The values of a syntax tree where elements of a list tend to be alike, so that the first one substitutes
/// for a missing one.
private struct AlikeElements: ValueTree {
  let view: SyntaxView

  func member(_ key: String, of value: RecordIndex) -> RecordIndex? {
    if view.kind(value) == .array, let property = ArrayProperty(rawValue: key), property.isElement,
      let first = element(at: 0, of: value)
    {
      return first
    }
    return view.member(key, of: value)
  }

  func element(at index: Int, of value: RecordIndex) -> RecordIndex? {
    view.element(at: index, of: value) ?? view.element(at: 0, of: value)
  }
}
