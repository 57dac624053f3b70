package import CladsAnalysis
package import CladsLanguageService
package import CladsPreview
package import LanguageServerProtocol
package import SourceText

/// Everything that can happen to the server.
package enum Event: Sendable {
  /// The client has sent a message.
  case message(IncomingMessage)
  /// The input contains bytes that are not a message.
  case invalidInput(ResponseError)
  /// The documents in a file have been analyzed.
  case analyzed(FileURI, generation: Int, [Analysis])
  /// A file has been checked.
  case checked(FileURI, generation: Int, DocumentWork.Findings)
  /// The response to a request is ready; the number distinguishes the request from others with the same id.
  case responded(RequestID, number: Int, OutgoingMessage)
  /// The user has chosen a sample of a document, or a client to draw it as.
  case chosen(FileURI, DrawingChoice.Part)
  /// The first preview of a document has opened, or its last one has closed.
  case previews(PreviewHost.DocumentEvent)
  /// The files of the workspace have been scanned.
  case indexed(WorkspaceIndex)
  /// Half a second has passed since the last tick.
  case tick
  /// The client has closed its end of standard input.
  case inputClosed
}

extension Event {
  /// Whether the event is a change of a document.
  var isChange: Bool {
    if case .message(let message) = self, case .notification(DidChangeParams.method) = message.content {
      return true
    }
    return false
  }
}
