import GeneratedDocuments
import JSONSyntax
import LanguageServerProtocol
import SourceText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Scans a folder of generated documents with the release executable as a server, and opens documents
/// meanwhile.
enum WorkspaceBenchmark {
  /// Generates `count` documents of about `size` bytes in a folder unless they exist, runs the server, and
  /// prints the results.
  static func run(executable: String, folder: String, count: Int, size: Int) {
    FolderBenchmark.generate(folder, count: count, size: size)
    guard let server = ServerProcess(executable) else { return print("cannot start \(executable)") }
    server.request("initialize") { json in
      json.member("processId", Int?.none)
      json.member("rootUri", FileURI(path: folder))
      json.member("capabilities", object: { _ in })
    }
    let start = ContinuousClock.now
    server.notify("initialized") { _ in }
    let pull = server.send(request: WorkspaceDiagnosticParams.method) { json in
      json.name("previousResultIds")
      json.array { _ in }
    }
    var times: [Double] = []
    var version = 0
    while !server.hasResponse(to: pull), version < 1_000 {
      version += 1
      let number = version * 7 % count
      var generator = DocumentGenerator(seed: UInt64(number) + 1)
      let text = String(decoding: generator.document(size: size, id: "screen\(number)"), as: UTF8.self)
      let uri = FileURI(path: "\(folder)/screen\(number).clads.json")
      times.append(Measurement.time { open(uri, text, version, server) })
      // An author does not open one file right after the other.
      usleep(100_000)
    }
    let during = times.count
    let length = server.waitForResponse(to: pull)
    let time = Double((ContinuousClock.now - start) / .milliseconds(1))
    print("workspace/diagnostic about \(count) documents: \(rounded(time / 1_000)) s, \(length / 1_000) kB")
    let opening = Measurement(times: times)
    print(
      "  opening a document meanwhile, to its findings (\(during) times): "
        + "p50 \(rounded(opening.median)) ms, most \(rounded(opening.percentile(1))) ms")
    print("  peak memory \(rounded(server.peakMemory, 0)) MiB")
    // The server returns free memory to the system when nothing has happened for some seconds.
    sleep(6)
    print("  memory afterwards \(rounded(server.residentMemory, 0)) MiB")
    let again = Measurement.time {
      server.request("workspace/symbol") { $0.member("query", "style1") }
    }
    print("  workspace/symbol afterwards: \(rounded(again)) ms")
  }

  /// Opens one of the documents, and waits for its findings.
  private static func open(_ uri: FileURI, _ text: String, _ version: Int, _ server: ServerProcess) {
    server.notify(DidOpenParams.method) { json in
      json.member(
        "textDocument",
        object: { json in
          json.member("uri", uri)
          json.member("languageId", "json")
          json.member("version", version)
          json.member("text", text)
        })
    }
    server.waitForDiagnostics(version: version)
  }
}
