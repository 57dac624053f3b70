import CladsAnalysis
import CladsDocument
import CladsProject
import CladsRules
import CladsSchema
import Diagnostics
import JSONSyntax
import LanguageServerProtocol

extension CompletionSource {
  /// The names of members: those that are missing, then those that come next.
  mutating func addNames(of shape: ObjectShape, besides taken: Set<String>) {
    for row in ordered(shape.rows.filter { !taken.contains($0.name) && isKnown($0) }, all: shape.rows) {
      var item = Completion(
        row.name, .property, detail: row.shape.phrase, documentation: row.markdown,
        text: member(row.name, Snippet(valueOf: row, in: vocabulary)), filterText: filterText(row.name))
      item.asksAgain = !place.hasColon && !place.hasValue && row.shape.asksAgain
      add(item)
    }
  }

  private func isKnown(_ row: Row) -> Bool { row.level == .base || vocabulary.level == .extended }

  /// The rows that are missing, then those behind the row of the member before the place, then the others.
  private func ordered(_ rows: [Row], all: [Row]) -> [Row] {
    let previous = place.member.map { view.string(view.name(of: $0)) }
    let after = previous.flatMap { name in all.firstIndex { $0.name == name } } ?? -1
    let rest = Set(all.suffix(from: after + 1).map(\.name))
    let required = rows.filter(\.isRequired)
    let others = rows.filter { !$0.isRequired }
    let next = others.filter { rest.contains($0.name) } + others.filter { !rest.contains($0.name) }
    let used =
      place.member.map { UsedValues(after: $0, in: view, tag: Self.tag) }
      ?? cursor.container.map { UsedValues(firstIn: $0.node, in: view) }
    return required + (used?.sorted(next, by: \.name) ?? next)
  }

  /// The member that says what an object is.
  static let tag = Document.Component.table.row(of: \.kind)?.name ?? ""

  /// The name with what has to stand behind it.
  func member(_ name: String, _ value: Snippet) -> Snippet {
    let name = Snippet(StringLiteral.quoted(name))
    if place.hasColon { return name }
    return place.hasValue ? name + ":" : name + ": " + value
  }

  /// The names of entries that an author makes up: those that are referred to and do not exist yet.
  mutating func addKeys(_ role: Role) {
    switch role {
    case .entry(.rule): addRules()
    case .declaration(let kind):
      let value = Snippet(valueOf: elementShape, in: vocabulary)
      for name in missingNames(of: kind) where !isTaken(name) {
        add(
          Completion(
            name, .reference, detail: "used, but not declared", text: member(name, value),
            filterText: filterText(name)))
      }
    case .literal where isGlobalState: addStateRoots()
    default: break
    }
  }

  private var isGlobalState: Bool {
    guard document.role != .project, let container = cursor.container?.node else { return false }
    return container == StateOutline(cursor, view).global
  }

  /// The roots of paths that are used and that nothing declares.
  private mutating func addStateRoots() {
    guard let analysis else { return }
    var names: Set<String> = []
    for use in analysis.state.uses where analysis.state.roots[use.root] == nil && !isTaken(use.root) {
      guard names.insert(use.root).inserted else { continue }
      add(
        Completion(
          use.root, .reference, detail: "used, but not declared",
          text: member(use.root, Snippet(valueOf: .any, in: vocabulary)), filterText: filterText(use.root)))
    }
  }

  private var elementShape: Shape {
    if case .dictionary(let element, _)? = cursor.container?.shape { element } else { .any }
  }

  private func isTaken(_ name: String) -> Bool {
    cursor.container.flatMap { view.member(named: name, of: $0.node) } != nil
  }

  /// The names that the document refers to without declaring them.
  func missingNames(of kind: SymbolKind) -> [String] {
    analysis?.symbols.all(kind).filter(\.declarations.isEmpty).map(\.name).filter { !$0.isEmpty } ?? []
  }

  private mutating func addRules() {
    let value = Snippet(valueOf: elementShape, in: vocabulary)
    for group in RuleGroup.allCases where !isTaken(group.rawValue) {
      add(
        Completion(
          group.rawValue, .module, detail: "group of rules", documentation: group.documentation,
          text: member(group.rawValue, value), filterText: filterText(group.rawValue)))
    }
    for rule in RuleTable.descriptions where !isTaken(rule.id.rawValue) {
      add(
        Completion(
          rule.id.rawValue, .constant, detail: rule.group.rawValue, subject: .rule(rule.id.rawValue),
          text: member(rule.id.rawValue, value), filterText: filterText(rule.id.rawValue)))
    }
  }
}

extension Shape {
  /// Whether a new value is a text in quotes for which there are suggestions.
  fileprivate var asksAgain: Bool {
    switch self {
    case .string(let role):
      switch role {
      case .literal, .template, .url, .declaration, .declaredEntry, .filePath: false
      default: true
      }
    case .tagged: true
    case .either(let shapes): shapes.first?.asksAgain ?? false
    case .named(_, let inner): inner().asksAgain
    default: false
    }
  }
}

extension Row {
  /// What the key means, for editors.
  var markdown: String {
    var parts = [documentation]
    if let defaultText { parts.append("Default: \(defaultText).") }
    if level == .extended { parts.append("Level `extended`.") }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
