import Diagnostics
import JSONSyntax
import SourceText

extension Document {
  /// The source of an image.
  public struct ImageSource: Described, DocumentPart {
    /// The name of a system symbol.
    public var sfsymbol: String?
    /// The name of a bundled image.
    public var asset: String?
    /// Whether to show a spinner.
    public var activityIndicator: Bool?
    /// The URL of a remote image, a template.
    public var url: String?
    /// The image to show if the remote image cannot be loaded.
    public var placeholder: ImagePlaceholder?
    /// The image to show while the remote image loads.
    public var loading: ImagePlaceholder?
    @Provenance package var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      sfsymbol: String? = nil, asset: String? = nil, activityIndicator: Bool? = nil, url: String? = nil,
      placeholder: ImagePlaceholder? = nil, loading: ImagePlaceholder? = nil
    ) {
      self.sfsymbol = sfsymbol
      self.asset = asset
      self.activityIndicator = activityIndicator
      self.url = url
      self.placeholder = placeholder
      self.loading = loading
    }
  }

  /// A substitute for a remote image.
  public struct ImagePlaceholder: Described, DocumentPart {
    /// The name of a system symbol.
    public var sfsymbol: String?
    /// The name of a bundled image.
    public var asset: String?
    /// The URL of a remote image; not interpolated.
    public var url: String?
    @Provenance package var origin = Origin.none

    public init(
      sfsymbol: String? = nil, asset: String? = nil, url: String? = nil
    ) {
      self.sfsymbol = sfsymbol
      self.asset = asset
      self.url = url
    }
  }
}

extension Document.ImageSource {
  package static let table = describe(
    "image source", "Source of an image: a symbol, a bundled image, a spinner or a remote image.",
    mistakes: [
      Mistake("system", .imageLegacySource, instead: "sfsymbol"),
      Mistake("systemName", .imageLegacySource, instead: "sfsymbol"),
      Mistake("symbol", .imageLegacySource, instead: "sfsymbol"),
      Mistake(
        "statePath", .imageLegacySource, instead: "url", help: "write `\"url\": \"${path}\"`",
        remedy: .custom { member, reading in reading.writeAsURL(member) }),
      Mistake("name", .imageLegacySource, instead: "asset"),
      Mistake("src", .imageLegacySource, instead: "url"),
    ]
  ) {
    Property("sfsymbol", \.sfsymbol, .string(.symbolName), "Name of a system symbol; wins over the others.")
    Property(
      "asset", \.asset, .string(.assetName),
      "Name of an image in the app's bundle; wins over a spinner and `url`.")
    Property("url", \.url, .template, "URL of a remote image; `${…}` is interpolated.")
    Property(
      "activityIndicator", \.activityIndicator, .boolean, "`true` shows a spinner; wins over `url`.",
      default: "false")
    Property(
      "placeholder", \.placeholder, Document.ImagePlaceholder.schema,
      "Shown when `url` is empty or loading fails.", default: "the symbol `photo`")
    Property(
      "loading", \.loading, Document.ImagePlaceholder.loadingSchema, "Shown while the remote image loads.",
      default: "a spinner")
  }

  public static let schema = objectSchema(blank: Document.ImageSource()) { source, _, seen, _ in
    source.keys = seen
  }.refusing([.string], takesTemplates: true) { node, reading in
    let name = reading.view.string(node)
    let path: PartialKeyPath<Document.ImageSource> =
      name.contains("://") || name.contains("${") ? \.url : \.sfsymbol
    let objects = (path == \.url ? [path] : [path, \.asset])
      .map { "{ \(table.member($0, reading.text(of: node))) }" }
    return Finding(
      .wrongType, at: reading.view.range(node), "`image` must be an object, not a string",
      effect: .rejectsDocument,
      help: "write \(objects.map { "`\($0)`" }.joined(separator: " or "))",
      fixes: objects.map {
        QuickFix(
          "Write `\($0)`", replacing: reading.view.range(node), with: $0,
          objects.count == 1 ? .suggested : .alternative)
      })
  }
}

extension Reading {
  /// Returns the fix that replaces a state path by a `url` template, or `nil` if there is none.
  fileprivate func writeAsURL(_ member: RecordIndex) -> QuickFix? {
    guard let value = view.value(of: member), view.kind(value) == .string,
      Document.ImageSource.table.member(of: \.url, in: view[member].parent, view) == nil
    else { return nil }
    let path = text(of: value).dropFirst().dropLast()
    return QuickFix(
      "Write it as `url`", replacing: view.range(member),
      with: Document.ImageSource.table.member(\.url, "\"${\(path)}\""))
  }
}

extension Document.ImagePlaceholder {
  package static let table = describe("fallback image", "A substitute for a remote image.") {
    Property("sfsymbol", \.sfsymbol, .string(.symbolName), "Name of a system symbol.")
    Property("asset", \.asset, .string(.assetName), "Name of an image in the app's bundle.")
    Property("url", \.url, .string(.url), "URL of a remote image; not interpolated.")
  }

  public static let schema = objectSchema(blank: Document.ImagePlaceholder())

  /// The schema of what is shown while an image loads.
  static let loadingSchema = objectSchema(blank: Document.ImagePlaceholder(), unknown: .allowed) {
    fallback, node, _, reading in
    let isSpinner = fallback.sfsymbol == nil && fallback.asset == nil && fallback.url == nil
    reading.checkLoadingKeys(node, isSpinner: isSpinner)
  }
}

extension Reading {
  /// Reports the unknown keys of what is shown while an image loads. A request for the spinner, which is
  /// drawn by default (`isSpinner`), loses nothing.
  fileprivate mutating func checkLoadingKeys(_ node: RecordIndex, isSpinner: Bool) {
    let table = Document.ImagePlaceholder.table
    let spinner = Document.ImageSource.table.row(of: \.activityIndicator)?.name
    for member in view.members(of: node) {
      let key = view.string(view.name(of: member))
      guard table.row(named: key) == nil, !skipped.contains(member), !isComment(member) else { continue }
      guard isSpinner, key == spinner, view.value(of: member).map(view.kind) == .true else {
        reportUnknownKey(
          member, known: table.shape.rows.map(\.name), owner: table.shape.name.withArticle)
        continue
      }
      report(
        Finding(
          .unknownKey, at: view.range(view.name(of: member)),
          "unknown key `\(key)` in \(table.shape.name.withArticle)",
          consequence: "the app shows a spinner by default", help: "delete it", severity: .info,
          fixes: removal(of: member).map { [QuickFix("Delete `\(key)`", edits: [$0])] } ?? []))
    }
  }
}

extension Document.ImageSource {
  /// Returns the sources that are set, the one that is shown first. A button never shows a spinner.
  public func sources(inButton: Bool) -> [PartialKeyPath<Document.ImageSource>] {
    var sources: [PartialKeyPath<Document.ImageSource>] = []
    if sfsymbol != nil { sources.append(\.sfsymbol) }
    if asset != nil { sources.append(\.asset) }
    if activityIndicator == true, !inButton { sources.append(\.activityIndicator) }
    if let url, !url.isEmpty { sources.append(\.url) }
    return sources
  }
}
