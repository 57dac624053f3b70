#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failure to start a process.
package struct ProcessError: Error {
  let message: String
}

/// Another program, run to its end.
package enum ChildProcess {
  package struct Result {
    /// The exit status; 128 and the number of the signal if one ended the process.
    package var status: Int32
    /// What it wrote to standard output.
    package var output: [UInt8]
    /// What it wrote to standard error.
    package var errors: [UInt8]
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
  #endif

  /// Runs a program that is found on the search path.
  ///
  /// - Parameters:
  ///   - name: the name of the program.
  ///   - arguments: its arguments, beginning with the name.
  ///   - environment: variables in addition to the current ones, as `NAME=VALUE`.
  ///   - removed: the names of current variables that it does not get.
  ///   - input: its standard input; it need not read it.
  /// - Returns: its exit status and what it wrote.
  /// - Throws: `ProcessError` if it cannot be started.
  package static func run(
    _ name: String, _ arguments: [String], environment: [String], without removed: [String] = [],
    input: [UInt8] = []
  ) throws(ProcessError) -> Result {
    var output: [UInt8] = []
    var result = try run(name, arguments, environment: environment, without: removed, input: input) {
      output += $0
      return true
    }
    result.output = output
    return result
  }

  /// Runs a program that is found on the search path, and passes on what it writes while it runs.
  ///
  /// - Parameters:
  ///   - name: the name of the program.
  ///   - arguments: its arguments, beginning with the name.
  ///   - environment: variables in addition to the current ones, as `NAME=VALUE`.
  ///   - removed: the names of current variables that it does not get.
  ///   - input: its standard input; it need not read it.
  ///   - receive: gets the next part of standard output, and returns whether the rest is wanted; if not, the
  ///     pipes are closed, which ends the program when it writes.
  /// - Returns: its exit status and what it wrote to standard error.
  /// - Throws: `ProcessError` if it cannot be started.
  package static func run(
    _ name: String, _ arguments: [String], environment: [String], without removed: [String] = [],
    input: [UInt8] = [], receive: (ArraySlice<UInt8>) -> Bool
  ) throws(ProcessError) -> Result {
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    var inputs: [Int32] = [-1, -1]
    guard pipe(&output) == 0 else { throw ProcessError(message: FileSystem.reason(errno)) }
    guard pipe(&errors) == 0, input.isEmpty || connect(&inputs) else {
      let problem = errno
      close(all: output + errors)
      throw ProcessError(message: FileSystem.reason(problem))
    }
    for descriptor in output + errors + inputs { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do throws(ProcessError) {
      let variables = variables(environment, without: removed)
      process = try spawn(
        name, arguments, variables, input: inputs[1], output: output[1], errors: errors[1])
    } catch {
      close(all: output + errors + inputs)
      throw error
    }
    close(all: [inputs[1], output[1], errors[1]])
    let text = exchange(input, inputs[0], output[0], errors[0], receive)
    close(all: [inputs[0], output[0], errors[0]])
    return Result(status: status(of: process), output: [], errors: text)
  }

  /// Creates the two ends of standard input. They are sockets, because writing to a socket without a reader
  /// can fail without a signal, and because its end can be announced even if another process has a copy.
  private static func connect(_ ends: inout [Int32]) -> Bool {
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return false }
      var isOn: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      return true
    #else
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0
    #endif
  }

  private static func close(all descriptors: [Int32]) {
    for descriptor in descriptors where descriptor >= 0 { systemClose(descriptor) }
  }

  private static func systemClose(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  private static func spawn(
    _ name: String, _ arguments: [String], _ environment: [String], input: Int32, output: Int32,
    errors: Int32
  ) throws(ProcessError) -> pid_t {
    #if canImport(Darwin)
      var actions: FileActions = nil
    #else
      var actions = FileActions()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if input >= 0 {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var process: pid_t = 0
    let result = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawnp(&process, name, &actions, nil, arguments, environment)
      }
    }
    guard result == 0 else {
      throw ProcessError(message: result == ENOENT ? "it is not installed" : FileSystem.reason(result))
    }
    return process
  }

  /// Returns the variables of this process with some added and some removed.
  private static func variables(_ added: [String], without removed: [String]) -> [String] {
    let names = Set(added.map { $0.prefix { $0 != "=" } } + removed.map { $0[...] })
    return environment.filter { !names.contains($0.prefix { $0 != "=" }) } + added
  }

  /// The variables of this process, as `NAME=VALUE`.
  private static var environment: [String] {
    var variables: [String] = []
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    #endif
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  private static func withCStrings<Value>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = texts.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }

  /// Writes the input and reads both streams to their ends, whichever is ready: one after the other would
  /// block when another one is full.
  ///
  /// - Parameters:
  ///   - input: what to write.
  ///   - writing: where to write it; -1 if there is nothing to write.
  ///   - output: the stream whose parts are passed on.
  ///   - errors: the stream that is collected.
  ///   - receive: gets the next part of the output, and returns whether the rest is wanted.
  /// - Returns: what was read from `errors`.
  private static func exchange(
    _ input: [UInt8], _ writing: Int32, _ output: Int32, _ errors: Int32,
    _ receive: (ArraySlice<UInt8>) -> Bool
  ) -> [UInt8] {
    var rest = input[...]
    var text: [UInt8] = []
    var streams = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    streams.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0))
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while streams.contains(where: { $0.fd >= 0 }) {
      guard poll(&streams, nfds_t(streams.count), -1) >= 0 else {
        if errno == EINTR { continue }
        break
      }
      for index in streams.indices where streams[index].fd >= 0 && streams[index].revents != 0 {
        if index == 2 {
          if !send(&rest, to: writing) { streams[index].fd = -1 }
          continue
        }
        let count = read(streams[index].fd, &buffer, buffer.count)
        if count > 0 {
          if index == 1 {
            text += buffer[..<count]
          } else if !receive(buffer[..<count]) {
            return text
          }
        } else if count == 0 || errno != EINTR {
          streams[index].fd = -1
        }
      }
    }
    return text
  }

  /// Writes as much as possible without waiting; returns whether something is left that may be read.
  private static func send(_ rest: inout ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      let flags = MSG_DONTWAIT
    #else
      let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    #endif
    let count = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, flags) }
    // A program that has closed its input, or has ended, does not need the rest.
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    rest = rest.dropFirst(count)
    if rest.isEmpty { shutdown(descriptor, Int32(SHUT_WR)) }
    return !rest.isEmpty
  }

  private static func systemSend(
    _ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int, _ flags: Int32
  ) -> Int {
    #if canImport(Darwin)
      Darwin.send(descriptor, base, count, flags)
    #else
      Glibc.send(descriptor, base, count, flags)
    #endif
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return 127 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
