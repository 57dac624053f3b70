import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
package import LanguageServerProtocol
package import SourceText

/// Renaming of what the project file declares, in all documents of the project.
extension Renaming {
  /// Throws if the project already has something with the new name.
  func check(_ newName: String, inProject project: Project) throws(ResponseError) {
    switch referent {
    case .entry(let slot, _):
      if newName.isEmpty {
        throw ResponseError(.invalidParams, "the name of \(slot.noun.withArticle) cannot be empty")
      }
      guard let entry = project.vocabulary.entry(named: newName, in: slot) else { return }
      throw taken(newName, entry.origin == .builtIn ? "a built-in \(slot.noun)" : slot.noun.withArticle)
    case .symbol(.token, _):
      guard let system = scope?.designSystem,
        project.designSystems[system]?.token(named: newName) != nil
      else { return }
      throw ResponseError(.requestFailed, "`\(system)` already has a token `\(newName)`")
    case .symbol(.destination, _):
      if project.offeredDestinations.contains(where: { $0.name == newName }) {
        throw taken(newName, "a destination")
      }
    case .state(let path):
      let renamed = Array(path.dropLast() + [.key(newName)])
      if HostPaths(project).leads(to: renamed) { throw taken(Keypath(renamed).text, "host state") }
    default: break
    }
  }

  private func taken(_ name: String, _ what: String) -> ResponseError {
    ResponseError(.requestFailed, "`\(name)` is already \(what)")
  }

  /// Returns the edits to the project file and to the other documents of the project.
  ///
  /// - Throws: an error that says why the new name cannot be used in one of them.
  package func otherEdits(
    to newName: String, besides document: DocumentSnapshot, _ workspace: some WorkspaceReading
  ) async throws(ResponseError) -> [(file: DocumentSnapshot, edits: [TextEdit])] {
    guard let scope, newName != name, let projectPath = document.projectPath else { return [] }
    var result: [(file: DocumentSnapshot, edits: [TextEdit])] = []
    for file in await otherFiles(using: scope.kind, besides: document, projectPath, workspace) {
      let readings = await DocumentNames.all(in: file)
      let edits = edits(to: newName, in: readings)
      if edits.isEmpty { continue }
      for reading in readings { try check(newName, in: reading, file) }
      result.append((file, edits))
    }
    return result
  }

  /// Returns the other files of the project that use the name, the project file first.
  private func otherFiles(
    using kind: FileIndex.Kind, besides document: DocumentSnapshot, _ projectPath: String,
    _ workspace: some WorkspaceReading
  ) async -> [DocumentSnapshot] {
    var files: [DocumentSnapshot] = []
    if document.kind != .project, let file = await workspace.document(FileURI(path: projectPath)) {
      files.append(file)
    }
    for index in await workspace.indexes()
    where index.uri != document.uri && index.projectPath == projectPath
      && index.mentions.contains(where: { $0.kind == kind && $0.name == referent.name })
    {
      guard let file = await workspace.document(index.uri), file.kind != .project else { continue }
      files.append(file)
    }
    return files
  }

  /// Throws if a document cannot have the new name, because it uses it for something else.
  private func check(
    _ newName: String, in reading: DocumentNames, _ file: DocumentSnapshot
  ) throws(ResponseError) {
    guard reading.analysis != nil, !reading.occurrences(of: referent).isEmpty else { return }
    do throws(ResponseError) {
      switch referent {
      case .symbol(let kind, _): try check(newName, for: kind, in: reading)
      case .state: try check(newName, forState: referent, in: reading)
      default: break
      }
    } catch {
      let name = file.uri.path.split(separator: "/").last.map(String.init) ?? file.uri.path
      throw ResponseError(error.code, "\(name): \(error.message)")
    }
  }

  /// What remains to be done by hand; `nil` if nothing does.
  var remainder: String? {
    guard let scope else { return nil }
    var sentences = ["If the app's code uses `\(name)`, rename it there as well."]
    if scope.isAmbiguous {
      sentences.append(
        "Documents that name no design system keep `@\(name)`, which is a token of several of them.")
    }
    return sentences.joined(separator: " ")
  }
}
