public import CladsDocument
import SourceText

/// Resolves style ids: named styles with inheritance, and `@` tokens of the design system.
public final class StyleResolver {
  private lazy var cascade = StyleCascade(styles)
  private let styles: NamedList<Document.Style>
  private let provider: (any DesignSystemProvider)?
  private let options: ResolutionOptions
  private var resolved: [String: IR.Style] = [:]
  private var effective: [Use: IR.Style] = [:]

  @_disfavoredOverload
  public init(
    styles: NamedList<Document.Style>?, designSystemProvider: (any DesignSystemProvider)? = nil,
    options: ResolutionOptions = ResolutionOptions()
  ) {
    self.styles = styles ?? [:]
    provider = designSystemProvider
    self.options = options
  }

  /// Creates a resolver of styles by name.
  public convenience init(
    styles: [String: Document.Style]?, designSystemProvider: (any DesignSystemProvider)? = nil
  ) {
    self.init(styles: NamedList(styles ?? [:]), designSystemProvider: designSystemProvider)
  }

  /// Returns the style for a style id. The style is empty if the id is `nil`, an unknown style, or an unknown
  /// token.
  public func resolve(_ styleId: String?) -> IR.Style {
    guard let styleId else { return IR.Style() }
    if let style = resolved[styleId] { return style }
    let style = make(styleId)
    resolved[styleId] = style
    return style
  }

  /// Returns the properties of the style for a style id that have an effect on a component kind on device.
  func resolve(_ styleId: String?, on kind: Document.ComponentKind) -> IR.Style {
    guard let styleId else { return IR.Style() }
    let use = Use(styleId: styleId, kind: kind)
    if let style = effective[use] { return style }
    let style = resolve(styleId).effective(on: kind, level: options.level)
    effective[use] = style
    return style
  }

  /// Returns the style for a style id with an inline style applied on top.
  public func resolve(_ styleId: String?, inline: Document.Style?) -> IR.Style {
    var style = resolve(styleId)
    if let inline { style.apply(inline, options: options) }
    return style
  }

  private func make(_ styleId: String) -> IR.Style {
    if styleId.utf8.first == Byte.at {
      return provider?.resolveStyle(String(styleId.dropFirst())) ?? IR.Style()
    }
    return cascade.resolved(styleId).map { IR.Style($0.style, options: options) } ?? IR.Style()
  }

  private struct Use: Hashable {
    let styleId: String
    let kind: Document.ComponentKind
  }
}
