import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
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
      let taken = scope?.designSystems.first { project.designSystems[$0]?.token(named: newName) != nil }
      guard let taken else { return }
      throw ResponseError(.requestFailed, "`\(taken)` already has a token `\(newName)`")
    case .symbol(.destination, _):
      if project.offeredDestinations.contains(where: { $0.name == newName }) {
        throw taken(newName, "a destination")
      }
    case .state(let path):
      let renamed = Array(path.dropLast() + [.key(newName)])
      if !path.isInList, HostPaths(project).leads(to: renamed) {
        throw taken(Keypath(renamed).text, "host state")
      }
    default: break
    }
  }

  private func taken(_ name: String, _ what: String) -> ResponseError {
    ResponseError(.requestFailed, "`\(name)` is already \(what)")
  }

  /// Returns the edits to all files that mention the name, the file at hand first, in the files' own texts.
  ///
  /// - Throws: an error that says why the new name cannot be used in one of them.
  package func allEdits(
    to newName: String, _ workspace: some WorkspaceReading
  ) async throws(ResponseError) -> [(file: DocumentSnapshot, edits: [TextEdit])] {
    let document = query.document
    // Some clients list what a rename changes with the edits to the name as it is.
    if newName == name { return await unchanged(workspace) }
    var result = [(file: document, edits: try edits(to: newName))]
    let newName = fullName(newName)
    try checkMeaning(of: newName, in: document, result[0].edits)
    var seen: Set<FileURI> = [document.uri]
    for file in await otherFiles(workspace) where seen.insert(file.uri).inserted {
      try await checkSyntax(of: file)
      var edits: [TextEdit] = []
      for names in await DocumentNames.all(in: file) {
        let added = names.edits(renaming: referent, to: newName, in: scope)
        if added.isEmpty { continue }
        try check(newName, in: names, file)
        guard let written = names.file.source.hostEdits(added) else {
          throw ResponseError(
            .requestFailed,
            "\(file.uri.name): a string literal with the name cannot be changed; rename it there")
        }
        edits += written
      }
      if edits.isEmpty { continue }
      try checkMeaning(of: newName, in: file, edits)
      // A Swift file may have the name in several documents, and in its code.
      result.append((file, edits.sorted { $0.range.start < $1.range.start }))
    }
    return result
  }

  /// Returns the edits that replace each mention by itself.
  private func unchanged(
    _ workspace: some WorkspaceReading
  ) async -> [(file: DocumentSnapshot, edits: [TextEdit])] {
    let name = fullName(name)
    var result: [(file: DocumentSnapshot, edits: [TextEdit])] = []
    var seen: Set<FileURI> = []
    for file in [query.document] + (await otherFiles(workspace)) where seen.insert(file.uri).inserted {
      var edits: [TextEdit] = []
      let all = file.uri == query.document.uri ? readings : await DocumentNames.all(in: file)
      for names in all {
        let own = names.edits(renaming: referent, to: name, in: scope, keepsFieldNames: false)
        let same = own.filter { names.file.source.text(in: $0.range) == $0.newText }
        // The first file is a document in a string literal itself.
        edits += file.uri == query.document.uri ? same : names.file.source.hostEdits(same) ?? []
      }
      if !edits.isEmpty { result.append((file, edits.sorted { $0.range.start < $1.range.start })) }
    }
    return result
  }

  /// Throws if a token would set other properties under its new name, because the words of the name say what
  /// its value sets.
  private func checkMeaning(
    of newName: String, in file: DocumentSnapshot, _ edits: [TextEdit]
  ) throws(ResponseError) {
    guard file.kind == .tokens else { return }
    let edited = SyntaxTree.parse(file.file.source.edited(by: edits, version: nil).bytes)
    let old = DesignToken.propertyNames(of: referent.name, in: file.file.tree)
    let new = DesignToken.propertyNames(of: newName, in: edited)
    if old == new { return }
    func phrase(_ names: [String]) -> String {
      names.isEmpty ? "nothing" : listing(names, last: "and")
    }
    throw ResponseError(
      .requestFailed,
      "the words of a token's name say what it sets: `\(newName)` would set \(phrase(new)), but "
        + "`\(referent.name)` sets \(phrase(old))")
  }

  /// Returns the other files that may mention the name: those that share it with the document, then the
  /// documents of the project with their samples.
  private func otherFiles(_ workspace: some WorkspaceReading) async -> [DocumentSnapshot] {
    var files = await query.companions(in: workspace)
    for (index, _) in await query.indexed(in: workspace) {
      guard let file = await workspace.document(index.uri) else { continue }
      files.append(file)
      if scope?.kind == .hostState { files += await NameQuery.samples(of: file, in: workspace) }
    }
    guard scope != nil else { return files }
    // Documents with syntax errors may have the name where it is not indexed.
    for index in await workspace.indexes()
    where index.hasSyntaxErrors && index.projectPath == query.document.projectPath {
      if let file = await workspace.document(index.uri) { files.append(file) }
    }
    return files
  }

  /// Throws if a file cannot have the new name.
  private func check(
    _ newName: String, in names: DocumentNames, _ file: DocumentSnapshot
  ) throws(ResponseError) {
    do throws(ResponseError) {
      if let error = names.refusal(ofRenaming: query, to: newName) { throw error }
      switch (names.origin, referent) {
      case (.document, .symbol(let kind, _)): try check(newName, for: kind, in: names)
      case (.document, .state), (.sample, .state): try check(newName, forState: referent, in: names)
      default: break
      }
    } catch {
      throw ResponseError(error.code, "\(file.uri.name): \(error.message)")
    }
  }

  /// What remains to be done by hand; `nil` if nothing does.
  var remainder: String? {
    guard let scope else { return nil }
    var sentences = ["If the app's code uses `\(referent.name)`, rename it there as well."]
    if scope.isAmbiguous {
      sentences.append(
        "Documents that name no design system keep `@\(referent.name)`, which is a token of several of them.")
    }
    return sentences.joined(separator: " ")
  }
}
