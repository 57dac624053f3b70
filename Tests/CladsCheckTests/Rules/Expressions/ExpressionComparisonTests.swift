import CladsCheck
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import TestSupport
import Testing

/// Every disagreement between the two evaluators has a finding.
@Suite struct ExpressionComparisonTests {
  private static let state = SampleState([
    "count": 5, "neg": -3, "price": 1.5, "on": true, "off": false, "name": "Bob", "items": ["a", "b", "c"],
    "people": [["name": "P0"], ["name": "P1"]], "user": ["name": "Ann"], "idx": 1,
  ])

  /// Returns the texts that have no finding when used as `$expr`.
  private func unreported(_ texts: [String]) -> [String] {
    let values = Document.StateValue.objectValue(Self.state.values).json
    let steps = texts.map {
      #"{ "type": "setState", "path": "out", "value": { "$expr": \#(StringLiteral.quoted($0)) } }"#
    }
    let action = #"{ "type": "sequence", "steps": [ \#(steps.joined(separator: ", ")) ] }"#
    let button = #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
    let found = diagnose(Array(document(#""state": \#(values)"#, children: button).utf8))
    let reported = Set(
      found.filter { $0.pointer.contains("/value") }.map { $0.pointer.split(separator: "/")[6] })
    return texts.indices.filter { !reported.contains("\($0)") }.map { texts[$0] }
  }

  @Test func `every disagreement is reported`() {
    let fragments = [
      "count", "neg", "idx", "on", "off", "items", "people", "user.name", "name", "2", "'a'", " + ", " - ",
      " * ",
      "(", ")", "[0]", "[idx]", ".name", ".count", ".isEmpty", ".first", ".contains('a')", " ? ", " : ", "!",
      " == ",
      "${", "}", " && ",
    ]
    var random = SeededRandom(seed: 11)
    var disagreements: Set<String> = []
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        text += fragments[Int.random(in: 0..<fragments.count, using: &random)]
      }
      // Undeclared names are reported once for all their uses, so they are skipped here.
      let expression = Expression.parse(text)
      guard expression.isValid, expression.paths.allSatisfy({ Self.state.values[$0.root] != nil }) else {
        continue
      }
      let ours = DeviceOutcome.value(ExpressionEvaluator().evaluate(ParsedExpression(text), in: Self.state))
      if ours != DeviceEvaluator().evaluate(text, using: Self.state) { disagreements.insert(text) }
    }
    #expect(disagreements.count > 200)
    let missed = unreported(disagreements.sorted())
    #expect(missed.isEmpty, "\(missed.count) of \(disagreements.count): \(missed.prefix(60))")
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000), String(repeating: "${a", count: 10_000),
    String(repeating: "${a + 1} ", count: 20_000), "${" + String(repeating: "a[", count: 5_000) + "}",
    "${" + String(repeating: "1 % 1 * 1 / 1 + 1 - ", count: 500) + "x}",
    "${" + String(repeating: "on ? a : ", count: 300) + "b}",
  ])
  func `hostile texts are checked in finite time`(text: String) {
    let label = #"{ "type": "label", "text": \#(StringLiteral.quoted(text)) }"#
    _ = diagnose(Array(document(#""state": { "on": true }"#, children: label).utf8))
  }
}
