public import CladsDocument
public import CladsProject
public import Diagnostics
public import JSONSyntax

/// The input of a preview: a version of a document, with its samples and its project.
public struct PreviewInput: Sendable {
  /// The document, as far as it could be read.
  public var document: Document.Definition
  /// The syntax tree of its file, for pointers and ranges.
  public var tree: SyntaxTree
  /// The findings of parsing and reading, sorted by position; those of rules are not included.
  public var findings: [Diagnostic]
  /// The number of errors in the document, including those of rules where they have already run.
  public var problems: Int
  /// The sample states; the first is the document's own state.
  public var samples: [Sample]
  /// The sample to start from; `nil` for the document's own state.
  public var sample: Sample?
  public var project: Project

  /// Creates an input; without `problems`, the errors among `findings` are counted.
  public init(
    document: Document.Definition, tree: SyntaxTree, findings: [Diagnostic] = [], problems: Int? = nil,
    samples: [Sample] = [.initial], sample: Sample? = nil, project: Project = Project()
  ) {
    self.document = document
    self.tree = tree
    self.findings = findings
    self.problems = problems ?? findings.count { $0.severity == .error }
    self.samples = samples
    self.sample = sample
    self.project = project
  }

  /// Whether the app rejects the document and shows nothing.
  public var isRejected: Bool { findings.contains { $0.effect == .rejectsDocument } }
}
