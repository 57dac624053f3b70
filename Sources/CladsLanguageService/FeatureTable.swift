/// All features of the server; requests are dispatched and capabilities are advertised from here.
package enum FeatureTable {
  /// The features about one document.
  package static let documents: [any DocumentFeature.Type] = [
    CallHierarchyFeature.self,
    CodeActionFeature.self,
    CodeLensFeature.self,
    ColorPresentationFeature.self,
    CompletionFeature.self,
    DefinitionFeature.self,
    DocumentColorFeature.self,
    DocumentDiagnosticFeature.self,
    DocumentHighlightFeature.self,
    DocumentLinkFeature.self,
    DocumentSymbolFeature.self,
    FoldingRangeFeature.self,
    FormattingFeature.self,
    HoverFeature.self,
    InlayHintFeature.self,
    OnTypeFormattingFeature.self,
    PrepareRenameFeature.self,
    RangeFormattingFeature.self,
    ReferencesFeature.self,
    RenameFeature.self,
    SelectionRangeFeature.self,
    SemanticTokensDeltaFeature.self,
    SemanticTokensFeature.self,
    SemanticTokensRangeFeature.self,
    SignatureHelpFeature.self,
    TypeHierarchyFeature.self,
  ]

  /// The features about the workspace.
  package static let workspaces: [any WorkspaceFeature.Type] = [
    CompletionResolveFeature.self,
    ExecuteCommandFeature.self,
    FileRenameFeature.self,
    IncomingCallsFeature.self,
    OutgoingCallsFeature.self,
    SubtypesFeature.self,
    SupertypesFeature.self,
    WorkspaceSymbolFeature.self,
  ]
}
