import Diagnostics
import JSONSyntax
import SourceText

/// The comments of a document that silence rules.
struct Suppressions {
  /// One comment.
  struct Comment {
    let rules: [(id: DiagnosticID, range: TextRange)]
    let until: String?
    let object: TextRange
    let node: RecordIndex
    let member: RecordIndex
  }

  private let comments: [Comment]

  init(_ members: [RecordIndex], view: SyntaxView) {
    comments = []
  }

  func applied(to findings: [Finding]) -> [Finding] { findings }
}
