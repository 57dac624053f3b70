package import TextUI

/// Draws text fields.
package struct TextfieldTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.textField

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .textField(let field) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(TextfieldView(configuration: TextfieldConfiguration(field)))
  }
}

/// The appearance of a text field.
package struct TextfieldConfiguration {
  package enum Variant: Sendable, Hashable {
    /// With its text.
    case filled
    /// With its placeholder, dimmed.
    case empty
  }

  package let style: IR.Style
  package let variant: Variant
  private let label: String
  private let value: String
  private let placeholder: String
  private let logic: any TextfieldVariantLogic

  package init(_ node: TextFieldNode) {
    style = node.style
    label = node.spokenLabel
    value = String(node.text.map { $0.isNewline ? " " : $0 })
    placeholder = node.placeholder
    variant = node.text.isEmpty ? .empty : .filled
    logic =
      node.text.isEmpty
      ? EmptyTextfieldVariant(placeholder: node.placeholder)
      : FilledTextfieldVariant(text: value)
  }

  /// Returns what it is on a page.
  func control(_ scheme: ColorScheme) -> SceneControl {
    SceneControl(
      .textField(text: value, placeholder: placeholder), label: label, font: Font(style),
      color: style.textColor ?? SystemColors.label(scheme), faintColor: SystemColors.placeholder(scheme))
  }

  /// The text or the placeholder.
  package var text: String { logic.text }
  /// The number of blanks before the text.
  package var indentation: Int { logic.indentation }
  /// Whether the text is dimmed, as a placeholder is.
  package var isFaint: Bool { logic.isFaint }
}

/// What differs between an empty field and a filled one.
private protocol TextfieldVariantLogic {
  var text: String { get }
  var indentation: Int { get }
  var isFaint: Bool { get }
}

private struct EmptyTextfieldVariant: TextfieldVariantLogic {
  let placeholder: String
  var text: String { placeholder }
  var indentation: Int { 1 }
  var isFaint: Bool { true }
}

private struct FilledTextfieldVariant: TextfieldVariantLogic {
  let text: String
  var indentation: Int { 0 }
  var isFaint: Bool { false }
}

/// The view of a text field: its text on a line of all available width.
///
/// On device a longer text scrolls in its line; in cells it wraps, so that all of it can be read.
package struct TextfieldView: TextView {
  let configuration: TextfieldConfiguration

  package init(configuration: TextfieldConfiguration) { self.configuration = configuration }

  package var body: some TextView {
    PerMedium {
      line.padding(configuration.style.padding)
    } points: {
      EnvironmentReader { environment in
        FieldLine(control: configuration.control(environment.colorScheme))
      }.styled(ContainerStyle(configuration.style))
    }
  }

  private var line: some TextView {
    EnvironmentReader { environment in
      let blank = String(environment.glyphs.blank)
      HStack(alignment: .bottom, spacing: 0) {
        if configuration.indentation > 0 { Text(blank).dim() }
        if !configuration.text.isEmpty {
          Text(configuration.text, style: configuration.style).dim(configuration.isFaint).layoutPriority(1)
        }
        Fill(environment.glyphs.blank).frame(
          minWidth: 1, idealWidth: 4, maxWidth: Length.infinity, minHeight: 1, maxHeight: 1)
      }
    }
  }
}
