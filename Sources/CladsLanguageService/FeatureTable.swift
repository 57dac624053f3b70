/// Every feature of the server; dispatch and capabilities come from here.
public enum FeatureTable {
  /// The features about one document.
  public static let documents: [any DocumentFeature.Type] = [
    DocumentDiagnosticFeature.self, HoverFeature.self,
  ]

  /// The features about the workspace.
  public static let workspaces: [any WorkspaceFeature.Type] = []
}
