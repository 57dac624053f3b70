package import JSONSyntax

/// `textDocument/codeLens`: the code lenses of a document.
package enum CodeLensRequest: LSPRequest {
  package typealias Params = DocumentParams
  package typealias Result = [CodeLens]
  package static let method = "textDocument/codeLens"
  package static let emptyResult: [CodeLens] = []
}

/// A line of text that the client shows above a line of the document.
package struct CodeLens: JSONEncodable, Hashable {
  /// The range the lens belongs to.
  package var range: LSPRange
  /// The text to show, and the command that a click runs.
  package var command: Command

  package init(range: LSPRange, command: Command) {
    self.range = range
    self.command = command
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("command", command)
    }
  }
}
