import CladsAnalysis
import CladsSchema
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

  init(offset: TextOffset, record: RecordIndex, document: DocumentSnapshot) {
    self.offset = offset
    self.record = record
    self.document = document
    let cursor = document.cursor(at: offset)
    context = cursor?.context
    steps = cursor?.path ?? []
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
    case .declaration(let role, _): return HoverRules.paragraphs(forName: text, role: role)
    case .value, .text, .expression: return value
    case .none: return []
    }
  }

  /// The content of the string at the position, or the source text of any other value.
  var text: String {
    document.file.tree.withView { view in
      view.kind(record) == .string ? view.string(record) : document.file.source.text(in: view.range(record))
    }
  }

  private func key(in object: ObjectShape) -> [String] {
    guard let row = object.row(named: text) ?? object.unsupportedRows.first(where: { $0.name == text }) else {
      return []
    }
    return RowDocumentation(row, owner: object.name, in: document).paragraphs
  }

  private var value: [String] {
    guard let shape = steps.last?.shape else { return [] }
    let own = ValueDocumentation(shape: shape, text: text, record: record, document: document).paragraphs
    return own.isEmpty ? keyOfValue : own
  }

  /// The text for the key of the value, for values that have no documentation of their own.
  private var keyOfValue: [String] {
    let (object, name) = document.file.tree.withView { view -> (RecordIndex?, String) in
      let member = view[record].parent
      guard view.kind(member) == .member else { return (nil, "") }
      return (view[member].parent, view.string(view.name(of: member)))
    }
    guard let step = steps.last(where: { $0.node == object }), case .object(let shape) = step.shape,
      let row = shape.row(named: name)
    else { return [] }
    return RowDocumentation(row, owner: shape.name, in: document).paragraphs
  }
}
