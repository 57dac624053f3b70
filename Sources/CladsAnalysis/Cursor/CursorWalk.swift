import CladsDocument
import CladsSchema
import JSONSyntax
import SourceText

/// The way from a value to a place in it: each step pairs a record with its shape.
struct CursorWalk {
  let view: SyntaxView
  let vocabulary: Vocabulary
  let offset: TextOffset
  var path: [CursorStep] = []
  var context = CursorContext.none

  mutating func visit(_ start: RecordIndex, _ startShape: Shape) {
    var next: (node: RecordIndex, shape: Shape)? = (start, startShape)
    while let (node, shape) = next {
      let shape = resolved(shape, at: node)
      path.append(CursorStep(node: node, shape: shape))
      next = step(node, shape)
    }
  }

  /// Looks at one value; answers the value inside it that holds the place.
  private mutating func step(_ node: RecordIndex, _ shape: Shape) -> (RecordIndex, Shape)? {
    switch view.kind(node) {
    case .object: return object(node, shape)
    case .array: return array(node, shape)
    case .string: text(node, shape)
    default: context = .value(shape, replacing: view.range(node))
    }
    return nil
  }

  private mutating func object(_ node: RecordIndex, _ shape: Shape) -> (RecordIndex, Shape)? {
    guard isInside(node) else {
      context = .value(shape, replacing: view.range(node))
      return nil
    }
    var member = view.firstChild(of: node)
    var last: RecordIndex?
    while member < view.end(of: node) {
      if view.kind(member) == .member {
        let name = view.name(of: member)
        if view.range(name).touches(offset), !view.range(name).isEmpty {
          context = nameContext(node, shape, replacing: view.range(name))
          return nil
        }
        if let value = view.value(of: member), view.range(value).touches(offset) {
          return (value, valueShape(of: member, in: shape))
        }
        if view.range(member).start < offset { last = member }
      }
      member = view.end(of: member)
    }
    if let last, view.value(of: last) == nil, hasColon(after: last) {
      context = .value(valueShape(of: last, in: shape), replacing: TextRange(offset, offset))
    } else {
      context = nameContext(node, shape, replacing: TextRange(offset, offset))
    }
    return nil
  }

  private mutating func array(_ node: RecordIndex, _ shape: Shape) -> (RecordIndex, Shape)? {
    let element: Shape = if case .array(let element) = shape { element } else { .any }
    guard isInside(node) else {
      context = .value(shape, replacing: view.range(node))
      return nil
    }
    var child = view.firstChild(of: node)
    while child < view.end(of: node) {
      if view.range(child).touches(offset) { return (child, element) }
      child = view.end(of: child)
    }
    context = .value(element, replacing: TextRange(offset, offset))
    return nil
  }

  private mutating func text(_ node: RecordIndex, _ shape: Shape) {
    let content = view.contentRange(of: node)
    let range = TextRange(utf8: content.lowerBound, content.upperBound)
    guard range.touches(offset), !view.range(node).isEmpty else {
      context = .value(shape, replacing: view.range(node))
      return
    }
    guard let role = role(of: shape) else {
      context = .value(shape, replacing: view.range(node))
      return
    }
    switch role {
    case .template, .expression, .condition:
      if let cursor = ExpressionCursor(at: offset, in: node, role: role, view) {
        context = .expression(cursor)
        return
      }
    default: break
    }
    context = .text(role, range)
  }

  private func role(of shape: Shape) -> Role? {
    switch shape {
    case .string(let role): role
    case .either(let shapes): shapes.lazy.compactMap { role(of: $0) }.first
    case .named(_, let inner): role(of: inner())
    default: nil
    }
  }

  /// Whether the place is between the brackets of a container.
  private func isInside(_ node: RecordIndex) -> Bool {
    let range = view.range(node)
    return range.start < offset && (offset < range.end || view.flags(node).contains(.unclosed))
  }

  private func hasColon(after member: RecordIndex) -> Bool {
    var position = view.range(view.name(of: member)).end.utf8
    while position < min(offset.utf8, view.bytes.count) {
      if view.bytes[position] == UInt8(ascii: ":") { return true }
      position += 1
    }
    return false
  }

  private func nameContext(_ node: RecordIndex, _ shape: Shape, replacing range: TextRange) -> CursorContext {
    switch shape {
    case .object(let object):
      var taken: Set<String> = []
      var member = view.firstChild(of: node)
      while member < view.end(of: node) {
        if view.kind(member) == .member, view.range(view.name(of: member)) != range {
          taken.insert(view.string(view.name(of: member)))
        }
        member = view.end(of: member)
      }
      return .memberName(of: object, taken: taken, replacing: range)
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

  /// The shape that holds for this very value: an entry of the vocabulary, or one of several by its JSON kind.
  private func resolved(_ shape: Shape, at node: RecordIndex) -> Shape {
    switch shape {
    case .named(_, let inner): return resolved(inner(), at: node)
    case .tagged(let tag, let slot): return .object(tagged(tag, slot, node))
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

  private func tagged(_ tag: String, _ slot: Slot, _ node: RecordIndex) -> ObjectShape {
    let value = view.member(named: tag, of: node).flatMap { view.value(of: $0) }
    let choices = vocabulary.entries(in: slot).map { Choice($0.name, $0.documentation) }
    let row = Row(
      name: tag, shape: .choice(ChoiceShape(choices: choices, ignoresCase: false, isOpen: true)),
      documentation: "What it is.", isRequired: true)
    let index =
      value.map { view.kind($0) == .string ? vocabulary.index(ofString: $0, in: slot, view: view) : -1 } ?? -1
    guard index >= 0 else {
      return ObjectShape(name: slot.noun, documentation: "", rows: [row], isOpen: true)
    }
    let payload = vocabulary.payload(index, in: slot)
    if let description = payload as? NodeDescription {
      return ObjectShape(
        name: description.name, documentation: description.documentation,
        rows: [row] + description.usedRows.filter { $0.name != tag }, isOpen: description.shape.isOpen)
    }
    if let action = payload as? ActionDescription {
      return ObjectShape(
        name: action.shape.name, documentation: action.documentation, rows: [row] + action.shape.rows,
        isOpen: action.shape.isOpen)
    }
    return ObjectShape(name: slot.noun, documentation: "", rows: [row], isOpen: true)
  }
}
