package import JSONSyntax

/// A suggestion in a completion list.
package struct CompletionItem: JSONEncodable, Hashable {
  /// The kind of a suggestion: `CompletionItemKind` in the specification.
  package enum Kind: Int, Sendable {
    case function = 3
    case field = 5
    case variable = 6
    case `class` = 7
    case module = 9
    case property = 10
    case value = 12
    case `enum` = 13
    case keyword = 14
    case snippet = 15
    case color = 16
    case file = 17
    case reference = 18
    case enumMember = 20
    case constant = 21
    case `struct` = 22
    case event = 23
  }

  /// The text that the list shows.
  package var label: String
  /// A short description that the list shows next to the label.
  package var labelDescription: String?
  package var kind: Kind
  /// A short description, for clients without label details.
  package var detail: String?
  package var documentation: MarkupContent?
  /// The text that the client sorts by.
  package var sortText: String
  /// The text that the client matches against the typed text.
  package var filterText: String
  /// Whether `edit` inserts a snippet with tab stops.
  package var isSnippet: Bool
  /// The edit that inserts the suggestion; its range is on one line and contains the requested position.
  package var edit: LSPTextEdit
  /// Whether the range of `edit` is the list's default and therefore not written.
  package var hasDefaultRange: Bool
  /// Edits elsewhere in the document.
  package var additionalEdits: [LSPTextEdit]
  /// The command that the client runs after inserting the suggestion.
  package var command: Command?
  /// The data that the client sends back with `completionItem/resolve`.
  package var data: LSPAny?

  package init(
    label: String, labelDescription: String? = nil, kind: Kind, detail: String? = nil,
    documentation: MarkupContent? = nil, sortText: String, filterText: String, isSnippet: Bool,
    edit: LSPTextEdit, hasDefaultRange: Bool = false, additionalEdits: [LSPTextEdit] = [],
    command: Command? = nil, data: LSPAny? = nil
  ) {
    self.label = label
    self.labelDescription = labelDescription
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.sortText = sortText
    self.filterText = filterText
    self.isSnippet = isSnippet
    self.edit = edit
    self.hasDefaultRange = hasDefaultRange
    self.additionalEdits = additionalEdits
    self.command = command
    self.data = data
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("label", label)
      if let labelDescription {
        json.member("labelDetails", object: { $0.member("description", labelDescription) })
      }
      json.member("kind", kind.rawValue)
      json.member("detail", ifPresent: detail)
      json.member("documentation", ifPresent: documentation)
      json.member("sortText", sortText)
      if filterText != label { json.member("filterText", filterText) }
      if isSnippet { json.member("insertTextFormat", 2) }
      if hasDefaultRange {
        if edit.newText != label { json.member("textEditText", edit.newText) }
      } else {
        json.member("textEdit", edit)
      }
      if !additionalEdits.isEmpty { json.member("additionalTextEdits", additionalEdits) }
      json.member("command", ifPresent: command)
      json.member("data", ifPresent: data)
    }
  }
}
