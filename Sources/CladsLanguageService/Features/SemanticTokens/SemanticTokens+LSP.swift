import JSONSyntax
public import LanguageServerProtocol
import SourceText

/// `textDocument/semanticTokens/full`, and with it the two requests for less.
public enum SemanticTokensFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = SemanticTokensRequest

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("semanticTokensProvider") { json in
      json.member(
        "legend",
        object: { json in
          json.member("tokenTypes", SemanticToken.Sort.allCases.map(\.rawValue))
          json.member("tokenModifiers", SemanticToken.Modifiers.names)
        })
      json.member("range", true)
      json.member("full", object: { $0.member("delta", true) })
    }
  }

  /// Answers.
  public static func respond(
    to params: DocumentParams, in context: FeatureContext
  ) async throws(ResponseError) -> SemanticTokens? {
    let data = await data(in: context)
    return SemanticTokens(resultId: await context.workspace.semanticTokens.keep(data), data: data)
  }

  static func data(in context: FeatureContext, part: TextRange? = nil) async -> [UInt32] {
    SemanticTokenCoding.encode(
      await SemanticTokenReader.all(in: context.document, part: part), context.positions)
  }
}

/// `textDocument/semanticTokens/full/delta`.
public enum SemanticTokensDeltaFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = SemanticTokensDeltaRequest

  /// Answers.
  public static func respond(
    to params: SemanticTokensDeltaParams, in context: FeatureContext
  ) async throws(ResponseError) -> SemanticTokensChange? {
    let cache = context.workspace.semanticTokens
    let data = await SemanticTokensFeature.data(in: context)
    let old = await cache.answer(params.previousResultId)
    let id = await cache.keep(data)
    guard let old else { return .tokens(SemanticTokens(resultId: id, data: data)) }
    return .edits(resultId: id, SemanticTokenCoding.difference(from: old, to: data))
  }
}

/// `textDocument/semanticTokens/range`.
public enum SemanticTokensRangeFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = SemanticTokensRangeRequest

  /// Answers.
  public static func respond(
    to params: SemanticTokensRangeParams, in context: FeatureContext
  ) async throws(ResponseError) -> SemanticTokens? {
    let part = context.positions.range(params.range)
    return SemanticTokens(resultId: nil, data: await SemanticTokensFeature.data(in: context, part: part))
  }
}
