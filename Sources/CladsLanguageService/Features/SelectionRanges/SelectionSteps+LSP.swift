public import LanguageServerProtocol
import SourceText

/// `textDocument/selectionRange`.
public enum SelectionRangeFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = SelectionRangeRequest

  /// More places than this are not asked for by anybody's cursors.
  private static let maximumCount = 1_000

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("selectionRangeProvider")
  }

  /// Answers.
  public static func respond(
    to params: SelectionRangeParams, in context: FeatureContext
  ) async throws(ResponseError) -> [SelectionRange] {
    guard params.positions.count <= maximumCount else {
      throw ResponseError(
        .invalidParams, "\(params.positions.count) places are too many: at most \(maximumCount) are answered")
    }
    let positions = context.positions
    let steps = await SelectionSteps.at(params.positions.map(positions.offset), in: context.document)
    return steps.map { SelectionRange(ranges: positions.ranges($0)) }
  }
}
