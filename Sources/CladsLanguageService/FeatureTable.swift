/// Every feature of the server; dispatch and capabilities come from here.
public enum FeatureTable {
  /// The features about one document.
  public static let documents: [any DocumentFeature.Type] = [
    DocumentDiagnosticFeature.self,
    HoverFeature.self,
    DefinitionFeature.self,
    ReferencesFeature.self,
    DocumentHighlightFeature.self,
    RenameFeature.self,
    PrepareRenameFeature.self,
    DocumentSymbolFeature.self,
    DocumentLinkFeature.self,
    FoldingRangeFeature.self,
    SelectionRangeFeature.self,
    DocumentColorFeature.self,
    ColorPresentationFeature.self,
    TypeHierarchyFeature.self,
    CallHierarchyFeature.self,
    SemanticTokensFeature.self,
    SemanticTokensDeltaFeature.self,
    SemanticTokensRangeFeature.self,
    CodeLensFeature.self,
  ]

  /// The features about the workspace.
  public static let workspaces: [any WorkspaceFeature.Type] = [
    WorkspaceSymbolFeature.self,
    SupertypesFeature.self,
    SubtypesFeature.self,
    IncomingCallsFeature.self,
    OutgoingCallsFeature.self,
  ]
}
