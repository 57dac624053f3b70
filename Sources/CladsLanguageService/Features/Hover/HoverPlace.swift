import CladsAnalysis
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// What the description of the format knows about a place, without reading the document.
struct HoverPlace {
  let offset: TextOffset
  /// The innermost record there.
  let record: RecordIndex
  let document: DocumentSnapshot
  /// What may be typed there.
  let context: CursorContext?
  /// The values around the place with their shapes, the innermost last.
  private let steps: [CursorStep]

  init(offset: TextOffset, record: RecordIndex, document: DocumentSnapshot) {
    self.offset = offset
    self.record = record
    self.document = document
    let cursor = document.cursor(at: offset)
    context = cursor?.context
    steps = cursor?.path ?? []
  }

  /// The stretch of the string, number or word at the place; empty in white space and in containers.
  var range: TextRange {
    document.file.tree.withView { view in
      switch view.kind(record) {
      case .object, .array, .member, .invalid: TextRange(offset, offset)
      default: view.range(record)
      }
    }
  }

  /// What is said about the key or value.
  func paragraphs(for context: CursorContext) -> [String] {
    if range.isEmpty { return [] }
    switch context {
    case .memberName(let object, _, _): return key(in: object)
    case .declaration(let role, _): return HoverRules.paragraphs(forName: text, role: role)
    case .value, .text, .expression: return value
    case .none: return []
    }
  }

  /// The text of the string at the place, or the value as it is written.
  var text: String {
    document.file.tree.withView { view in
      view.kind(record) == .string ? view.string(record) : document.file.source.text(in: view.range(record))
    }
  }

  private func key(in object: ObjectShape) -> [String] {
    guard let row = object.row(named: text) else { return [] }
    return RowDocumentation(row, owner: object.name, project: document.project).paragraphs
  }

  private var value: [String] {
    guard let shape = steps.last?.shape else { return [] }
    let own = ValueDocumentation(shape: shape, text: text, record: record, document: document).paragraphs
    return own.isEmpty ? keyOfValue : own
  }

  /// What is said about the key whose value is at the place, for values that explain nothing themselves.
  private var keyOfValue: [String] {
    let (object, name) = document.file.tree.withView { view -> (RecordIndex?, String) in
      let member = view[record].parent
      guard view.kind(member) == .member else { return (nil, "") }
      return (view[member].parent, view.string(view.name(of: member)))
    }
    guard let step = steps.last(where: { $0.node == object }), case .object(let shape) = step.shape,
      let row = shape.row(named: name)
    else { return [] }
    return RowDocumentation(row, owner: shape.name, project: document.project).paragraphs
  }
}
