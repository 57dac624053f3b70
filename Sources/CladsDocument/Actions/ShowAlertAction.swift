import Diagnostics
import JSONSyntax
import SourceText

extension Document {
  /// An action that shows an alert.
  public struct ShowAlertAction: Described, DocumentPart {
    /// The title.
    public var title: String?
    /// The message.
    public var message: AlertMessageContent?
    /// The buttons.
    public var buttons: [AlertButton]?
    @Provenance package var origin = Origin.none

    public init(
      title: String? = nil, message: AlertMessageContent? = nil, buttons: [AlertButton]? = nil
    ) {
      self.title = title
      self.message = message
      self.buttons = buttons
    }
  }

  /// The message of an alert.
  public enum AlertMessageContent: Sendable, Hashable {
    /// Shown as written.
    case `static`(String)
    /// Interpolated when the alert is shown.
    case template(String)
  }

  /// A button of an alert.
  public struct AlertButton: Described, DocumentPart {
    /// The caption.
    public var label: String?
    /// The style.
    public var style: AlertButtonStyle?
    /// The id of the named action that the button runs.
    public var action: String?
    @Provenance package var origin = Origin.none

    public init(
      label: String? = nil, style: AlertButtonStyle? = nil, action: String? = nil
    ) {
      self.label = label
      self.style = style
      self.action = action
    }
  }

  /// The style of an alert button.
  public enum AlertButtonStyle: String, Documented {
    case `default`, cancel, destructive

    public var documentation: String {
      switch self {
      case .default: "A regular button."
      case .cancel: "Cancels; set apart from the others, at most one."
      case .destructive: "Deletes or cannot be undone; shown in red."
      }
    }
  }

  /// A message with placeholders.
  struct AlertTemplate: Described {
    var kind: DataSourceKind?
    var template: String?
    var origin = Origin.none
  }
}

extension Document.ShowAlertAction {
  package static let table = describe(
    "`showAlert` action", "Shows an alert with a title, a message and buttons."
  ) {
    Property("title", \.title, .literal, "Title; never interpolated.", default: "\"Alert\"")
    Property(
      "message", \.message, Document.AlertMessageContent.schema,
      "Message: plain text, or `{ \"type\": \"binding\", \"template\": \"…\" }` with `${…}`.")
    Property(
      "buttons", \.buttons, .array(of: Document.AlertButton.schema), "Buttons of the alert.",
      default: "one `OK` button")
  }

  public static let schema = objectSchema(blank: Document.ShowAlertAction(), unknown: .typedAction)
}

extension Document.AlertButton {
  package static let table = describe(
    "alert button", "A button of an alert.",
    mistakes: [
      Mistake("text", .alertButtonLegacy, instead: "label", effect: .rejectsDocument),
      Mistake("title", .alertButtonLegacy, instead: "label", effect: .rejectsDocument),
      Mistake("role", .alertButtonLegacy, instead: "style"),
    ]
  ) {
    Property("label", \.label, .literal, "Caption; never interpolated.", required: true)
    Property("style", \.style, .choice(), "Style of the button.", default: "\"default\"")
    Property("action", \.action, Self.actionSchema, "Id of the named action to run after the tap.")
  }

  private static let actionSchema = Schema<String>.string(.reference(.action)).refusing([.object]) {
    node, reading in
    Finding(
      .alertButtonInline, at: reading.view.range(node),
      "`action` must be the id of a named action, not an inline action", effect: .rejectsDocument,
      help: "move it into the document's `actions` and write its id here")
  }

  public static let schema = objectSchema(blank: Document.AlertButton())
}

extension Document.AlertTemplate {
  static let table = describe("alert message", "A message that is interpolated when the alert is shown.") {
    Property(
      "type", \.kind, .choice(), "Must be `binding`.", required: true, missing: .alertMessageForm,
      values: { _, _ in [StringLiteral.quoted(Document.DataSourceKind.binding.rawValue)] })
    Property(
      "template", \.template, .template, "Text with `${…}`.", required: true, missing: .alertMessageForm)
  }

  public static let schema = objectSchema(blank: Document.AlertTemplate())
}

extension Document.AlertMessageContent {
  public static let schema = Schema<Document.AlertMessageContent>(
    shape: .either([.string(.literal), Document.AlertTemplate.schema.shape])
  ) { node, reading in
    switch reading.view.kind(node) {
    case .string: return .static(reading.view.string(node))
    case .object:
      let hasForm = reading.view.isIncomplete(node) || reading.hasAlertMessageForm(node)
      if !hasForm { reading.reportAlertMessageForm(node) }
      let message =
        hasForm
        ? Document.AlertTemplate.schema.read(node, &reading)
        : reading.silently { Document.AlertTemplate.schema.read(node, &$0) }
      return message.map { .template($0.template ?? "") }
    default: return nil
    }
  }
}

extension Reading {
  /// Returns whether the object is `{ "type": "binding", "template": … }`.
  fileprivate func hasAlertMessageForm(_ node: RecordIndex) -> Bool {
    guard let type = view.typeNode(of: node), view.contentEquals(type, "binding") else { return false }
    return Document.AlertTemplate.table.member(of: \.template, in: node, view) != nil
  }

  fileprivate mutating func reportAlertMessageForm(_ node: RecordIndex) {
    report(
      Finding(
        .alertMessageForm, at: head(of: node),
        "`message` must be a string, or an object with the type `binding` and a `template`",
        effect: .rejectsDocument,
        help: "write the text itself, or `{ \"type\": \"binding\", \"template\": \"…\" }`",
        fixes: alertMessageFix(node).map { [$0] } ?? []
      ).about(.missing(Document.AlertTemplate.table.shape.rows.map(\.name), object: view.range(node).start)))
  }

  private func alertMessageFix(_ node: RecordIndex) -> QuickFix? {
    func content(_ key: String) -> String? {
      guard let member = view.member(named: key, of: node), let value = view.value(of: member),
        view.kind(value) == .string
      else { return nil }
      return text(of: value)
    }
    let path = content("path").map { "\"${\($0.dropFirst().dropLast())}\"" }
    if let template = content("template") ?? path {
      return QuickFix(
        "Write it as a `binding`", replacing: view.range(node),
        with: "{ \"type\": \"binding\", \"template\": \(template) }")
    }
    return (content("value") ?? content("text")).map {
      QuickFix("Write the text itself", replacing: view.range(node), with: $0)
    }
  }
}
