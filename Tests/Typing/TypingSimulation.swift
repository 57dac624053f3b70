import CladsAnalysis
import CladsDocument
import CladsExpressions
package import CladsLanguageService
import CladsProject
import JSONSyntax
import SourceText

/// Simulates typing a document from start to end, with completion before each name or value.
public struct TypingSimulation {
  /// A name or value that completion can offer.
  public struct Step: Sendable {
    /// The text up to the cursor.
    public let text: String
    /// The text that is typed next.
    public let expected: String
    public let kind: Kind
  }

  /// The kind of text that is typed.
  public enum Kind: String, CaseIterable, Sendable {
    case name, kind, choice, boolean, reference, path
    /// Colors, fonts, assets and numbers: they are counted only if they are offered, because what the author
    /// makes up cannot be known.
    case free

    /// Whether the text is a value.
    public var isValue: Bool { self != .name && self != .free }
  }

  /// Returns the steps of a document.
  package static func steps(of document: DocumentSnapshot) -> [Step] {
    let tree = document.file.tree
    return tree.withView { view in
      view.records.indices.map(RecordIndex.init).flatMap { index -> [Step] in
        switch view.kind(index) {
        case .string: return stringSteps(index, view, document)
        case .true, .false, .number: return literalSteps(index, view, document)
        default: return []
        }
      }
    }
  }

  private static func stringSteps(
    _ index: RecordIndex, _ view: SyntaxView, _ document: DocumentSnapshot
  ) -> [Step] {
    let start = view.range(index).start.utf8
    let cursor = Cursor(
      at: TextOffset(utf8: start + 1), in: document.file, vocabulary: document.project.vocabulary)
    let before = String(decoding: view.bytes[..<start], as: UTF8.self) + "\""
    let text = view.string(index)
    switch cursor.context {
    case .memberName(let shape, _, _):
      return shape.row(named: text) == nil ? [] : [Step(text: before, expected: text, kind: .name)]
    case .value(let shape, _):
      return shape.stepKind.map { [Step(text: before, expected: text, kind: $0)] } ?? []
    case .text(.template, _), .expression:
      return expressionSteps(index, view, cursor.expected.textRole)
    case .text(let role, _):
      switch role {
      case .reference, .parent, .entry: return [Step(text: before, expected: text, kind: .reference)]
      case .color, .assetName, .symbolName, .fontName:
        return [Step(text: before, expected: text, kind: .free)]
      default: return pathSteps(role, text, before)
      }
    case .declaration, .none: return []
    }
  }

  private static func literalSteps(
    _ index: RecordIndex, _ view: SyntaxView, _ document: DocumentSnapshot
  ) -> [Step] {
    let start = view.range(index).start
    let cursor = Cursor(at: start, in: document.file, vocabulary: document.project.vocabulary)
    guard case .value(let shape, _) = cursor.context, shape.isScalar else { return [] }
    let before = String(decoding: view.bytes[..<start.utf8], as: UTF8.self)
    return [
      Step(
        text: before, expected: document.file.source.text(in: view.range(index)),
        kind: view.kind(index) == .number ? .free : .boolean)
    ]
  }

  private static func pathSteps(_ role: Role, _ text: String, _ before: String) -> [Step] {
    switch role {
    case .path, .localPath, .dataPath: break
    default: return []
    }
    var typed = before
    return text.split(separator: ".").map { part in
      defer { typed += part + "." }
      return Step(text: typed, expected: String(part), kind: .path)
    }
  }

  /// Returns the steps for the parts of paths in a template or an expression.
  private static func expressionSteps(_ node: RecordIndex, _ view: SyntaxView, _ role: Role?) -> [Step] {
    guard !view.flags(node).contains(.escaped) else { return [] }
    let text = view.string(node)
    let expressions: [Expression]
    switch role {
    case .template?:
      expressions = Template.parse(text).segments.compactMap {
        if case .placeholder(_, _, let expression) = $0 { expression } else { nil }
      }
    case .expression?, .condition?: expressions = [Expression.parse(text)]
    default: return []
    }
    let start = view.contentRange(of: node).lowerBound
    return expressions.flatMap(\.paths).flatMap { path in
      zip(path.components, path.ranges).compactMap { component, range in
        guard case .key(let name) = component else { return nil }
        let before = String(decoding: view.bytes[..<(start + range.lowerBound)], as: UTF8.self)
        return Step(text: before, expected: name, kind: .path)
      }
    }
  }
}

extension Shape {
  fileprivate var textRole: Role? {
    switch self {
    case .string(let role): role
    case .either(let shapes): shapes.lazy.compactMap(\.textRole).first
    default: nil
    }
  }

  fileprivate var stepKind: TypingSimulation.Kind? {
    switch self {
    case .choice(let shape): shape.otherwise == nil ? .kind : .choice
    case .either(let shapes): shapes.lazy.compactMap(\.stepKind).first
    case .named(_, let inner): inner().stepKind
    default: nil
    }
  }

  fileprivate var isScalar: Bool {
    switch self {
    case .boolean, .integer, .number: true
    case .either(let shapes): shapes.contains(where: \.isScalar)
    case .named(_, let inner): inner().isScalar
    default: false
    }
  }
}
