import CladsAnalysis
import CladsProject
import CladsSchema
import LanguageServerProtocol
import SourceText

/// Finds the references to names.
enum ReferenceSearch {
  /// Returns the references to the name at an offset: those in the file itself, then in other files by path.
  static func at(
    _ offset: TextOffset, in document: DocumentSnapshot, includingDeclaration: Bool,
    _ workspace: some WorkspaceReading, encoding: PositionEncoding
  ) async -> [Location] {
    guard let names = await DocumentNames.around(offset, in: document),
      let occurrence = names.occurrence(at: offset)
    else { return [] }
    let referent = occurrence.referent
    var own: [Occurrence] = []
    for reading in await readings(of: referent, around: names, in: document) {
      own += reading.occurrences(of: referent).filter { includingDeclaration || !$0.isDeclaration }
    }
    let positions = PositionMapper(document.file.source, encoding: encoding)
    var locations = positions.ranges(own.map(\.range)).map { Location(uri: document.uri, range: $0) }
    if case .state(let path) = referent {
      for sample in await SampleNames.all(of: document, workspace) {
        let samplePositions = PositionMapper(sample.file.file.source, encoding: encoding)
        locations += samplePositions.ranges(sample.occurrences(of: path).map(\.range)).map {
          Location(uri: sample.file.uri, range: $0)
        }
      }
    }
    guard let kind = referent.kind, referent.isShared || document.kind == .project else { return locations }
    if includingDeclaration, case .symbol(.token, _) = referent, let path = document.projectPath {
      let declarations = await TokenDeclarations.all(
        of: referent.name, in: document.project, relativeTo: path, workspace)
      locations += declarations.map { target in
        let targetPositions = PositionMapper(target.document.file.source, encoding: encoding)
        return Location(uri: target.document.uri, range: targetPositions.range(target.selection))
      }
    }
    if includingDeclaration, let path = document.projectPath {
      let declarations = await SourceDeclarations.targets(
        of: referent, in: document.project, relativeTo: path, workspace)
      locations += declarations.map { target in
        let targetPositions = PositionMapper(target.document.file.source, encoding: encoding)
        return Location(uri: target.document.uri, range: targetPositions.range(target.selection))
      }
    }
    for index in await workspace.indexes()
    where (index.uri != document.uri || document.embeddedPlace != nil)
      && index.projectPath == document.projectPath
    {
      // A document that declares the name itself does not refer to the project's.
      if document.kind == .project, !referent.isShared, index.declares(kind, referent.name) { continue }
      for mention in index.mentions
      where mention.kind == kind && mention.name == referent.name
        && (includingDeclaration || !mention.isDeclaration)
      {
        let location = Location(uri: index.uri, range: mention.place.range(encoding))
        // Of a Swift file, the document itself has been read already.
        if index.uri == document.uri, locations.contains(location) { continue }
        locations.append(location)
      }
    }
    return locations
  }

  /// Returns the documents of the file that can refer to the referent: all of them if files share it.
  private static func readings(
    of referent: Referent, around names: DocumentNames, in document: DocumentSnapshot
  ) async -> [DocumentNames] {
    guard referent.isShared, case .envelope = document.kind else { return [names] }
    return await DocumentNames.all(in: document)
  }
}
