import CladsProject
import CladsAnalysis
import CladsExpressions
import CladsLanguageService
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
        case .text(let role, _):
          return role.isName
            ? [Step(text: before, word: text, sort: .reference)] : pathSteps(role, text, before)
        case .expression, .declaration, .none: return expressionSteps(index, view, document)
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

  private static func expressionSteps(
    _ node: RecordIndex, _ view: SyntaxView, _ document: DocumentSnapshot
  ) -> [Step] { [] }
}

extension Shape {
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
