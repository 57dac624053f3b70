import CladsAnalysis
import CladsPreview
import Diagnostics
import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `textDocument/completion`.
package enum CompletionFeature: SwiftFeature {
  package typealias Request = CompletionRequest

  package static func swiftSubject(of params: CompletionParams) -> SwiftSubject {
    .document(at: params.position)
  }

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("completionProvider") { json in
      json.member(
        "triggerCharacters", CompletionTrigger.allCases.map { String(UnicodeScalar($0.rawValue)) })
      json.member("resolveProvider", true)
    }
  }

  /// The client command that requests completion again.
  package static let retriggerCommand = "editor.action.triggerSuggest"

  package static func respond(
    to params: CompletionParams, in context: FeatureContext
  ) async throws(ResponseError) -> CompletionList {
    let positions = context.positions
    let offset = positions.offset(params.position)
    // Text that stands for an interpolation must not be replaced.
    if context.document.file.isHole(at: offset) { return Request.emptyResult }
    let completions = await context.document.completions(
      at: offset, after: params.triggerCharacter?.utf8.first, in: context.workspace.workspace)
    let range = positions.range(completions.range)
    let sharesRange = context.client.completionDefaults.contains("editRange")
    var writer = ItemWriter(
      context: context, range: range, otherEdits: positions.edits(completions.otherEdits) ?? [],
      sharesRange: sharesRange)
    if !context.client.lazyCompletionProperties.contains("documentation") {
      let analysis = await context.document.analysisForNames(at: offset)
      writer.documentation = CompletionDocumentation(context.document, analysis)
    }
    let items = completions.items.enumerated().map { writer.item($1, index: $0) }
    return CompletionList(
      items: items, isIncomplete: completions.isIncomplete,
      defaultRange: sharesRange && !items.isEmpty ? range : nil)
  }
}

/// Converts suggestions to the form that the client supports.
private struct ItemWriter {
  /// The number of suggestions that get documentation up front; users rarely look at later ones.
  static let maximumDocumented = 50

  let context: FeatureContext
  let range: LSPRange
  let otherEdits: [LSPTextEdit]
  let sharesRange: Bool
  /// The source of documentation, for clients that cannot resolve it lazily.
  var documentation: CompletionDocumentation?

  func item(_ completion: Completion, index: Int) -> CompletionItem {
    let isSnippet = context.client.snippets && completion.text.hasStops
    let snippet = completion.text.mapped(context.positions.encoded)
    let text = isSnippet ? snippet.marked : snippet.plain
    let hasLabelDetails = context.client.completionLabelDetails
    let command = CompletionFeature.retriggerCommand
    let retriggers = completion.retriggers && context.client.clientCommands.contains(command)
    return CompletionItem(
      label: completion.label, labelDescription: hasLabelDetails ? completion.detail : nil,
      kind: completion.kind, detail: hasLabelDetails ? nil : completion.detail,
      documentation: documentation(of: completion, index: index), sortText: sortText(index),
      filterText: completion.filterText, isSnippet: isSnippet,
      edit: LSPTextEdit(range: range, newText: text), hasDefaultRange: sharesRange,
      additionalEdits: otherEdits + (context.positions.edits(completion.edits) ?? []),
      command: retriggers ? Command(title: "Suggest", command: command) : nil,
      data: documentation != nil ? nil : completion.subject.map(data))
  }

  private func documentation(of completion: Completion, index: Int) -> MarkupContent? {
    let subject = index < Self.maximumDocumented ? completion.subject : nil
    let text = completion.documentation ?? subject.flatMap { documentation?.markdown(of: $0) }
    return text.map { MarkupContent(markdown: $0, for: context.client) }
  }

  private func data(of subject: CompletionSubject) -> LSPAny {
    return LSPAny { json in
      json.member("uri", context.document.uri)
      if let place = context.document.embeddedPlace { json.member("document", place.index) }
      subject.encodeMembers(to: &json)
    }
  }

  /// Returns a text that sorts like the index.
  private func sortText(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension MarkupContent {
  /// Creates documentation in the form that a client supports in completion lists.
  init(markdown: String, for client: ClientCapabilities) {
    self =
      client.completionMarkdown
      ? MarkupContent(.markdown, markdown)
      : MarkupContent(client.completionMarkup ? .plaintext : .string, Markdown.plain(markdown))
  }
}
