package import JSONSyntax
import SourceText

extension ModifierSyntax {
  /// Reads the AST form at a record. The ranges count from the start of its text; there are no tokens.
  package static func reading(ast node: RecordIndex, _ view: SyntaxView) -> ModifierSyntax {
    var reader = ASTReader(view: view, start: view.range(node).start.utf8)
    let root = reader.value(node, depth: 0)
    return ModifierSyntax(
      bytes: Array(view.text(of: node).utf8), tokens: [], nodes: reader.nodes, root: root,
      problems: reader.problems)
  }
}

/// Reads the JSON of the AST form; what is not of that form becomes a problem.
private struct ASTReader {
  private typealias Tag = ModifierExpression.Tag

  let view: SyntaxView
  /// The offset of the text in the document, in UTF-8 bytes.
  let start: Int
  var nodes: [ModifierSyntax.Node] = []
  var problems: [ModifierProblem] = []

  private func range(_ node: RecordIndex) -> Range<Int> {
    let range = view.range(node)
    return range.start.utf8 - start..<range.end.utf8 - start
  }

  private mutating func add(
    _ kind: ModifierSyntax.Node.Kind, _ node: RecordIndex, name: RecordIndex? = nil, _ children: [Int] = []
  ) -> Int {
    nodes.append(
      ModifierSyntax.Node(
        kind: kind, range: range(node), nameRange: name.map { range($0) } ?? range(node), children: children))
    return nodes.count - 1
  }

  private mutating func missing(_ kind: ModifierProblem.Kind, _ node: RecordIndex) -> Int {
    problems.append(ModifierProblem(kind, range(node)))
    return add(.missing, node)
  }

  mutating func value(_ node: RecordIndex, depth: Int) -> Int {
    guard depth <= ModifierSyntax.maximumDepth else { return missing(.tooDeep, node) }
    switch view.kind(node) {
    case .string: return add(.string(view.string(node)), node)
    case .true: return add(.boolean(true), node)
    case .false: return add(.boolean(false), node)
    case .null: return add(.null, node)
    case .number:
      let text = view.text(of: node)
      if let integer = Int(text) { return add(.integer(integer), node) }
      guard let number = Double(text), number.isFinite else {
        return missing(.badNumber(text, meant: nil), node)
      }
      return add(.number(number), node)
    case .array: return array(node, depth: depth)
    default: return missing(.notAST, node)
    }
  }

  private mutating func array(_ node: RecordIndex, depth: Int) -> Int {
    guard let (name, last) = parts(of: node) else { return missing(.notAST, node) }
    switch view.string(name) {
    case Tag.chain: return chain(node, last, depth: depth + 1)
    case Tag.list:
      guard view.kind(last) == .array else { return missing(.notAST, last) }
      let children = view.children(of: last).map { value($0, depth: depth + 1) }
      return add(.list, node, children)
    case Tag.symbol:
      guard view.kind(last) == .string else { return missing(.notAST, last) }
      return add(.symbol(view.string(last)), node)
    default:
      let call = reference(node, depth: depth)
      return add(.chain(hasBase: true), node, [call])
    }
  }

  /// Returns the name and the last element of `[name, {…}, …]`.
  private func parts(of node: RecordIndex) -> (name: RecordIndex, last: RecordIndex)? {
    var elements = view.children(of: node).makeIterator()
    guard let name = elements.next(), view.kind(name) == .string, let annotations = elements.next(),
      view.kind(annotations) == .object, let last = elements.next(), elements.next() == nil
    else { return nil }
    return (name, last)
  }

  /// Reads the names and calls of a chain; the first is `null` where it is left out.
  private mutating func chain(_ node: RecordIndex, _ list: RecordIndex, depth: Int) -> Int {
    var children: [Int] = []
    var hasBase = true
    var rest = list
    while true {
      guard view.kind(rest) == .array else { return missing(.notAST, rest) }
      guard children.count <= ModifierSyntax.maximumDepth else { return missing(.tooDeep, rest) }
      let elements = Array(view.children(of: rest).prefix(3))
      guard (1...2).contains(elements.count), let first = elements.first else {
        return missing(.notAST, rest)
      }
      if children.isEmpty, hasBase, view.kind(first) == .null {
        hasBase = false
        if elements.count == 1 { return missing(.notAST, rest) }
      } else {
        children.append(reference(first, depth: depth))
      }
      guard elements.count == 2, let second = elements.last else { break }
      if view.kind(second) == .array, let (name, inner) = parts(of: second), view.string(name) == Tag.chain {
        rest = inner
      } else {
        children.append(reference(second, depth: depth))
        break
      }
    }
    return add(.chain(hasBase: hasBase), node, children)
  }

  private mutating func reference(_ node: RecordIndex, depth: Int) -> Int {
    guard depth <= ModifierSyntax.maximumDepth else { return missing(.tooDeep, node) }
    if view.kind(node) == .string { return add(.reference(view.string(node), isCalled: false), node) }
    guard view.kind(node) == .array, let (name, last) = parts(of: node), view.kind(last) == .array,
      ![Tag.chain, Tag.list, Tag.symbol].contains(view.string(name))
    else { return missing(.notAST, node) }
    var arguments: [Int] = []
    for element in view.children(of: last) {
      guard view.kind(element) == .object else {
        let read = value(element, depth: depth + 1)
        arguments.append(add(.argument(label: nil), element, [read]))
        continue
      }
      for member in view.members(of: element) {
        let label = view.name(of: member)
        let read = view.value(of: member).map { value($0, depth: depth + 1) } ?? missing(.notAST, label)
        arguments.append(
          add(.argument(label: view.string(label)), member, name: label, [read]))
      }
    }
    return add(.reference(view.string(name), isCalled: true), node, name: name, arguments)
  }
}
