import CladsPreview
import CladsProject
import CladsRules
import Diagnostics
public import JSONSyntax
public import LanguageServerProtocol
import SourceText

/// `clads.preview`: shows a document, and says so whenever the picture changes.
public enum PreviewCommand: ServerCommand {
  /// Its name.
  public static let name = "clads.preview"

  /// Opens a preview, or changes the open one. Takes `as`, `width`, `height`, `colorScheme`, `sample` and `include`;
  /// of an open preview what is left out stays as it is. Answers a snapshot.
  public static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try PreviewAddress(argument, in: context)
    let document = try await argument.document(in: context)
    var wishes = PreviewWishes()
    wishes.as = try argument.word("as")
    wishes.width = try argument.number("width", in: PreviewOptions.widths)
    wishes.height = try argument.number("height", in: PreviewOptions.heights)
    wishes.colorScheme = try argument.word("colorScheme")
    wishes.parts = try argument.words("include")
    if let sample: String = try argument.optional("sample") {
      wishes.sample = try document.sample(named: sample).name
    }
    let errors = await document.readyDiagnostics().count { $0.severity == .error }
    let subject = PreviewSubject(
      document, await document.analyses(), levels: RuleLevels(document.project), errors: errors)
    guard let subject else { throw ResponseError(.requestFailed, "the document is not known yet") }
    return try await snapshot(in: context) { [wishes] in
      try await address.host.open(address.name, subject, wishes)
    }
  }
}

/// `clads.preview.close`: closes a preview.
public enum PreviewCloseCommand: ServerCommand {
  /// Its name.
  public static let name = "clads.preview.close"

  /// Closes it, if it is open; answers `null`, and nothing is heard of it any more.
  public static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try PreviewAddress(argument, in: context)
    await address.host.close(address.name, of: address.uri)
    return LSPAny(LSPNull())
  }
}

/// `clads.preview.reset`: starts a preview again.
public enum PreviewResetCommand: ServerCommand {
  /// Its name.
  public static let name = "clads.preview.reset"

  /// Goes back to the sample; answers a snapshot.
  public static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try PreviewAddress(argument, in: context)
    return try await snapshot(in: context) { try await address.host.reset(address.name, of: address.uri) }
  }
}
