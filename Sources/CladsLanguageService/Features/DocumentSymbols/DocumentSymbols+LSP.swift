package import LanguageServerProtocol
import SourceText

/// `textDocument/documentSymbol`.
package enum DocumentSymbolFeature: DocumentFeature {
  package typealias Request = DocumentSymbolRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("documentSymbolProvider")
  }

  package static func respond(
    to params: DocumentParams, in context: FeatureContext
  ) async throws(ResponseError) -> DocumentSymbols {
    let entries = await context.document.symbols()
    let positions = context.positions
    let ranges = positions.ranges(entries.map(\.range))
    guard context.client.hierarchicalSymbols else {
      return .flat(flat(entries, ranges, in: context.document))
    }
    let selections = positions.ranges(entries.map(\.selection))
    var next = 0
    return .nested(nested(entries, ranges, selections, depth: 0, &next))
  }

  private static func nested(
    _ entries: [OutlineEntry], _ ranges: [LSPRange], _ selections: [LSPRange], depth: Int, _ next: inout Int
  ) -> [DocumentSymbol] {
    var symbols: [DocumentSymbol] = []
    while next < entries.count, entries[next].depth == depth {
      let index = next
      next += 1
      let children = nested(entries, ranges, selections, depth: depth + 1, &next)
      symbols.append(
        DocumentSymbol(
          name: entries[index].name, detail: entries[index].detail, kind: entries[index].kind,
          range: ranges[index], selectionRange: selections[index], children: children))
    }
    return symbols
  }

  private static func flat(
    _ entries: [OutlineEntry], _ ranges: [LSPRange], in document: DocumentSnapshot
  ) -> [SymbolInformation] {
    var containers: [String] = []
    return entries.indices.map { index in
      let entry = entries[index]
      containers.removeLast(max(0, containers.count - entry.depth))
      defer { containers.append(entry.name) }
      return SymbolInformation(
        name: entry.name, kind: entry.kind, uri: document.uri, range: ranges[index],
        containerName: containers.last)
    }
  }
}
