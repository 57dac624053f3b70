package import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
import SourceText

/// An occurrence, and the index of the document in the file that it is from.
private struct Found {
  let reading: Int
  let occurrence: Occurrence
  /// The range of the name in the file.
  let range: TextRange
}

extension FileIndex {
  /// Creates the index of a file from the analyses of its documents.
  package init(of document: DocumentSnapshot, analyses: [Analysis]) {
    let readings =
      document.kind == .project
      ? [DocumentNames(projectFile: document.file)] : analyses.map { DocumentNames($0) }
    // Most occurrences are of state, which other files do not refer to unless the host app provides it.
    let host = HostPaths(document.project)
    let found = readings.enumerated().flatMap { number, reading in
      (reading.named.filter { $0.referent.kind != nil } + reading.hostOccurrences(host)).map {
        Found(reading: number, occurrence: $0, range: reading.file.source.hostRange(of: $0.range).range)
      }
    }.sorted { $0.range.start < $1.range.start }
    let lines = LineRange.places(of: found.map(\.range), in: document.file.source)
    // A server keeps the indexes of all files, so equal names share their text and no capacity is left over.
    var names: [String: String] = [:]
    func shared(_ name: String) -> String {
      if let known = names[name] { return known }
      names[name] = name
      return name
    }
    var mentions: [Mention] = []
    mentions.reserveCapacity(found.count)
    for (found, place) in zip(found, lines) {
      let occurrence = found.occurrence
      guard let kind = occurrence.referent.kind else { continue }
      mentions.append(
        Mention(
          kind: kind, name: shared(occurrence.referent.name), isDeclaration: occurrence.isDeclaration,
          place: place, container: shared(readings[found.reading].container(of: occurrence))))
    }
    self.init(
      uri: document.uri, projectPath: document.projectPath, mentions: mentions,
      screens: analyses.compactMap { $0.screenID?.id })
  }

  /// Analyzes a file, unless that has been done, and creates its index.
  package init(of document: DocumentSnapshot) async {
    self.init(of: document, analyses: document.kind == .project ? [] : await document.analyses())
  }
}

extension DocumentNames {
  /// Returns the name of what contains an occurrence: the document, of a token its design system, or in a
  /// project file the entry that encloses the object with the name.
  func container(of occurrence: Occurrence) -> String {
    if let analysis {
      if case .symbol(.token, _) = occurrence.referent { return analysis.document.designSystem ?? "" }
      return analysis.document.id
    }
    guard occurrence.isDeclaration else { return "" }
    return file.tree.withView { view in
      guard let entry = view.member(owning: occurrence.node),
        let list = view.member(owning: view[entry].parent),
        let owner = view.member(owning: view[list].parent)
      else { return "" }
      return view.string(view.name(of: owner))
    }
  }
}
