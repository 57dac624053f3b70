import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import SourceText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Checks every prefix and every one-byte deletion of files: the checker must not crash, and reports few
/// errors.
enum ExhaustiveCheck {
  static func run(_ paths: [String]) {
    let project = Project()
    let runner = RuleRunner(project)
    func errors(_ bytes: [UInt8]) -> [String] {
      let source = SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: bytes)
      return runner.diagnostics(for: Analysis(of: ParsedFile(source), vocabulary: project.vocabulary))
        .filter { $0.severity == .error && !$0.id.rawValue.hasPrefix("unresolved-") }.map(\.id.rawValue)
    }
    for path in paths {
      guard let bytes = read(path) else {
        print("\(path): cannot be read")
        continue
      }
      var mostPrefixErrors = 0
      var prefixEnd = 0
      for end in 0...bytes.count {
        let count = errors(Array(bytes[..<end])).count
        if count > mostPrefixErrors { (mostPrefixErrors, prefixEnd) = (count, end) }
      }
      var mostDeletionErrors = 0
      var deletionOffset = 0
      for offset in bytes.indices {
        var edited = bytes
        edited.remove(at: offset)
        let count = errors(edited).count
        if count > mostDeletionErrors { (mostDeletionErrors, deletionOffset) = (count, offset) }
      }
      print(
        """
        \(path): prefixes have at most \(mostPrefixErrors) errors (at \(prefixEnd)), \
        deletions at most \(mostDeletionErrors) (at \(deletionOffset))
        """
      )
    }
  }

  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
