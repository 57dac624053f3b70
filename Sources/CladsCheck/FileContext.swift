public import CladsProject

/// Everything that the findings about a file depend on besides its text.
public struct FileContext: Sendable {
  /// What the file is.
  public var kind: FileKind
  /// The checks of its project; of a project file, those of what it says itself.
  public var checker: Checker
  /// The absolute path of the project file; `nil` outside of any project.
  public var projectPath: String?
  /// The `/`-separated path of the file relative to the project file, for rule levels by file.
  public var path: String?
  /// The states to try its documents with; the document's own comes first.
  public var samples: [Sample]

  public init(
    kind: FileKind, checker: Checker = Checker(), projectPath: String? = nil, path: String? = nil,
    samples: [Sample] = [.initial]
  ) {
    self.kind = kind
    self.checker = checker
    self.projectPath = projectPath
    self.path = path
    self.samples = samples
  }

  /// What is known about the app and its documents.
  public var project: Project { checker.project }
}
