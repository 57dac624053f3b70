import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText
import TestSupport

/// Returns the analysis of a text with the built-in vocabulary.
func analyzed(_ text: String, level: FormatLevel = .base) -> Analysis {
  let source = SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: Array(text.utf8))
  return Analysis(of: ParsedFile(source), vocabulary: BuiltInKinds.vocabulary(level: level))
}

/// Returns a document with these nodes.
func document(_ nodes: String, _ members: String = "") -> String {
  #"{ "id": "a", \#(members)"root": { "children": [\#(nodes)] } }"#
}

/// A cursor at `$0` of a text, and the syntax tree of the text.
struct MarkedCursor {
  let file: ParsedFile
  let cursor: Cursor

  init(_ marked: String, level: FormatLevel = .base) {
    let text = MarkedText(marked)
    file = ParsedFile(SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: text.bytes))
    cursor = Cursor(
      at: text.cursors.first ?? TextOffset(utf8: 0), in: file,
      vocabulary: BuiltInKinds.vocabulary(level: level))
  }

  /// The keys that can be typed at the cursor.
  var keys: [String] {
    guard case .memberName(let shape, let taken, _) = cursor.context else { return [] }
    return shape.rows.map(\.name).filter { !taken.contains($0) }
  }
}
