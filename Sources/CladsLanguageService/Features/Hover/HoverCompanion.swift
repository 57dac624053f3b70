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

  /// Returns the hover for the name at an offset in a sample or a token file, or what the project file adds
  /// to one; `nil` for any other file.
  static func content(
    at offset: TextOffset, in document: DocumentSnapshot, _ workspace: some WorkspaceReading
  ) async -> HoverContent? {
    if document.kind == .test { return await TestHover.content(at: offset, in: document, workspace) }
    guard document.kind == .sample || document.kind == .tokens || document.kind == .project,
      let query = await NameQuery.at(offset, in: document)
    else { return nil }
    var paragraphs: [String] = []
    switch query.names.origin {
    case .sample: paragraphs = await state(query, workspace)
    case .tokens(let systems):
      paragraphs = systems.flatMap {
        StyleDocumentation.paragraphs(aboutToken: query.referent.name, in: document, designSystem: $0)
      }
      if !paragraphs.isEmpty, let uses = await uses(of: query, workspace) { paragraphs.append(uses) }
    case .project:
      guard query.mention.isDeclaration, let uses = await uses(of: query, workspace) else { return nil }
      paragraphs = [uses]
    case .document, .test, .source: break
    }
    return paragraphs.isEmpty ? nil : HoverContent(range: query.mention.range, markdown: paragraphs)
  }

  /// Returns what the documents of a sample or a test do with the state that a key is about.
  static func state(_ query: NameQuery, _ workspace: some WorkspaceReading) async -> [String] {
    let referent = query.names.inFirstElements(query.referent)
    guard let path = referent.path else { return [] }
    let title = "**\(Markdown.text(Keypath(query.referent.path ?? path).text))**, state"
    var sentences: [String] = []
    let screens = await query.screens(in: workspace)
    for screen in screens {
      for analysis in await screen.analyses() {
        let history =
          path.isInList
          ? elementHistory(of: referent, in: analysis) : StateHistory(path, in: analysis)?.sentence
        if let history { sentences.append("In \(Markdown.code(screen.uri.name)): \(history)") }
      }
    }
    if screens.isEmpty {
      let what = query.document.kind == .test ? "a test" : "the sample"
      return [title, "This is \(what) of no document."]
    }
    if sentences.isEmpty {
      let names = screens.prefix(maximumDocuments).map { Markdown.code($0.uri.name) }
      return [title, "Neither declared nor used in \(enumeration(Array(names)))."]
    }
    let more = sentences.count - maximumDocuments
    return [title] + sentences.prefix(maximumDocuments)
      + (more > 0 ? ["And in \(more) more \(more == 1 ? "document" : "documents")."] : [])
  }

  /// Returns a sentence about a key of the elements of a list; `nil` if the document has no such key.
  private static func elementHistory(of referent: Referent, in analysis: Analysis) -> String? {
    let mentions = DocumentNames(analysis).mentions(of: referent)
    let links = LineLinks(analysis)
    func part(_ verb: String, _ role: Mention.Role) -> String? {
      let ranges = mentions.filter { $0.role == role }.map(\.range)
      return ranges.isEmpty ? nil : "\(verb) on \(links.list(of: ranges))"
    }
    let parts = [part("declared", .declares), part("read", .reads), part("written", .writes)].compactMap {
      $0
    }
    return parts.isEmpty
      ? nil : "a key \(Markdown.code(referent.lastName)) of the elements is \(parts.joined(separator: "; "))."
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
}
