import JSONSyntax
import LanguageServerProtocol
import ModelContextProtocol
import Testing

/// What messages of the Model Context Protocol lead to.
@Suite struct ContextSessionTests {
  private let service = ContextService(
    name: "test", version: "1", instructions: "Use the tool.",
    tools: [
      ContextTool(
        name: "echo", title: "Echo", documentation: "Says it again.",
        inputSchema: LSPAny { $0.member("type", "object") })
    ],
    prompts: [
      ContextPrompt(
        name: "greet", title: "Greet", documentation: "Greets.",
        arguments: [.init("name", "Who.", isRequired: true)])
    ],
    resources: [
      ContextResource(uri: "test://a", name: "a", documentation: "A.", mimeType: "text/plain")
    ],
    call: { _, arguments throws(ContextError) in
      guard let text = arguments?.object?["text"]?.string?.value else { throw ContextError("no text") }
      return ContextAnswer(text)
    },
    read: { resource throws(ContextError) in resource.uri },
    prompt: { _, values in "Hello \(values["name"] ?? "")" })

  private let envelope =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  /// Returns the lines that a session answers messages with.
  private func answers(to messages: String...) async -> [String] {
    var session = ContextSession(service)
    var lines: [String] = []
    for message in messages {
      switch session.reaction(to: IncomingMessage(Array(message.utf8))) {
      case .nothing: break
      case .cancel(let id): lines.append("cancel \(id)")
      case .send(let message): lines.append(String(decoding: message.line.dropLast(), as: UTF8.self))
      case .run(_, let work): lines.append(String(decoding: await work().line.dropLast(), as: UTF8.self))
      }
    }
    return lines
  }

  private func initialize(_ version: String) -> String {
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
  }

  @Test(
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
      // A revision without a handshake, one that does not exist, and nonsense.
      ("2026-07-28", "2025-11-25"), ("2031-01-01", "2025-11-25"), ("", "2025-11-25"),
    ])
  func `a handshake agrees on the revision that is asked for, or the newest`(
    _ requested: String, _ agreed: String
  ) async {
    let answers = await answers(to: initialize(requested))
    #expect(answers.count == 1)
    #expect(answers[0].contains(#""protocolVersion":"\#(agreed)""#))
  }

  @Test func `a call is answered after the handshake, and what is wrong with it is part of the answer`() async
  {
    let answers = await answers(
      to: initialize("2025-11-25"), #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"echo"}}"#)
    #expect(
      answers.dropFirst() == [
        #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"hi"}],"isError":false}}"#,
        #"{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"no text"}],"isError":true}}"#,
      ])
  }

  @Test func `a stateless result says that it is complete, and whose it is`() async {
    let answers = await answers(
      to: #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(envelope)}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"prompts/get","params":{"name":"greet","arguments":{"name":"Ada"},\#(envelope)}}"#
    )
    #expect(answers.count == 2)
    #expect(answers[0].contains(#""resultType":"complete","ttlMs":0,"cacheScope":"private""#))
    #expect(answers[0].contains(#""io.modelcontextprotocol/serverInfo":{"name":"test","version":"1"}"#))
    #expect(answers[1].contains("Hello Ada"))
  }

  @Test func `a connection keeps to the kind of revision that it has begun with`() async {
    let stateless = #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(envelope)}}"#
    let first = await answers(to: initialize("2025-11-25"), stateless)
    #expect(first.last?.contains(#""code":-32600"#) == true)
    let second = await answers(to: stateless, initialize("2025-11-25"))
    #expect(second.last?.contains(#""code":-32022"#) == true)
  }

  @Test func `a revision that nobody knows leaves the way to a handshake open`() async {
    let answers = await answers(
      to:
        #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2031-01-01","io.modelcontextprotocol/clientCapabilities":{}}}}"#,
      initialize("2025-11-25"))
    #expect(answers.first?.contains(#""code":-32022"#) == true)
    #expect(answers.first?.contains(#""2025-11-25""#) == true)
    #expect(answers.last?.contains(#""protocolVersion":"2025-11-25""#) == true)
  }

  @Test(
    arguments: [
      (#""method":"tools/list""#, -32600),
      (#""method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":7}}"#, -32602),
      (
        #""method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#,
        -32602
      ),
      (#""method":"initialize""#, -32602),
      (#""method":"initialize","params":[]"#, -32602),
      (#""result":{}"#, 0),
    ])
  func `a message that fits no revision has an error`(_ members: String, _ code: Int) async {
    let answers = await answers(to: #"{"jsonrpc":"2.0","id":1,\#(members)}"#)
    #expect(answers.count == (code == 0 ? 0 : 1))
    for answer in answers { #expect(answer.contains(#""code":\#(code)"#)) }
  }

  @Test func `names that do not exist are errors that list those that do`() async {
    let answers = await answers(
      to: initialize("2025-06-18"), #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"x"}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"x"}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"prompts/get","params":{"name":"greet"}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"nonsense"}"#)
    #expect(answers[1].contains("there is no tool `x`; there are `echo`"))
    #expect(answers[2].contains("there is no resource `x`"))
    #expect(answers[3].contains("there is no prompt `x`"))
    #expect(answers[4].contains("the prompt `greet` needs `name`"))
    #expect(answers[5].contains(#""code":-32601"#))
  }

  @Test func `a canceled request is forgotten`() async {
    let answers = await answers(
      to: #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#)
    #expect(answers == [#"cancel string("a")"#])
  }
}
