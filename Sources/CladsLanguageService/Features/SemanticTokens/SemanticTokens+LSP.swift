import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `textDocument/semanticTokens/full`; also advertises deltas and ranges.
package enum SemanticTokensFeature: DocumentFeature {
  package typealias Request = SemanticTokensRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("semanticTokensProvider") { json in
      json.member(
        "legend",
        object: { json in
          json.member("tokenTypes", SemanticToken.Kind.allCases.map(\.rawValue))
          json.member("tokenModifiers", SemanticToken.Modifiers.names)
        })
      json.member("range", true)
      json.member("full", object: { $0.member("delta", true) })
    }
  }

  package static func respond(
    to params: DocumentParams, in context: FeatureContext
  ) async throws(ResponseError) -> SemanticTokens? {
    let data = await data(in: context)
    return SemanticTokens(resultId: await context.workspace.semanticTokens.insert(data), data: data)
  }

  static func data(in context: FeatureContext, range: TextRange? = nil) async -> [UInt32] {
    SemanticTokenCoding.encode(
      await context.document.semanticTokens(in: range), context.positions)
  }
}

/// `textDocument/semanticTokens/full/delta`.
package enum SemanticTokensDeltaFeature: DocumentFeature {
  package typealias Request = SemanticTokensDeltaRequest

  package static func respond(
    to params: SemanticTokensDeltaParams, in context: FeatureContext
  ) async throws(ResponseError) -> SemanticTokensChange? {
    let cache = context.workspace.semanticTokens
    let data = await SemanticTokensFeature.data(in: context)
    let old = await cache.data(for: params.previousResultId)
    let id = await cache.insert(data)
    guard let old else { return .tokens(SemanticTokens(resultId: id, data: data)) }
    return .edits(resultId: id, SemanticTokenCoding.difference(from: old, to: data))
  }
}

/// `textDocument/semanticTokens/range`.
package enum SemanticTokensRangeFeature: DocumentFeature {
  package typealias Request = SemanticTokensRangeRequest

  package static func respond(
    to params: SemanticTokensRangeParams, in context: FeatureContext
  ) async throws(ResponseError) -> SemanticTokens? {
    let range = context.positions.range(params.range)
    return SemanticTokens(resultId: nil, data: await SemanticTokensFeature.data(in: context, range: range))
  }
}
