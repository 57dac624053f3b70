import GeneratedDocuments
import JSONSyntax
import LanguageServerProtocol
import SourceText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Uses the server like an author does all day, and watches its memory, threads and descriptors: typing,
/// completion, previews, samples, folders, opening and closing.
struct SoakBenchmark {
  /// The time after which the memory is that of a warm server, in seconds.
  private static let warmUp = 120.0
  private static let interval = 10.0

  private let server: ServerProcess
  private let folders: [String]
  private var texts: [[UInt8]] = []
  private var versions: [Int: Int] = [:]
  private var random = SplitMix(state: 7)
  private var hasSecondFolder = false

  /// Runs for a number of minutes, prints what it sees every ten seconds, and returns whether the server
  /// stayed within its bars.
  static func run(executable: String, minutes: Double) -> Bool {
    guard let server = ServerProcess(executable), let first = temporaryFolder(),
      let second = temporaryFolder()
    else {
      print("cannot start \(executable)")
      return false
    }
    var soak = SoakBenchmark(server, [first, second])
    return soak.run(seconds: minutes * 60)
  }

  private init(_ server: ServerProcess, _ folders: [String]) {
    self.server = server
    self.folders = folders
    for (number, size) in [3_000, 10_000, 20_000, 20_000, 60_000, 300_000].enumerated() {
      var generator = DocumentGenerator(seed: UInt64(number))
      texts.append(generator.document(size: size, id: "screen\(number)"))
    }
  }

  private mutating func run(seconds: Double) -> Bool {
    for folder in folders { writeFiles(folder) }
    defer { removeFiles() }
    server.request("initialize") { [folders] json in
      json.member("processId", Int?.none)
      json.member("rootUri", FileURI(path: folders.first ?? "/"))
      json.member("capabilities", object: { _ in })
    }
    server.notify("initialized") { _ in }
    let start = ContinuousClock.now
    var elapsed = 0.0
    var nextReport = 0.0
    var warm: ServerUsage?
    var largest = 0.0
    while elapsed < seconds {
      for _ in 0..<20 { step() }
      elapsed = Double((ContinuousClock.now - start).components.seconds)
      guard elapsed >= nextReport else { continue }
      nextReport += Self.interval
      // Between two rounds everything is closed, so that the figures compare.
      closeAll()
      pause()
      let usage = server.usage
      print("\(Int(elapsed)) s: \(usage)")
      fflush(nil)
      if warm == nil, elapsed >= min(Self.warmUp, seconds / 2) { warm = usage }
      if warm != nil { largest = max(largest, usage.memory) }
    }
    closeAll()
    pause()
    return report(warm ?? server.usage, largest, server.usage)
  }

  private func report(_ warm: ServerUsage, _ largest: Double, _ end: ServerUsage) -> Bool {
    let growth = largest / max(warm.memory, 1)
    let rest = end.memory / max(warm.memory, 1)
    print("warm: \(warm)")
    print(
      "most afterwards: \(rounded(growth, 3)) of it (bar 1.05); at the end: \(rounded(rest, 3)) (bar 1.1)")
    print(
      "threads: \(warm.threads) and \(end.threads); descriptors: \(warm.descriptors) and \(end.descriptors)")
    return growth < 1.05 && rest < 1.1 && end.threads == warm.threads
      && end.descriptors == warm.descriptors
  }

  // MARK: Steps

  private mutating func step() {
    let number = Int(random.next() % UInt64(texts.count))
    guard versions[number] != nil else { return open(number) }
    switch random.next() % 40 {
    case 0: close(number)
    case 1: command("clads.preview", number) { $0.member("width", 40) }
    case 2: command("clads.preview.reset", number) { _ in }
    case 3: command("clads.preview.close", number) { _ in }
    case 4: command("clads.selectSample", number) { $0.member("sample", "full") }
    case 5: changeFolders()
    case 6: request("textDocument/semanticTokens/full", number)
    case 7: request("textDocument/documentSymbol", number)
    case 8: request("textDocument/formatting", number)
    case 9: server.request("workspace/symbol") { $0.member("query", "style") }
    case 10..<16: request("textDocument/completion", number, isAtPosition: true)
    case 16..<22: request("textDocument/hover", number, isAtPosition: true)
    default: edit(number)
    }
  }

  private func uri(_ number: Int) -> FileURI {
    FileURI(path: "\(folders[number % folders.count])/screen\(number).clads.json")
  }

