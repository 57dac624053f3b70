public import LanguageServerProtocol
import SourceText

/// `completionItem/resolve`.
public enum CompletionResolveFeature: WorkspaceFeature {
  /// The request that is answered.
  public typealias Request = CompletionResolveRequest

  /// Answers.
  public static func respond(
    to params: UnresolvedCompletionItem, in context: WorkspaceContext
  ) async throws(ResponseError) -> ResolvedCompletionItem {
    let nothing = ResolvedCompletionItem(written: params.written)
    guard let data = params.data?.node, let uri = try? data.member("uri", as: FileURI.self),
      let subject = try? CompletionSubject(json: data), let document = await context.workspace.document(uri)
    else { return nothing }
    // Where the place was is not known any more; what the names mean is the same in most of the file.
    let analysis = await document.analysisForNames(at: TextOffset(utf8: 0))
    guard let text = CompletionDocumentation(document, analysis).markdown(of: subject) else {
      return nothing
    }
    return ResolvedCompletionItem(
      written: params.written, documentation: MarkupContent(markdown: text, for: context.client))
  }
}
