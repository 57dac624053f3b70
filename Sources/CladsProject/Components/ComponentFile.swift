import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A component kind of the app as it is written in the project file.
struct ComponentFile: Described {
  var description: String?
  var data: [Named<TypeSpecification>]?
  var properties: [Named<TypeSpecification>]?
  var events: [EventName]?
  var preview: Document.StateValue?
  var origin = Document.Origin.none

  static let table = describe("component", "A component kind that the app registers.") {
    Property("description", \.description, .literal, "What it shows.")
    Property(
      "data", \.data, .dictionary(of: TypeSpecification.schema),
      "The data references it reads, by name. With this key the list is complete.")
    Property(
      "properties", \.properties, .dictionary(of: TypeSpecification.schema),
      "Its own keys. With this key the list is complete.")
    Property("events", \.events, .array(of: .choice()), "The events it fires.")
    Property("preview", \.preview, .stateValue, "A node that stands for it in previews.")
  }

  static let schema = objectSchema(blank: ComponentFile())
}

/// The events of components.
enum EventName: String, Documented {
  case onTap, onValueChanged

  var documentation: String {
    switch self {
    case .onTap: "It was tapped."
    case .onValueChanged: "Its value changed."
    }
  }
}

extension ComponentFile {
  /// The kind as a node that documents may use.
  func node(named name: String) -> NodeDescription {
    let checks = CustomComponentChecks(name: name, file: self)
    let schema = Document.Component.schema(nil, isBuiltIn: false) { member, component, reading in
      component.additionalProperties.append(member)
      checks.judge(member, &reading)
    }
    return NodeDescription(
      name, description ?? "A component of the app.", sort: .custom, shape: checks.shape,
      dataRows: checks.data, events: checks.events?.map(\.rawValue)
    ) { node, reading in
      guard let component = schema.read(node, &reading) else { return nil }
      checks.judge(component, &reading)
      return .component(component)
    }
  }
}

/// What the project says about one component kind, and the check of a component against it.
struct CustomComponentChecks: Sendable {
  let name: String
  let properties: [Row]?
  let data: [Row]?
  let events: [EventName]?

  init(name: String, file: ComponentFile) {
    self.name = name
    properties = file.properties.map { $0.map { $0.value.row($0.name) } }
    data = file.data.map { $0.map { $0.value.row($0.name) } }
    events = file.events
  }

  /// The shared keys and the kind's own.
  var shape: ObjectShape {
    ObjectShape(
      name: name, documentation: "", rows: Document.Component.table.shape.rows + (properties ?? []),
      isOpen: properties == nil)
  }

  /// Judges a key that is none of the shared ones.
  func judge(_ member: RecordIndex, _ reading: inout Reading) {
    guard let properties else { return }
    let key = reading.view.string(reading.view.name(of: member))
    guard let row = properties.first(where: { $0.name == key }) else {
      return reading.reportUnknownKey(
        member, known: properties.map(\.name) + Document.Component.table.shape.rows.map(\.name),
        owner: name.withArticle)
    }
    if let value = reading.view.value(of: member) { reading.judge(value, against: row) }
  }

  /// Judges what is missing, and the data references.
  func judge(_ component: Document.Component, _ reading: inout Reading) {
    let node = component.origin.node
    guard !reading.view.isIncomplete(node) else { return }
    let present = reading.memberNames(of: node)
    for row in properties ?? [] where row.isRequired && !present.contains(row.name) {
      reportMissing(row, in: "\(name.withArticle)", at: reading.view.range(component.typeNode), &reading)
    }
    judgeData(component, &reading)
    judgeEvents(component, &reading)
  }

  private func judgeData(_ component: Document.Component, _ reading: inout Reading) {
    guard let data else { return }
    let entries = component.data ?? []
    let member = Document.Component.table.member(of: \.data, in: component.origin.node, reading.view)
    let place =
      member.map { reading.view.range(reading.view.name(of: $0)) } ?? reading.view.range(component.typeNode)
    if let value = member.flatMap({ reading.view.value(of: $0) }), reading.view.isIncomplete(value) { return }
    for row in data where row.isRequired && !entries.contains(where: { $0.name == row.name }) {
      reportMissing(row, in: "the `data` of \(name.withArticle)", at: place, &reading)
    }
    for entry in entries where !data.contains(where: { $0.name == entry.name }) {
      guard let owner = reading.view.member(owning: entry.node) else { continue }
      reading.reportUnknownKey(owner, known: data.map(\.name), owner: "the `data` of \(name.withArticle)")
    }
    for entry in entries {
      guard let row = data.first(where: { $0.name == entry.name }), entry.value.kind == .static,
        case .choice(let choices) = row.shape, let text = entry.value.value,
        !choices.choices.contains(where: { $0.name == text }),
        let node = Document.DataReference.table.value(of: \.value, in: entry.node, reading.view)
      else { continue }
      reading.reportChoice(
        ChoiceProblem(
          node: node, word: text, words: choices.choices.map(\.name),
          sameLetters: choices.choices.map(\.name).first { $0.lowercased() == text.lowercased() },
          correction: nil,
          fallback: .fallsBack(to: "whatever the app chooses"), id: nil))
    }
  }

  private func judgeEvents(_ component: Document.Component, _ reading: inout Reading) {
    guard let events, let actions = component.actions else { return }
    let fired = events.map(\.rawValue)
    for row in Document.ComponentActions.table.shape.rows where !fired.contains(row.name) {
      guard let member = reading.view.member(named: row.name, of: actions.origin.node) else { continue }
      reading.report(
        Finding(
          "event-never-fired", at: reading.view.range(reading.view.name(of: member)),
          "\(name.withArticle) never fires `\(row.name)`", effect: .doesNothing,
          help: fired.isEmpty ? "delete it" : "it fires \(listing(fired, last: "and"))"))
    }
  }

  private func reportMissing(_ row: Row, in owner: String, at range: TextRange, _ reading: inout Reading) {
    reading.report(
      Finding(
        "missing-required-key", at: range, "\(owner) needs `\(row.name)`",
        consequence: "the app's own component decides what it shows without it",
        help: row.documentation.isEmpty ? "add it" : "add it: \(row.documentation.firstSentence)",
        severity: .warning))
  }
}
