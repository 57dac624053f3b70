public import CladsDocument
public import CladsProject
public import Diagnostics
public import JSONSyntax
public import SourceText

/// A version of a document to preview, with its samples and its project.
public struct PreviewInput: Sendable {
  package var source: SourceFile
  /// The document, as far as it could be read.
  package var document: Document.Definition
  /// The syntax tree of its file, for pointers and ranges.
  package var tree: SyntaxTree
  /// The findings of parsing and reading, sorted by position; those of rules are not included.
  package var findings: [Diagnostic]
  /// The number of errors in the document, including those of rules where they have already run.
  package var problems: Int
  /// The sample states; the first is the document's own state.
  package var samples: [Sample]
  /// The sample to start from; `nil` for the document's own state.
  package var sample: Sample?
  package var project: Project
  /// The version of the app that is drawn; `nil` if the project names none.
  package var client: String?
  /// Increases with every change of a text or a project; of two versions of a document, the one with the
  /// greater number is newer.
  package var number: Int
  /// Which document of a Swift file it is; `nil` for a file that is a document.
  package var place: EmbeddedPlace?

  /// Creates an input; without `problems`, the errors among `findings` are counted.
  public init(
    source: SourceFile, document: Document.Definition, tree: SyntaxTree, findings: [Diagnostic] = [],
    problems: Int? = nil, samples: [Sample] = [.initial], sample: Sample? = nil, project: Project = Project(),
    client: String? = nil, number: Int = 0, place: EmbeddedPlace? = nil
  ) {
    self.source = source
    self.document = document
    self.tree = tree
    self.findings = findings
    self.problems = problems ?? findings.count { $0.severity == .error }
    self.samples = samples
    self.sample = sample
    self.project = project
    self.client = client
    self.number = number
    self.place = place
  }

  package var uri: FileURI { source.uri }

  /// What a picture says if the app rejects the document; `nil` if it does not.
  package var rejection: String? {
    guard let finding = findings.first(where: { $0.effect == .rejectsDocument }) else { return nil }
    let line = lineNumber(of: finding.range)
    return "The app rejects this document and shows nothing. Line \(line): \(finding.message)"
  }

  /// Returns the number of the line in the file where a range of the document starts, from 1.
  func lineNumber(of range: TextRange) -> Int {
    let start = source.hostRange(of: range)
    return start.host.lines.line(containing: start.range.start) + 1
  }

  /// Whether `other`, a version of the same document, has something newer to show.
  func isOlder(than other: PreviewInput) -> Bool {
    if number != other.number { return number < other.number }
    return problems != other.problems || sample?.name != other.sample?.name
      || client != other.client
  }

  /// Whether both are versions of the same document.
  func isVersion(of other: PreviewInput) -> Bool {
    guard uri == other.uri else { return false }
    guard let place, let otherPlace = other.place else { return place == other.place }
    if place == otherPlace { return true }
    // Several may have one id.
    return place.name != nil && place.name == otherPlace.name
      && (place.index == otherPlace.index || place.declaration == otherPlace.declaration)
  }

  /// Returns the newer version of the same document among those in its file; `nil` if the document is gone.
  func newest(among inputs: [PreviewInput]) -> PreviewInput? {
    guard let place else { return inputs.first { $0.place == nil } }
    return place.index(among: inputs.map { $0.place?.name }).map { inputs[$0] }
  }
}
