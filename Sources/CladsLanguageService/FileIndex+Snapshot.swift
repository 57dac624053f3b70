package import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import JSONSyntax
import SourceText

/// A mention, and the index of the document in the file that it is from.
private struct Found {
  let reading: Int
  let mention: CladsLanguageService.Mention
  /// The range of the name in the file.
  let range: TextRange
}

extension FileIndex {
  /// Creates the index of a file from the analyses of its documents.
  package init(of document: DocumentSnapshot, analyses: [Analysis]) {
    let readings =
      switch document.kind {
      case .project: [DocumentNames(projectFile: document.file)]
      case .test: [DocumentNames(test: document)]
      default: analyses.map { DocumentNames($0) }
      }
    // Most mentions are of state, which other files do not refer to unless the host app provides it.
    let host = HostPaths(document.project)
    let found = readings.enumerated().flatMap { number, reading in
      (reading.named.filter { $0.referent.kind != nil } + reading.hostMentions(host)).map {
        Found(reading: number, mention: $0, range: reading.file.source.hostRange(of: $0.range).range)
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
      let mention = found.mention
      guard let kind = mention.referent.kind else { continue }
      mentions.append(
        Mention(
          kind: kind, name: shared(mention.referent.name), isDeclaration: mention.isDeclaration,
          place: place, container: shared(readings[found.reading].container(of: mention))))
    }
    self.init(
      uri: document.uri, projectPath: document.projectPath, mentions: mentions,
      screens: analyses.compactMap { $0.screenID?.id },
      testedDocument: document.context.testSubject.document?.path,
      hasSyntaxErrors: !document.file.isStrictJSON)
  }

  /// Analyzes a file, unless that has been done, and creates its index.
  package init(of document: DocumentSnapshot) async {
    self.init(of: document, analyses: document.kind == .project ? [] : await document.analyses())
  }
}

extension DocumentNames {
  /// Returns the name of what contains a mention: the document, of a token its design system, or in a
  /// project file the entry that encloses the object with the name.
  func container(of mention: Mention) -> String {
    if let analysis {
      if case .symbol(.token, _) = mention.referent { return analysis.document.designSystem ?? "" }
      return analysis.document.id
    }
    guard mention.isDeclaration, case .project = origin else { return "" }
    return file.tree.withView { view in
      guard let entry = view.member(owning: mention.node),
        let list = view.member(owning: view[entry].parent),
        let owner = view.member(owning: view[list].parent)
      else { return "" }
      return view.string(view.name(of: owner))
    }
  }
}
