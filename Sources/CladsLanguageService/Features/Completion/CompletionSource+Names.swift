import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol

extension CompletionSource {
  /// Adds the names of members.
  mutating func addNames(of shape: ObjectShape, excluding taken: Set<String>) {
    for row in ordered(shape.rows.filter { !taken.contains($0.name) && isKnown($0) }, all: shape.rows) {
      var item = Completion(
        row.name, .property, detail: row.shape.at(vocabulary.level).phrase, documentation: row.markdown,
        text: member(row.name, Snippet(valueOf: row, on: kindOfContainer, in: vocabulary)),
        filterText: filterText(row.name))
      // A control that is not bound to any state does nothing.
      item.isRequired = row.isRequired || row.name == Self.binding && kindOfContainer?.isControl == true
      item.retriggers = !place.hasColon && !place.hasValue && row.shape.retriggers
      add(item)
    }
  }

  private func isKnown(_ row: Row) -> Bool { row.level == .base || vocabulary.level == .extended }

  /// Sorts the rows: required ones, then those that follow the row of the previous member, then the others.
  private func ordered(_ rows: [Row], all: [Row]) -> [Row] {
    let previous = place.member.map { view.string(view.name(of: $0)) }
    let after = previous.flatMap { name in all.firstIndex { $0.name == name } } ?? -1
    let rest = Set(all.suffix(from: after + 1).map(\.name))
    let required = rows.filter(\.isRequired)
    let others = rows.filter { !$0.isRequired }
    return required + others.filter { rest.contains($0.name) } + others.filter { !rest.contains($0.name) }
  }

  private static let binding = Document.Component.table.row(of: \.bind)?.name

  /// The name of the member that determines the kind of an object: `type`.
  static let tag = Document.Component.table.row(of: \.kind)?.name ?? ""

  /// Returns the name, followed by a colon and a value unless they are already there.
  func member(_ name: String, _ value: Snippet) -> Snippet {
    let name = Snippet(StringLiteral.quoted(name))
    if place.hasColon { return name }
    return place.hasValue ? name + ":" : name + ": " + value
  }

  /// Adds names for new entries of a map: those that are used but not declared.
  mutating func addKeys(_ role: Role) {
    switch role {
    case .entry(.rule): addRules()
    case .declaration(let kind):
      let value = Snippet(valueOf: elementShape, in: vocabulary)
      let taken = takenNames
      for name in missingNames(of: kind) where !taken.contains(name) {
        add(
          Completion(
            name, .reference, detail: "used but not declared", text: member(name, value),
            filterText: filterText(name)))
      }
    case .path, .tested(.styleProperty): addTestedKeys(role)
    case .literal where isGlobalState: addStateRoots()
    default: break
    }
  }

  private var isGlobalState: Bool {
    guard document.kind != .project, let container = cursor.container?.node else { return false }
    return container == StateOutline(cursor, view).global
  }

  /// Adds the first parts of paths that are used but not declared.
  private mutating func addStateRoots() {
    guard let analysis else { return }
    let taken = takenNames
    var names: Set<String> = []
    for use in analysis.state.uses where analysis.state.roots[use.root] == nil && !taken.contains(use.root) {
      guard names.insert(use.root).inserted else { continue }
      add(
        Completion(
          use.root, .reference, detail: "used but not declared",
          text: member(use.root, Snippet(valueOf: .any, in: vocabulary)), filterText: filterText(use.root)))
    }
  }

  var elementShape: Shape {
    if case .dictionary(let element, _)? = cursor.container?.shape { element } else { .any }
  }

  /// The names of the members of the object around the cursor: a set, because there may be thousands of both
  /// these and the names that are compared with them.
  var takenNames: Set<String> {
    guard let container = cursor.container?.node else { return [] }
    return Set(view.members(of: container).lazy.map { view.string(view.name(of: $0)) })
  }

  /// Returns the names that the document uses without declaring them.
  func missingNames(of kind: SymbolKind) -> [String] {
    analysis?.symbols.all(kind).filter(\.declarations.isEmpty).map(\.name).filter { !$0.isEmpty } ?? []
  }

  private mutating func addRules() {
    let value = Snippet(valueOf: elementShape, in: vocabulary)
    let taken = takenNames
    for group in RuleGroup.allCases where !taken.contains(group.rawValue) {
      add(
        Completion(
          group.rawValue, .module, detail: "rule group", documentation: group.documentation,
          text: member(group.rawValue, value), filterText: filterText(group.rawValue)))
    }
    for rule in RuleTable.descriptions where !taken.contains(rule.id.rawValue) {
      add(
        Completion(
          rule.id.rawValue, .constant, detail: rule.group.rawValue, subject: .rule(rule.id.rawValue),
          text: member(rule.id.rawValue, value), filterText: filterText(rule.id.rawValue)))
    }
  }
}

extension Shape {
  /// Whether a new value is a string in quotes that can be completed.
  fileprivate var retriggers: Bool {
    switch self {
    case .string(let role):
      switch role {
      case .literal, .template, .url, .declaration, .declaredEntry, .filePath: false
      default: true
      }
    case .tagged: true
    case .either(let shapes): shapes.first?.retriggers ?? false
    case .named(_, let inner): inner().retriggers
    default: false
    }
  }
}

extension Row {
  /// The documentation of the key, in Markdown.
  var markdown: String {
    var parts = [Markdown.prose(documentation)]
    if let defaultText { parts.append("Default: \(Markdown.code(defaultText)).") }
    if level == .extended { parts.append("Part of format level `extended`.") }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
