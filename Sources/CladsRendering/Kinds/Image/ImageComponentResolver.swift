public import CladsDocument

/// Resolves images.
public struct ImageComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "image"

  public init() {}

  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let source =
      try component.image.flatMap { try self.source($0, context) } ?? legacySource(component, context)
      ?? .sfsymbol("questionmark")
    return .renderOnly(
      .image(
        ImageNode(
          id: context.identifier(component.id), source: source,
          placeholder: component.image?.placeholder.flatMap(fallback),
          loading: component.image?.loading.flatMap(fallback), styleId: component.styleId,
          style: context.style(of: component), onTap: context.onTap(of: component),
          place: context.place(of: component.origin))))
  }

  @MainActor
  private func source(
    _ image: Document.ImageSource, _ context: ResolutionContext
  ) throws -> ImageNode.Source? {
    if let symbol = image.sfsymbol { return .sfsymbol(symbol) }
    if let asset = image.asset { return .asset(asset) }
    if image.activityIndicator == true { return .activityIndicator }
    guard let url = image.url, !url.isEmpty else { return nil }
    return try context.remoteImage(url)
  }

  /// Returns the image that the entry `value` of `data` names, as in early versions of the format.
  @MainActor
  private func legacySource(
    _ component: Document.Component, _ context: ResolutionContext
  ) throws -> ImageNode.Source? {
    let name = Document.DataReference.contentName
    guard let reference = component.data?.first(where: { $0.name == name })?.value else { return nil }
    switch reference.kind {
    case .static?:
      guard let value = reference.value else { return nil }
      for (prefix, make) in Self.prefixes where value.hasPrefix(prefix) {
        return make(String(value.dropFirst(prefix.count)))
      }
      return .asset(value)
    case .binding?: return try reference.path.map { try context.remoteImage("${\($0)}") }
    case .localBinding?, nil: return nil
    }
  }

  private static let prefixes: [(String, @Sendable (String) -> ImageNode.Source)] = [
    ("system:", { .sfsymbol($0) }), ("url:", { .url($0) }),
  ]

  private func fallback(_ image: Document.ImagePlaceholder) -> ImageNode.Source? {
    if let symbol = image.sfsymbol { return .sfsymbol(symbol) }
    if let asset = image.asset { return .asset(asset) }
    return image.url.map { .url($0) }
  }
}
