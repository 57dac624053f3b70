extension Document.ComponentKind {
  /// Returns the kinds that a design-system token is for, by the first segment of its name: `text` of
  /// `text.title`; `nil` if the name does not say.
  public static func kinds(ofToken name: String) -> [Document.ComponentKind]? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return kindsByPrefix[name[..<dot].lowercased()]
  }

  private static let kindsByPrefix = Dictionary(
    BuiltInKinds.components.flatMap { kind in kind.tokenPrefixes.map { ($0, [kind.kind]) } },
    uniquingKeysWith: +)
}
