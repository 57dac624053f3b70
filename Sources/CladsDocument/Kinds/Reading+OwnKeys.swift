import Diagnostics
package import JSONSyntax

extension Reading {
  /// Reports the value of an own key of a custom component or action that does not have the declared shape;
  /// computed values always do.
  package mutating func checkValue(_ node: RecordIndex, against row: Row) {
    guard !view.fits(node, row.shape) else { return }
    if case .choice(let choices) = row.shape, view.kind(node) == .string {
      let text = view.string(node)
      let names = choices.choices.map(\.name)
      return reportChoice(
        ChoiceProblem(
          node: node, text: text, names: names,
          caseVariant: names.first { $0.lowercased() == text.lowercased() }, correction: nil,
          fallback: .fallsBack(to: "whatever the app chooses"), id: nil))
    }
    report(
      Finding(
        .wrongType, at: view.range(node),
        "\(place(of: node)) must be \(row.shape.phrase), not \(phrase(of: node))",
        consequence: "what happens depends on the app's own code", severity: .warning))
  }
}
