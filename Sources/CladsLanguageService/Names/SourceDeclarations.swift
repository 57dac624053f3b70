import CladsAnalysis
import CladsDocument
import CladsProject
import CladsSources
import Diagnostics
import SourceText

/// Finds the declarations of names in the app's Swift source.
enum SourceDeclarations {
  /// Returns the places in Swift files that declare a referent, in the current texts of the files.
  static func targets(
    of referent: Referent, in project: Project, relativeTo projectPath: String,
    _ workspace: some WorkspaceReading
  ) async -> [NameTarget] {
    guard let slot = referent.slot, let sources = project.sources else { return [] }
    var targets: [NameTarget] = []
    for name in sources.declarations(of: referent.name, in: slot).prefix(maximumTargets) {
      let uri = FileURI(path: FilePath.resolved(name.path, besides: projectPath))
      guard let document = await workspace.document(uri) else { continue }
      // A text that is edited may be shorter than the file that was read.
      let count = document.file.source.bytes.count
      let range = name.range.end.utf8 <= count ? name.range : TextRange(utf8: count, count)
      targets.append(NameTarget(document: document, range: range, selection: range))
    }
    return targets
  }

  /// More declarations of one name are of no use, and each is a file to read.
  private static let maximumTargets = 16

  /// Returns a sentence about where Swift source declares a name, in Markdown; `nil` if none does.
  static func sentence(about name: String, in slot: Slot, _ project: Project, _ projectPath: String?)
    -> String?
  {
    guard let sources = project.sources, let projectPath,
      let found = sources.declarations(of: name, in: slot).first
    else { return nil }
    let uri = FileURI(path: FilePath.resolved(found.path, besides: projectPath))
    let link = Markdown.link(toLine: sources.line(of: found) + 1, of: uri.string)
    let verb = found.isGuess ? "Probably registered" : "Registered"
    return "\(verb) on \(link) of \(Markdown.code(found.path))."
  }
}

extension Referent {
  /// The slot of the names that Swift source registers; `nil` for others.
  fileprivate var slot: Slot? {
    switch self {
    case .entry(let slot, _): slot
    case .symbol(.token, _): .token
    case .symbol(.destination, _): .destination
    default: nil
    }
  }
}
