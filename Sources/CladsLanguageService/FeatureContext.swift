import CladsAnalysis
package import CladsPreview
package import CladsProject
package import Diagnostics
package import LanguageServerProtocol
package import SourceText

/// The input of a feature about the workspace.
package struct WorkspaceContext: Sendable {
  package let client: ClientCapabilities
  /// The user's settings.
  package let settings: Settings
  /// The negotiated encoding of positions.
  package let encoding: PositionEncoding
  /// The files of the workspace.
  package let workspace: any WorkspaceReading
  /// Draws a document with another sample, or as another client draws it.
  package let choose: @Sendable (FileURI, DrawingChoice.Part) -> Void
  /// The open previews; `nil` where previews are not supported.
  package let previews: PreviewHost?
  /// Shows a message to the user.
  package let showMessage: @Sendable (String) -> Void
  /// The version of the server.
  package let version: String
  /// The earlier semantic tokens that deltas refer to; shared for the lifetime of the server.
  package let semanticTokens: SemanticTokensCache

  package init(
    client: ClientCapabilities, settings: Settings, encoding: PositionEncoding,
    workspace: any WorkspaceReading, semanticTokens: SemanticTokensCache = SemanticTokensCache(),
    version: String = "", previews: PreviewHost? = nil,
    choose: @escaping @Sendable (FileURI, DrawingChoice.Part) -> Void = { _, _ in },
    showMessage: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.showMessage = showMessage
    self.version = version
    self.previews = previews
    self.choose = choose
    self.client = client
    self.settings = settings
    self.encoding = encoding
    self.workspace = workspace
    self.semanticTokens = semanticTokens
  }
}

/// The input of a feature about one document.
package struct FeatureContext: Sendable {
  /// The document.
  package let document: DocumentSnapshot
  package let workspace: WorkspaceContext

  package init(document: DocumentSnapshot, workspace: WorkspaceContext) {
    self.document = document
    self.workspace = workspace
  }

  package var client: ClientCapabilities { workspace.client }
  /// Converts between offsets and positions of the document.
  package var positions: PositionMapper {
    PositionMapper(document.file.source, encoding: workspace.encoding)
  }
}

/// The user's settings: the section `clads`.
package struct Settings: Sendable, Hashable {
  /// The severities of rules, by rule or group: `clads.diagnostics.rules`.
  package var rules: [String: String] = [:]
  /// The renderer that replaces that of the project file: `clads.renderer`.
  package var renderer: RendererName?
  /// The least severity that editors list: `clads.diagnostics.show`.
  package var shownSeverity = Severity.warning
  /// How editors show the findings in the baseline of the project: `clads.diagnostics.baseline`.
  package var baseline = BaselineVisibility.hint
  /// The path of the project file, relative to the workspace folder: `clads.project`.
  package var project: String?
  /// Whether to show the text of templates as inlay hints: `clads.inlayHints.enable`.
  package var inlayHints = true
  /// Whether to show the number of references as code lenses: `clads.codeLens.references`.
  package var referenceLenses = false
  /// The width of previews, in columns: `clads.preview.width`.
  package var previewWidth: Int?
  /// The color scheme of previews: `clads.preview.colorScheme`.
  package var previewColorScheme: PreviewColorScheme?

  /// Creates the default settings.
  package init() {}
}

/// Access to the files of the workspace.
package protocol WorkspaceReading: Sendable {
  /// Returns a file as it is in the editor, or else on disk; `nil` when there is no such file.
  func document(_ uri: FileURI) async -> DocumentSnapshot?
  /// Returns the index of every document and project file of the workspace, sorted by path.
  func indexes() async -> [FileIndex]
  /// Returns whether a change of one document may change another file: not if a link leads out of the
  /// workspace to it.
  func mayChange(_ uri: FileURI, with document: FileURI) -> Bool
}

/// Files without links.
extension WorkspaceReading {
  package func mayChange(_ uri: FileURI, with document: FileURI) -> Bool { true }
}
