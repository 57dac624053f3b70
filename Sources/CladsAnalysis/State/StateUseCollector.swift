import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

/// Collects the uses of state from the facts of a reading.
struct StateUseCollector {
  let view: SyntaxView
  /// The functions that the app registers may follow a path, and are no part of it.
  let vocabulary: Vocabulary
  var uses: [StateUse] = []
  var openPaths: [[Keypath.Component]] = []

  init(view: SyntaxView, vocabulary: Vocabulary) {
    self.view = view
    self.vocabulary = vocabulary
  }

  mutating func collect(_ fact: Fact) {
    switch fact.role {
    case .path(let access, let type): bare(fact, access, type, prefix: [])
    case .localPath(let access, let type): bare(fact, access, type, prefix: [.key(Keypath.localRoot)])
    case .dataPath: bare(fact, .read, .any, prefix: [], isContent: true)
    case .condition: condition(fact)
    case .template: template(fact)
    case .expression: expression(fact)
    default: break
    }
  }

  private mutating func bare(
    _ fact: Fact, _ access: Access, _ type: StateType, prefix: [Keypath.Component], isContent: Bool = false
  ) {
    let content = view.contentRange(of: fact.node)
    let path = parsedPath(fact.node)
    guard path.problem == nil, case .key? = path.components.first else { return }
    let components = prefix + path.components
    if type == .opaque { openPaths.append(components) }
    let root = path.ranges.first ?? 0..<0
    uses.append(
      StateUse(
        node: fact.node, range: TextRange(utf8: content.lowerBound, content.upperBound),
        rootRange: source(root, of: fact.node), components: components, access: access, expects: type,
        form: .path, scope: fact.scope, use: .value, isContent: isContent))
  }

  private func parsedPath(_ node: RecordIndex) -> Keypath {
    if view.flags(node).contains(.escaped) { return Keypath.parse(view.string(node)) }
    return Keypath.parse(UnsafeBufferPointer(rebasing: view.bytes[view.contentRange(of: node)]))
  }

  private mutating func condition(_ fact: Fact) {
    if plainPath(fact.node) { return bare(fact, .read, .boolean, prefix: []) }
    expression(fact)
  }

  private func plainPath(_ node: RecordIndex) -> Bool {
    !view.flags(node).contains(.escaped)
      && Keypath.isPlain(UnsafeBufferPointer(rebasing: view.bytes[view.contentRange(of: node)]))
  }

  private mutating func template(_ fact: Fact) {
    let content = UnsafeBufferPointer(rebasing: view.bytes[view.contentRange(of: fact.node)])
    guard Template.containsPlaceholder(content) else { return }
    if !view.flags(fact.node).contains(.escaped), let names = Template.names(in: content) {
      for name in names { add(name: name, in: content, fact) }
      return
    }
    let template =
      view.flags(fact.node).contains(.escaped)
      ? Template.parse(view.string(fact.node)) : Template.parse(content)
    let offsets = view.decodedOffsets(of: fact.node)
    for segment in template.segments {
      if case .placeholder(_, _, let expression) = segment { add(expression, fact, .template, offsets) }
    }
  }

  /// Adds the use of a placeholder that is a single name.
  private mutating func add(name: Range<Int>, in content: UnsafeBufferPointer<UInt8>, _ fact: Fact) {
    let start = view.contentRange(of: fact.node).lowerBound
    let range = TextRange(utf8: start + name.lowerBound, start + name.upperBound)
    uses.append(
      StateUse(
        node: fact.node, range: range, rootRange: range,
        components: [.key(String(decoding: content[name], as: UTF8.self))], access: .read, expects: .any,
        form: .template, scope: fact.scope, use: .value, isContent: false))
  }

  private mutating func expression(_ fact: Fact) {
    let expression =
      view.flags(fact.node).contains(.escaped)
      ? Expression.parse(view.string(fact.node))
      : Expression.parse(UnsafeBufferPointer(rebasing: view.bytes[view.contentRange(of: fact.node)]))
    // The app interpolates a text that is no expression.
    if !expression.isValid { return template(fact) }
    add(expression, fact, .expression, view.decodedOffsets(of: fact.node))
  }

  private mutating func add(
    _ expression: Expression, _ fact: Fact, _ form: StateUse.Form, _ offsets: DecodedOffsets
  ) {
    guard expression.isValid else { return }
    for path in expression.paths {
      var components = path.staticComponents
      var range = path.range
      if components.count > 1, case .key(let name)? = components.last,
        vocabulary.entry(named: name, in: .function) != nil
      {
        components.removeLast()
        if let last = path.ranges.dropLast().last { range = range.lowerBound..<last.upperBound }
      }
      guard case .key? = components.first else { continue }
      uses.append(
        StateUse(
          node: fact.node, range: offsets.source(range), rootRange: offsets.source(path.rootRange),
          components: components, access: .read, expects: .any, form: form, scope: fact.scope, use: path.use,
          isContent: false))
    }
  }

  /// Returns the range in the source of a range in the decoded text of a string.
  private func source(_ range: Range<Int>, of node: RecordIndex) -> TextRange {
    view.sourceRange(ofDecoded: range, in: node)
  }
}
