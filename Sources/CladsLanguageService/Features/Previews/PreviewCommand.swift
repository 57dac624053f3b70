import CladsCheck
import CladsPreview
import CladsProject
import Diagnostics
package import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `clads.preview`: opens a preview of a document; the server then sends a snapshot whenever it changes.
package enum PreviewCommand: ServerCommand {
  package static let name = "clads.preview"

  /// Opens a preview, or changes the open one, and returns a snapshot. Takes `as`, `width`, `height`,
  /// `colorScheme`, `sample`, `client`, `include`, `visible`, `pictureWidth`, `pictureHeight`,
  /// `pictureScroll`, `pictureRows` and `changes`; an open preview keeps the options that are omitted.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    let shown = await address.host.place(of: address.name, in: address.uri)
    let found = try await argument.document(in: context, orShown: shown)
    let sample = try argument.optional("sample").map { name throws(ResponseError) in
      try found.sample(named: name).name
    }
    let document = try found.choosingClient(argument, context)
    let errors = document.drawnErrorCount(await document.readyDiagnostics())
    let input = PreviewInput(
      document, await document.analyses(), levels: RuleLevels(document.project), errors: errors)
    guard let input else { throw ResponseError(.requestFailed, "the document has not been analyzed yet") }
    return try await snapshot(in: context) {
      try await address.host.open(address.name, input) { request in
        try argument.update(&request)
        if let sample { request.sample = sample }
      }
    }
  }
}

extension SyntaxNode {
  /// Decodes what a client asks of a preview; what is omitted stays.
  func update(_ request: inout PreviewRequest) throws(ResponseError) {
    request.options.as = try choice("as") ?? request.options.as
    request.width = try number("width", in: PreviewOptions.widths) ?? request.width
    request.options.height = try number("height", in: PreviewOptions.heights) ?? request.options.height
    request.options.colorScheme = try choice("colorScheme") ?? request.options.colorScheme
    request.parts = try choices("include") ?? request.parts
    request.options.visible = try visible() ?? request.options.visible
    request.pictureWidth = try number("pictureWidth", in: PictureWindow.lengths) ?? request.pictureWidth
    request.pictureHeight = try number("pictureHeight", in: PictureWindow.lengths) ?? request.pictureHeight
    if let scroll = try number("pictureScroll", in: PictureWindow.scrolls) {
      request.picture.scroll = Double(scroll)
    }
    request.picture.rows = try scrolledRows() ?? request.picture.rows
    request.sendsChanges = try optional("changes") ?? request.sendsChanges
  }
}

/// `clads.preview.close`: closes a preview.
package enum PreviewCloseCommand: ServerCommand {
  package static let name = "clads.preview.close"

  /// Closes the preview, if it is open, and returns `null`.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    await address.host.close(address.name, of: address.uri)
    return LSPAny(LSPNull())
  }
}

/// `clads.preview.reset`: restarts a preview.
package enum PreviewResetCommand: ServerCommand {
  package static let name = "clads.preview.reset"

  /// Resets the state to that of the sample and returns a snapshot.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    return try await snapshot(in: context) { try await address.host.reset(address.name, of: address.uri) }
  }
}

/// `clads.preview.scroll`: shows other rows of a preview.
package enum PreviewScrollCommand: ServerCommand {
  package static let name = "clads.preview.scroll"

  /// Takes `visible`; returns a snapshot with these rows.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    guard let visible = try argument.visible() ?? nil else {
      throw ResponseError(.invalidParams, "`visible` is missing")
    }
    return try await snapshot(in: context) {
      try await address.host.scroll(to: visible, in: address.name, of: address.uri)
    }
  }
}

/// `clads.preview.refresh`: sends a whole snapshot, to a client that has lost track of the changes.
package enum PreviewRefreshCommand: ServerCommand {
  package static let name = "clads.preview.refresh"

  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    return try await snapshot(in: context) { try await address.host.resend(address.name, of: address.uri) }
  }
}
