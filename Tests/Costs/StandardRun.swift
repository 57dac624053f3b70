import CladsAnalysis
import CladsCheck
import CladsPreview
import CladsProject
import Diagnostics
import GeneratedDocuments
import SourceText

/// Work whose instructions `.ci/run costs` counts, in process and on one thread.
enum StandardRun: String, CaseIterable {
  case edits20kB = "edits-20kB"
  case edits1MB = "edits-1MB"
  case typing
  case preview

  @MainActor func run() async {
    switch self {
    case .edits20kB: edit(size: 20_000, count: 40)
    case .edits1MB: edit(size: 1_000_000, count: 4)
    case .typing: type(count: 20, inDocumentOfSize: 20_000)
    case .preview: preview(size: 20_000, count: 20)
    }
  }

  private func file(_ size: Int) -> ParsedFile {
    var generator = DocumentGenerator(seed: 42)
    return ParsedFile(
      SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: generator.document(size: size)))
  }

  /// Edits a document in several places, and analyzes and checks it with each edit.
  private func edit(size: Int, count: Int) {
    let project = Project()
    let runner = RuleRunner(project)
    let original = file(size)
    var edits = RandomEdits()
    for _ in 0..<count {
      let file = edits.edited(original)
      keep(runner.diagnostics(for: Analysis(of: file, vocabulary: project.vocabulary), pointers: false))
    }
  }

  /// Types letters into the name of a style, and checks the document after each.
  private func type(count: Int, inDocumentOfSize size: Int) {
    let project = Project()
    let runner = RuleRunner(project)
    var file = file(size)
    let key = Array(#""styleId": ""#.utf8)
    let bytes = file.source.bytes
    guard
      let start = bytes.indices.dropFirst(bytes.count / 2).first(where: { bytes[$0...].starts(with: key) })
    else { return print("the document has no style") }
    var analysis = Analysis(of: file, vocabulary: project.vocabulary)
    var version = runner.check(analysis, pointers: false, after: nil).version
    for _ in 0..<count {
      let offset = TextOffset(utf8: start + key.count)
      file = file.edited(by: [TextEdit(range: TextRange(offset, offset), newText: "q")], version: nil)
      analysis = Analysis(of: file, vocabulary: project.vocabulary, after: version.analysis)
      let checked = runner.check(analysis, pointers: false, after: version)
      version = checked.version
      keep(checked.diagnostics)
    }
  }

  /// Edits a document, and draws its screen after each edit.
  @MainActor private func preview(size: Int, count: Int) {
    let project = Project()
    var file = file(size)
    let session = PreviewSession(options: PreviewOptions(height: 40), input: Self.input(file, project))
    var edits = RandomEdits()
    for _ in 0..<count {
      file = edits.edited(file)
      keep(session.show(Self.input(file, project)))
    }
  }

  private static func input(_ file: ParsedFile, _ project: Project) -> PreviewInput {
    let analysis = Analysis(of: file, vocabulary: project.vocabulary)
    return PreviewInput(
      source: file.source, document: analysis.document, tree: file.tree,
      findings: analysis.findings.map(\.diagnostic),
      project: project)
  }
}

/// Keeps a value alive so that the optimizer cannot remove the work that computes it.
@inline(never)
private func keep<T>(_ value: T) { withExtendedLifetime(value) {} }
