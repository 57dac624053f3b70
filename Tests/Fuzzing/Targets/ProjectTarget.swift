import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

extension FuzzTarget {
  /// Any project file, design tokens and sample can be read, and a document be checked with them.
  ///
  /// The parts of an input are a project file, a token file, a sample, and a document.
  static let project = FuzzTarget("project", .documents) { bytes, violations in
    let parts = InputParts.split(bytes)
    func part(_ index: Int, or text: String) -> [UInt8] {
      parts.indices.contains(index) ? parts[index] : Array(text.utf8)
    }
    let files = ProjectFiles(project: part(0, or: "{}"), tokens: part(1, or: "{}"))
    let project = files.read()
    let checker = Checker(project: project)
    let projectFile = SourceFile(uri: FileURI(path: "/app/clads.json"), version: 1, bytes: files.project)
    check(
      FileContext(kind: .project, checker: checker).diagnostics(of: projectFile), in: files.project,
      &violations)
    let sampleBytes = part(2, or: "{}")
    let sampleFile = SourceFile(uri: FileURI(path: "/app/a.sample.json"), version: 1, bytes: sampleBytes)
    check(
      FileContext(kind: .sample, checker: checker).diagnostics(of: sampleFile), in: sampleBytes, &violations)
    let sample = Sample(name: "a", path: "/app/a.sample.json", bytes: sampleBytes)
    violations.expect(
      sample.problem == nil || (sample.values.isEmpty && sample.responses.isEmpty),
      "a sample that cannot be used has values")
    let document = part(3, or: #"{ "id": "a", "root": { "children": [] } }"#)
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: document)
    for path in ["a.clads.json", "Screens/Drafts/a.json", "a.full.sample.json", "tokens/b.tokens.json"] {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let context = FileContext(
        kind: FileKind(ofFileNamed: name, at: path, in: project), checker: checker,
        projectPath: "/app/clads.json", path: path, samples: [.initial, sample])
      check(context.diagnostics(of: source), in: document, &violations)
    }
  }
}
