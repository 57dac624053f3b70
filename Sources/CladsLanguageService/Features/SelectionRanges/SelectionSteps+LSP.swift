package import LanguageServerProtocol
import SourceText

/// `textDocument/selectionRange`.
package enum SelectionRangeFeature: DocumentFeature {
  package typealias Request = SelectionRangeRequest

  /// The maximum number of positions; far above any realistic number of cursors.
  private static let maximumCount = 1_000

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("selectionRangeProvider")
  }

  package static func respond(
    to params: SelectionRangeParams, in context: FeatureContext
  ) async throws(ResponseError) -> [SelectionRange] {
    guard params.positions.count <= maximumCount else {
      throw ResponseError(
        .invalidParams, "\(params.positions.count) positions exceed the limit of \(maximumCount)")
    }
    let positions = context.positions
    let steps = await context.document.selectionRanges(at: params.positions.map(positions.offset))
    return steps.map { SelectionRange(ranges: positions.ranges($0)) }
  }
}
