package import CladsAnalysis
package import CladsCheck
import CladsDocument
import CladsLanguageService
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// A version of a screen: a document, which may be one of several in a file.
package struct ComparedScreen: Sendable {
  /// The path of the file, relative to what is compared.
  package let path: String
  /// The name of the document in its file; `nil` for a file that is a document.
  package let name: String?
  let file: ParsedFile
  let root: RecordIndex
  let context: FileContext
  /// Identifies what the document is resolved with; equal if that is the same.
  let environment: String
  /// The paths of its tests, sorted.
  package let tests: [String]

  /// A test of the documents in a file.
  package struct Test: Sendable, Hashable {
    package let path: String
    /// The name of the document in a Swift file; `nil` for the only one.
    package let declaration: String?

    package init(path: String, declaration: String?) {
      self.path = path
      self.declaration = declaration
    }
  }

  /// The `id` of the document.
  var id: String? { SyntaxNode(tree: file.tree, index: root).object?["id"]?.string?.value }
  var title: String { ScreenComparison.title(path, name) }

  /// Returns the screens in a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - path: its path, relative to what is compared.
  ///   - context: what its findings depend on, with its samples.
  ///   - environment: a text that is different if a document in the file may look different although its text
  ///     is the same.
  ///   - tests: the tests of the file, sorted by path.
  /// - Returns: the screens, in the order of the file.
  package static func all(
    in file: ParsedFile, path: String, _ context: FileContext, environment: String, tests: [Test] = []
  ) -> [ComparedScreen] {
    if context.kind == .swift {
      var seen: [String: Int] = [:]
      return file.embedded.map { document in
        // Of several with the same name, or without one, the number counts.
        let name = document.name ?? ""
        seen[name, default: 0] += 1
        let number = seen[name] ?? 1
        var context = context
        context.kind = .document
        return ComparedScreen(
          path: path, name: number == 1 && !name.isEmpty ? name : "\(name)\(number)", file: document.file,
          root: 0,
          context: context, environment: environment,
          tests: tests.filter { [nil, document.name, document.owner].contains($0.declaration) }.map(\.path))
      }
    }
    let isWhole = context.kind == .document
    return context.roots(in: file.tree).map { root in
      ComparedScreen(
        path: path, name: isWhole ? nil : file.tree.pointer(of: root).description, file: file, root: root,
        context: context, environment: environment, tests: tests.map(\.path))
    }
  }

  func analysis() -> Analysis { Analysis(of: file, vocabulary: context.project.vocabulary, at: root) }

  /// The text of the document.
  var text: ArraySlice<UInt8> {
    if name == nil { return file.source.bytes[...] }
    let range = file.tree.withView { $0.range(root) }
    let bytes = file.source.bytes
    return bytes[min(range.start.utf8, bytes.count)..<min(max(range.start.utf8, range.end.utf8), bytes.count)]
  }

  /// Whether another version is surely the same on device and in its findings.
  func isIdentical(to other: ComparedScreen) -> Bool {
    environment == other.environment && text == other.text && interpolations == other.interpolations
      && file.tree.errors.isEmpty == other.file.tree.errors.isEmpty
  }

  /// The source of the interpolations of a string literal, in the order of the text.
  var interpolations: [String] {
    file.tree.holes.map { range in
      let (host, range) = file.source.hostRange(of: range)
      return host.text(in: range)
    }
  }

  /// Returns the place of a node.
  func place(of record: RecordIndex) -> Change.Place {
    let range = file.tree.withView { $0.range(record) }
    return Change.Place(pointer: file.tree.pointer(of: record).description, line: line(of: range))
  }

  /// Returns the number of the line in the file, from 1.
  func line(of range: TextRange) -> Int {
    let (host, range) = file.source.hostRange(of: range)
    return host.lines.line(containing: range.start) + 1
  }
}
