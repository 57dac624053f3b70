package import Diagnostics
import JSONSyntax
import SourceText

/// The reason why an app rejects a document, or a part of one.
public enum DocumentParseError: Error, Sendable, Hashable {
  /// The text is not JSON.
  case invalidJSON(Mistakes)
  /// The JSON is not what is expected.
  case invalidDocument(Mistakes)

  /// The mistakes in a text, at least one.
  public struct Mistakes: Sendable, Hashable {
    /// Syntax errors, or what the reader found.
    package let findings: [Finding]
    /// The mistakes with their lines, one line each.
    fileprivate let text: String

    init(_ findings: [Finding], in bytes: [UInt8]) {
      self.findings = findings
      let lines = LineIndex(bytes)
      text = findings.map { finding in
        "line \(lines.line(containing: finding.range.start) + 1): \(finding.diagnostic.message)"
      }.joined(separator: "\n")
    }
  }

  /// The mistakes: syntax errors, or what the reader found. There is at least one.
  package var findings: [Finding] { mistakes.findings }

  /// The mistakes with their lines, one line each.
  public var detailedDescription: String { mistakes.text }

  private var mistakes: Mistakes {
    switch self {
    case .invalidJSON(let mistakes), .invalidDocument(let mistakes): mistakes
    }
  }

  /// Reads a JSON text.
  static func reading<Value>(
    _ bytes: [UInt8], _ schema: Schema<Value>, _ vocabulary: Vocabulary
  ) throws(DocumentParseError) -> Value {
    let tree = SyntaxTree.parse(bytes)
    guard tree.mistakes.isEmpty else {
      throw .invalidJSON(Mistakes(Document.StateValue.syntaxFindings(of: tree), in: bytes))
    }
    let (value, findings) = tree.withView { view in
      var reading = Reading(view, vocabulary: vocabulary)
      return (schema.readReporting(0, &reading), reading.findings)
    }
    let fatal = findings.filter { $0.diagnostic.effect == .rejectsDocument }
    guard fatal.isEmpty, let value else {
      throw .invalidDocument(Mistakes(fatal.isEmpty ? findings : fatal, in: bytes))
    }
    return value
  }
}

extension DocumentParseError: CustomStringConvertible {
  public var description: String { detailedDescription }
}

extension Document.Definition {
  /// Reads a document.
  ///
  /// - Throws: ``DocumentParseError`` if an app without custom components would reject it.
  public init(jsonString: String) throws(DocumentParseError) {
    try self.init(jsonString: jsonString, vocabulary: BuiltInKinds.vocabulary())
  }

  /// Reads a document that may use the names of a vocabulary.
  ///
  /// - Throws: ``DocumentParseError`` if an app with this vocabulary would reject it.
  package init(jsonString: String, vocabulary: Vocabulary) throws(DocumentParseError) {
    self = try DocumentParseError.reading(Array(jsonString.utf8), Self.schema, vocabulary)
  }
}
