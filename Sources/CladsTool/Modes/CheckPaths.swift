import CladsFiles
import Diagnostics
import SourceText

/// The paths that a check was asked for: those on the command line, and lists that something else has made.
struct CheckPaths {
  /// The paths on the command line, without `-`.
  let named: [String]
  /// The document on standard input; `nil` when it is not checked.
  let standardInput: StandardInput?
  /// The documents on the lines of standard input.
  private(set) var texts: [DocumentLines.Document] = []
  /// Messages about lines of standard input that are no documents.
  private(set) var problems: [String] = []
  /// Whether the lines of standard input are documents.
  let readsLines: Bool
  /// The paths of `--files-from`.
  private(set) var listed: [String]?
  /// The absolute paths of the files that `--changed-since` finds.
  private(set) var changed: [String]?

  /// Reads the lists, and standard input.
  init(_ options: Options) throws(RunError) {
    named = options.paths.filter { $0 != "-" }
    let readsInput = options.paths.contains("-")
    readsLines = options.has("--stdin-ndjson")
    let readers = [
      ("-", readsInput), ("--files-from -", options["--files-from"] == "-"), ("--stdin-ndjson", readsLines),
    ].filter(\.1).map(\.0)
    if readers.count > 1 {
      throw RunError(message: "\(listing(readers, last: "and")) cannot share standard input")
    }
    standardInput =
      readsInput ? StandardInput(path: options["--stdin-path"] ?? StandardInput.defaultPath) : nil
    if readsLines { (texts, problems) = try DocumentLines.read() }
    if let revision = options["--changed-since"] { changed = try Self.changed(since: revision, in: named) }
    if let list = options["--files-from"] { listed = try Self.paths(in: list) }
  }

  /// Whether a document on standard input is checked.
  var readsInput: Bool { standardInput != nil || !texts.isEmpty }

  private static func changed(since revision: String, in paths: [String]) throws(RunError) -> [String] {
    for path in paths {
      if case .missing = FileSystem.kind(path) {
        throw RunError(message: "\(path): there is no such file or folder")
      }
    }
    // Paths may be in several repositories.
    let folders = paths.map { FileSystem.kind($0).isFile ? Paths.folder(of: $0) : $0 }
    var changed: Set<String> = []
    var roots: Set<String> = []
    do throws(GitError) {
      for folder in folders.isEmpty ? ["."] : folders
      where roots.insert(WorkTree(around: folder).root).inserted {
        changed.formUnion(try Git(in: folder).files(changedSince: revision))
      }
    } catch {
      throw RunError(message: "--changed-since: \(error.message)")
    }
    return changed.sorted()
  }

  /// Returns the paths on a list: one a line, or ended by NUL, as git prints them.
  private static func paths(in list: String) throws(RunError) -> [String] {
    var bytes: [UInt8]
    do {
      bytes = list == "-" ? try FileSystem.readStandardInput() : try FileSystem.readList(list)
    } catch {
      throw RunError(message: "\(list == "-" ? "standard input" : list): \(error.message)")
    }
    let name = list == "-" ? "standard input" : list
    if let encoding = WideEncoding(ofTextWith: bytes) {
      throw RunError(message: "\(name): a list of paths must be UTF-8, and this is \(encoding.name)")
    }
    if bytes.starts(with: UTF8Problem.mark) { bytes.removeFirst(3) }
    if bytes.first == Byte.openBrace {
      throw RunError(message: "\(name): this is a JSON file, not a list of paths")
    }
    if bytes.contains(0) { return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
    return bytes.split { $0 == Byte.newline || $0 == Byte.carriageReturn }.map(unquoted)
  }

  /// Returns the path in a line; git quotes paths with unusual bytes, which it writes as octal numbers.
  private static func unquoted(_ line: ArraySlice<UInt8>) -> String {
    guard line.count > 1, line.first == Byte.quote, line.last == Byte.quote else {
      return String(decoding: line, as: UTF8.self)
    }
    var rest = line.dropFirst().dropLast()
    var path: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == Byte.backslash, let escaped = rest.first else {
        path.append(byte)
        continue
      }
      let digits = rest.prefix(3).prefix { (0x30...0x37).contains($0) }
      if digits.count == 3 {
        path.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 0x30) })
        rest = rest.dropFirst(3)
      } else {
        rest = rest.dropFirst()
        path.append(escapes[escaped] ?? escaped)
      }
    }
    return String(decoding: path, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C,
  ]
}