  private mutating func open(_ number: Int) {
    versions[number] = 1
    server.notify(DidOpenParams.method) { [uri = uri(number), text = texts[number]] json in
      json.member(
        "textDocument",
        object: { json in
          json.member("uri", uri)
          json.member("languageId", "json")
          json.member("version", 1)
          json.member("text", String(decoding: text, as: UTF8.self))
        })
    }
  }

  private mutating func close(_ number: Int) {
    versions[number] = nil
    server.notify("textDocument/didClose") { [uri = uri(number)] json in
      json.member("textDocument", object: { $0.member("uri", uri) })
    }
  }

  /// Types a letter at the start of a line, or deletes it again.
  private mutating func edit(_ number: Int) {
    guard let version = versions[number] else { return }
    versions[number] = version + 1
    let start = Position(line: 5, character: 4)
    let end = Position(line: 5, character: version.isMultiple(of: 2) ? 5 : 4)
    server.notify(DidChangeParams.method) { [uri = uri(number)] json in
      json.member(
        "textDocument",
        object: { json in
          json.member("uri", uri)
          json.member("version", version + 1)
        })
      json.name("contentChanges")
      json.array { json in
        json.object { json in
          json.member("range", LSPRange(start: start, end: end))
          json.member("text", version.isMultiple(of: 2) ? "" : "q")
        }
      }
    }
  }

  private mutating func request(_ method: String, _ number: Int, isAtPosition: Bool = false) {
    let line = Int(random.next() % 60)
    server.request(method) { [uri = uri(number)] json in
      json.member("textDocument", object: { $0.member("uri", uri) })
      if isAtPosition { json.member("position", Position(line: line, character: 12)) }
      if method == "textDocument/formatting" {
        json.member(
          "options",
          object: { json in
            json.member("tabSize", 2)
            json.member("insertSpaces", true)
          })
      }
    }
  }

  private func command(_ name: String, _ number: Int, _ more: @escaping (inout JSONWriter) -> Void) {
    server.request("workspace/executeCommand") { [uri = uri(number)] json in
      json.member("command", name)
      json.name("arguments")
      json.array { json in
        json.object { json in
          json.member("uri", uri)
          more(&json)
        }
      }
    }
  }

  private mutating func changeFolders() {
    hasSecondFolder.toggle()
    server.notify("workspace/didChangeWorkspaceFolders") { [folder = folders[1], hasSecondFolder] json in
      json.member(
        "event",
        object: { json in
          for (name, isPresent) in [("added", hasSecondFolder), ("removed", !hasSecondFolder)] {
            json.name(name)
            json.array { json in
              guard isPresent else { return }
              json.object { json in
                json.member("uri", FileURI(path: folder))
                json.member("name", "second")
              }
            }
          }
        })
    }
  }

  private mutating func closeAll() {
    for number in texts.indices {
      command("clads.preview.close", number) { _ in }
      if versions[number] != nil { close(number) }
    }
    if hasSecondFolder { changeFolders() }
    server.request("workspace/symbol") { $0.member("query", "x") }
  }

  /// Waits until the server has returned what it does not need to the system.
  private func pause() { usleep(5_000_000) }

  // MARK: Files

  private static func temporaryFolder() -> String? {
    var name = Array("/tmp/clads-soak-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func writeFiles(_ folder: String) {
    write(Array(#"{ "formatLevel": "extended" }"#.utf8), to: "\(folder)/clads.json")
    for number in texts.indices {
      write(texts[number], to: "\(folder)/screen\(number).clads.json")
      write(
        Array(#"{ "name0": "Ada", "count1": 7 }"#.utf8),
        to: "\(folder)/screen\(number).full.sample.json")
    }
  }

  private func removeFiles() {
    for folder in folders {
      for number in texts.indices {
        unlink("\(folder)/screen\(number).clads.json")
        unlink("\(folder)/screen\(number).full.sample.json")
      }
      unlink("\(folder)/clads.json")
      rmdir(folder)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}

/// What a server process uses of the system.
struct ServerUsage: CustomStringConvertible {
  /// The resident memory in MiB.
  var memory: Double
  var threads: Int
  var descriptors: Int

  var description: String { "\(rounded(memory, 1)) MiB, \(threads) threads, \(descriptors) descriptors" }
}

extension ServerProcess {
  /// What the server uses at this moment, or zeros where the system does not say.
  var usage: ServerUsage {
    ServerUsage(
      memory: residentMemory, threads: Self.entryCount("/proc/\(id)/task"),
      descriptors: Self.entryCount("/proc/\(id)/fd"))
  }

  private static func entryCount(_ path: String) -> Int {
    guard let folder = opendir(path) else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count - 2
  }
}
