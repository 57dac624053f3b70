#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failure to start a process.
struct ProcessError: Error {
  let message: String
}

/// Another program, run to its end with empty standard input.
enum ChildProcess {
  struct Result {
    /// The exit status; 128 and the number of the signal if one ended the process.
    var status: Int32
    /// What it wrote to standard output.
    var output: [UInt8]
    /// What it wrote to standard error.
    var errors: [UInt8]
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
  /// - Returns: its exit status and what it wrote.
  /// - Throws: `ProcessError` if it cannot be started.
  static func run(
    _ name: String, _ arguments: [String], environment: [String], without removed: [String] = []
  ) throws(ProcessError) -> Result {
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    guard pipe(&output) == 0 else { throw ProcessError(message: FileSystem.reason(errno)) }
    guard pipe(&errors) == 0 else {
      close(all: output)
      throw ProcessError(message: FileSystem.reason(errno))
    }
    for descriptor in output + errors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do throws(ProcessError) {
      let variables = variables(environment, without: removed)
      process = try spawn(name, arguments, variables, output: output[1], errors: errors[1])
    } catch {
      close(all: output + errors)
      throw error
    }
    close(all: [output[1], errors[1]])
    let texts = readBoth(output[0], errors[0])
    close(all: [output[0], errors[0]])
    return Result(status: status(of: process), output: texts.0, errors: texts.1)
  }

  private static func close(all descriptors: [Int32]) {
    for descriptor in descriptors { systemClose(descriptor) }
  }

  private static func systemClose(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  private static func spawn(
    _ name: String, _ arguments: [String], _ environment: [String], output: Int32, errors: Int32
  ) throws(ProcessError) -> pid_t {
    #if canImport(Darwin)
      var actions: FileActions = nil
    #else
      var actions = FileActions()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
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

  /// Reads both streams to their ends: reading one after the other would block when the second is full.
  private static func readBoth(_ output: Int32, _ errors: Int32) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var streams = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while streams.contains(where: { $0.fd >= 0 }) {
      guard poll(&streams, nfds_t(streams.count), -1) >= 0 else {
        if errno == EINTR { continue }
        break
      }
      for index in streams.indices where streams[index].fd >= 0 && streams[index].revents != 0 {
        let count = read(streams[index].fd, &buffer, buffer.count)
        if count > 0 {
          texts[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          streams[index].fd = -1
        }
      }
    }
    return (texts[0], texts[1])
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
