import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Reads the files of one client.
struct ClientReading {
  private let client: ClientFile
  private let path: String
  private let tree: SyntaxTree
  private let outside: PathsOutside
  private let earlier: Project?
  /// What is wrong with the files that the client names.
  private(set) var findings: [Finding] = []

  init(
    _ client: ClientFile, path: String, _ tree: SyntaxTree, _ outside: PathsOutside, after earlier: Project?
  ) {
    self.client = client
    self.path = path
    self.tree = tree
    self.outside = outside
    self.earlier = earlier?.clients.first { $0.name == client.name?.text }?.project
  }

  /// Returns the project that a project file describes for the client.
  mutating func project(_ file: ProjectFile, _ files: some FileReading) -> Project {
    guard let revision = client.revision else { return project(file, in: files) }
    do throws(FileReadingError) {
      let found = try files.files(
        of: revision.text, matching: Self.patterns(of: file), after: earlier?.revisionFiles)
      var project = project(file, in: found)
      project.revisionFiles = found
      if client.sources == nil, let sources = file.sources, !sources.isEmpty, project.sources?.paths == [] {
        report("the revision `\(revision.text)` has none of the Swift files that `sources` names", revision)
        project.sources = nil
      }
      return project
    } catch {
      let reason =
        if case .refused(let message) = error { message } else {
          "the revision `\(revision.text)` cannot be read"
        }
      report(reason, revision)
      var project = project(file, in: files)
      // Nothing is known of its source.
      project.sources = nil
      return project
    }
  }

  private mutating func project(_ file: ProjectFile, in files: some FileReading) -> Project {
    let (project, found) = Project.read(file, path: path, tree, files, outside, after: earlier)
    // What is shared with the project is reported there.
    findings += tree.withView { view in
      found.filter { finding in
        (client.sources ?? []).contains { view.range($0.node).contains(finding.range) }
      }
    }
    return project
  }

  private mutating func report(_ message: String, _ entry: LocatedText) {
    findings.append(
      Finding(
        .projectMissingFile, at: tree.withView { $0.range(entry.node) }, message,
        consequence: "this version of the app is taken to have what its names say",
        help: "name a tag, a branch or a commit of the repository; `git fetch --tags` fetches missing tags"))
  }

  /// The files that a project file names, apart from documents and samples.
  private static func patterns(of file: ProjectFile) -> [Glob] {
    let tokens = (file.designSystems ?? []).flatMap { $0.value.tokens ?? [] }
    return ((file.sources ?? []) + tokens).map { Glob($0.text) }
      + (file.assets ?? []).map { Project.assetPattern($0.text) }
  }
}
