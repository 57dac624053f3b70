import CladsAnalysis
import CladsPreview
import Diagnostics
import LanguageServerProtocol
import SourceText

/// Everything that can happen to the server.
enum Event: Sendable {
  /// The client says something.
  case message(IncomingMessage)
  /// The stream holds bytes that are no message.
  case garbage(ResponseError)
  /// The documents in a file are known.
  case analysed(FileURI, generation: Int, [Analysis])
  /// What there is to say about a file is known, also as the client reads it.
  case checked(FileURI, generation: Int, [Diagnostic], LSPAny)
  /// A request can be answered; the number tells it from others that had the same id.
  case answered(RequestID, number: Int, OutgoingMessage)
  /// The user has chosen a sample of a document.
  case sampleChosen(FileURI, String)
  /// A document has previews now, or has none any more.
  case previews(PreviewHost.News)
  /// The files of the workspace were looked at.
  case indexed(WorkspaceIndex)
  /// Some time has passed.
  case tick
  /// The client is gone.
  case inputClosed
}
