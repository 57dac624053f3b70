package import CladsSchema
import Diagnostics
package import JSONSyntax

extension Reading {
  /// Reports a value that does not fit what the app says about a key of its own; computed values always fit.
  package mutating func judge(_ node: RecordIndex, against row: Row) {
    guard !view.fits(node, row.shape) else { return }
    if case .choice(let choices) = row.shape, view.kind(node) == .string {
      let word = view.string(node)
      let words = choices.choices.map(\.name)
      return reportChoice(
        ChoiceProblem(
          node: node, word: word, words: words,
          sameLetters: words.first { $0.lowercased() == word.lowercased() }, correction: nil,
          fallback: .fallsBack(to: "whatever the app chooses"), id: nil))
    }
    report(
      Finding(
        "wrong-type", at: view.range(node),
        "\(place(of: node)) must be \(row.shape.phrase), not \(phrase(of: node))",
        consequence: "the app's own code decides what happens", severity: .warning))
  }
}
