public import JSONSyntax

/// One suggestion of a completion list.
public struct CompletionItem: JSONEncodable, Hashable {
  /// What a suggestion stands for: `CompletionItemKind`.
  public enum Kind: Int, Sendable {
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

  /// What the list shows.
  public var label: String
  /// What stands beside the label, in small letters.
  public var labelDescription: String?
  /// What it stands for.
  public var kind: Kind
  /// What it is, in a few words.
  public var detail: String?
  /// What it means.
  public var documentation: MarkupContent?
  /// What the list is sorted by.
  public var sortText: String
  /// What the typed text is compared with.
  public var filterText: String
  /// Whether `edit` holds tab stops.
  public var isSnippet: Bool
  /// What is written; its range is on one line and holds the place that was asked about.
  public var edit: LSPTextEdit
  /// Whether the list gives the range of the edit for all items.
  public var hasDefaultRange: Bool
  /// Changes elsewhere.
  public var additionalEdits: [LSPTextEdit]
  /// What the client runs after it has taken the suggestion.
  public var command: Command?
  /// What comes back when the client asks for the rest of the item.
  public var data: LSPAny?

  /// Creates a suggestion.
  public init(
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

  /// Writes the suggestion.
  public func encode(to json: inout JSONWriter) {
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
