import CladsSchema
public import Diagnostics
public import JSONSyntax

extension Document.StateValue {
  /// Reads a JSON text that is not part of a document, such as a sample or an argument.
  ///
  /// A broken text is read as far as it can be understood, and `findings` say what is wrong with it: its syntax,
  /// keys that occur twice, whole numbers that do not fit 64 bits.
  public static func parse(_ bytes: [UInt8]) -> (value: Document.StateValue?, findings: [Finding]) {
    let tree = SyntaxTree.parse(bytes)
    let (value, findings) = read(tree)
    return (
      value, tree.errors.map { Finding("json-syntax", at: $0.range, $0.message, help: $0.help) } + findings
    )
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
