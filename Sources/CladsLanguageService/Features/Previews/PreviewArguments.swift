import CladsDocument
import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The preview that a command refers to.
struct PreviewAddress: Sendable {
  let uri: FileURI
  /// The name of the preview: the one that the client chose, or else the URI.
  let name: String
  let host: PreviewHost

  init(_ argument: SyntaxNode, in context: WorkspaceContext) async throws(ResponseError) {
    let identifier: TextDocumentIdentifier = try argument.read()
    guard let host = context.previews else {
      throw ResponseError(.requestFailed, "previews are not available")
    }
    uri = identifier.uri
    let chosen: String? = try argument.optional("preview")
    // A URI can be spelled in several ways, all of which must refer to the same preview.
    let isDefault = chosen.flatMap { FileURI(string: $0) } == identifier.uri
    if let chosen {
      // A name that the client has chosen says which preview is meant.
      name = isDefault ? Self.name(of: identifier.uri) : chosen
    } else {
      let name = Self.name(of: identifier.uri)
      let isSwift = identifier.uri.path.hasSuffix(FileURI.swiftExtension)
      let part = isSwift ? try await Self.part(argument, in: context) : nil
      self.name = part.map { "\(name)#\($0)" } ?? name
    }
    self.host = host
  }

  /// Returns what distinguishes a document of a Swift file from the others in it; `nil` for any other file.
  private static func part(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> String? {
    guard let file = try? await argument.file(in: context), file.kind == .swift,
      let place = try await argument.document(in: context).embeddedPlace
    else { return nil }
    return place.name ?? String(place.index + 1)
  }

  private static func name(of uri: FileURI) -> String {
    uri.isFile ? FileURI(path: uri.path).string : uri.string
  }
}

/// Runs an operation on a preview and returns the new snapshot; an error becomes the error of the request.
func snapshot(
  in context: WorkspaceContext, _ body: () async throws -> PreviewFrame
) async throws(ResponseError) -> LSPAny {
  do {
    let frame = try await body()
    let snapshot = LSPAny(PreviewSnapshot(frame, encoding: context.encoding))
    // The result of a canceled request is not sent.
    if !Task.isCancelled { await context.previews?.hasReturned(frame) }
    return snapshot
  } catch let error as PreviewError {
    throw ResponseError(.requestFailed, error.message)
  } catch let error as ResponseError {
    throw error
  } catch {
    throw ResponseError(.requestFailed, "the preview failed: \(error)")
  }
}

extension SyntaxNode {
  /// Decodes an optional member that is one of the raw values of an enumeration.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(ResponseError) -> Choice? where Choice.RawValue == String {
    guard let text: String = try optional(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw Self.unknown(text, in: name, Choice.self)
    }
    return choice
  }

  /// Decodes an optional member that is a list of raw values of an enumeration.
  func choices<Choice: RawRepresentable & CaseIterable & Hashable>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(ResponseError) -> Set<Choice>? where Choice.RawValue == String {
    guard let texts: [String] = try optional(name) else { return nil }
    var choices: Set<Choice> = []
    for text in texts {
      guard let choice = Choice(rawValue: text) else {
        throw Self.unknown(text, in: name, Choice.self)
      }
      choices.insert(choice)
    }
    return choices
  }

  private static func unknown<Choice: RawRepresentable & CaseIterable>(
    _ text: String, in name: String, _ type: Choice.Type
  ) -> ResponseError where Choice.RawValue == String {
    let choices = listing(Choice.allCases.map(\.rawValue), last: "or")
    return ResponseError(.invalidParams, "unknown value `\(text)` for `\(name)`: expected \(choices)")
  }

  /// Decodes an optional member that is an integer in a range.
  func number(_ name: String, in range: ClosedRange<Int>) throws(ResponseError) -> Int? {
    guard let number: Int = try optional(name) else { return nil }
    guard range.contains(number) else {
      let limits = "\(range.lowerBound) and \(range.upperBound)"
      throw ResponseError(.invalidParams, "`\(name)` must be between \(limits), not \(number)")
    }
    return number
  }

  /// Decodes the member `visible`: the rows that the client shows; `.some(nil)` if it is `null`, for all.
  func visible() throws(ResponseError) -> VisibleRows?? {
    guard let visible = object?["visible"] else { return nil }
    guard visible.kind != .null else { return .some(nil) }
    guard visible.kind == .object, let height = try visible.number("height", in: PreviewOptions.heights)
    else {
      throw ResponseError(.invalidParams, "`visible` must be an object with `row` and `height`")
    }
    return VisibleRows(row: try visible.number("row", in: VisibleRows.rows) ?? 0, height: height)
  }

  /// Decodes the member `pictureRows`: the rows of a picture that are scrolled.
  func scrolledRows() throws(ResponseError) -> [ScrolledRow]? {
    guard let rows = object?["pictureRows"], rows.kind != .null else { return nil }
    guard let elements = rows.array else {
      throw ResponseError(.invalidParams, "`pictureRows` must be an array")
    }
    var result: [ScrolledRow] = []
    for row in elements.elements {
      let offset = try row.number("offset", in: PictureWindow.scrolls) ?? 0
      result.append(
        ScrolledRow(
          pointer: try row.required("pointer"), instance: try row.instance(), offset: Double(offset)))
    }
    return result
  }

  /// Decodes the member `instance`: the element indices that select one repetition of a node.
  func instance() throws(ResponseError) -> [Int] {
    let instance: [Int] = try optional("instance") ?? []
    if let negative = instance.first(where: { $0 < 0 }) {
      throw ResponseError(.invalidParams, "an index in `instance` cannot be negative, but one is \(negative)")
    }
    return instance
  }
}
