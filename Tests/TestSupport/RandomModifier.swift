/// Random texts of modifiers, mostly of the core and mostly well-formed.
public enum RandomModifier {
  private static let names = [
    "padding", "frame", "background", "overlay", "border", "cornerRadius", "opacity", "hidden", "bold",
    "italic",
    "lineLimit", "labeled", "onTap", "foregroundStyle", "card", "paddng",
  ]
  private static let labels = [
    "", "", "", "as: ", "width: ", "height: ", "alignment: ", "content: ", "maxWidth: ", "x: ",
  ]
  private static let values = [
    "8", "-1.5", "\"a\"", "true", "nil", ".red", "Color.red", ".red.opacity(0.5)", "Color(\"#FF0000\")",
    ".leading",
    ".top", ".topTrailing", ".infinity", ".regularMaterial", ":badge", "attr(\"n\")", "attr(5)",
    ".horizontal",
    "[.top, .leading]", "[]", "Color(red: 1, green: 0, blue: 0)", ".red.opacity(attr(\"n\"))", "Color",
    ".rde",
  ]

  /// Returns a call.
  public static func call(using random: inout SeededRandom) -> String {
    let arguments = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      (labels.randomElement(using: &random) ?? "") + (values.randomElement(using: &random) ?? "")
    }
    return (names.randomElement(using: &random) ?? "") + "(\(arguments.joined(separator: ", ")))"
  }
}
