import CladsFiles
import CladsProject
import Diagnostics
import SourceText

/// The files that a check was asked for, and what is said about those that it leaves out.
struct CheckSelection {
  private(set) var finder = DocumentFinder(findingLookalikes: true)
  /// The path of the document on standard input; `nil` when it is not checked.
  let standardInput: String?
  /// What a list left out; `nil` without a list.
  private var leftOut: LeftOut?
  private let paths: [String]

  /// Finds the files. Paths that were named must have documents; a list from git may have none.
  init(_ options: Options, _ contexts: inout FileContextFinder) throws(RunError) {
    paths = options.paths.filter { $0 != "-" }
    standardInput = options.paths.contains("-") ? options["--stdin-path"] ?? "stdin.clads.json" : nil
    if let revision = options["--changed-since"] {
      leftOut = try addChanged(since: revision, &contexts)
    } else {
      for path in paths { finder.add(path, &contexts) }
    }
    if let list = options["--files-from"] {
      let listed = finder.addList(try Self.paths(in: list), &contexts)
      leftOut = LeftOut(
        notDocuments: (leftOut?.notDocuments ?? 0) + listed.notDocuments,
        gone: (leftOut?.gone ?? 0) + listed.gone)
    }
  }

  private mutating func addChanged(
    since revision: String, _ contexts: inout FileContextFinder
  ) throws(RunError) -> LeftOut {
    for path in paths {
      if case .missing = FileSystem.kind(path) {
        throw RunError(message: "\(path): there is no such file or folder")
      }
    }
    var folder = paths.first ?? "."
    if FileSystem.kind(folder).isFile { folder = Paths.folder(of: folder) }
    do throws(GitError) {
      let changed = try Git(in: folder).files(changedSince: revision)
      return finder.addChanged(changed, in: paths, &contexts)
    } catch {
      throw RunError(message: "--changed-since: \(error.message)")
    }
  }

  /// The messages about paths that cannot be checked, and about those without documents.
  var problems: [String] {
    var empty = finder.emptyFolders
    if leftOut == nil, standardInput == nil, empty.isEmpty, finder.documents.isEmpty, finder.problems.isEmpty
    {
      empty = paths
    }
    if empty.isEmpty { return finder.problems }
    let hint =
      lookalikes ?? "their names end in `.clads.json` or `.clads`, or match `documents` in clads.json"
    return finder.problems + ["there are no CLADS documents in \(listing(empty, last: "and")); \(hint)"]
  }

  /// What else a reader should know.
  var notes: [String] {
    var notes = finder.notes
    if problems.isEmpty, let lookalikes { notes.append(lookalikes) }
    guard let leftOut else { return notes }
    let parts = [
      Self.count(leftOut.notDocuments, "is not a document", "are not documents"),
      Self.count(leftOut.gone, "no longer exists", "no longer exist"),
    ].compactMap { $0 }
    let isEmpty = finder.documents.isEmpty && finder.projectFiles.isEmpty && standardInput == nil
    if isEmpty {
      notes.append("nothing to check" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")))
    } else if !parts.isEmpty {
      notes.append("left out: " + parts.joined(separator: ", "))
    }
    return notes
  }

  private static func count(_ count: Int, _ one: String, _ several: String) -> String? {
    switch count {
    case 0: nil
    case 1: "1 file \(one)"
    default: "\(count) files \(several)"
    }
  }

  /// The sentence about files that seem to be documents; `nil` if there are none.
  private var lookalikes: String? {
    let files = finder.lookalikes
    guard let first = files.first else { return nil }
    let isOne = files.count == 1
    let what = isOne ? "`\(first.path)` looks like a document" : "\(files.count) files look like documents"
    let folders = files.map { Paths.folder(of: $0.pathInProject ?? $0.path).split(separator: "/") }
    var common = folders[0]
    for folder in folders { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
    let glob = (common.filter { $0 != "." } + ["**", "*.json"]).joined(separator: "/")
    return
      "\(what) and \(isOne ? "is" : "are") not checked; add `\"documents\": [\"\(glob)\"]` to clads.json"
  }

  // MARK: Lists of paths

  /// Returns the paths on a list: one a line, or ended by NUL, as git prints them.
  private static func paths(in list: String) throws(RunError) -> [String] {
    let bytes: [UInt8]
    do {
      bytes = list == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(list)
    } catch {
      throw RunError(message: "\(list == "-" ? "standard input" : list): \(error.message)")
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
