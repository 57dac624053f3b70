extension SampleDocuments {
  /// The names of the published examples.
  public static let exampleNames = [
    "audio-guide", "checkout", "onboarding", "order-history", "photo-gallery", "product-detail",
    "profile-settings", "sign-in", "trail-search", "trail-weather", "trip-survey", "whats-new",
  ]

  /// The published examples, by name.
  public static let examples: [(name: String, text: String)] = exampleNames.compactMap { name in
    let bytes = Files.read("\(Executable.packageFolder)/schemas/examples/\(name).clads.json")
    return bytes.isEmpty ? nil : (name, String(decoding: bytes, as: UTF8.self))
  }
}
