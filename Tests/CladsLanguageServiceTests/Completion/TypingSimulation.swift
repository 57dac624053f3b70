import CladsAnalysis
import CladsExpressions
import CladsLanguageService
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText
import TestSupport

/// Somebody who types a document from start to end and looks at the suggestions before each word.
struct TypingSimulation {
  /// One word that completion could know.
  struct Step {
    /// What is there when it is asked for.
    let text: String
    /// What is typed next.
    let word: String
    /// What sort of word it is.
    let sort: Sort
  }

  /// What sort of word is typed.
  enum Sort: String, CaseIterable {
    case name, kind, choice, reference, path
  }

  /// How often the word was offered, among how many.
  struct Rates {
    var asked = 0
    var offered = 0
    var amongFive = 0
    var first = 0

    mutating func add(_ place: Int?) {
      asked += 1
      guard let place else { return }
      offered += 1
      if place < 5 { amongFive += 1 }
      if place == 0 { first += 1 }
    }

    static func + (left: Rates, right: Rates) -> Rates {
      var sum = left
      sum.asked += right.asked
      sum.offered += right.offered
      sum.amongFive += right.amongFive
      sum.first += right.first
      return sum
    }

    /// Percents: offered at all, among the first five, first.
    var percents: [Int] { [offered, amongFive, first].map { asked == 0 ? 0 : $0 * 100 / asked } }
  }

  /// The words of a document.
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
          return shape.row(named: text) == nil ? [] : [Step(text: before, word: text, sort: .name)]
        case .value(let shape, _): return shape.sort.map { [Step(text: before, word: text, sort: $0)] } ?? []
        case .text(.template, _), .expression:
          return expressionSteps(index, view, cursor.expected.textRole)
        case .text(let role, _):
          return role.isName
            ? [Step(text: before, word: text, sort: .reference)] : pathSteps(role, text, before)
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
      return Step(text: typed, word: String(part), sort: .path)
    }
  }

  /// The parts of the paths in a text with placeholders, or in an expression.
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
        return Step(text: before, word: name, sort: .path)
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

  fileprivate var sort: TypingSimulation.Sort? {
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
