public import CladsSchema
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

extension ImageNode {
  /// The source to show; a remote image without an address so far shows its placeholder.
  package var shown: Source {
    guard case .statePath(_, let address) = source, address.isEmpty || address.contains("${") else {
      return source
    }
    return placeholder ?? .sfsymbol("photo")
  }

  /// Whether the default placeholder is shown, a symbol in the place of a remote image.
  package var showsDefault: Bool { shown != source && placeholder == nil }
}

extension ImageNode.Source {
  /// The name or address of the image.
  package var name: String {
    switch self {
    case .sfsymbol(let name), .asset(let name), .url(let name): name
    case .statePath(_, let address): address
    case .activityIndicator: "activity indicator"
    }
  }
}
