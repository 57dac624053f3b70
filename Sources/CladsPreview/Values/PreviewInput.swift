public import CladsDocument
public import CladsProject
public import Diagnostics
public import JSONSyntax

/// What a preview shows: one version of a document, and what is around it.
public struct PreviewInput: Sendable {
  /// The document, as far as it can be read.
  public var document: Document.Definition
  /// The syntax tree of its file, for pointers and ranges.
  public var tree: SyntaxTree
  /// What parsing and reading found, sorted by place; nothing that rules have to say.
  public var findings: [Diagnostic]
  /// The number of errors in the document, those of rules included as far as they are known.
  public var problems: Int
  /// The states to try the document with; the document's own is the first.
  public var samples: [Sample]
  /// The one to start from; nothing for the document's own.
  public var sample: Sample?
  /// What is known about the app.
  public var project: Project

  /// Creates an input; without `problems` the errors among the findings are counted.
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
}
