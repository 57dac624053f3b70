import CladsTool
import JSONSyntax
import LanguageServerProtocol
import ModelContextProtocol
import SourceText

extension FuzzTarget {
  /// Every request of a coding agent has one response, and no call leads out of the folders or writes a file.
  ///
  /// The messages are in frames like those of an editor, so that the fuzzer changes them in the same ways.
  static let agents = FuzzTarget("agents", .messages) { bytes, violations in
    var framing = MessageFraming()
    bytes.withUnsafeBytes { framing.append($0) }
    var client = AgentClient()
    for _ in 0..<24 {
      guard case .content(let content)? = framing.next() else { break }
      await client.send(content, &violations)
    }
  }
}

/// One connection, whose calls are checked instead of run.
private struct AgentClient {
  private static let roots = AgentRoots(resolved: ["/app"])
  private var session: ContextSession

  init() {
    session = ContextSession(
      AgentService.service(
        named: "clads-lsp", version: "1", roots: Self.roots, mayWrite: false,
        read: { resource throws(ContextError) in resource.uri },
        // The check below sees which command line it would be.
        answer: { ContextAnswer($0.arguments.joined(separator: "\0")) }))
  }

  mutating func send(_ content: [UInt8], _ violations: inout Violations) async {
    let message = IncomingMessage(content)
    let response: OutgoingMessage
    switch session.reaction(to: message) {
    case .nothing, .cancel:
      if case .request(_, let method) = message.content {
        violations.expect(false, "the request `\(method)` has no response")
      }
      return
    case .send(let message): response = message
    case .run(_, let work): response = await work()
    }
    let line = response.line
    violations.expect(line.last == Byte.newline && !line.dropLast().contains(Byte.newline), "not one line")
    let tree = SyntaxTree.parse(line)
    violations.expect(tree.errors.allSatisfy(\.isLoneSurrogate), "a response is not valid JSON")
    guard let object = tree.root.object else { return violations.expect(false, "no object") }
    violations.expect(object["jsonrpc"]?.string?.value == "2.0", "a response without `jsonrpc`")
    violations.expect((object["result"] == nil) != (object["error"] == nil), "neither result nor error")
    guard case .request(let id, "tools/call") = message.content else { return }
    let answered = object["id"].flatMap { try? RequestID(json: $0) }
    violations.expect(answered == id, "the response has another id")
    let result = object["result"]?.object
    let isError = result?["isError"].flatMap { try? Bool(json: $0) }
    let content = result?["content"]?.array?.elements.first { _ in true }?.object
    if isError == false, let text = content?["text"]?.string?.value {
      check(text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init), &violations)
    }
  }

  /// The modes whose operands are paths.
  private static let modesOfFiles = ["--check", "--describe", "--preview", "--test", "--compare"]

  /// Checks the command line of a call.
  private func check(_ arguments: [String], _ violations: inout Violations) {
    let options = arguments.prefix { $0 != "--" }
    violations.expect(!options.contains("--fix") || options.contains("--diff"), "`fix` writes a file")
    for option in ["--write", "--update", "--init", "--watch"] {
      violations.expect(!options.contains(option), "a call has `\(option)`")
    }
    var files =
      Self.modesOfFiles.contains(where: options.contains) ? arguments.dropFirst(options.count + 1) : []
    for mode in Self.modesOfFiles {
      files += options.filter { $0.hasPrefix(mode + "=") }.map { String($0.dropFirst(mode.count + 1)) }
    }
    // The current folder is one of the folders, and `-` the text that is given.
    for path in files where path != "-" && path != "." {
      violations.expect((try? Self.roots.check(path)) != nil, "`\(path)` is outside")
    }
  }
}
