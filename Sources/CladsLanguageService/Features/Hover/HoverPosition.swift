import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import CladsSources
import Diagnostics
import JSONSyntax
import SourceText

/// A position in a document, with what the schema says about it.
struct HoverPosition {
  let offset: TextOffset
  /// The innermost record at the offset.
  let record: RecordIndex
  let document: DocumentSnapshot
  /// What the schema allows at the offset; `nil` outside documents and project files.
  let context: CursorContext?
  /// The enclosing values with their shapes, innermost last.
  private let steps: [CursorStep]
  /// The shapes of the enclosing objects.
  private let shapes: [RecordIndex: ObjectShape]

  init(offset: TextOffset, record: RecordIndex, document: DocumentSnapshot) {
    self.offset = offset
    self.record = record
    self.document = document
    let cursor = document.cursor(at: offset)
    context = cursor?.context
    steps = cursor?.path ?? []
    let objects = steps.compactMap { step in
      if case .object(let shape) = step.shape { (step.node, shape) } else { nil }
    }
    shapes = Dictionary(objects, uniquingKeysWith: { _, last in last })
  }

  /// The range of the string, number or literal at the position; empty in whitespace and in containers.
  var range: TextRange {
    document.file.tree.withView { view in
      switch view.kind(record) {
      case .object, .array, .member, .invalid: TextRange(offset, offset)
      default: view.range(record)
      }
    }
  }

  /// Returns the text for the key or value, in Markdown.
  func paragraphs(for context: CursorContext) -> [String] {
    if range.isEmpty { return [] }
    switch context {
    case .memberName(let object, _, _): return key(in: object)
    case .declaration(let role, _): return HoverRules.paragraphs(forName: text, role: role) + declared(role)
    case .text(let role, _):
      let declared = declared(role)
      return declared.isEmpty ? value : declared
    case .value, .expression: return value
    case .none: return []
    }
  }

  /// Returns the text for a name that the project file declares: what it is, and where the app's source
  /// registers it; empty for others.
  private func declared(_ role: Role) -> [String] {
    let slot: Slot
    switch role {
    case .declaredEntry(let declared): slot = declared
    case .declaration(.token): slot = .token
    case .declaration(.destination): slot = .destination
    default: return []
    }
    guard document.kind == .project,
      let sentence = SourceDeclarations.sentence(
        about: text, in: slot, document.project, document.projectPath)
    else { return [] }
    let documentation = document.project.sources?.declarations(of: text, in: slot).first?.documentation
    return ["**\(Markdown.text(text))**, \(slot.noun)"] + (documentation.map { [Markdown.prose($0)] } ?? [])
      + [sentence]
  }

  /// The content of the string at the position, or the source text of any other value.
  var text: String {
    document.file.tree.withView { view in
      view.kind(record) == .string ? view.string(record) : document.file.source.text(in: view.range(record))
    }
  }

  /// The members whose values contain the position, outermost first.
  var enclosingMembers: [RecordIndex] {
    document.file.tree.withView { view in
      var members: [RecordIndex] = []
      var current = record
      // The name of a member is not in its value.
      if let own = view.member(owning: current), view.name(of: own) == current { current = own }
      while current != 0 {
        let parent = view[current].parent
        if view.kind(parent) == .member { members.append(parent) }
        current = parent
      }
      return members.reversed()
    }
  }

  /// Returns whether a member around the position is of a later level than apps read.
  func isUnsupported(_ member: RecordIndex) -> Bool {
    guard document.kind != .project, document.project.vocabulary.level == .base else { return false }
    return document.file.tree.withView { view in
      let object = view[member].parent
      return shapes[object]?.describedRow(named: view.string(view.name(of: member)))?.level == .extended
    }
  }

  /// Whether apps do not even decode what is at the position, because it is of a later level.
  private var isUndecoded: Bool { enclosingMembers.contains { isUnsupported($0) } }

  /// Whether the string is the text of a button, which the current runtime shows as written.
  var isTextOfButton: Bool {
    rowOfValue.map { isTextOfButton($0.row, in: $0.object) } ?? false
  }

  private func isTextOfButton(_ row: Row, in object: RecordIndex) -> Bool {
    row.name == Document.Component.table.row(of: \.text)?.name
      && kind(of: object) == Document.ComponentKind.button.rawValue
  }

  private func key(in object: ObjectShape) -> [String] {
    guard let row = object.describedRow(named: text) else { return [] }
    let step = steps.last { step in if case .object = step.shape { true } else { false } }
    return documentation(of: row, owner: object.name, in: step?.node)
  }

  /// Returns the values that apps read from a key of an object, if they depend on the kind of the object.
  private func values(of row: Row, in object: RecordIndex) -> [String]? {
    guard let values = row.values else { return nil }
    let known = kind(of: object).map { values($0, document.project.vocabulary.level) }
    return known?.isEmpty == false ? known : nil
  }

  /// Returns the kind that an object names; `nil` if it names none.
  private func kind(of object: RecordIndex) -> String? {
    document.file.tree.withView { $0.kindName(of: object) }
  }

  private var value: [String] {
    guard let shape = steps.last?.shape else { return [] }
    if let unread = unreadValue { return unread }
    let own = ValueDocumentation(shape: shape, text: text, record: record, document: document).paragraphs
    return own.isEmpty ? keyOfValue : own
  }

  /// The text for a value that an object of its kind does not read.
  private var unreadValue: [String]? {
    guard let (row, object) = rowOfValue, let values = values(of: row, in: object) else { return nil }
    let json = document.file.tree.withView { document.file.source.text(in: $0.range(record)) }
    if values.contains(json) { return nil }
    return ["This value is not read here. " + RowDocumentation.listing(values)]
  }

  /// The text for the key of the value, for values that have no documentation of their own.
  private var keyOfValue: [String] {
    guard let (row, object) = rowOfValue, let shape = shapes[object] else { return [] }
    return documentation(of: row, owner: shape.name, in: object)
  }

  private func documentation(of row: Row, owner: String, in object: RecordIndex?) -> [String] {
    // What is shown as written is not a template.
    let isAsWritten =
      document.project.target.deviations.contains(.buttonText)
      && (object.map { isTextOfButton(row, in: $0) } ?? false)
    return RowDocumentation(
      isAsWritten ? row.with(shape: .string(.literal)) : row, owner: owner,
      values: object.flatMap { values(of: row, in: $0) }, isDecoded: !isUndecoded, in: document
    ).paragraphs
  }

  /// The row of the member that has the value, and the object.
  private var rowOfValue: (row: Row, object: RecordIndex)? {
    let (object, name) = document.file.tree.withView { view -> (RecordIndex?, String) in
      let member = view[record].parent
      guard view.kind(member) == .member else { return (nil, "") }
      return (view[member].parent, view.string(view.name(of: member)))
    }
    guard let object, let row = shapes[object]?.describedRow(named: name) else { return nil }
    return (row, object)
  }
}
