import CladsPreview
import CladsSchema
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Which preview a command is about.
struct PreviewAddress: Sendable {
  /// The document.
  let uri: FileURI
  /// The name of the preview: the one that the client chose, else the URI.
  let name: String
  /// The open previews.
  let host: PreviewHost

  init(_ argument: SyntaxNode, in context: WorkspaceContext) throws(ResponseError) {
    let identifier: TextDocumentIdentifier = try argument.read()
    guard let host = context.previews else {
      throw ResponseError(.requestFailed, "there are no previews here")
    }
    uri = identifier.uri
    let chosen: String? = try argument.optional("preview")
    // One document may be spelled in several ways, and is the same preview in all of them.
    let isDefault = chosen.flatMap { FileURI(string: $0) } == identifier.uri
    name = isDefault ? Self.name(of: identifier.uri) : chosen ?? Self.name(of: identifier.uri)
    self.host = host
  }

  private static func name(of uri: FileURI) -> String {
    uri.isFile ? FileURI(path: uri.path).string : uri.string
  }
}

/// Carries out something on a preview; what cannot be done becomes the error of the request.
func snapshot(
  in context: WorkspaceContext, _ body: () async throws -> PreviewUpdate
) async throws(ResponseError) -> LSPAny {
  do {
    return LSPAny(PreviewSnapshot(try await body(), encoding: context.encoding))
  } catch let error as PreviewError {
    throw ResponseError(.requestFailed, error.message)
  } catch let error as ResponseError {
    throw error
  } catch {
    throw ResponseError(.requestFailed, "the preview failed: \(error)")
  }
}

extension SyntaxNode {
  /// A member that is a word of a closed set.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Word.Type = Word.self
  ) throws(ResponseError) -> Word? where Word.RawValue == String {
    guard let text: String = try optional(name) else { return nil }
    guard let word = Word(rawValue: text) else { throw Self.unknown(text, in: name, Word.self) }
    return word
  }

  /// A member that is a list of words of a closed set.
  func words<Word: RawRepresentable & CaseIterable & Hashable>(
    _ name: String, _ type: Word.Type = Word.self
  ) throws(ResponseError) -> Set<Word>? where Word.RawValue == String {
    guard let texts: [String] = try optional(name) else { return nil }
    var words: Set<Word> = []
    for text in texts {
      guard let word = Word(rawValue: text) else { throw Self.unknown(text, in: name, Word.self) }
      words.insert(word)
    }
    return words
  }

  private static func unknown<Word: RawRepresentable & CaseIterable>(
    _ text: String, in name: String, _ type: Word.Type
  ) -> ResponseError where Word.RawValue == String {
    let words = listing(Word.allCases.map(\.rawValue), last: "or")
    return ResponseError(.invalidParams, "`\(name)` is \(words), not `\(text)`")
  }

  /// A member that is a whole number between two others.
  func number(_ name: String, in range: ClosedRange<Int>) throws(ResponseError) -> Int? {
    guard let number: Int = try optional(name) else { return nil }
    guard range.contains(number) else {
      throw ResponseError(
        .invalidParams, "`\(name)` is between \(range.lowerBound) and \(range.upperBound), not \(number)")
    }
    return number
  }

  /// The member `instance`: which repetition of a node.
  func instance() throws(ResponseError) -> [Int] {
    let instance: [Int] = try optional("instance") ?? []
    if let negative = instance.first(where: { $0 < 0 }) {
      throw ResponseError(.invalidParams, "`instance` counts from 0, and \(negative) is below")
    }
    return instance
  }
}
