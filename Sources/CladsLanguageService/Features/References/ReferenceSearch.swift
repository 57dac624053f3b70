import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Finds the references to names.
enum ReferenceSearch {
  /// Returns the references to the name at an offset: those in the file itself, then in samples, token files
  /// and source, then in other documents by path.
  static func at(
    _ offset: TextOffset, in document: DocumentSnapshot, includingDeclaration: Bool,
    _ workspace: some WorkspaceReading, encoding: PositionEncoding
  ) async -> [Location] {
    guard let query = await NameQuery.at(offset, in: document) else {
      return await links(at: offset, in: document, includingDeclaration, workspace, encoding)
    }
    var result = References(includingDeclaration: includingDeclaration, encoding: encoding)
    result.add(await query.ownMentions(), in: document)
    let companions = await query.companions(in: workspace)
    for file in companions { result.add(await query.mentions(in: file), in: file) }
    let read = Set(companions.map(\.uri))
    for (index, mentions) in await query.indexed(in: workspace) where !read.contains(index.uri) {
      let isState = query.scope?.kind == .hostState
      guard isState, let file = await workspace.document(index.uri) else {
        result.add(mentions, in: index)
        continue
      }
      // Samples have no index.
      for file in [file] + (await NameQuery.samples(of: file, in: workspace)) where !read.contains(file.uri) {
        result.add(await query.mentions(in: file), in: file)
      }
    }
    return result.locations
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

/// References, collected from mentions.
private struct References {
  let includingDeclaration: Bool
  let encoding: PositionEncoding
  private(set) var locations: [Location] = []
  private var known: Set<Location> = []

  init(includingDeclaration: Bool, encoding: PositionEncoding) {
    self.includingDeclaration = includingDeclaration
    self.encoding = encoding
  }

  /// Adds mentions in a file, in its order; those of one document or file are next to each other.
  mutating func add(_ found: [NameQuery.Found], in file: DocumentSnapshot) {
    var rest = found.filter { includingDeclaration || !$0.mention.isDeclaration }[...]
    while let first = rest.first {
      let tree = first.names.file.tree
      let same = rest.prefix { $0.names.file.tree.isIdentical(to: tree) }
      let positions = PositionMapper(first.names.file.source, encoding: encoding)
      for range in positions.ranges(same.map(\.mention.range)) { add(Location(uri: file.uri, range: range)) }
      rest = rest.dropFirst(same.count)
    }
  }

  /// Adds mentions of an index.
  mutating func add(_ mentions: [FileIndex.Mention], in index: FileIndex) {
    for mention in mentions where includingDeclaration || !mention.isDeclaration {
      add(Location(uri: index.uri, range: mention.place.range(encoding)))
    }
  }

  private mutating func add(_ location: Location) {
    if known.insert(location).inserted { locations.append(location) }
  }
}
