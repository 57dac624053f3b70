package import CladsDocument
package import JSONSyntax
import SourceText

/// The path from a value to an offset in it, where each step pairs a record with its shape.
struct CursorWalk {
  let view: SyntaxView
  let vocabulary: Vocabulary
  let offset: TextOffset
  private var path: [CursorStep] = []

  init(view: SyntaxView, vocabulary: Vocabulary, offset: TextOffset) {
    self.view = view
    self.vocabulary = vocabulary
    self.offset = offset
  }

  /// Returns the cursor, given the innermost record that touches the offset.
  mutating func cursor(from record: RecordIndex, to root: RecordIndex, _ shape: Shape) -> Cursor {
    var finder = CursorPositionFinder(view, offset: offset, root: root)
    var place = finder.find(from: record)
    if !holds(root, record) { place.slot = .nothing }
    walk(to: record, from: root, shape)
    let container = place.container.flatMap { node in path.last { $0.node == node } }
    let expected = expected(at: place, in: container, shape)
    return Cursor(
      path: path, context: context(place, container, expected), place: place, container: container,
      member: place.slot == .value ? place.member : nil, expected: expected)
  }

  /// Returns the values from `root` to `record`, with their shapes.
  mutating func path(to record: RecordIndex, from root: RecordIndex, _ shape: Shape) -> [CursorStep] {
    walk(to: record, from: root, shape)
    return path
  }

  private func holds(_ root: RecordIndex, _ record: RecordIndex) -> Bool {
    record >= root && (root == 0 || record < view.indexAfter(root))
  }

  /// Sets `path` to the values from `root` to `record`, with their shapes.
  private mutating func walk(to record: RecordIndex, from root: RecordIndex, _ shape: Shape) {
    var ancestors: [RecordIndex] = []
    var current = record
    while current != root, current != 0 {
      ancestors.append(current)
      current = view[current].parent
    }
    path = [CursorStep(node: root, shape: resolved(shape, at: root))]
    guard current == root else { return }
    var next = path[0].shape
    for node in ancestors.reversed() {
      if view.kind(node) == .member {
        next = path.last.map { valueShape(of: node, in: $0.shape) } ?? .any
      } else if view.kind(view[node].parent) == .member {
        if node == view.name(of: view[node].parent) { return }
        append(node, next)
      } else {
        if case .array(let element)? = path.last?.shape { next = element } else { next = .any }
        append(node, next)
      }
    }
  }

  private mutating func append(_ node: RecordIndex, _ shape: Shape) {
    path.append(CursorStep(node: node, shape: resolved(shape, at: node)))
  }

  private func expected(at place: CursorPosition, in container: CursorStep?, _ root: Shape) -> Shape {
    guard place.slot == .value else { return .any }
    guard let container else { return root }
    if view.kind(container.node) == .array {
      if case .array(let element) = container.shape { return element }
      return .any
    }
    return place.member.map { valueShape(of: $0, in: container.shape) } ?? .any
  }

  private func context(_ place: CursorPosition, _ container: CursorStep?, _ expected: Shape) -> CursorContext
  {
    switch place.slot {
    case .nothing: return .none
    case .name: return container.map { nameContext($0, replacing: place.token) } ?? .none
    case .value:
      guard let string = place.string else { return .value(expected, replacing: place.token) }
      return text(string, expected, replacing: place.token)
    }
  }

  private func text(_ node: RecordIndex, _ shape: Shape, replacing token: TextRange) -> CursorContext {
    guard let role = role(of: resolved(shape, at: node)) ?? role(of: shape) else {
      return .value(shape, replacing: token)
    }
    switch role {
    case .template, .expression, .condition:
      if let cursor = ExpressionCursor(at: offset, in: node, role: role, view) { return .expression(cursor) }
    default: break
    }
    let content = view.contentRange(of: node)
    return .text(role, TextRange(utf8: content.lowerBound, content.upperBound))
  }

  private func role(of shape: Shape) -> Role? {
    switch shape {
    case .string(let role): role
    case .either(let shapes): shapes.lazy.compactMap { role(of: $0) }.first
    case .named(_, let inner): role(of: inner())
    default: nil
    }
  }

  private func nameContext(_ container: CursorStep, replacing range: TextRange) -> CursorContext {
    switch container.shape {
    case .object(let object):
      let others = view.members(of: container.node).lazy.map { view.name(of: $0) }.filter {
        view.range($0) != range
      }
      return .memberName(of: object, taken: Set(others.map { view.string($0) }), replacing: range)
    case .dictionary(_, let keys): return .declaration(keys, replacing: range)
    default: return .none
    }
  }

  private func valueShape(of member: RecordIndex, in shape: Shape) -> Shape {
    switch shape {
    case .object(let object): object.row(named: view.string(view.name(of: member)))?.shape ?? .any
    case .dictionary(let element, _): element
    default: .any
    }
  }

  /// Returns the shape that applies to this value: that of an entry of the vocabulary, or one of several
  /// alternatives by JSON kind.
  func resolved(_ shape: Shape, at node: RecordIndex) -> Shape {
    switch shape {
    case .named(_, let inner): return resolved(inner(), at: node)
    case .tagged(let tag, let slot):
      guard view.kind(node) == .object else { return shape }
      return .object(TaggedShape(tag: tag, slot: slot, vocabulary).shape(of: node, view))
    case .object(let object):
      guard let tagged = TaggedShape(sectionLayout: object, vocabulary), view.kind(node) == .object else {
        return shape
      }
      return .object(tagged.shape(of: node, view))
    case .either(let shapes):
      let candidates = shapes.map { resolved($0, at: node) }
      return candidates.first { matches($0, view.kind(node)) } ?? shape
    default: return shape
    }
  }

  private func matches(_ shape: Shape, _ kind: SyntaxKind) -> Bool {
    switch (shape, kind) {
    case (.object, .object), (.dictionary, .object), (.array, .array), (.string, .string), (.choice, .string),
      (.number, .number), (.integer, .number), (.boolean, .true), (.boolean, .false):
      true
    default: false
    }
  }
}

extension Cursor {
  /// Returns the shape of an object of a document, or `.any` if it has none.
  package static func shape(ofObject object: RecordIndex, in analysis: Analysis) -> Shape {
    path(to: object, in: analysis).last { $0.node == object }?.shape ?? .any
  }

  /// Returns the path from a document to a value in it, regardless of what can be typed there.
  package static func path(to record: RecordIndex, in analysis: Analysis) -> [CursorStep] {
    analysis.file.tree.withView { view in
      var walk = CursorWalk(view: view, vocabulary: analysis.vocabulary, offset: TextOffset(utf8: 0))
      return walk.path(to: record, from: analysis.root, Document.Definition.schema.shape)
    }
  }

  /// Returns the shape that applies to a value: that of an entry of the vocabulary, or one of several
  /// alternatives by JSON kind.
  package static func shape(
    _ shape: Shape, of node: RecordIndex, _ view: SyntaxView, _ vocabulary: Vocabulary
  ) -> Shape {
    CursorWalk(view: view, vocabulary: vocabulary, offset: TextOffset(utf8: 0)).resolved(shape, at: node)
  }
}
