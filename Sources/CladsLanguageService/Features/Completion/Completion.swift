public import LanguageServerProtocol
public import SourceText

/// One suggestion of what could be typed.
public struct Completion: Sendable {
  /// What the list shows.
  public var label: String
  /// What it stands for.
  public var kind: CompletionItem.Kind
  /// What it is, in a few words.
  public var detail: String?
  /// What it means, in Markdown, when that is known without looking it up.
  public var documentation: String?
  /// What is looked up when more is asked about it.
  public var subject: CompletionSubject?
  /// What is written in place of the range of the suggestions.
  public var text: Snippet
  /// What the typed text is compared with.
  public var filterText: String
  /// Whether the next thing to do is to ask again, in the place that the text leaves to fill in.
  public var asksAgain = false

  init(
    _ label: String, _ kind: CompletionItem.Kind, detail: String? = nil, documentation: String? = nil,
    subject: CompletionSubject? = nil, text: Snippet, filterText: String? = nil
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.subject = subject
    self.text = text
    self.filterText = filterText ?? label
  }
}

/// Suggestions for one place.
public struct Completions: Sendable {
  /// The suggestions, the likeliest first.
  public var items: [Completion] = []
  /// What each of them replaces; on one line, with the place in it.
  public var range: TextRange
  /// Changes elsewhere that every suggestion needs: a comma or a colon that is missing before it.
  public var otherEdits: [TextEdit] = []
  /// Whether there are more than fit.
  public var isIncomplete = false

  /// More suggestions than this are no help to anybody.
  static let limit = 500
}
