import JSONSyntax
import LanguageServerProtocol

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The release executable running as a language server, connected through pipes.
final class ServerProcess {
  private let input: Int32
  private let output: Int32
  private let process: pid_t
  /// The id of the process.
  var id: Int { Int(process) }
  private var framing = MessageFraming()
  private var requestCount = 0
  /// The sizes of the responses that have been read and not been waited for, in bytes.
  private var responses: [RequestID: Int] = [:]
  /// The document version of the most recently published diagnostics.
  private var published = 0

  /// Starts the server, or returns `nil` if that fails.
  init?(_ executable: String) {
    var toServer: [Int32] = [0, 0]
    var fromServer: [Int32] = [0, 0]
    guard pipe(&toServer) == 0, pipe(&fromServer) == 0 else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toServer[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromServer[1], 1)
    for descriptor in toServer + fromServer { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(executable), strdup("--stdio"), nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, executable, &actions, nil, &arguments, environ) == 0 else { return nil }
    close(toServer[0])
    close(fromServer[1])
    self.process = process
    input = toServer[1]
    output = fromServer[0]
  }

  deinit {
    close(input)
    close(output)
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Sends a request, waits for its response, and returns the size of the response in bytes.
  @discardableResult
  func request(_ method: String, _ params: (inout JSONWriter) -> Void) -> Int {
    waitForResponse(to: send(request: method, params))
  }

  /// Sends a request, and returns its id.
  func send(request method: String, _ params: (inout JSONWriter) -> Void) -> RequestID {
    requestCount += 1
    let id = RequestID.number(requestCount)
    send(.request(id, method, object(params)))
    return id
  }

  /// Whether the response to a request has been read.
  func hasResponse(to id: RequestID) -> Bool { responses[id] != nil }

  /// Waits for the response to a request, and returns its size in bytes.
  func waitForResponse(to id: RequestID) -> Int {
    while responses[id] == nil, next() != nil {}
    return responses.removeValue(forKey: id) ?? 0
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: (inout JSONWriter) -> Void) {
    send(.notification(method, object(params)))
  }

  /// Waits until the diagnostics of a version of the open document are published.
  func waitForDiagnostics(version: Int) {
    while published < version, next() != nil {}
  }

  /// The resident memory of the server in MiB, or 0 if it is not available.
  var residentMemory: Double {
    guard let file = fopen("/proc/\(process)/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 128)
    guard fgets(&buffer, 128, file) != nil else { return 0 }
    let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }

  /// The largest resident memory of the server so far in MiB, or 0 if it is not available.
  var peakMemory: Double {
    guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, 256, file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard line.hasPrefix("VmHWM:") else { continue }
      return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Double($0) }
        .map { $0 / 1_024 } ?? 0
    }
    return 0
  }

  private func object(_ params: (inout JSONWriter) -> Void) -> LSPAny {
    var json = JSONWriter()
    json.object(params)
    return LSPAny(bytes: json.bytes)
  }

  private func send(_ message: OutgoingMessage) {
    message.bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = write(input, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count <= 0 { return }
        written += count
      }
    }
  }

  private func next() -> IncomingMessage? {
    while true {
      if case .content(let bytes)? = framing.next() {
        let message = IncomingMessage(bytes)
        if case .response(let id, _) = message.content { responses[id] = message.byteCount }
        if case .notification(PublishDiagnosticsParams.method) = message.content {
          published = message.params?.object?["version"]?.number?.integer ?? published
        }
        return message
      }
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 1)
      defer { buffer.deallocate() }
      let count = read(output, buffer.baseAddress, buffer.count)
      if count <= 0 { return nil }
      framing.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
