import CladsDocument

/// Why the app cannot read a colour; each reason has its own rule.
enum ColorProblem {
  /// `transparent` or `clear`.
  case transparent
  /// A placeholder or a token: a colour is never computed.
  case computed
  /// `rgba(…)` with something wrong between the brackets.
  case arguments
  /// Anything else.
  case unreadable

  /// The reason, when there is one.
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
  /// What the app paints for a text that it cannot read.
  static func consequence(of text: String) -> String {
    let digits = text.filter { $0 != "#" && !$0.isWhitespace }
    // A text of these lengths is read up to its first character that is no digit.
    guard [3, 6, 8].contains(digits.count), digits.count == 8 || digits.first?.isHexDigit == true else {
      return "the app paints it opaque black and says nothing"
    }
    return "the app reads only a part of it and paints some other colour, or none"
  }
}
