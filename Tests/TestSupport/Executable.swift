#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The result of running the executable.
public struct Execution: Sendable {
  /// The text on standard output.
  public let output: String
  /// The text on standard error.
  public let error: String
  /// The exit status; 128 plus the signal number if the process was killed.
  public let status: Int32
}

/// The `clads-lsp` executable under test.
public enum Executable {
  /// Runs `clads-lsp` in a folder, with `input` on standard input, and waits until it exits.
  ///
  /// `responses` is the number of responses of a server to wait for before its input is closed, and `summary`
  /// the file for the summary of a job in GitHub Actions; that of a job that runs the tests is not used.
  public static func run(
    _ arguments: [String], in folder: String = ".", input: [UInt8] = [], awaiting responses: Int = 0,
    summary: String = ""
  ) -> Execution {
    let scratch = Scratch()
    scratch.write("stdin", input)
    scratch.write("stdout", [])
    let quoted = ([path] + arguments).map(quote).joined(separator: " ")
    let (stdin, stdout) = (quote(scratch.path("stdin")), quote(scratch.path("stdout")))
    let feed =
      "{ cat \(stdin); tries=0; while [ $(grep -a -o '\"result\":' \(stdout) | wc -l) -lt \(responses) ]"
      + " && [ $tries -lt 1200 ]; do sleep 0.1; tries=$((tries + 1)); done; } | "
    let command =
      "cd \(quote(folder)) && \(responses > 0 ? feed : "")"
      + "NO_COLOR=1 GITHUB_STEP_SUMMARY=\(quote(summary)) \(quoted) "
      + "\(responses > 0 ? "" : "< \(stdin) ")> \(stdout) 2> \(quote(scratch.path("stderr")))"
    let status = system(command)
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return Execution(
      output: String(decoding: scratch.read("stdout"), as: UTF8.self),
      error: String(decoding: scratch.read("stderr"), as: UTF8.self), status: code)
  }

  /// The absolute path of the executable, which is in the same build folder as the test bundle.
  public static let path: String = {
    var candidates: [String] = []
    let bundle = CommandLine.arguments.first ?? ""
    var folder = bundle
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      candidates.append(folder + "/clads-lsp")
    }
    candidates += [".build/release/clads-lsp", ".build/debug/clads-lsp"]
    let found = candidates.first { access($0, X_OK) == 0 } ?? "clads-lsp"
    return absolute(found)
  }()

  /// The root folder of the package.
  public static let packageFolder: String = {
    var folder = #filePath
    for _ in 0..<3 { folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? folder }
    return folder
  }()

  private static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

/// A temporary folder that is deleted together with the object.
public final class Scratch: Sendable {
  public let folder: String

  /// Creates an empty folder.
  public init() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((base + "/clads-test-XXXXXX").utf8CString)
    folder = template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return "" }
      mkdtemp(base)
      return String(cString: base)
    }
  }

  deinit { _ = system("rm -rf '\(folder)'") }

  /// Returns the path of a file in the folder.
  public func path(_ name: String) -> String { folder + "/" + name }

  /// Writes a file, and creates the folders that it is in.
  public func write(_ name: String, _ bytes: [UInt8]) {
    if let slash = name.lastIndex(of: "/") { _ = system("mkdir -p '\(folder)/\(name[..<slash])'") }
    guard let file = fopen(path(name), "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  public func write(_ name: String, _ text: String) { write(name, Array(text.utf8)) }

  /// Returns the bytes of a file; empty if it does not exist.
  public func read(_ name: String) -> [UInt8] { Files.read(path(name)) }

  /// Returns the text of a file.
  public func text(_ name: String) -> String { String(decoding: read(name), as: UTF8.self) }
}

/// Reads files and folders.
public enum Files {
  /// Returns the bytes of a file; empty if it does not exist.
  public static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Returns the paths of all files in a folder and its subfolders that have one of the endings, sorted.
  public static func list(_ folder: String, endings: [String]) -> [String] {
    let scratch = Scratch()
    _ = system("find '\(folder)' -type f | LC_ALL=C sort > '\(scratch.path("list"))'")
    return scratch.text("list").split(separator: "\n").map(String.init).filter { path in
      endings.contains { path.hasSuffix($0) }
    }
  }
}

extension Scratch {
  /// Creates a symbolic link.
  public func link(_ name: String, to target: String) { symlink(target, path(name)) }

  /// Creates a named pipe.
  public func pipe(_ name: String) { mkfifo(path(name), 0o600) }

  /// Deletes a file.
  public func remove(_ name: String) { unlink(path(name)) }
}
