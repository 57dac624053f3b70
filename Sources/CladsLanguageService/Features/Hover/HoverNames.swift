import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import CladsSources
import Diagnostics
import JSONSyntax
import SourceText

/// The hover text for names that the document declares or refers to.
struct HoverNames {
  let position: HoverPosition
  let analysis: Analysis
  /// Whether the analysis is of this version; otherwise its names are valid, but its ranges are not.
  let isCurrent: Bool

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    if !isCurrent { return paragraphsForName }
    if let fact = analysis.fact(at: position.record) {
      switch fact.role {
      case .declaration(.localState): return localState
      case .declaration(.iterationVariable): return declaredVariable
      case .reference(let kind), .parent(let kind), .declaration(let kind):
        return paragraphs(for: kind, named: position.text)
      case .path, .localPath, .dataPath, .condition, .template, .expression:
        let values = HoverEvaluation(position, fact: fact, analysis: analysis)?.paragraphs ?? []
        return values + (values.isEmpty ? use : useOfValue)
      case .modifier: return modifier
      case .assetName: return asset(position.text)
      default: return []
      }
    }
    let state = stateValue
    return state.isEmpty ? modifier : state
  }

  /// The text for a part of a modifier.
  private var modifier: [String] {
    guard let hover = ModifierHover(at: position.record, in: analysis) else { return [] }
    let offset = analysis.file.tree.withView { view in
      hover.modifier.form == .text
        ? view.decodedOffset(of: position.offset, in: hover.modifier.node)
        : position.offset.utf8 - view.range(hover.modifier.node).start.utf8
    }
    return hover.paragraphs(at: offset) { value(of: $0, of: hover.node) }
  }

  /// The text for the value of a key of a node, or of an entry of its `data`.
  private func value(of name: String, of node: Document.LayoutNode) -> [String] {
    let value: RecordIndex? = analysis.file.tree.withView { view in
      if let member = view.member(named: name, of: node.origin.node) { return view.value(of: member) }
      guard case .component(let component) = node else { return nil }
      return component.data?.first { $0.name == name }?.node
    }
    guard let value else { return ["The node does not have it."] }
    if let values = evaluation(of: value), !values.isEmpty { return values }
    return [Markdown.block(json: dedented(String(analysis.file.tree.text(of: value).prefix(600))))]
  }

  /// The text for a name by its role alone, while this version is still being analyzed.
  private var paragraphsForName: [String] {
    switch position.context {
    case .text(.reference(let kind), _), .text(.parent(let kind), _), .declaration(.declaration(let kind), _):
      return paragraphs(for: kind, named: position.text)
    case .text(.path, _), .text(.dataPath, _):
      let path = Keypath.parse(position.text)
      return path.problem == nil ? state(path.components, position.text) : []
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
    StyleDocumentation.paragraphs(
      aboutToken: name, in: position.document, designSystem: analysis.document.designSystem)
      + versions(having: name, in: .token)
  }

  /// The versions of the app that have a name, unless all do.
  private func versions(having name: String, in slot: Slot) -> [String] {
    position.document.project.versions(having: name, in: slot).map { ["In \(Markdown.text($0))."] } ?? []
  }

  private func asset(_ name: String) -> [String] {
    guard let entry = position.document.project.vocabulary.entry(named: name, in: .asset) else { return [] }
    return ["**\(Markdown.text(name))**", entry.documentation] + versions(having: name, in: .asset)
  }

  private func action(_ name: String) -> [String] {
    guard let action = analysis.document.actions?.first(where: { $0.name == name }) else {
      return position.document.project.hostActions.contains(name)
        ? ["**\(Markdown.text(name))**, host action", "The host app handles it."] : []
    }
    return ["**\(Markdown.text(name))**, action"] + ActionSummary(action.value).paragraphs
  }

  private func dataSource(_ name: String) -> [String] {
    guard let source = analysis.document.dataSources?.first(where: { $0.name == name }) else { return [] }
    let text = analysis.file.tree.withView { analysis.file.source.text(in: $0.range(source.node)) }
    return ["**\(Markdown.text(name))**, data source"] + content(of: source.value)
      + [Markdown.block(json: dedented(String(text.prefix(600))))]
  }

  /// What a data source shows, by its own text.
  private func content(of source: Document.DataSource) -> [String] {
    if source.kind == .static {
      guard let text = source.value else { return [] }
      return [
        "The text reads “\(Markdown.text(String(text.prefix(600))))\(text.utf8.count > 600 ? "…" : "")”."
      ]
    }
    let table = Document.DataSource.table
    let text = analysis.file.tree.withView { view in
      table.value(of: \.path, in: source.origin.node, view)
        ?? table.value(of: \.template, in: source.origin.node, view)
    }
    return text.flatMap { evaluation(of: $0) } ?? []
  }

  /// Returns the value of a whole string elsewhere in the document; `nil` if nothing in it is evaluated.
  private func evaluation(of record: RecordIndex) -> [String]? {
    guard let fact = analysis.fact(at: record) else { return nil }
    let start = analysis.file.tree.withView { TextOffset(utf8: $0.contentRange(of: record).lowerBound) }
    let inner = HoverPosition(offset: start, record: record, document: position.document)
    return HoverEvaluation(inner, fact: fact, analysis: analysis)?.paragraphs
  }

  private func mentions(of kind: SymbolKind, _ name: String) -> [String] {
    guard let symbol = analysis.symbols.symbol(kind, named: name) else { return [] }
    let links = LineLinks(analysis)
    let title = "**\(Markdown.text(name))**, \(kind.noun)"
    if kind == .destination {
      let known = (registration(of: name) ?? []) + versions(having: name, in: .destination)
      if !known.isEmpty { return [title] + known }
    }
    // Only the app refers to the ids of nodes and sections.
    if symbol.references.isEmpty, kind.isForApps { return [title] }
    var sentences: [String] = []
    let declarations = symbol.declarations.filter { $0 != position.record }
    if !declarations.isEmpty {
      let isElsewhere = declarations.count < symbol.declarations.count
      sentences.append("\(isElsewhere ? "Also declared" : "Declared") on \(links.list(of: declarations)).")
    }
    let uses = symbol.references.filter { $0 != position.record }
    if !uses.isEmpty {
      let isElsewhere = uses.count < symbol.references.count
      sentences.append("\(isElsewhere ? "Also used" : "Used") on \(links.list(of: uses)).")
    } else if symbol.references.isEmpty {
      sentences.append("Not used in this document.")
    }
    return [title] + (sentences.isEmpty ? [] : [sentences.joined(separator: " ")])
  }

  /// The text for a destination that the app's source handles; `nil` if it does not.
  private func registration(of destination: String) -> [String]? {
    let (project, path) = (position.document.project, position.document.projectPath)
    guard
      let sentence = SourceDeclarations.sentence(about: destination, in: .destination, project, path)
    else { return nil }
    let documentation = project.sources?.declarations(of: destination, in: .destination).first?.documentation
    return (documentation.map { [Markdown.prose($0)] } ?? []) + [sentence]
  }

  /// The text for the state path, variable or function at the position.
  private var use: [String] {
    if let use = analysis.state.variableUses.first(where: matches) { return variable(use) }
    if let use = analysis.state.localUses.first(where: matches) { return local(use) }
    if let use = analysis.state.uses.first(where: matches) { return state(use.components, use.text) }
    guard case .expression(let cursor) = position.context,
      let name = memberName(in: cursor)
    else { return [] }
    if let function = position.document.evaluator.function(named: name) {
      return [
        "**\(Markdown.text(name))**, function of the app", Markdown.prose(function.documentation),
        Markdown.code(function.example),
      ]
    }
    guard let function = ExpressionFunction.named(name) else { return [] }
    return [
      "**\(function.signature)**", function.documentation,
      "`\(function.example)` is `\(function.exampleResult)` if `items` is `[\"a\", \"b\", \"c\"]`.",
    ]
  }

  /// The text for the state path, to show below its value.
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

  /// Returns whether the document declares a useful value. A `null` that actions replace is not one.
  private func isDeclared(_ path: [Keypath.Component]) -> Bool {
    if case .declared = analysis.state.lookup(path) { return true }
    return isNull(path) && !analysis.state.isWritten(path)
  }

  /// Returns whether the document declares `null`.
  private func isNull(_ path: [Keypath.Component]) -> Bool {
    guard case .key(let root)? = path.first, let value = analysis.state.roots[root]?.value else {
      return false
    }
    return value.value(at: path.dropFirst()) == .nullValue
  }

  private func local(_ use: StateUse) -> [String] {
    guard case .key(let name)? = use.components.dropFirst().first else { return [] }
    guard let (variable, _) = analysis.scopes.localState(named: name, in: use.scope),
      let declaration = variable.declaration
    else { return ["No enclosing stack or component declares \(Markdown.code(name)) in its `state`."] }
    let range = analysis.file.tree.withView { $0.range(declaration) }
    return ["Local state, declared on \(LineLinks(analysis).link(to: range))."]
  }

  private func matches(_ use: StateUse) -> Bool { use.range.touches(position.offset) && !use.range.isEmpty }

  private func variable(_ use: StateUse) -> [String] {
    guard let found = analysis.scopes.variable(named: use.root, in: use.scope) else { return [] }
    return [sentence(for: found.variable, of: found.scope, titled: use.text)]
  }

  /// The text for a key of the document's state, at any depth, or for its value.
  private var stateValue: [String] {
    if position.range.isEmpty { return [] }
    guard let root = analysis.state.roots.values.first(where: { contains($0) }) else { return localState }
    let depth = analysis.file.tree.pointer(of: root.key).tokens.count
    var components = [Keypath.Component.key(root.name)]
    var value: Document.StateValue? = root.value
    for token in analysis.file.tree.pointer(of: position.record).tokens.dropFirst(depth) {
      let component = value?.kind == .array ? Int(token).map { Keypath.Component.index($0) } : nil
      components.append(component ?? .key(token))
      value = value?.value(at: [component ?? .key(token)])
    }
    return state(components, Keypath(components).text)
  }

  private func contains(_ root: Named<Document.StateValue>) -> Bool {
    root.key == position.record
      || analysis.file.tree.withView { $0.range(root.node).contains($0.range(position.record)) }
  }

  private func state(_ components: [Keypath.Component], _ text: String) -> [String] {
    let title = "**\(Markdown.text(text))**"
    var paragraphs: [String] = []
    switch analysis.state.lookup(components) {
    case .declared(let value):
      paragraphs.append("\(title): \(value.phrase), initially \(Markdown.code(value.brief))")
    case .unknown where isNull(components): paragraphs.append("\(title): initially `null`")
    case .unknown: paragraphs.append("\(title): the value is only known at run time")
    case .undeclared where isOfHost(components): paragraphs.append("\(title): host state")
    case .undeclared: paragraphs.append("\(title) is not declared in the document's `state`")
    }
    paragraphs += hostState(components)
    let own = analysis.file.tree.withView { view in
      view.member(owning: position.record).map { view.name(of: $0) } ?? position.record
    }
    if let history = StateHistory(components, in: analysis, besides: own) {
      paragraphs.append(history.sentence)
    }
    return paragraphs
  }

  private func isOfHost(_ path: [Keypath.Component]) -> Bool {
    HostPaths(position.document.project).contains(path)
  }

  /// The text for state that the host app provides; empty for other state.
  private func hostState(_ path: [Keypath.Component]) -> [String] {
    let project = position.document.project
    guard isOfHost(path) else { return [] }
    guard let owner = HostPaths(project).owner(of: path), let state = project.hostState[owner] else {
      return ["The host app provides members of it."]
    }
    let isWhole = Keypath.parse(owner).components == path
    let whole = isWhole ? "" : " \(Markdown.code(owner)),"
    return ["The host app provides\(whole) \(state.type.phrase)."]
      + (isWhole ? state.documentation.map { [Markdown.prose($0)] } ?? [] : [])
  }

  /// Returns a hint on how to see a value that only exists at run time.
  private func sampleHint(_ path: [Keypath.Component]) -> String? {
    if case .undeclared = analysis.state.lookup(path), !isOfHost(path) { return nil }
    guard position.document.samples.count == 1 else { return nil }
    let name = position.document.uri.path.split(separator: "/").last.map(String.init) ?? ""
    let file = SampleLookup(document: name).defaultSampleFile
    return "To see a value here, add the sample file \(Markdown.code(file)) next to the document."
  }

  /// Returns the name under the pointer if it follows a dot.
  private func memberName(in cursor: ExpressionCursor) -> String? {
    let bytes = Array(position.text.utf8)
    let offset = min(max(cursor.offset, 0), bytes.count)
    func isNameByte(_ byte: UInt8) -> Bool {
      byte == Byte.underscore || byte.isLetter
    }
    var start = offset
    var end = offset
    while start > 0, isNameByte(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    guard start > 0, bytes[start - 1] == Byte.dot else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// Returns the text of a value without the indentation that its lines after the first have in common.
private func dedented(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let indented = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
  let depth = indented.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
  return (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(depth) }).joined(separator: "\n")
}

extension SymbolKind {
  /// Whether only the app's code refers to names of this kind.
  fileprivate var isForApps: Bool {
    switch self {
    case .component, .section, .sectionLayout: true
    default: false
    }
  }
}

extension Analysis {
  /// Returns the fact about the string or member name at a record. Facts are in reading order, not sorted by
  /// record, so this is a linear search.
  func fact(at record: RecordIndex) -> Fact? { facts.first { $0.node == record } }
}
