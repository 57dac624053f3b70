import CladsAnalysis
import CladsExpressions
import CladsLanguageService
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText
import TestSupport

/// Simulates typing a document from start to end, with completion before each name or value.
struct TypingSimulation {
  /// A name or value that completion can offer.
  struct Step {
    /// The text up to the cursor.
    let text: String
    /// The text that is typed next.
    let expected: String
    let kind: Kind
  }

  /// The kind of text that is typed.
  enum Kind: String, CaseIterable {
    case name, kind, choice, reference, path
  }

  /// How often the expected text was offered.
  struct Rates {
    var total = 0
    var offered = 0
    var amongFive = 0
    var first = 0

    mutating func add(_ index: Int?) {
      total += 1
      guard let index else { return }
      offered += 1
      if index < 5 { amongFive += 1 }
      if index == 0 { first += 1 }
    }

    static func + (left: Rates, right: Rates) -> Rates {
      var sum = left
      sum.total += right.total
      sum.offered += right.offered
      sum.amongFive += right.amongFive
      sum.first += right.first
      return sum
    }

    /// The percentages offered at all, among the first five, and first.
    var percents: [Int] { [offered, amongFive, first].map { total == 0 ? 0 : $0 * 100 / total } }
  }

  /// Returns the steps of a document.
  static func steps(of document: DocumentSnapshot) -> [Step] {
    let tree = document.file.tree
    return tree.withView { view in
      view.records.indices.map(RecordIndex.init).flatMap { index -> [Step] in
        guard view.kind(index) == .string else { return [] }
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
          return role.isName
            ? [Step(text: before, expected: text, kind: .reference)] : pathSteps(role, text, before)
        case .declaration, .none: return []
        }
      }
    }
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
    case .choice(let shape): shape.isOpen ? .kind : .choice
    default: nil
    }
  }
}

extension Role {
  fileprivate var isName: Bool {
    switch self {
    case .reference, .parent, .entry: true
    default: false
    }
  }
}
