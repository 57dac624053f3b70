package import LanguageServerProtocol
package import SourceText

/// A suggestion.
package struct Completion: Sendable {
  /// The text that the list shows.
  package var label: String
  package var kind: CompletionItem.Kind
  /// A short description.
  package var detail: String?
  /// The documentation, in Markdown, if it is known without a lookup.
  package var documentation: String?
  /// What to look up when the client requests the documentation.
  package var subject: CompletionSubject?
  /// The text that replaces the range of the suggestions.
  package var text: Snippet
  /// The text that the client matches against the typed text.
  package var filterText: String
  /// Whether it is a part of a path after which the path usually goes on.
  package var isContainer = false
  /// Edits elsewhere that the suggestion needs, before its range.
  package var edits: [TextEdit] = []
  /// Whether to request completion again after inserting the text, at its first tab stop.
  package var retriggers = false
  /// What the ranking knows of a name that the document declares; `nil` for other suggestions.
  var declaration: DeclaredName?
  /// Whether it is the name of a member that the object must have.
  var isRequired = false
  /// Whether the text is an object that begins with the label as its kind.
  var isObject = false

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

/// A name that the document declares, as a suggestion.
struct DeclaredName: Sendable {
  /// Whether the document uses it elsewhere.
  var isUsed: Bool
  /// How well it fits what is expected, from 0 to 1.
  var fit = 1.0
}

/// The suggestions for one position.
package struct Completions: Sendable {
  /// The suggestions, most likely first.
  package var items: [Completion] = []
  /// The range that each of them replaces; it is on one line and contains the position.
  package var range: TextRange
  /// Edits elsewhere that every suggestion needs: a comma or a colon that is missing before it.
  package var otherEdits: [TextEdit] = []
  /// Whether suggestions were omitted because of the limit.
  package var isIncomplete = false

  /// The maximum number of suggestions.
  static let limit = 500
}
