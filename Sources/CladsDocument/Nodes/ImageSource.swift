public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// What an image shows.
  public struct ImageSource: Described {
    /// Name of a system symbol.
    public var sfsymbol: String?
    /// Name of a bundled image.
    public var asset: String?
    /// Whether a spinner is shown.
    public var activityIndicator: Bool?
    /// Address of a remote image, a template.
    public var url: String?
    /// What is shown when the remote image fails.
    public var placeholder: ImageFallback?
    /// What is shown while the remote image loads.
    public var loading: ImageFallback?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates an empty source.
    public init() {}
  }

  /// What stands in for a remote image.
  public struct ImageFallback: Described {
    /// Name of a system symbol.
    public var sfsymbol: String?
    /// Name of a bundled image.
    public var asset: String?
    /// Address of a remote image; no placeholders.
    public var url: String?
    /// Where it was read from.
    public var origin = Origin.none

    /// Creates an empty stand-in.
    public init() {}
  }
}

extension Document.ImageSource {
  /// The keys of an image source.
  public static let table = describe(
    "image source", "What an image shows: a symbol, a bundled image, a spinner or a remote image.",
    mistakes: [
      Mistake("system", "image-legacy-source", instead: "sfsymbol"),
      Mistake("systemName", "image-legacy-source", instead: "sfsymbol"),
      Mistake("symbol", "image-legacy-source", instead: "sfsymbol"),
      Mistake(
        "statePath", "image-legacy-source", instead: "url", help: "write `\"url\": \"${path}\"`",
        remedy: .custom { member, reading in reading.writeAsAddress(member) }),
      Mistake("name", "image-legacy-source", instead: "asset"),
      Mistake("src", "image-legacy-source", instead: "url"),
    ]
  ) {
    Property("sfsymbol", \.sfsymbol, .string(.symbolName), "Name of a system symbol; wins over the others.")
    Property(
      "asset", \.asset, .string(.assetName),
      "Name of an image in the app's bundle; wins over a spinner and `url`.")
    Property("url", \.url, .template, "Address of a remote image; `${…}` is interpolated.")
    Property(
      "activityIndicator", \.activityIndicator, .boolean, "`true` shows a spinner; wins over `url`.",
      default: "false")
    Property(
      "placeholder", \.placeholder, Document.ImageFallback.schema,
      "Shown when the address is empty or loading fails.", default: "the symbol `photo`")
    Property(
      "loading", \.loading, Document.ImageFallback.schema, "Shown while the remote image loads.",
      default: "a spinner")
  }

  /// How an image source is read.
  public static let schema = objectSchema(blank: Document.ImageSource()) { source, _, seen, _ in
    source.keys = seen
  }
}

extension Reading {
  /// The fix that writes a state path as a template of an address.
  fileprivate func writeAsAddress(_ member: RecordIndex) -> QuickFix? {
    guard let value = view.value(of: member), view.kind(value) == .string,
      view.member(named: "url", of: view[member].parent) == nil
    else { return nil }
    let path = text(of: value).dropFirst().dropLast()
    return QuickFix("Write it as `url`", replacing: view.range(member), with: "\"url\": \"${\(path)}\"")
  }
}

extension Document.ImageFallback {
  /// The keys of a stand-in.
  public static let table = describe("stand-in image", "What stands in for a remote image.") {
    Property("sfsymbol", \.sfsymbol, .string(.symbolName), "Name of a system symbol.")
    Property("asset", \.asset, .string(.assetName), "Name of an image in the app's bundle.")
    Property("url", \.url, .string(.url), "Address of a remote image; no placeholders.")
  }

  /// How a stand-in is read.
  public static let schema = objectSchema(blank: Document.ImageFallback())
}

extension Document.ImageSource {
  /// The sources that are given, the one that is shown first. A button never shows a spinner.
  public func sources(inButton: Bool) -> [PartialKeyPath<Document.ImageSource>] {
    var sources: [PartialKeyPath<Document.ImageSource>] = []
    if sfsymbol != nil { sources.append(\.sfsymbol) }
    if asset != nil { sources.append(\.asset) }
    if activityIndicator == true, !inButton { sources.append(\.activityIndicator) }
    if let url, !url.isEmpty { sources.append(\.url) }
    return sources
  }
}
