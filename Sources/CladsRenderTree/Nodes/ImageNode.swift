/// An image.
public struct ImageNode: Sendable {
  /// What it shows.
  public enum Source: Sendable, Hashable {
    /// A system symbol.
    case sfsymbol(String)
    /// A bundled image.
    case asset(String)
    /// A remote image.
    case url(String)
    /// A remote image whose address comes from the state: the template, and the address it gives now.
    case statePath(String, address: String)
    /// A spinner.
    case activityIndicator
  }

  /// Its id.
  public var id: String?
  /// What it shows.
  public var source: Source
  /// What is shown when the remote image fails.
  public var placeholder: Source?
  /// What is shown while the remote image loads.
  public var loading: Source?
  /// The style it names.
  public var styleId: String?
  /// Its looks.
  public var style: IR.Style
  /// What a tap runs.
  public var onTap: IR.ActionBinding?
  /// Where it comes from.
  public var place: NodePlace

  /// Creates an image.
  public init(
    id: String? = nil, source: Source, placeholder: Source? = nil, loading: Source? = nil,
    styleId: String? = nil, style: IR.Style = IR.Style(), onTap: IR.ActionBinding? = nil,
    place: NodePlace = .none
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
