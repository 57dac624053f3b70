public import CladsAnalysis
public import Diagnostics
public import SourceText

/// Something that may be done with a document.
public struct CodeAction: Sendable, Hashable {
  /// What sort of action it is, under its name in the protocol.
  public enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case move = "refactor.move"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll.clads"
  }

  /// What it does, in the imperative.
  public let title: String
  /// What sort of action it is.
  public let kind: Kind
  /// The finding it mends.
  public let diagnostic: Diagnostic?
  /// Whether it is the best of several.
  public let isPreferred: Bool
  /// What it changes in the document; the stretches do not overlap.
  public let edits: [TextEdit]
  /// What it changes in other files, by the paths that the finding names.
  public let otherFiles: [String: [TextEdit]]

  /// Creates an action.
  public init(
    _ title: String, _ kind: Kind, edits: [TextEdit], otherFiles: [String: [TextEdit]] = [:],
    mending diagnostic: Diagnostic? = nil, isPreferred: Bool = false
  ) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.otherFiles = otherFiles
    self.diagnostic = diagnostic
    self.isPreferred = isPreferred
  }
}

/// The stretch of a document for which actions are wanted, with what is known about it.
public struct CodeActionScene: Sendable {
  /// The document.
  public let document: DocumentSnapshot
  /// What is known about it; nothing for a project file.
  public let analysis: Analysis?
  /// The stretch; empty for a cursor.
  public let range: TextRange
  /// Every finding of the document.
  public let diagnostics: [Diagnostic]

  /// Looks at a stretch of a document.
  public init(_ document: DocumentSnapshot, range: TextRange) async {
    self.document = document
    self.range = range
    analysis = await document.analysis(at: range.start)
    diagnostics = await document.diagnostics()
  }

  /// The findings that touch the stretch.
  public var touched: [Diagnostic] {
    diagnostics.filter { $0.range.start <= range.end && range.start <= $0.range.end }
  }
}

/// Something that proposes actions.
public protocol CodeActionProvider: Sendable {
  /// The kinds of actions it proposes.
  static var kinds: [CodeAction.Kind] { get }
  /// What may be done.
  static func actions(in scene: CodeActionScene) -> [CodeAction]
}

extension CodeAction {
  /// Everybody who proposes actions, in the order in which they are shown.
  public static let providers: [any CodeActionProvider.Type] = [
    QuickFixes.self, FixAllOfRule.self, DisableRule.self, FixAll.self, ExtractAction.self, InlineAction.self,
    ExtractParentStyle.self, TextToDataSource.self, WrapNodes.self, UnwrapNode.self, MoveNode.self,
  ]

  /// What may be done with a stretch of a document.
  ///
  /// - Parameter wanted: the kinds that are wanted, by the start of their names; all when absent.
  public static func all(in scene: CodeActionScene, wanted: [String]? = nil) -> [CodeAction] {
    func isWanted(_ kind: Kind) -> Bool {
      guard let wanted else { return kind != .fixAll }
      return wanted.contains { kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") || $0.isEmpty }
    }
    var actions: [CodeAction] = []
    for provider in providers where provider.kinds.contains(where: isWanted) {
      actions += provider.actions(in: scene).filter { isWanted($0.kind) && !$0.edits.isEmpty }
    }
    return actions
  }
}
