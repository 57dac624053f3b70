public import CladsDocument
import SourceText

/// A resolved image.
public struct ImageNode: Sendable, Hashable {
  /// The source of the image data.
  public enum Source: Sendable, Hashable {
    /// A system symbol.
    case sfsymbol(String)
    /// An image in the app bundle.
    case asset(String)
    /// A remote image.
    case url(String)
    /// A remote image whose URL depends on the state: the template, and the URL that it currently yields.
    case statePath(String, address: String)
    /// An activity indicator.
    case activityIndicator

    /// Returns the source of a system symbol.
    public static func sfsymbol(name: String) -> Source { .sfsymbol(name) }

    /// Returns the source of an image in the app bundle.
    public static func asset(name: String) -> Source { .asset(name) }
  }

  public var id: String?
  public var source: Source
  /// The image shown if the remote image fails to load.
  public var placeholder: Source?
  /// The image shown while the remote image loads.
  public var loading: Source?
  /// The style id as written.
  public var styleId: String?
  public var style: IR.Style
  /// The action that runs on a tap.
  public var onTap: IR.ActionBinding?
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, source: Source, placeholder: Source? = nil, loading: Source? = nil,
    styleId: String? = nil, style: IR.Style = IR.Style(), onTap: IR.ActionBinding? = nil,
    place: NodeLocation = .none
  ) {
    self.id = id
    self.source = source
    self.placeholder = placeholder
    self.loading = loading
    self.styleId = styleId
    self.style = style
    self.onTap = onTap
    self.place = place
  }
}

extension ImageNode: ComponentNode {
  public static let kind = RenderNodeKind.image
  public var renderNode: RenderNode { .image(self) }
  public var currentStyle: IR.Style { style }
  public var events: [EventBinding]? { [EventBinding("onTap", onTap)].compactMap(\.self) }
  public var tapResponse: TapResponse? { onTap.map { .run($0) } }
  public var controlLabel: String { id ?? source.name }
  /// What a screen reader says on device; empty if it says nothing but the kind and the value.
  package var spokenLabel: String { shown.spokenName }
  public var debugProperties: [String] { ["source: \(source.debugText)"] }

  public func addProperties(to facts: inout NodeFacts) {
    facts.add("image", source.text)
    switch source {
    case .url, .statePath:
      // Without one, the app shows this symbol.
      facts.add("placeholder image", (placeholder ?? .sfsymbol("photo")).text)
      if let loading { facts.add("loading image", loading.text) }
    case .sfsymbol, .asset, .activityIndicator: break
    }
    facts.addStyle(style)
  }

  public func addValues(to facts: inout NodeFacts) {
    if case .statePath(_, let address) = source { facts.add("address", address) }
  }
}

extension ImageNode {
  /// The source to show; a remote image without an address so far shows its placeholder.
  package var shown: Source {
    guard case .statePath(_, let address) = source, address.isEmpty || address.contains("${") else {
      return source
    }
    return placeholder ?? .sfsymbol("photo")
  }

  /// Whether a placeholder is shown in the place of a remote image: the one of the document, or the default.
  package var showsPlaceholder: Bool { shown != source }
}

extension ImageNode.Source {
  /// What a screen reader says: the name of a symbol or an asset, but no address.
  var spokenName: String {
    switch self {
    case .sfsymbol(let name), .asset(let name): name
    case .url, .statePath, .activityIndicator: ""
    }
  }

  /// The name or address of the image.
  package var name: String {
    switch self {
    case .sfsymbol(let name), .asset(let name), .url(let name): name
    case .statePath(_, let address): address
    case .activityIndicator: "activity indicator"
    }
  }

  /// What is written in the document, with its kind.
  var text: String {
    switch self {
    case .sfsymbol(let name): "symbol \(name)"
    case .asset(let name): "asset \(name)"
    case .url(let url): url
    case .statePath(let template, _): template
    case .activityIndicator: "activity indicator"
    }
  }

  fileprivate var debugText: String {
    switch self {
    case .sfsymbol(let name): "sfsymbol(\(name))"
    case .asset(let name): "asset(\(name))"
    case .url(let url): "url(\(url))"
    case .statePath(let template, _): "statePath(\(template))"
    case .activityIndicator: "activityIndicator"
    }
  }
}

extension RenderNodeKind {
  public static let image = RenderNodeKind(rawValue: "image")
}
