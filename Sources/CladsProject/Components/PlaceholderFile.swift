package import CladsDocument

/// The box that previews draw in place of a custom component; its style can give it another size.
package struct PlaceholderFile: Described, Sendable, Hashable {
  package var text: String?
  package var sfsymbol: String?
  package var asset: String?
  package var width: Double?
  package var height: Double?
  package var origin = Document.Origin.none

  package static let table = describe("placeholder", "A box in place of a custom component.") {
    Property("text", \.text, .literal, "Text in the box.", default: "the name of the component")
    Property("sfsymbol", \.sfsymbol, .string(.symbolName), "Symbol in the box.")
    Property("asset", \.asset, .string(.assetName), "Image that fills the box, of an asset catalog.")
    Property(
      "width", \.width, .points, "Width in points, unless the style of the component gives one.")
    Property(
      "height", \.height, .points, "Height in points, unless the style of the component gives one.")
  }

  /// Few projects have a placeholder, so what describes it is made when the first is read.
  package static let schema = Schema.named("placeholder") { whole }
  private static let whole = objectSchema(blank: PlaceholderFile())
}
