package import Diagnostics
import JSONSyntax
import SourceText

/// The reason why an app rejects a document, or a part of one.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The mistakes: syntax errors, or what the reader found. There is at least one.
  package let findings: [Finding]
  /// The mistakes with their lines, one line each.
  public let description: String

  init(_ findings: [Finding], in bytes: [UInt8]) {
    self.findings = findings
    let lines = LineIndex(bytes)
    description = findings.map { finding in
      "line \(lines.line(containing: finding.range.start) + 1): \(finding.diagnostic.message)"
    }.joined(separator: "\n")
  }

  /// Reads a JSON text.
  static func reading<Value>(
    _ bytes: [UInt8], _ schema: Schema<Value>, _ vocabulary: Vocabulary
  ) throws(DocumentError) -> Value {
    let tree = SyntaxTree.parse(bytes)
    guard tree.mistakes.isEmpty else {
      throw DocumentError(Document.StateValue.syntaxFindings(of: tree), in: bytes)
    }
    let (value, findings) = tree.withView { view in
      var reading = Reading(view, vocabulary: vocabulary)
      return (schema.readReporting(0, &reading), reading.findings)
    }
    let fatal = findings.filter { $0.diagnostic.effect == .rejectsDocument }
    guard fatal.isEmpty, let value else { throw DocumentError(fatal.isEmpty ? findings : fatal, in: bytes) }
    return value
  }
}

extension Document.Definition {
  /// Reads a document.
  ///
  /// - Throws: ``DocumentError`` if an app without custom components would reject it.
  public init(jsonString: String) throws(DocumentError) {
    try self.init(jsonString: jsonString, vocabulary: BuiltInKinds.vocabulary())
  }

  /// Reads a document that may use the names of a vocabulary.
  ///
  /// - Throws: ``DocumentError`` if an app with this vocabulary would reject it.
  package init(jsonString: String, vocabulary: Vocabulary) throws(DocumentError) {
    self = try DocumentError.reading(Array(jsonString.utf8), Self.schema, vocabulary)
  }
}
