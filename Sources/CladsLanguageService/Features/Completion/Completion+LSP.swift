import CladsAnalysis
import JSONSyntax
public import LanguageServerProtocol
import SourceText

/// `textDocument/completion`.
public enum CompletionFeature: DocumentFeature {
  /// The request that is answered.
  public typealias Request = CompletionRequest

  /// Says that there are suggestions, and behind which characters.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("completionProvider") { json in
      json.member(
        "triggerCharacters", CompletionTrigger.allCases.map { String(UnicodeScalar($0.rawValue)) })
      json.member("resolveProvider", true)
    }
  }

  /// The command of clients that ask for suggestions again.
  public static let askAgain = "editor.action.triggerSuggest"

  /// Answers.
  public static func respond(
    to params: CompletionParams, in context: FeatureContext
  ) async throws(ResponseError) -> CompletionList {
    let positions = context.positions
    let offset = positions.offset(params.position)
    let completions = await Completions.at(
      offset, in: context.document, after: params.triggerCharacter?.utf8.first)
    let range = positions.range(completions.range)
    let sharesRange = context.client.completionDefaults.contains("editRange")
    var writer = ItemWriter(
      context: context, range: range, otherEdits: completions.otherEdits.map(positions.edit),
      sharesRange: sharesRange)
    if !context.client.lazyCompletionProperties.contains("documentation") {
      let analysis = await context.document.analysisForNames(at: offset)
      writer.documentation = CompletionDocumentation(context.document, analysis)
    }
    let items = completions.items.enumerated().map { writer.item($1, number: $0) }
    return CompletionList(
      items: items, isIncomplete: completions.isIncomplete,
      defaultRange: sharesRange && !items.isEmpty ? range : nil)
  }
}

/// Writes suggestions as the client understands them.
private struct ItemWriter {
  /// For how many suggestions the documentation is made at once: nobody reads that of later ones.
  static let mostExplained = 50

  let context: FeatureContext
  let range: LSPRange
  let otherEdits: [LSPTextEdit]
  let sharesRange: Bool
  /// What explains suggestions, for clients that do not ask for that later.
  var documentation: CompletionDocumentation?

  func item(_ completion: Completion, number: Int) -> CompletionItem {
    let isSnippet = context.client.snippets && completion.text.hasStops
    let text = isSnippet ? completion.text.marked : completion.text.plain
    let hasLabelDetails = context.client.completionLabelDetails
    let asksAgain = completion.asksAgain && context.client.clientCommands.contains(CompletionFeature.askAgain)
    return CompletionItem(
      label: completion.label, labelDescription: hasLabelDetails ? completion.detail : nil,
      kind: completion.kind, detail: hasLabelDetails ? nil : completion.detail,
      documentation: documentation(of: completion, number: number), sortText: sortText(number),
      filterText: completion.filterText, isSnippet: isSnippet,
      edit: LSPTextEdit(range: range, newText: text), hasDefaultRange: sharesRange,
      additionalEdits: otherEdits,
      command: asksAgain ? Command(title: "Suggest", command: CompletionFeature.askAgain) : nil,
      data: documentation != nil ? nil : completion.subject.map(data))
  }

  private func documentation(of completion: Completion, number: Int) -> MarkupContent? {
    let explained = number < Self.mostExplained ? completion.subject : nil
    let text = completion.documentation ?? explained.flatMap { documentation?.markdown(of: $0) }
    return text.map { MarkupContent(markdown: $0, for: context.client) }
  }

  private func data(of subject: CompletionSubject) -> LSPAny {
    var json = JSONWriter()
    json.object { json in
      json.member("uri", context.document.uri)
      subject.encodeMembers(to: &json)
    }
    return LSPAny(bytes: json.bytes)
  }

  /// A text that sorts like the number.
  private func sortText(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension MarkupContent {
  /// Text as a client draws it in a completion list.
  init(markdown: String, for client: ClientCapabilities) {
    self =
      client.completionMarkdown
      ? MarkupContent(.markdown, markdown)
      : MarkupContent(client.completionMarkup ? .plaintext : .string, Markdown.plain(markdown))
  }
}
