import CladsDocument
import JSONSyntax
import TestSupport

/// The tree of a text.
struct SyntaxTreeText {
  let bytes: [UInt8]
  private let tree: SyntaxTree

  init(_ text: String) {
    bytes = Array(text.utf8)
    tree = SyntaxTree.parse(bytes)
  }

  func with<Result>(_ body: (SyntaxView) -> Result) -> Result { tree.withView { body($0) } }
}

/// Returns the lines of what a schema reports about a text.
func findings<Value>(_ text: String, _ schema: Schema<Value>, level: FormatLevel = .base) -> [String] {
  let tree = SyntaxTreeText(text)
  return tree.with { view in
    var reading = Reading(view, vocabulary: Vocabulary(level: level))
    _ = schema.readReporting(0, &reading)
    return FindingDump.lines(of: reading.findings, in: tree.bytes)
  }
}
