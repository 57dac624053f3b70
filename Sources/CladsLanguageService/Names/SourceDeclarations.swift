import CladsDocument
import CladsProject
import CladsSources
import Diagnostics
import SourceText

/// Says where the app's Swift source declares names.
enum SourceDeclarations {
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
