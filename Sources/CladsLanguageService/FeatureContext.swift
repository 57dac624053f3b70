import CladsAnalysis
public import CladsPreview
public import LanguageServerProtocol
public import SourceText

/// What a feature may ask about the workspace.
public struct WorkspaceContext: Sendable {
  /// What the client can do.
  public let client: ClientCapabilities
  /// What the user has set.
  public let settings: Settings
  /// What the characters of positions count.
  public let encoding: PositionEncoding
  /// The files.
  public let workspace: any WorkspaceReading
  /// Chooses the sample of a document.
  public let chooseSample: @Sendable (FileURI, String) -> Void
  /// The previews that are open; nothing where none can be shown.
  public let previews: PreviewHost?
  /// Shows a message to the user.
  public let tell: @Sendable (String) -> Void
  /// The version of the program.
  public let version: String
  /// The answers about semantic tokens that may be asked the changes of; one for the life of the server.
  public let semanticTokens: SemanticTokensCache

  /// Creates a context.
  public init(
    client: ClientCapabilities, settings: Settings, encoding: PositionEncoding,
    workspace: any WorkspaceReading, semanticTokens: SemanticTokensCache = SemanticTokensCache(),
    version: String = "", previews: PreviewHost? = nil,
    chooseSample: @escaping @Sendable (FileURI, String) -> Void = { _, _ in },
    tell: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.tell = tell
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

/// What a feature may ask about a document.
public struct FeatureContext: Sendable {
  /// The document.
  public let document: DocumentSnapshot
  /// The workspace around it.
  public let workspace: WorkspaceContext

  /// Creates a context.
  public init(document: DocumentSnapshot, workspace: WorkspaceContext) {
    self.document = document
    self.workspace = workspace
  }

  /// What the client can do.
  public var client: ClientCapabilities { workspace.client }
  /// Between offsets and positions of the document.
  public var positions: PositionMapper {
    PositionMapper(document.file.source, encoding: workspace.encoding)
  }
}

/// What the user has set, section `clads`.
public struct Settings: Sendable, Hashable {
  /// The rules with another severity, by rule or group: `clads.diagnostics.rules`.
  public var rules: [String: String] = [:]
  /// The path of the project file, relative to the folder: `clads.project`.
  public var project: String?
  /// Whether the values of templates are shown behind them: `clads.inlayHints.enable`.
  public var inlayHints = true
  /// The width of previews, in columns: `clads.preview.width`.
  public var previewWidth: Int?
  /// The colours of previews, `light` or `dark`: `clads.preview.colorScheme`.
  public var previewColorScheme: String?

  /// The settings of somebody who has set nothing.
  public init() {}
}

/// A look at the files of the workspace.
public protocol WorkspaceReading: Sendable {
  /// The file with a name, as the editor has it or as it is on disk; nothing when there is none.
  func document(_ uri: FileURI) async -> DocumentSnapshot?
  /// What every document and project file of the workspace declares and refers to, sorted by path.
  func indexes() async -> [FileIndex]
}
