import CladsDocument
import Diagnostics
import JSONSyntax

/// An image whose source is given in the older way, through `data`.
enum ImageLegacyData {
  static let rule = Rule(
    "image-legacy-data", .info, .components, checks: .component(kinds: ["image"], check),
    summary: "An image whose source is a data reference instead of `image`.",
    why: """
      The older form still works, but the kind of image is hidden in a string, and there is neither a \
      placeholder nor a template.
      """,
    bad: #"""
      {
        "id": "rating",
        "root": { "children": [
          { "type": "image", «"data"»: { "value": { "type": "static", "value": "system:star" } } }
        ] }
      }
      """#,
    good: .document(.compactScreen("rating", #"{ "type": "image", "image": { "sfsymbol": "star" } }"#)),
    fix: "Convert it to `image`")

  private static let image = Document.ComponentContents.table.keys([\.image])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let data = component.data, component.keys.isDisjoint(with: image),
      let entry = data.first(where: { $0.name == Document.DataReference.contentName })?.value,
      let source = source(entry, context), let range = context.key(\.data, of: component),
      let member = context.member(\.data, of: component)
    else { return }
    let text = context.written(\Document.ComponentContents.image, as: "{ \(source) }")
    context.report(
      RuleFinding(
        at: range,
        "`\(context.name(\Document.ComponentContents.data))` is an outdated way to specify an image",
        help: "write `\(text)`",
        fixes: data.count == 1
          ? context.replacement(
            "Convert it to `\(context.name(\Document.ComponentContents.image))`",
            of: context.view.range(member),
            with: text) : [],
        tags: [.deprecated]))
  }

  /// Returns the equivalent member of an image source, as JSON text; `nil` if the app does not show an image.
  private static func source(_ data: Document.DataReference, _ context: RuleContext) -> String? {
    switch data.kind {
    case .static:
      guard let value = data.value, !value.isEmpty, let range = context.value(\.value, of: data) else {
        return nil
      }
      let raw = context.text(range)
      for (prefix, path) in prefixes where raw.hasPrefix("\"" + prefix) {
        return context.written(path, as: "\"" + raw.dropFirst(prefix.count + 1))
      }
      return context.written(\Document.ImageSource.asset, as: raw)
    case .binding:
      guard let path = data.path else { return nil }
      return context.written(\Document.ImageSource.url, as: "\"${\(path)}\"")
    default: return nil
    }
  }

  private static let prefixes: [(String, any PartialKeyPath<Document.ImageSource> & Sendable)] = [
    ("system:", \.sfsymbol), ("url:", \.url),
  ]
}
