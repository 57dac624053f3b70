import CladsAnalysis
public import CladsPreview
public import CladsProject
public import Diagnostics
public import LanguageServerProtocol
public import SourceText

/// The input of a feature about the workspace.
public struct WorkspaceContext: Sendable {
  public let client: ClientCapabilities
  /// The user's settings.
  public let settings: Settings
  /// The negotiated encoding of positions.
  public let encoding: PositionEncoding
  /// The files of the workspace.
  public let workspace: any WorkspaceReading
  /// Selects the sample of a document, by name.
  public let chooseSample: @Sendable (FileURI, String) -> Void
  /// The open previews; `nil` where previews are not supported.
  public let previews: PreviewHost?
  /// Shows a message to the user.
  public let showMessage: @Sendable (String) -> Void
  /// The version of the server.
  public let version: String
  /// The earlier semantic tokens that deltas refer to; shared for the lifetime of the server.
  public let semanticTokens: SemanticTokensCache

  public init(
    client: ClientCapabilities, settings: Settings, encoding: PositionEncoding,
    workspace: any WorkspaceReading, semanticTokens: SemanticTokensCache = SemanticTokensCache(),
    version: String = "", previews: PreviewHost? = nil,
    chooseSample: @escaping @Sendable (FileURI, String) -> Void = { _, _ in },
    showMessage: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.showMessage = showMessage
    self.version = version
    self.previews = previews
    self.chooseSample = chooseSample
    self.client = client
    self.settings = settings
    self.encoding = encoding
    self.workspace = workspace
    self.semanticTokens = semanticTokens
  }
}

/// The input of a feature about one document.
public struct FeatureContext: Sendable {
  /// The document.
  public let document: DocumentSnapshot
  public let workspace: WorkspaceContext

  public init(document: DocumentSnapshot, workspace: WorkspaceContext) {
    self.document = document
    self.workspace = workspace
  }

  public var client: ClientCapabilities { workspace.client }
  /// Converts between offsets and positions of the document.
  public var positions: PositionMapper {
    PositionMapper(document.file.source, encoding: workspace.encoding)
  }
}

/// The user's settings: the section `clads`.
public struct Settings: Sendable, Hashable {
  /// The severities of rules, by rule or group: `clads.diagnostics.rules`.
  public var rules: [String: String] = [:]
  /// The renderer that replaces that of the project file: `clads.renderer`.
  public var renderer: RendererName?
  /// The least severity that editors list: `clads.diagnostics.show`.
  public var shownSeverity = Severity.warning
  /// How editors show the findings in the baseline of the project: `clads.diagnostics.baseline`.
  public var baseline = BaselineVisibility.hint
  /// The path of the project file, relative to the workspace folder: `clads.project`.
  public var project: String?
  /// Whether to show the text of templates as inlay hints: `clads.inlayHints.enable`.
  public var inlayHints = true
  /// Whether to show the number of references as code lenses: `clads.codeLens.references`.
  public var referenceLenses = false
  /// The width of previews, in columns: `clads.preview.width`.
  public var previewWidth: Int?
  /// The color scheme of previews: `clads.preview.colorScheme`.
  public var previewColorScheme: PreviewColorScheme?

  /// Creates the default settings.
  public init() {}
}

/// Access to the files of the workspace.
public protocol WorkspaceReading: Sendable {
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
  public func mayChange(_ uri: FileURI, with document: FileURI) -> Bool { true }
}
