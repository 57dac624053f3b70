import CladsAnalysis
import CladsProject
package import LanguageServerProtocol
package import SourceText

/// The language features for one file, named after the requests that they answer. Each is in the folder of
/// its name in `Features`, where `NAME+LSP.swift` makes it a response.
extension DocumentSnapshot {
  // MARK: - At an offset

  /// Returns the hover for an offset, or `nil` when there is nothing to show.
  package func hover(at offset: TextOffset) async -> HoverContent? {
    await HoverContent.at(offset, in: self)
  }

  /// Returns the hover for an offset with what other files have to do with what is there, or `nil` when
  /// there is nothing to show.
  package func hover(at offset: TextOffset, in workspace: some WorkspaceReading) async -> HoverContent? {
    let companion = await HoverCompanion.content(at: offset, in: self, workspace)
    guard let content = await hover(at: offset) else { return companion }
    guard let companion else {
      return content.adding(await ScreenLinks.sentence(at: offset, in: self, workspace))
    }
    return kind == .project
      ? content.appending(companion.markdown) : companion.appending(content.markdown)
  }

  /// Returns the suggestions for an offset. `character` is the trigger character that caused the request; it
  /// is `nil` when something else did. Only with a workspace are there suggestions of files.
  package func completions(
    at offset: TextOffset, after character: UInt8? = nil, in workspace: (any WorkspaceReading)? = nil
  ) async -> Completions {
    var documents: [String] = []
    if let workspace { documents = await documentsToTest(at: offset, in: workspace) }
    return await Completions.at(offset, in: self, after: character, documents: documents)
  }

  /// Returns the innermost call whose parentheses enclose an offset, even if they are not closed yet.
  package func signatureHelp(at offset: TextOffset) -> FunctionCall? { FunctionCall.around(offset, in: self) }

  /// Returns the range of the name at an offset and its declarations; `nil` when there is no name.
  package func definitions(
    at offset: TextOffset, in workspace: some WorkspaceReading
  ) async -> (origin: TextRange, targets: [NameTarget])? {
    await DefinitionSearch.at(offset, in: self, workspace)
  }

  /// Returns the references to the name at an offset: those in the file itself, then in other files by path.
  package func references(
    at offset: TextOffset, in workspace: some WorkspaceReading, includingDeclaration: Bool,
    encoding: PositionEncoding
  ) async -> [Location] {
    await ReferenceSearch.at(
      offset, in: self, includingDeclaration: includingDeclaration, workspace, encoding: encoding)
  }

  /// Returns the renaming of the name at an offset; `nil` when there is no name.
  ///
  /// - Throws: an error that says why the name cannot be changed.
  package func renaming(at offset: TextOffset) async throws(ResponseError) -> Renaming? {
    try await Renaming.at(offset, in: self)
  }

  /// Returns the ranges that a selection at each offset expands to, innermost first, each contained in the
  /// next; never empty.
  package func selectionRanges(at offsets: [TextOffset]) async -> [[TextRange]] {
    await SelectionSteps.at(offsets, in: self)
  }

  // MARK: - In a range

  /// Returns the actions that apply to a range, limited to the kinds in `wanted` and their subkinds. `nil`
  /// requests everything but `source` actions, which clients must request explicitly.
  package func codeActions(in range: TextRange, wanted: [String]? = nil) async -> [CodeAction] {
    CodeAction.all(in: await CodeActionContext(self, range: range), wanted: wanted)
  }

  /// Returns the templates in a range and the texts that they produce, in source order. Omits templates that
  /// are invalid, are not rendered because their list is empty, or produce an empty or unchanged text.
  package func inlayHints(in range: TextRange) async -> [ShownText] {
    await ShownText.all(in: range, of: self)
  }

  /// Returns the semantic tokens in a range, or in the whole file, in source order.
  package func semanticTokens(in range: TextRange? = nil) async -> [SemanticToken] {
    await SemanticTokenReader.all(in: self, range: range)
  }

  // MARK: - In the whole file

  /// Returns the outline, parents before children.
  package func symbols() async -> [OutlineEntry] { await Outline.of(self) }

  /// Returns the ranges between brackets that span several lines, at most one for each starting line.
  package func foldingRanges() -> [TextRange] { Folding.all(in: file) }

  /// Returns the links, in source order.
  package func links() async -> [LinkedText] { await DocumentLinks.all(in: self) }

  /// Returns the valid colors, in source order.
  package func colors() async -> [ColoredText] { await DocumentColors.all(in: self) }

  /// Returns the declarations of names with the numbers of their references, in source order.
  package func codeLenses() async -> [ReferenceCount] { await ReferenceCounts.all(in: self) }
}
