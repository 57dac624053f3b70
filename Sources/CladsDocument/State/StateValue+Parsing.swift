package import Diagnostics
package import JSONSyntax

extension Document.StateValue {
  /// Parses a JSON text that is not part of a document, such as a sample or a command line argument.
  ///
  /// Of a broken text, it reads what it can. The findings are syntax errors and numbers that do not fit their
  /// type. Of equal keys, the first wins.
  package static func parse(_ bytes: [UInt8]) -> (value: Document.StateValue?, findings: [Finding]) {
    let tree = SyntaxTree.parse(bytes)
    let (value, findings) = read(tree)
    return (value, syntaxFindings(of: tree) + findings)
  }

  /// Returns the syntax errors of a text that is not part of a document.
  package static func syntaxFindings(of tree: SyntaxTree) -> [Finding] {
    tree.mistakes.map { Finding(.jsonSyntaxError, at: $0.range, $0.message, help: $0.help) }
  }

  /// Reads a value of a tree, by default the root; the findings do not include syntax errors.
  package static func read(
    _ tree: SyntaxTree, at node: RecordIndex = 0
  ) -> (value: Document.StateValue?, findings: [Finding]) {
    tree.withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      let value = Schema<Document.StateValue>.stateValue.readReporting(node, &reading)
      return (value, reading.findings)
    }
  }
}
