import CladsAnalysis
import CladsDocument
import CladsProject
import LanguageServerProtocol
import SourceText

/// Finds the references to names.
enum ReferenceSearch {
  /// Returns the references to the name at an offset: those in the file itself, then in other files by path.
  static func at(
    _ offset: TextOffset, in document: DocumentSnapshot, includingDeclaration: Bool,
    _ workspace: some WorkspaceReading, encoding: PositionEncoding
  ) async -> [Location] {
    guard let names = await DocumentNames.around(offset, in: document) else { return [] }
    guard let occurrence = names.occurrence(at: offset) else {
      return await links(at: offset, in: document, includingDeclaration, workspace, encoding)
    }
    let referent = occurrence.referent
    let scope = ProjectScope(of: occurrence, names, in: document)
    var own: [Occurrence] = []
    for reading in scope == nil ? [names] : await DocumentNames.all(in: document) {
      own += reading.occurrences(of: referent).filter {
        (includingDeclaration || !$0.isDeclaration) && scope?.mayContain($0, reading) ?? true
      }
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
    guard let scope else { return locations }
    if includingDeclaration, case .symbol(.token, _) = referent, let path = document.projectPath {
      let declarations = await TokenDeclarations.all(
        of: referent.name, in: document.project, of: scope.designSystem, relativeTo: path, workspace)
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
      // A document that declares the action itself does not refer to the host's.
      if case .symbol(.action) = scope.kind, index.declares(scope.kind, referent.name),
        index.uri.path != document.projectPath
      {
        continue
      }
      for mention in index.mentions
      where mention.kind == scope.kind && mention.name == referent.name && scope.mayContain(mention)
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

  /// Returns the links to the document whose `id` is at an offset.
  private static func links(
    at offset: TextOffset, in document: DocumentSnapshot, _ includingDeclaration: Bool,
    _ workspace: some WorkspaceReading, _ encoding: PositionEncoding
  ) async -> [Location] {
    guard let screen = await ScreenLinks.screen(at: offset, in: document) else { return [] }
    let positions = PositionMapper(document.file.source, encoding: encoding)
    let own = Location(uri: document.uri, range: positions.range(screen.range))
    let links = await ScreenLinks.links(to: document, withID: screen.id, in: workspace)
    return (includingDeclaration ? [own] : [])
      + links.flatMap { link in link.places.map { Location(uri: link.uri, range: $0.range(encoding)) } }
  }
}
