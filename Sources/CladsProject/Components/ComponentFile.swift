import CladsDocument
import CladsSources
import Diagnostics
import JSONSyntax
import SourceText

/// A custom component in the project file.
struct ComponentFile: Described {
  var description: String?
  var data: NamedList<TypeSpecification>?
  var properties: NamedList<TypeSpecification>?
  var events: [EventName]?
  var preview: Document.StateValue?
  var placeholder: PlaceholderFile?
  var origin = Document.Origin.none

  static let table = describe("component", "A custom component of the app.") {
    Property("description", \.description, .literal, "What the component shows.")
    Property(
      "data", \.data, .dictionary(of: TypeSpecification.schema),
      "Entries of `data` that the component reads. If this key is present, any other entry is an error.")
    Property(
      "properties", \.properties, .dictionary(of: TypeSpecification.schema),
      "Keys of the component. If this key is present, any other key is an error.")
    Property("events", \.events, .array(of: .choice()), "Events that the component fires.")
    Property("preview", \.preview, .stateValue, "Node to draw in place of the component in previews.")
    Property(
      "placeholder", \.placeholder, PlaceholderFile.schema,
      "Box to draw in place of the component in previews if it has no `preview`.")
  }

  static let schema = objectSchema(blank: ComponentFile())
}

/// The events of custom components.
enum EventName: String, Documented {
  case onTap, onValueChanged

  var documentation: String {
    switch self {
    case .onTap: "The component was tapped."
    case .onValueChanged: "The value of the component changed."
    }
  }
}

extension ComponentFile {
  /// Returns the description of the component as a node type, with what Swift source shows of it.
  func node(named name: String, in source: SourceComponent? = nil) -> NodeDescription {
    let checks = CustomComponentChecks(name: name, file: self, source: source)
    let schema = Document.Component.schema(nil, isBuiltIn: false) { member, component, reading in
      reading.keep(member, in: &component)
      checks.check(member, &reading)
    }
    return NodeDescription(
      name, description ?? source?.name.documentation ?? "A custom component.", sort: .custom,
      shape: checks.shape,
      dataRows: checks.data, events: checks.events?.map(\.rawValue)
    ) { node, reading in
      guard let component = schema.read(node, &reading) else { return nil }
      checks.check(component, &reading)
      return .component(component)
    }
  }
}

/// The checks of a component of a custom kind against its declaration in the project.
struct CustomComponentChecks: Sendable {
  let name: String
  /// The known keys; `nil` if none are.
  let properties: [Row]?
  /// The known entries of `data`; `nil` if none are.
  let data: [Row]?
  let events: [EventName]?
  /// Whether the project file lists the keys, so that any other is an error. The app's code may read further
  /// ones, wherever it is.
  private let hasAllProperties: Bool
  /// Whether the project file lists the entries of `data`.
  private let hasAllData: Bool

  init(name: String, file: ComponentFile, source: SourceComponent? = nil) {
    self.name = name
    properties = Self.rows(file.properties, source?.keys ?? [], of: source?.name)
    data = Self.rows(file.data, source?.data ?? [], of: source?.name)
    events = file.events
    hasAllProperties = file.properties != nil
    hasAllData = file.data != nil
  }

  private static func rows(
    _ listed: NamedList<TypeSpecification>?, _ found: [SourceKey], of owner: SourceName?
  ) -> [Row]? {
    let rows = listed.map { $0.map { $0.value.row($0.name) } }
    guard let owner, !found.isEmpty else { return rows }
    return (rows ?? []).adding(found, of: owner)
  }

  /// The shared keys and the own keys of the kind.
  var shape: ObjectShape {
    ObjectShape(
      name: name, documentation: "", rows: Document.Component.table.shape.rows + (properties ?? []),
      isOpen: !hasAllProperties)
  }

  /// Checks a key that is not a shared key.
  func check(_ member: RecordIndex, _ reading: inout Reading) {
    guard let properties else { return }
    let key = reading.view.string(reading.view.name(of: member))
    guard let row = properties.first(where: { $0.name == key }) else {
      guard hasAllProperties else { return }
      return reading.reportUnknownKey(
        member, known: properties.map(\.name) + Document.Component.table.shape.rows.map(\.name),
        owner: name.withArticle)
    }
    if let value = reading.view.value(of: member) { reading.checkValue(value, against: row) }
  }

  /// Checks for missing keys, and checks the data references and events.
  func check(_ component: Document.Component, _ reading: inout Reading) {
    let node = component.origin.node
    guard !reading.view.isIncomplete(node) else { return }
    let present = reading.memberNames(of: node)
    for row in properties ?? [] where row.isRequired && !present.contains(row.name) {
      reportMissing(row, at: reading.view.range(component.typeNode), &reading)
    }
    checkData(component, &reading)
    checkEvents(component, &reading)
  }

  private func checkData(_ component: Document.Component, _ reading: inout Reading) {
    guard let data else { return }
    let entries = component.data ?? []
    let member = Document.Component.table.member(of: \.data, in: component.origin.node, reading.view)
    let range =
      member.map { reading.view.range(reading.view.name(of: $0)) } ?? reading.view.range(component.typeNode)
    if let value = member.flatMap({ reading.view.value(of: $0) }), reading.view.isIncomplete(value) { return }
    // An entry that cannot be read has a finding of its own, or is not known.
    let written = member.flatMap { reading.view.value(of: $0) }.map { reading.memberNames(of: $0) } ?? []
    for row in data where row.isRequired && !written.contains(row.name) {
      reportMissing(row, in: "`data`", at: range, &reading)
    }
    for entry in entries where hasAllData && !data.contains(where: { $0.name == entry.name }) {
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
          node: node, text: text, names: choices.choices.map(\.name),
          caseVariant: choices.choices.map(\.name).first { $0.lowercased() == text.lowercased() },
          correction: nil,
          fallback: .fallsBack(to: "whatever the app chooses"), id: nil))
    }
  }

  private func checkEvents(_ component: Document.Component, _ reading: inout Reading) {
    guard let events, let actions = component.actions else { return }
    let fired = events.map(\.rawValue)
    for row in Document.Component.Actions.table.shape.rows where !fired.contains(row.name) {
      guard let member = reading.view.member(named: row.name, of: actions.origin.node) else { continue }
      reading.report(
        Finding(
          .eventNeverFired, at: reading.view.range(reading.view.name(of: member)),
          "\(name.withArticle) never fires `\(row.name)`", effect: .doesNothing,
          help: fired.isEmpty ? "delete it" : "it fires \(listing(fired, last: "and"))"))
    }
  }

  private func reportMissing(
    _ row: Row, in owner: String = "here", at range: TextRange, _ reading: inout Reading
  ) {
    reading.report(
      Finding(
        .missingRequiredKey, at: range, "`\(row.name)` is required \(owner)",
        consequence: "what the component shows depends on the app's own code",
        help: row.documentation.isEmpty ? "add it" : "add it: \(row.documentation.firstSentence)",
        severity: .warning))
  }
}
