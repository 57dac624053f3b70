import JSONSyntax
import TestSupport
import Testing

@Suite struct ServerTests {
  /// Runs the server with these messages on standard input.
  private func serve(_ messages: [String], arguments: [String] = ["--stdio"]) -> Execution {
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    return Executable.run(arguments, input: Array(input.utf8))
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"#
  private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test(arguments: [["--stdio"], []])
  func `initialize, shutdown and exit end with status 0`(arguments: [String]) {
    let run = serve([Self.initialize, Self.shutdown, Self.exit], arguments: arguments)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Content-Length: "))
    #expect(run.output.contains(#""name":"clads-lsp""#))
    #expect(run.output.contains(#""id":2,"result":null"#))
    #expect(run.error.isEmpty)
  }

  @Test func `exit without shutdown is a failure`() {
    #expect(serve([Self.initialize, Self.exit]).status == 1)
    #expect(serve([Self.initialize]).status == 1)
  }

  @Test func `a request before initialize is an error`() {
    let run = serve([Self.shutdown, Self.exit])
    #expect(run.output.contains("-32002"))
  }

  @Test func `findings are published`() {
    let open =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.clads.json","languageId":"json","version":1,"text":"{ \"id\": \"a\", \"root\": { \"children\": [ { \"type\": \"lable\" } ] } }"}}}"#
    let pull =
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///a.clads.json"}}}"#
    let run = serve([Self.initialize, open, pull])
    #expect(run.output.contains(#""code":"unknown-component-kind""#))
  }
}
