package import CladsDocument
import JSONSyntax

/// The shape of an object whose keys depend on the entry of the vocabulary that one of its members names.
package struct TaggedShape: Sendable {
  /// The name of the member that names the entry.
  package let tag: String
  /// The slot of the vocabulary.
  package let slot: Slot
  private let vocabulary: Vocabulary

  package init(tag: String, slot: Slot, _ vocabulary: Vocabulary) {
    self.tag = tag
    self.slot = slot
    self.vocabulary = vocabulary
  }

  /// Creates the shape of a section's layout, which also has a table of shared keys; `nil` for any other
  /// object.
  package init?(sectionLayout shape: ObjectShape, _ vocabulary: Vocabulary) {
    let table = Document.SectionLayoutConfig.table
    guard shape.name == table.shape.name, let row = table.row(of: \.type) else { return nil }
    self.init(tag: row.name, slot: .sectionLayout, vocabulary)
  }

  /// Returns the shape of the object at `node`; if it does not name an entry, that has the keys of all
  /// entries.
  func shape(of node: RecordIndex, _ view: SyntaxView) -> ObjectShape {
    guard let value = view.member(named: tag, of: node).flatMap({ view.value(of: $0) }),
      view.kind(value) == .string
    else { return unnamed }
    let index = vocabulary.index(ofString: value, in: slot, view: view)
    guard index >= 0 else { return unknown(view.string(value)) }
    return shape(of: vocabulary.entries(in: slot)[index])
  }

  /// Returns the shape of an object that names an entry.
  package func shape(of entry: Entry) -> ObjectShape {
    switch entry.content {
    case .node(let node):
      object(node.name, node.documentation, node.detailedRows, isOpen: node.shape.isOpen)
    case .action(let action):
      object(action.shape.name, action.documentation, action.shape.rows, isOpen: action.shape.isOpen)
    case .sectionLayout(let section):
      object(
        "`\(section.kind.name)` \(objectNoun)", section.kind.documentation, section.usedRows,
        isOpen: section.shape?.isOpen ?? false)
    default: object(slot.noun, "", [], isOpen: true)
    }
  }

  /// The row of the member that names the entry.
  package var tagRow: Row {
    let choices = vocabulary.entries(in: slot).map { Choice($0.name, $0.documentation) }
    return Row(
      name: tag, shape: .choice(ChoiceShape(choices: choices, ignoresCase: false, otherwise: nil)),
      documentation: "The \(slot.noun).", isRequired: true)
  }

  private func object(
    _ name: String, _ documentation: String, _ rows: [Row], isOpen: Bool
  ) -> ObjectShape {
    let isBase = vocabulary.level == .base
    let known = rows.filter { $0.name != tag && !(isBase && $0.level == .extended) }
    var shape = ObjectShape(
      name: name, documentation: documentation, rows: [tagRow] + known, isOpen: isOpen)
    if isBase { shape.unsupportedRows = rows.filter { $0.level == .extended } }
    return shape
  }

  /// The shape of an object that does not name an entry yet.
  private var unnamed: ObjectShape {
    var names: Set<String> = []
    var rows: [Row] = []
    let shapes = vocabulary.entries(in: slot).map { shape(of: $0) }
    // A key that some entry supports is not a key of level `extended`.
    for row in shapes.flatMap(\.rows) + shapes.flatMap(\.unsupportedRows)
    where names.insert(row.name).inserted {
      rows.append(row.with(isRequired: false))
    }
    return object(objectNoun, "", rows, isOpen: true)
  }

  /// The noun for an object that does not name a known entry.
  private var objectNoun: String {
    switch slot {
    case .node: "node"
    case .action: "action"
    default: slot.noun
    }
  }

  /// The shape of an object that names an unknown entry.
  private func unknown(_ name: String) -> ObjectShape {
    let rows: [Row] =
      switch slot {
      case .node: Document.Component.table.shape.rows.map { $0.with(isRequired: false) }
      case .sectionLayout: Document.SectionLayoutConfig.table.shape.rows
      default: []
      }
    return object("`\(name)` \(objectNoun)", "", rows, isOpen: true)
  }
}
