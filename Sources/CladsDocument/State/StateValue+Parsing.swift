import CladsSchema
public import Diagnostics
public import JSONSyntax

extension Document.StateValue {
  /// Reads a JSON text that is not part of a document, such as a sample or an argument.
  ///
  /// A broken text is read as far as it can be understood, and `findings` say what is wrong with it: its syntax,
  /// and whole numbers that do not fit 64 bits. Of equal keys the first counts.
  public static func parse(_ bytes: [UInt8]) -> (value: Document.StateValue?, findings: [Finding]) {
    let tree = SyntaxTree.parse(bytes)
    let (value, findings) = read(tree)
    return (value, syntaxFindings(of: tree) + findings)
  }

  /// What is wrong with the syntax of a text that is not part of a document.
  public static func syntaxFindings(of tree: SyntaxTree) -> [Finding] {
    tree.errors.map { Finding("json-syntax", at: $0.range, $0.message, help: $0.help) }
  }

  /// Reads a value of a tree, by default the whole; syntax errors are not among the findings.
  public static func read(
    _ tree: SyntaxTree, at node: RecordIndex = 0
  ) -> (value: Document.StateValue?, findings: [Finding]) {
    tree.withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      let value = Schema<Document.StateValue>.stateValue.readReporting(node, &reading)
      return (value, reading.findings)
    }
  }
}
