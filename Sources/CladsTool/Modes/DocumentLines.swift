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

  /// The size of all lines that are read before any is checked; each text has the limit of a file.
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
    where !isBlank(line) {
      let number = index + 1
      do throws(LineError) {
        let document = try ParsedLine(Array(line)).document.get()
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

  /// Whether a line has only white space.
  static func isBlank(_ line: some Sequence<UInt8>) -> Bool {
    line.allSatisfy { $0 == Byte.space || $0 == Byte.tab || $0 == Byte.carriageReturn }
  }

  struct LineError: Error {
    let message: String
  }
}

extension DocumentLines {
  /// A line as JSON.
  struct ParsedLine {
    /// The `id`, a string or an integer; `nil` if the line has none.
    private(set) var id: JSONValue?
    let document: Result<Document, LineError>

    /// - Parameters:
    ///   - line: the bytes without the line break.
    ///   - path: the path of a document whose line has none; `nil` if the path is required, and an `id` of no
    ///     use.
    init(_ line: [UInt8], at path: String? = nil) {
      do throws(LineError) {
        if let problem = UTF8Problem(in: line) { throw LineError(message: problem.clause) }
        let tree = SyntaxTree.parse(line)
        if let error = tree.mistakes.first { throw LineError(message: error.message) }
        guard tree.withView({ $0.kind(0) == .object }) else {
          throw LineError(message: "expected an object with the strings `path` and `text`")
        }
        if path != nil { id = try tree.id() }
        document = .success(try tree.document(at: path))
      } catch {
        document = .failure(error)
      }
    }
  }
}

extension SyntaxTree {
  fileprivate func id() throws(DocumentLines.LineError) -> JSONValue? {
    let found = withView { view in view.member(named: "id", of: 0).flatMap { view.value(of: $0) } }
    guard let found else { return nil }
    switch withView({ $0.kind(found) }) {
    case .string: return .string(withView { $0.string(found) })
    case .number: if let number = Int(text(of: found)) { return .integer(number) }
    default: break
    }
    throw DocumentLines.LineError(message: "`id` must be a string or a 64-bit integer")
  }

  fileprivate func document(at path: String?) throws(DocumentLines.LineError) -> DocumentLines.Document {
    let path = Paths.normalized(try string("path", default: path))
    let text = try string("text")
    if path.isEmpty { throw DocumentLines.LineError(message: "`path` must not be empty") }
    if text.utf8.count > FileSystem.maximumFileSize {
      throw DocumentLines.LineError(
        message: "\(path): \(FileReadingError.tooLarge(text.utf8.count).message)")
    }
    let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: Array(text.utf8))
    return DocumentLines.Document(path: path, source: source)
  }

  /// Returns the value of a member that must be a string, or the default if there is no such member.
  private func string(
    _ name: String, default: String? = nil
  ) throws(DocumentLines.LineError) -> String {
    let value: String? = withView { view in
      guard let value = view.member(named: name, of: 0).flatMap({ view.value(of: $0) }) else {
        return `default`
      }
      return view.kind(value) == .string ? view.string(value) : nil
    }
    guard let value else { throw DocumentLines.LineError(message: "the string `\(name)` is required") }
    return value
  }
}
