import CladsAnalysis
import CladsProject
package import LanguageServerProtocol
import SourceText

/// `textDocument/foldingRange`.
package enum FoldingRangeFeature: SwiftFeature {
  package typealias Request = FoldingRangeRequest

  package static func swiftSubject(of params: DocumentParams) -> SwiftSubject { .file }

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("foldingRangeProvider")
  }

  package static func respond(
    to params: DocumentParams, in context: FeatureContext
  ) async throws(ResponseError) -> [FoldingRange] {
    let isWholeLines = context.client.lineFoldingOnly
    let document = context.document
    let documents = document.kind == .swift ? document.allEmbedded : [document]
    let ranges = documents.flatMap { document in
      PositionMapper(document.file.source, encoding: context.workspace.encoding)
        .ranges(document.foldingRanges())
    }
    return ranges.compactMap { range in
      var end = range.end
      // Leave the line of the closing bracket visible.
      if isWholeLines { end = Position(line: end.line - 1, character: 0) }
      guard end.line > range.start.line || (!isWholeLines && end.line >= range.start.line) else { return nil }
      return FoldingRange(start: range.start, end: end, isWholeLines: isWholeLines)
    }
  }
}
