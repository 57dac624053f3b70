import GeneratedDocuments
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Benchmarks of the release executable as a server: response times and memory.
struct ServerBenchmark {
  private let server: ServerProcess
  private let uri = FileURI(path: "/benchmark/screen.clads.json")
  /// The position of a style name in the middle of the document.
  private let position: Position
  private var version = 1

  /// Runs the benchmarks for documents of the given sizes in bytes, and prints the results.
  static func run(executable: String, sizes: [Int]) {
    print("server: spawn to the response to `initialize`: \(start(executable))")
    for size in sizes {
      var generator = DocumentGenerator(seed: 42)
      guard let server = ServerProcess(executable),
        var benchmark = ServerBenchmark(server, generator.document(size: size))
      else { return print("cannot start \(executable)") }
      benchmark.run(size: size)
    }
  }

  private static func start(_ executable: String) -> String {
    let times = (0..<40).map { _ in
      Measurement.time { ServerProcess(executable)?.request("initialize", capabilities) }
    }
    return percentiles(Measurement(times: times))
  }

  /// The client capabilities of common editors that affect the size of responses.
  private static func capabilities(_ json: inout JSONWriter) {
    json.member("processId", Int?.none)
    json.member("rootUri", String?.none)
    json.member(
      "capabilities",
      object: { json in
        json.member(
          "textDocument",
          object: { json in
            json.member(
              "completion",
              object: { json in
                json.member(
                  "completionItem",
                  object: { json in
                    json.member("snippetSupport", true)
                    json.member("resolveSupport", object: { $0.member("properties", ["documentation"]) })
                  })
              })
            json.member("documentSymbol", object: { $0.member("hierarchicalDocumentSymbolSupport", true) })
          })
      })
  }

  /// Initializes the server and opens a document.
  private init?(_ server: ServerProcess, _ bytes: [UInt8]) {
    self.server = server
    let source = SourceFile(uri: uri, version: 1, bytes: bytes)
    let name = Array(#""styleId": ""#.utf8)
    let middle = bytes[(bytes.count / 2)...]
    guard
      let start = middle.indices.first(where: { bytes[$0...].starts(with: name) })
    else { return nil }
    let position = source.position(of: TextOffset(utf8: start + name.count), encoding: .utf16)
    self.position = Position(line: position.line, character: position.character)
    server.request("initialize", Self.capabilities)
    server.notify("initialized") { _ in }
    let uri = uri
    server.notify(DidOpenParams.method) { json in
      json.member(
        "textDocument",
        object: { json in
          json.member("uri", uri)
          json.member("languageId", "json")
          json.member("version", 1)
          json.member("text", String(decoding: bytes, as: UTF8.self))
        })
    }
    server.waitForDiagnostics(version: 1)
  }

  private mutating func run(size: Int) {
    let count = size > 5_000_000 ? 20 : 200
    print("server, a document of \(size / 1_000) kB: memory after opening \(memory)")
    let editToFindings = percentiles(count) {
      $0.edit()
      $0.server.waitForDiagnostics(version: $0.version)
    }
    print("  edit to findings: \(editToFindings)")
    for method in ["textDocument/completion", "textDocument/hover"] {
      print("  \(method): \(percentiles(count) { $0.request(method, atPosition: true) })")
      print("  \(method) after an edit: \(afterEdits(count, method))")
    }
    for method in ["textDocument/documentSymbol", "textDocument/semanticTokens/full"] {
      print("  \(method): \(percentiles(count) { $0.request(method, atPosition: false) })")
    }
    print("  memory after \(version) edits \(memory)")
    let edits = size > 5_000_000 ? 100 : 2_000
    for _ in 0..<edits { edit() }
    request("textDocument/hover", atPosition: true)
    print("  memory after \(edits) more without a pause \(memory)")
  }

  /// Types a letter into the style name, or deletes it again.
  private mutating func edit() {
    version += 1
    let isDeletion = version % 2 == 1
    var end = position
    end.character += isDeletion ? 1 : 0
    let range = LSPRange(start: position, end: end)
    server.notify(DidChangeParams.method) { [uri, version] json in
      json.member(
        "textDocument",
        object: { json in
          json.member("uri", uri)
          json.member("version", version)
        })
      json.name("contentChanges")
      json.array { json in
        json.object { json in
          json.member("range", range)
          json.member("text", isDeletion ? "" : "q")
        }
      }
    }
  }

  private func request(_ method: String, atPosition: Bool) {
    server.request(method) { json in
      json.member("textDocument", object: { $0.member("uri", uri) })
      if atPosition { json.member("position", position) }
    }
  }

  /// Times requests that follow an edit immediately, before its findings are published.
  private mutating func afterEdits(_ count: Int, _ method: String) -> String {
    var times: [Double] = []
    for _ in 0..<count {
      edit()
      times.append(Measurement.time { request(method, atPosition: true) })
      server.waitForDiagnostics(version: version)
    }
    return Self.percentiles(Measurement(times: times))
  }

  private mutating func percentiles(_ count: Int, _ body: (inout ServerBenchmark) -> Void) -> String {
    var times: [Double] = []
    for _ in 0..<count { times.append(Measurement.time { body(&self) }) }
    return Self.percentiles(Measurement(times: times))
  }

  private static func percentiles(_ times: Measurement) -> String {
    "p50 \(rounded(times.percentile(0.5))) ms, p95 \(rounded(times.percentile(0.95))) ms, "
      + "p99 \(rounded(times.percentile(0.99))) ms"
  }

  private var memory: String { "\(rounded(server.residentMemory, 0)) MiB" }
}
