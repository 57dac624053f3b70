import CladsDocument
import SourceText

/// The reason why the app cannot read a color; each has its own rule.
enum ColorProblem {
  /// `transparent` or `clear`.
  case transparent
  /// A placeholder or a design-system token; colors are never evaluated.
  case computed
  /// `rgba(…)` with invalid arguments.
  case arguments
  /// Anything else.
  case unreadable

  /// Returns the reason, or `nil` if the app can read the color.
  init?(_ color: Document.Color) {
    guard color.reading.form == .invalid else { return nil }
    let text = color.text.lowercased().filter { !$0.isWhitespace }
    switch text {
    case "transparent", "clear": self = .transparent
    case _ where text.hasPrefix("@") || text.contains("${"): self = .computed
    case _ where text.hasPrefix("rgba(") && text.hasSuffix(")"): self = .arguments
    default: self = .unreadable
    }
  }
}

extension ColorProblem {
  /// Returns the clause about what the app paints for a color that it cannot read.
  static func consequence(of text: String) -> String {
    let digits = text.filter { $0 != "#" && !$0.isWhitespace }
    // A text of one of these lengths is read up to its first character that is not a hexadecimal digit.
    guard [3, 6, 8].contains(digits.count), digits.count == 8 || digits.first?.isHexDigit == true else {
      return "the app paints it opaque black"
    }
    return "the app reads only part of it and paints a different color, or none"
  }
}
