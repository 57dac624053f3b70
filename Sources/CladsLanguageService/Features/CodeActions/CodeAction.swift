package import CladsAnalysis
package import Diagnostics
package import SourceText

/// A quick fix or refactoring of a document.
package struct CodeAction: Sendable, Hashable {
  /// The kind of a code action, under its name in the protocol.
  package enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case move = "refactor.move"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll.clads"
    case fixAllSuggested = "source.fixAll.clads.suggested"
  }

  /// The title, in the imperative.
  package let title: String
  package let kind: Kind
  /// The finding that it fixes; `nil` for a refactoring.
  package let diagnostic: Diagnostic?
  /// Whether it is the preferred fix for its finding.
  package let isPreferred: Bool
  /// The edits to the document; their ranges do not overlap.
  package let edits: [TextEdit]
  /// The edits to other files, by path relative to the project file.
  package let otherFiles: [String: [TextEdit]]

  package init(
    _ title: String, _ kind: Kind, edits: [TextEdit], otherFiles: [String: [TextEdit]] = [:],
    fixing diagnostic: Diagnostic? = nil, isPreferred: Bool = false
  ) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.otherFiles = otherFiles
    self.diagnostic = diagnostic
    self.isPreferred = isPreferred
  }
}

/// The range of a document that actions are requested for, with the analysis and findings.
package struct CodeActionContext: Sendable {
  /// The document.
  package let document: DocumentSnapshot
  /// The analysis of the document; `nil` for a project file.
  package let analysis: Analysis?
  /// The selected range; empty for a cursor.
  package let range: TextRange
  /// All findings of the document.
  package let diagnostics: [Diagnostic]

  /// Waits for the analysis and the findings of a document.
  package init(_ document: DocumentSnapshot, range: TextRange) async {
    self.document = document
    self.range = range
    analysis = await document.analysis(at: range.start)
    diagnostics = await document.diagnostics()
  }

  /// The findings that touch the range.
  package var touched: [Diagnostic] {
    diagnostics.filter { $0.range.start <= range.end && range.start <= $0.range.end }
  }
}

/// A source of code actions.
package protocol CodeActionProvider: Sendable {
  /// The kinds of actions that it can return.
  static var kinds: [CodeAction.Kind] { get }
  /// Returns the actions that apply.
  static func actions(in context: CodeActionContext) -> [CodeAction]
}

extension CodeAction {
  /// All providers, in the order in which their actions are shown.
  package static let providers: [any CodeActionProvider.Type] = [
    QuickFixes.self, FixAllOfRule.self, LimitToClients.self, DisableRule.self, FixAll.self,
    FixAllSuggested.self,
    ExtractAction.self, InlineAction.self,
    ExtractParentStyle.self, TextToDataSource.self, ConvertModifier.self, WrapNodes.self, UnwrapNode.self,
    MoveNode.self,
  ]

  /// Returns the actions that apply to a range of a document, limited to the kinds in `wanted` and their
  /// subkinds. `nil` requests everything but `source` actions, which clients must request explicitly.
  /// Suggested fixes are applied only on a request for just that kind: an editor that fixes on every save
  /// requests a kind above it.
  static func all(in context: CodeActionContext, wanted: [String]? = nil) -> [CodeAction] {
    var actions: [CodeAction] = []
    for provider in providers where provider.kinds.contains(where: { $0.isWanted(wanted) }) {
      actions += provider.actions(in: context).filter { $0.kind.isWanted(wanted) && !$0.edits.isEmpty }
    }
    return actions
  }
}

extension CodeAction.Kind {
  /// Returns whether a request that is limited to the kinds in `wanted` asks for this kind.
  func isWanted(_ wanted: [String]?) -> Bool {
    guard let wanted else { return self != .fixAll && self != .fixAllSuggested }
    if self == .fixAllSuggested { return wanted.contains(rawValue) }
    return wanted.contains { rawValue == $0 || rawValue.hasPrefix($0 + ".") || $0.isEmpty }
  }
}
