import CladsAnalysis
import CladsPreview
package import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `clads.preview.locate`: finds out how far the picture must be scrolled to show a node.
package enum PreviewLocateCommand: ServerCommand {
  package static let name = "clads.preview.locate"

  /// Takes a `position` in the document; returns the `scroll` with which the innermost node around it is in
  /// sight, or `null` if it is, or cannot be brought there.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    let position: Position = try argument.required("position")
    let shown = await address.host.place(of: address.name, in: address.uri)
    let document = try await argument.document(in: context, orShown: shown)
    let offset = PositionMapper(document.file.source, encoding: context.encoding).offset(position)
    do {
      let scroll = try await address.host.scroll(showing: offset, in: address.name, of: address.uri)
      guard let scroll else { return LSPAny(LSPNull()) }
      return LSPAny { json in json.member("scroll", scroll) }
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }
}
