import CladsFiles
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The documents of `--stdin-ndjson`: on each line, an object with the `path` of a document and its `text`.
enum DocumentLines {
  struct Document {
    /// The path as printed.
    let path: String
    let source: SourceFile
  }

  /// The size of all lines; each text has the limit of a file.
  private static let maximumSize = 16 * FileSystem.maximumFileSize

  static func read() throws(RunError) -> (documents: [Document], problems: [String]) {
    do throws(FileReadingError) {
      return documents(in: try FileSystem.readStandardInput(maximumSize: maximumSize))
    } catch {
      throw RunError(message: "standard input: \(error.message)")
    }
  }

  /// Returns the documents, and messages about the lines that have none; blank lines are skipped.
  private static func documents(in bytes: [UInt8]) -> (documents: [Document], problems: [String]) {
    var documents: [Document] = []
    var problems: [String] = []
    var lines: [String: Int] = [:]
    for (index, line) in bytes.split(separator: Byte.newline, omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ $0 == Byte.space || $0 == Byte.tab || $0 == Byte.carriageReturn }) {
      let number = index + 1
      do throws(LineError) {
        let document = try document(in: Array(line))
        let path = document.path
        if let first = lines.updateValue(number, forKey: path) {
          lines[path] = first
          throw LineError(message: "`\(path)` is already on line \(first)")
        }
        documents.append(document)
      } catch {
        problems.append("standard input, line \(number): \(error.message)")
      }
    }
    return (documents, problems)
  }

  private static func document(in line: [UInt8]) throws(LineError) -> Document {
    if let problem = UTF8Problem(in: line) { throw LineError(message: problem.clause) }
    let tree = SyntaxTree.parse(line)
    if let error = tree.mistakes.first { throw LineError(message: error.message) }
    let path = Paths.normalized(try string("path", in: tree))
    let text = try string("text", in: tree)
    if path.isEmpty { throw LineError(message: "`path` must not be empty") }
    if text.utf8.count > FileSystem.maximumFileSize {
      throw LineError(message: "\(path): \(FileReadingError.tooLarge(text.utf8.count).message)")
    }
    let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: Array(text.utf8))
    return Document(path: path, source: source)
  }

  private static func string(_ name: String, in tree: SyntaxTree) throws(LineError) -> String {
    let value: String?? = tree.withView { view in
      guard view.kind(0) == .object else { return nil }
      let member = view.member(named: name, of: 0).flatMap { view.value(of: $0) }
      return .some(member.flatMap { view.kind($0) == .string ? view.string($0) : nil })
    }
    guard let value else {
      throw LineError(message: "expected an object with the strings `path` and `text`")
    }
    guard let value else { throw LineError(message: "the string `\(name)` is required") }
    return value
  }

  private struct LineError: Error {
    let message: String
  }
}
