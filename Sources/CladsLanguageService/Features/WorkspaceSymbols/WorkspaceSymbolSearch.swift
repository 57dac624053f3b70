import CladsDocument
package import LanguageServerProtocol
package import SourceText

/// Finds the declarations of a workspace whose names match a query.
package enum WorkspaceSymbolSearch {
  /// The maximum number of results.
  package static let maximumCount = 200

  /// Returns the best matches, best first.
  package static func find(
    _ query: String, in indexes: [FileIndex], encoding: PositionEncoding
  ) -> [SymbolInformation] {
    let match = FuzzyMatch(query)
    var found: [(score: Int, order: Int, file: Int, mention: FileIndex.Mention)] = []
    for (file, index) in indexes.enumerated() {
      for mention in index.mentions where mention.isDeclaration && mention.kind != .hostState {
        guard let score = match.score(mention.name) else { continue }
        found.append((score, found.count, file, mention))
      }
    }
    found.sort {
      ($1.score, $0.mention.name, $0.order) < ($0.score, $1.mention.name, $1.order)
    }
    return found.prefix(maximumCount).map { match in
      let mention = match.mention
      return SymbolInformation(
        name: mention.name, kind: mention.kind.symbolKind, uri: indexes[match.file].uri,
        range: mention.place.range(encoding),
        containerName: mention.container.isEmpty ? nil : mention.container)
    }
  }
}

extension FileIndex.Kind {
  /// The symbol kind of declarations of this kind.
  var symbolKind: LSPSymbolKind {
    switch self {
    case .symbol(.style): .class
    case .symbol(.token): .constant
    case .symbol(.action): .function
    case .symbol(.dataSource): .field
    case .symbol(.component), .symbol(.section), .symbol(.sectionLayout): .object
    case .symbol(.request): .event
    case .symbol(.destination): .module
    case .symbol(.iterationVariable), .symbol(.localState), .hostState: .variable
    case .entry(.action): .method
    case .entry: .interface
    }
  }
}
