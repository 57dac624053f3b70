package import JSONSyntax
package import SourceText

/// A mention of a name in a file.
///
/// Every kind of file yields mentions, and every feature about names asks for them, so that a name is found
/// wherever it is.
package struct Mention: Sendable, Hashable {
  /// What a mention does with what the name refers to.
  package enum Role: Sendable {
    case declares, writes, reads
  }

  /// What the name refers to.
  package let referent: Referent
  /// The range of the name, without quotes.
  package let range: TextRange
  /// The record of the string or member name; 0 in files that are not JSON.
  package let node: RecordIndex
  package let role: Role

  package var isDeclaration: Bool { role == .declares }
  /// Whether it is a declaration, or a path that is written to.
  package var isWrite: Bool { role != .reads }

  init(_ referent: Referent, _ range: TextRange, node: RecordIndex, _ role: Role = .reads) {
    self.referent = referent
    self.range = range
    self.node = node
    self.role = role
  }
}
