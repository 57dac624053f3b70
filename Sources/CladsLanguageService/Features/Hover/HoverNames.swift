import CladsAnalysis
import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText

/// What is said about a name that the document declares or refers to.
struct HoverNames {
  let place: HoverPlace
  let analysis: Analysis
  /// Whether the analysis is of this very version; otherwise only names and their meanings hold.
  let isCurrent: Bool

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    if !isCurrent { return paragraphsForName }
    if let fact = analysis.fact(at: place.record) {
      switch fact.role {
      case .reference(let kind), .parent(let kind), .declaration(let kind):
        return paragraphs(for: kind, named: place.text)
      case .path, .localPath, .dataPath, .condition, .template, .expression:
        let values = HoverEvaluation(place, fact: fact, analysis: analysis)?.paragraphs ?? []
        return values + (values.isEmpty ? use : useOfValue)
      default: return []
      }
    }
    return stateKey
  }

  /// What is said about a name by its role alone, while the version is still being looked at.
  private var paragraphsForName: [String] {
    switch place.context {
    case .text(.reference(let kind), _), .text(.parent(let kind), _), .declaration(.declaration(let kind), _):
      return paragraphs(for: kind, named: place.text)
    case .text(.path, _), .text(.dataPath, _):
      let path = Keypath.parse(place.text)
      return path.problem == nil ? state(path.components, place.text) : []
    default: return []
    }
  }

  private func paragraphs(for kind: SymbolKind, named name: String) -> [String] {
    switch kind {
    case .style where name.hasPrefix("@"): token(String(name.dropFirst()))
    case .style: StyleDocumentation(style: name, in: StyleCatalog(analysis))?.paragraphs ?? []
    case .token: token(name)
    case .action: action(name)
    case .dataSource: dataSource(name)
    default: mentions(of: kind, name)
    }
  }

  private func token(_ name: String) -> [String] {
    for system in place.document.project.designSystems(named: analysis.document.designSystem) {
      if let token = system.token(named: name) {
        return StyleDocumentation(token: token, of: system).paragraphs
      }
    }
    return []
  }

  private func action(_ name: String) -> [String] {
    guard let action = analysis.document.actions.first(where: { $0.name == name }) else {
      return place.document.project.hostActions.contains(name)
        ? ["**\(name)**, action that the app handles itself"] : []
    }
    return ["**\(name)**, action"] + ActionSummary(action.value).paragraphs
  }

  private func dataSource(_ name: String) -> [String] {
    guard let source = analysis.document.dataSources.first(where: { $0.name == name }) else { return [] }
    let text = analysis.file.tree.withView { analysis.file.source.text(in: $0.range(source.node)) }
    return ["**\(name)**, data source", "```json\n\(text.prefix(600))\n```"]
  }

  private func mentions(of kind: SymbolKind, _ name: String) -> [String] {
    guard let symbol = analysis.symbols.symbol(kind, named: name) else { return [] }
    let count = symbol.references.count
    let isDeclared = !symbol.declarations.isEmpty
    let uses =
      count == 0
      ? "Nothing else names it."
      : "Named \(times(count)) \(isDeclared ? "besides where it is declared" : "in this document")."
    return ["**\(name)**, \(kind.noun)", uses]
  }

  /// What is said about the state path, variable or function at the place.
  private var use: [String] {
    if let use = analysis.state.variableUses.first(where: matches) { return variable(use) }
    if let use = analysis.state.localUses.first(where: matches) { return local(use) }
    if let use = analysis.state.uses.first(where: matches) { return state(use.components, use.text) }
    guard case .expression(let cursor) = place.context,
      let function = function(in: cursor)
    else { return [] }
    return [
      "**\(function.signature)**", function.documentation,
      "`\(function.example)` gives `\(function.exampleResult)` when `items` is `[\"a\", \"b\", \"c\"]`.",
    ]
  }

  /// The same, below the value itself.
  private var useOfValue: [String] {
    guard let use = (analysis.state.uses + analysis.state.localUses).first(where: matches) else {
      return self.use
    }
    if use.root == Keypath.localRoot { return local(use) }
    if isDeclared(use.components) {
      return StateHistory(use.components, in: analysis).map { [$0.sentence] } ?? []
    }
    return self.use + (sampleHint(use.components).map { [$0] } ?? [])
  }

  /// Whether the document itself says what the value is; a `null` that something replaces says little.
  private func isDeclared(_ path: [Keypath.Component]) -> Bool {
    if case .declared = analysis.state.lookup(path) { return true }
    guard case .key(let root)? = path.first, let value = analysis.state.roots[root]?.value else {
      return false
    }
    return value.value(at: path.dropFirst()) == .nullValue && !analysis.state.isWritten(path)
  }

  private func local(_ use: StateUse) -> [String] {
    guard case .key(let name)? = use.components.dropFirst().first else { return [] }
    guard let (variable, _) = analysis.scopes.localState(named: name, in: use.scope),
      let declaration = variable.declaration
    else { return ["No stack or component around this place declares `\(name)` in its `state`."] }
    let range = analysis.file.tree.withView { $0.range(declaration) }
    return ["Local state, declared in \(PlaceLinks(analysis).link(to: range))."]
  }

  private func matches(_ use: StateUse) -> Bool { use.range.touches(place.offset) && !use.range.isEmpty }

  private func variable(_ use: StateUse) -> [String] {
    guard let found = analysis.scopes.variable(named: use.root, in: use.scope) else { return [] }
    let items = analysis.scopes.scopes[Int(found.scope)].items.map { node in
      analysis.file.tree.withView { $0.string(node) }
    }
    let meaning = found.variable.meaning == .index ? "the place, from 0, of the element" : "the element"
    return ["**\(use.text)**: `\(use.root)` is \(meaning) of `\(items ?? "…")` that is drawn"]
  }

  /// What is said about a key of the document's state, however deep.
  private var stateKey: [String] {
    let isKey = analysis.file.tree.withView { view in
      let parent = view[place.record].parent
      return view.kind(parent) == .member && view.name(of: parent) == place.record
    }
    guard isKey, let root = analysis.state.roots.values.first(where: { contains($0) }) else { return [] }
    let depth = analysis.file.tree.pointer(of: root.key).tokens.count
    let below = analysis.file.tree.pointer(of: place.record).tokens.dropFirst(depth)
    let components = [Keypath.Component.key(root.name)] + below.map { Int($0).map { .index($0) } ?? .key($0) }
    return state(components, Keypath(components).text)
  }

  private func contains(_ root: Named<Document.StateValue>) -> Bool {
    root.key == place.record
      || analysis.file.tree.withView { $0.range(root.node).contains($0.range(place.record)) }
  }

  private func state(_ components: [Keypath.Component], _ text: String) -> [String] {
    var paragraphs: [String] = []
    switch analysis.state.lookup(components) {
    case .declared(let value): paragraphs.append("**\(text)**: \(value.phrase), at first `\(value.brief)`")
    case .unknown: paragraphs.append("**\(text)**: its value is only known when the app runs")
    case .undeclared:
      paragraphs.append(
        "**\(text)** is \(isOfHost(components) ? "state that the app puts in place" : "not in the document's `state`")"
      )
    }
    if let history = StateHistory(components, in: analysis) { paragraphs.append(history.sentence) }
    return paragraphs
  }

  private func isOfHost(_ path: [Keypath.Component]) -> Bool {
    place.document.project.hostState.keys.contains {
      let owned = Keypath.parse($0).components
      return path.starts(with: owned) || owned.starts(with: path)
    }
  }

  /// How to see a value that only the app knows.
  private func sampleHint(_ path: [Keypath.Component]) -> String? {
    if case .undeclared = analysis.state.lookup(path), !isOfHost(path) { return nil }
    guard place.document.samples.count == 1 else { return nil }
    let name = place.document.uri.path.split(separator: "/").last.map(String.init) ?? ""
    return "A file `\(SampleLookup(document: name).firstFile)` beside the document shows it with a value."
  }

  private func function(in cursor: ExpressionCursor) -> ExpressionFunction? {
    let bytes = Array(place.text.utf8)
    let offset = min(max(cursor.offset, 0), bytes.count)
    func isWord(_ byte: UInt8) -> Bool {
      byte == 0x5F || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    var start = offset
    var end = offset
    while start > 0, isWord(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    return ExpressionFunction.named(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}

extension Analysis {
  /// What the string or member name at a record is; facts stand in the order in which the document was read.
  func fact(at record: RecordIndex) -> Fact? { facts.first { $0.node == record } }
}
