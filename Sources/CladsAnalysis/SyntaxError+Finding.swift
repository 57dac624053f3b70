public import Diagnostics
public import JSONSyntax

extension SyntaxError {
  /// The error as a finding of the rule `json-syntax`.
  public var finding: Finding {
    Finding(
      "json-syntax", at: range, message, effect: .rejectsDocument, help: help,
      related: related.map { [Related(relatedMessage, at: $0)] } ?? [],
      fixes: fix.map { [QuickFix($0.title.prefix(1).uppercased() + $0.title.dropFirst(), edits: $0.edits)] }
        ?? [])
  }

  private var relatedMessage: String { "related to this" }
}
