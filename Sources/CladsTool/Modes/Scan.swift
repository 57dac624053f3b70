import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import SourceText

/// `--scan`: prints what Swift source registers, where, how sure that is, and what no document uses.
struct Scan {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(RunError) -> Int32 {
    let paths = options.paths.isEmpty ? ["."] : options.paths.map(Paths.normalized)
    var contents: [(path: String, bytes: [UInt8])] = []
    for path in paths {
      for file in try swiftFiles(at: path) {
        do throws(FileReadingError) {
          contents.append((file, try FileSystem.read(file)))
        } catch {
          throw RunError(message: "\(file): \(error.message)")
        }
      }
    }
    guard !contents.isEmpty else {
      throw RunError(message: "there are no Swift files in \(listing(paths, last: "and"))")
    }
    let report = ScanReport(sources: ProjectSources(contents), uses: try uses(around: paths))
    Output.print(options.has("--json") ? report.json : TerminalText.lines(report.text))
    return 0
  }

  /// Returns the paths of a Swift file, or of those in a folder.
  private func swiftFiles(at path: String) throws(RunError) -> [String] {
    switch FileSystem.kind(path) {
    case .folder:
      let files = FilesBeside(folder: path)
      return files.sourcePaths(matching: Glob("**/*.swift"), ignoring: options.ignoring).map {
        Paths.join(path, $0)
      }
    case .missing: throw RunError(message: "\(path): there is no such file or folder")
    default: return [path]
    }
  }

  /// Returns what the documents of the project around the paths use; without a project, those in the folders
  /// of the paths.
  private func uses(around paths: [String]) throws(RunError) -> NameUses {
    var contexts = options.program.contexts(project: options["--project"])
    var finder = DocumentFinder(ignoring: options.ignoring)
    for path in paths {
      let folder = if case .folder = FileSystem.kind(path) { path } else { Paths.folder(of: path) }
      var projects = contexts.projects
      finder.add(projects.project(forFolder: folder)?.folder ?? folder, &contexts)
    }
    var uses = NameUses()
    for document in finder.documents {
      // What cannot be read is for `--check` to report.
      guard let bytes = try? FileSystem.read(document.path) else { continue }
      let source = SourceFile(uri: FileURI(path: document.path), version: nil, bytes: bytes)
      for analysis in document.context.analyses(of: ParsedFile(source)) { uses.add(analysis) }
    }
    return uses
  }
}
