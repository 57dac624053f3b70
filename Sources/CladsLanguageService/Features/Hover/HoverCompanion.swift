import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import SourceText

/// Hovers in samples and token files, and what hovers in files that declare names say about their uses.
enum HoverCompanion {
  /// The number of documents that are named; further ones are only counted.
  private static let maximumDocuments = 3

  /// Returns the hover for the name at an offset in a sample or a token file; `nil` for any other file.
  static func content(
    at offset: TextOffset, in document: DocumentSnapshot, _ workspace: some WorkspaceReading
  ) async -> HoverContent? {
    guard document.kind == .sample || document.kind == .tokens,
      let query = await NameQuery.at(offset, in: document)
    else { return nil }
    var paragraphs: [String]
    switch query.names.origin {
    case .sample: paragraphs = await state(query, workspace)
    case .tokens(let systems):
      paragraphs = systems.flatMap {
        StyleDocumentation.paragraphs(aboutToken: query.referent.name, in: document, designSystem: $0)
      }
      if !paragraphs.isEmpty, let uses = await uses(of: query, workspace) { paragraphs.append(uses) }
    case .document, .project, .source: paragraphs = []
    }
    return paragraphs.isEmpty ? nil : HoverContent(range: query.mention.range, markdown: paragraphs)
  }

  /// Returns what the documents of a sample do with the state that a key sets.
  private static func state(_ query: NameQuery, _ workspace: some WorkspaceReading) async -> [String] {
    guard let path = query.referent.path else { return [] }
    let title = "**\(Markdown.text(Keypath(path).text))**, state"
    var sentences: [String] = []
    let screens = await NameQuery.screens(ofSample: query.document, in: workspace)
    for screen in screens {
      for analysis in await screen.analyses() {
        guard let history = StateHistory(path, in: analysis) else { continue }
        sentences.append("In \(Markdown.code(screen.uri.name)): \(history.sentence)")
      }
    }
    if screens.isEmpty { return [title, "This is the sample of no document."] }
    if sentences.isEmpty {
      let names = screens.prefix(maximumDocuments).map { Markdown.code($0.uri.name) }
      return [title, "Neither declared nor used in \(names.joined(separator: ", "))."]
    }
    let more = sentences.count - maximumDocuments
    return [title] + sentences.prefix(maximumDocuments)
      + (more > 0 ? ["And in \(more) more \(more == 1 ? "document" : "documents")."] : [])
  }

  /// Returns a sentence about the documents that use a name of the project; `nil` if only one document can.
  static func uses(of query: NameQuery, _ workspace: some WorkspaceReading) async -> String? {
    guard query.scope != nil else { return nil }
    let files = await query.indexed(in: workspace).compactMap { index, mentions in
      let count = mentions.count { !$0.isDeclaration }
      return count == 0 ? nil : Markdown.code(index.uri.name) + (count > 1 ? " (\(count))" : "")
    }
    if files.isEmpty { return "No document uses it." }
    let more = files.count - maximumDocuments
    return "Used in "
      + enumeration(
        files.prefix(maximumDocuments)
          + (more > 0 ? ["\(more) more \(more == 1 ? "document" : "documents")"] : []))
      + "."
  }

  /// Returns the sentence about the uses of what a project file declares at an offset; `nil` elsewhere.
  static func usesOfDeclaration(
    at offset: TextOffset, in document: DocumentSnapshot, _ workspace: some WorkspaceReading
  ) async -> String? {
    guard document.kind == .project, let query = await NameQuery.at(offset, in: document),
      query.mention.isDeclaration
    else { return nil }
    return await uses(of: query, workspace)
  }
}
