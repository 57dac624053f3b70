import CladsAnalysis
package import LanguageServerProtocol
package import SourceText

/// `completionItem/resolve`.
package enum CompletionResolveFeature: WorkspaceFeature {
  package typealias Request = CompletionResolveRequest

  package static func subject(of params: UnresolvedCompletionItem) -> FileURI? {
    try? params.data?.node.member("uri")
  }

  package static func respond(
    to params: UnresolvedCompletionItem, in context: WorkspaceContext
  ) async throws(ResponseError) -> ResolvedCompletionItem {
    let unchanged = ResolvedCompletionItem(original: params.original)
    guard let data = params.data?.node, let uri = try? data.member("uri", as: FileURI.self),
      let subject = try? CompletionSubject(json: data), var document = await context.workspace.document(uri)
    else { return unchanged }
    if let index: Int = try? data.optional("document"), document.file.embedded.indices.contains(index) {
      document = document.embedded(index)
    }
    // The request has no position; only envelopes hold several documents, so the first one is a good guess.
    let analysis = await document.analysisForNames(at: TextOffset(utf8: 0))
    guard let text = CompletionDocumentation(document, analysis).markdown(of: subject) else {
      return unchanged
    }
    return ResolvedCompletionItem(
      original: params.original, documentation: MarkupContent(markdown: text, for: context.client))
  }
}
