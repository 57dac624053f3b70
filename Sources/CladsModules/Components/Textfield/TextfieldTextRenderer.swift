public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws fields for text.
public struct TextfieldTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.textField

  /// Creates a renderer.
  public init() {}

  /// The view of a field.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .textField(let field) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(TextfieldView(configuration: TextfieldConfiguration(field)))
  }
}

/// What a field for text looks like.
public struct TextfieldConfiguration {
  /// The ways in which a field can be drawn.
  public enum Variant: Sendable, Hashable {
    /// With what was typed.
    case filled
    /// With its placeholder, fainter.
    case empty
  }

  /// Its looks.
  public let style: IR.Style
  /// How it is drawn.
  public let variant: Variant
  private let logic: any TextfieldVariantLogic

  /// The looks of a node.
  public init(_ node: TextFieldNode) {
    style = node.style
    variant = node.text.isEmpty ? .empty : .filled
    logic =
      node.text.isEmpty
      ? EmptyTextfieldVariant(placeholder: node.placeholder)
      : FilledTextfieldVariant(text: String(node.text.map { $0.isNewline ? " " : $0 }))
  }

  /// What stands in the field.
  public var text: String { logic.text }
  /// How many blanks stand before it.
  public var indentation: Int { logic.indentation }
  /// Whether it is only a hint.
  public var isFaint: Bool { logic.isFaint }
}

/// What tells an empty field from a filled one.
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

/// A field for text: what is in it, on a line of blanks as wide as there is room.
public struct TextfieldView: TextView {
  let configuration: TextfieldConfiguration

  /// Creates a field.
  public init(configuration: TextfieldConfiguration) { self.configuration = configuration }

  /// The text on its line.
  public var body: some TextView {
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
    }.padding(EdgeInsets(configuration.style.padding))
  }
}
