package import CladsAnalysis
package import CladsDocument
package import CladsProject
import Diagnostics
import JSONSyntax

/// The component kinds, actions, tokens and destinations of the host app, inferred from the documents that
/// use them.
package struct ProjectSketch: Sendable {
  private var components: [String: KindSketch] = [:]
  private var actions: [String: KindSketch] = [:]
  private var tokens: [String: [String: Int]] = [:]
  private var destinations: [String: Int] = [:]

  /// Creates an empty sketch.
  package init() {}

  /// A component kind or action, with the keys and types that documents use.
  private struct KindSketch {
    var uses = 0
    var keys: [String: Set<String>] = [:]
    var data: Set<String> = []
    var events: Set<String> = []
  }

  /// Adds the names that a document uses and the project does not declare.
  package mutating func add(_ analysis: Analysis, known project: Project) {
    let document = analysis.document
    analysis.file.tree.withView { view in
      document.forEachNode { node in
        guard case .component(let component) = node, !component.isKnown,
          project.vocabulary.entry(named: component.kind.rawValue, in: .node) == nil
        else { return }
        add(component, view)
      }
      document.forEachAction { action in
        guard let type = action.type, case .custom(let custom) = action, Self.isName(type),
          !view.hasHoleInType(custom.origin.node)
        else { return }
        guard project.vocabulary.entry(named: type, in: .action) == nil else { return }
        actions[type, default: KindSketch()].uses += 1
        for parameter in custom.parameters {
          actions[type]?.keys[parameter.name, default: []].insert(view.typeName(parameter.node))
        }
      }
    }
    let system = document.designSystem ?? "app"
    for token in analysis.symbols.all(.token) where !token.name.isEmpty && Self.isName(token.name) {
      let known = project.designSystems(named: system).contains { $0.mayResolve(token.name) }
      if !known { tokens[system, default: [:]][token.name, default: 0] += token.references.count }
    }
    // Where documents are destinations, any other one is probably a mistake.
    if project.documentsAreDestinations { return }
    let destinations = Set(project.offeredDestinations.map(\.name))
    for destination in analysis.symbols.all(.destination)
    where !destinations.contains(destination.name) && Self.isName(destination.name) {
      self.destinations[destination.name, default: 0] += destination.references.count
    }
  }

  /// Returns whether a text can be a name, rather than a template that somebody expects to be filled in.
  private static func isName(_ text: String) -> Bool { !text.utf8.contains { "${}<>%".utf8.contains($0) } }

  private mutating func add(_ component: Document.Component, _ view: SyntaxView) {
    let kind = component.kind.rawValue
    guard !kind.isEmpty, Self.isName(kind) else { return }
    components[kind, default: KindSketch()].uses += 1
    for member in component.ownMembers {
      guard let value = view.value(of: member) else { continue }
      components[kind]?.keys[view.string(view.name(of: member)), default: []].insert(view.typeName(value))
    }
    for entry in component.data ?? [] { components[kind]?.data.insert(entry.name) }
    if component.actions?.onTap != nil { components[kind]?.events.insert("onTap") }
    if component.actions?.onValueChanged != nil { components[kind]?.events.insert("onValueChanged") }
  }

  /// Returns what is known about one component kind or action.
  package func about(_ name: String, in slot: Slot) -> ProjectSketch {
    var sketch = ProjectSketch()
    switch slot {
    case .node: sketch.components[name] = components[name]
    case .action: sketch.actions[name] = actions[name]
    default: break
    }
    return sketch
  }

  /// A name that documents use and that a project file should not make legal.
  package struct Mistake: Sendable, Hashable {
    /// What the name is for, as in messages.
    package let noun: String
    package let name: String
    /// The name that is meant; `nil` if the app's source shows none like it.
    package let meant: String?
    package let uses: Int
    /// Whether the app's source shows every name, so that the app cannot know this one.
    package let isCertain: Bool

    /// What is wrong, to follow the name in a message.
    package var reason: String {
      let times = uses == 1 ? "once" : "\(uses) times"
      let question =
        meant.flatMap { didYouMean([$0]) }
        ?? (isCertain ? "the app's source registers it nowhere" : "the app's source does not show it")
      return "used \(times); \(question)"
    }
  }

  /// Removes the names that are probably misspelled, because they are close to a known one or to one that
  /// documents use more often, and those that the app's source does not show: to list a few of the names
  /// that it hides would make the others errors.
  package mutating func removeMistakes(known project: Project) -> [Mistake] {
    var mistakes: [Mistake] = []
    Self.removeMistakes(
      from: &components, Slot.node, project.vocabulary.names(in: .node),
      shown: project.sources?.shown(.node) ?? .unknown, uses: \.uses, into: &mistakes)
    Self.removeMistakes(
      from: &actions, Slot.action, project.vocabulary.names(in: .action),
      shown: project.sources?.shown(.action) ?? .unknown, uses: \.uses, into: &mistakes)
    for system in tokens.keys.sorted() {
      let known = project.designSystems(named: system).flatMap(\.certainNames)
      Self.removeMistakes(
        from: &tokens[system, default: [:]], Slot.token, known, uses: \.self, into: &mistakes)
      if tokens[system]?.isEmpty ?? true { tokens[system] = nil }
    }
    Self.removeMistakes(
      from: &destinations, Slot.destination, project.offeredDestinations.map(\.name),
      shown: project.sources?.shown(.destination) ?? .unknown, uses: \.self, into: &mistakes)
    return mistakes
  }

  private static func removeMistakes<Use>(
    from names: inout [String: Use], _ slot: Slot, _ known: [String],
    shown: ProjectSources.ShownNames = .unknown,
    uses: (Use) -> Int, into mistakes: inout [Mistake]
  ) {
    // Tokens and destinations come in families of similar names.
    let bound = slot == .node || slot == .action ? 2 : 1
    let counts = names.mapValues(uses)
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      let others = counts.filter { $0.value > count }.sorted { $0.value > $1.value }.map(\.key)
      let meant = [known, others].lazy.compactMap { candidates in
        closest(to: name, in: candidates, atMost: bound).first { !$0.differsOnlyInDigits(from: name) }
      }.first
      guard meant != nil || shown != .unknown else { continue }
      names[name] = nil
      mistakes.append(
        Mistake(noun: slot.noun, name: name, meant: meant, uses: count, isCertain: shown == .all))
    }
  }

  /// Whether the documents use no undeclared names.
  package var isEmpty: Bool {
    components.isEmpty && actions.isEmpty && tokens.isEmpty && destinations.isEmpty
  }

  /// The sections of a project file, by key, each as the members to write: name and JSON text.
  package var sections: [(key: String, members: [(name: String, text: String)])] {
    [
      ("designSystems", tokens.keys.sorted().map { ($0, designSystem($0)) }),
      ("components", components.keys.sorted().map { ($0, component($0)) }),
      ("actions", actions.keys.sorted().map { ($0, action($0)) }),
    ].filter { !$0.1.isEmpty }
  }

  package var destinationNames: [String] { destinations.keys.sorted() }

  private func uses(_ count: Int) -> String { "Used \(count == 1 ? "once" : "\(count) times")." }

  private func designSystem(_ name: String) -> String {
    let entries = (tokens[name] ?? [:]).sorted { $0.key < $1.key }.map { token, count in
      "\(StringLiteral.quoted(token)): { \"description\": \(StringLiteral.quoted(uses(count))) }"
    }
    return "{ \"styles\": { \(entries.joined(separator: ", ")) } }"
  }

  private func component(_ name: String) -> String {
    guard let sketch = components[name] else { return "{}" }
    var parts = ["\"description\": \(StringLiteral.quoted(uses(sketch.uses)))"]
    if !sketch.data.isEmpty {
      let data = sketch.data.sorted().map { "\(StringLiteral.quoted($0)): { \"type\": \"any\" }" }
      parts.append("\"data\": { \(data.joined(separator: ", ")) }")
    }
    if !sketch.keys.isEmpty { parts.append("\"properties\": { \(types(sketch.keys)) }") }
    if !sketch.events.isEmpty {
      parts.append(
        "\"events\": [\(sketch.events.sorted().map(StringLiteral.quoted).joined(separator: ", "))]")
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private func action(_ name: String) -> String {
    guard let sketch = actions[name] else { return "{}" }
    var parts = ["\"description\": \(StringLiteral.quoted(uses(sketch.uses)))"]
    if !sketch.keys.isEmpty { parts.append("\"parameters\": { \(types(sketch.keys)) }") }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private func types(_ keys: [String: Set<String>]) -> String {
    keys.sorted { $0.key < $1.key }.map { key, types in
      let type = types.count == 1 ? types.first ?? "any" : types == ["integer", "number"] ? "number" : "any"
      return "\(StringLiteral.quoted(key)): { \"type\": \"\(type)\" }"
    }.joined(separator: ", ")
  }
}

extension String {
  /// Whether two names are members of a numbered family, such as `heading1` and `heading2`.
  fileprivate func differsOnlyInDigits(from other: String) -> Bool {
    filter { !$0.isNumber } == other.filter { !$0.isNumber }
  }
}

extension SyntaxView {
  /// Returns the name that project files use for the type of a value.
  fileprivate func typeName(_ node: RecordIndex) -> String {
    switch kind(node) {
    case .object: member(named: "$expr", of: node) == nil ? "object" : "any"
    case .array: "array"
    case .string: "string"
    case .number: integer(node) != nil ? "integer" : "number"
    case .true, .false: "boolean"
    case .null, .member, .invalid: "any"
    }
  }
}
