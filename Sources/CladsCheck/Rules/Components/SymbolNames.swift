import Diagnostics
import SourceText

/// The names of SF Symbols, and what a name that is none of them probably means.
///
/// Apple adds symbols every year, so an unknown name is not wrong by itself: only one that no symbol can
/// have, or that has a misspelled word.
struct SymbolNames {
  /// Why no symbol has a name.
  enum Mistake: Hashable {
    /// A character that no name has.
    case character(Character)
    /// The name of a file, with its ending.
    case file(ending: String)
    /// A word that no name has, but that is close to one.
    case word(String)
  }

  private let names: Set<String>

  /// The symbols of the system.
  static let system = SymbolNames()

  private init() {
    var names: Set<String> = []
    var first = ""
    // Bytes, because the first check of an image waits for this.
    for half in [Self.firstHalf, Self.secondHalf] {
      for token in half.utf8.split(whereSeparator: { $0 == Byte.space || $0 == Byte.newline }) {
        if token.first == Byte.dot {
          names.insert(first + String(Substring(token)))
        } else if token.last == Byte.colon {
          first = String(Substring(token.dropLast()))
        } else {
          first = String(Substring(token))
          names.insert(first)
        }
      }
    }
    self.names = names
  }

  /// The words of all names.
  private static let words = Set(
    system.names.lazy.flatMap { $0.utf8.split(separator: Byte.dot) }.map { String(Substring($0)) }
  ).union(variants)
  private static let knownWords = KnownNames(words.filter { $0.utf8.count > 2 }.sorted())

  /// Returns whether there is a symbol with a name, or may be: a variant of one.
  func isKnown(_ name: String) -> Bool {
    if names.contains(name) { return true }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    while parts.count > 1, let last = parts.last, Self.variants.contains(String(last)) {
      parts.removeLast()
      if names.contains(parts.joined(separator: ".")) { return true }
    }
    if let badge = parts.lastIndex(of: "badge"), badge > 0,
      parts[badge...].allSatisfy({ Self.words.contains(String($0)) })
    {
      return isKnown(parts[..<badge].joined(separator: "."))
    }
    // Letters and numbers in a shape.
    guard let first = parts.first, first.utf8.count < 3, parts.count < name.split(separator: ".").count else {
      return false
    }
    return first.utf8.allSatisfy { $0.isLetter && !$0.isUppercase || $0.isDigit }
  }

  /// Returns why no symbol has a name; `nil` if one may have it.
  func mistake(in name: String) -> Mistake? {
    if isKnown(name) { return nil }
    if let character = name.first(where: { !$0.isSymbolNamePart }) { return .character(character) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let ending = parts.last, parts.count > 1, Self.endings.contains(ending) {
      return .file(ending: ending)
    }
    if parts.contains("") { return .character(".") }
    if let first = parts.first, Self.foreign[first] != nil, suggestion(for: parts) != nil {
      return .word(first)
    }
    if let last = parts.last, Self.foreignVariants[last] != nil, suggestion(for: parts) != nil {
      return .word(last)
    }
    if reordered(parts) != nil { return .word("fill") }
    if let joined = parts.first(where: { !Self.words.contains($0) && separated($0) != nil }) {
      return .word(joined)
    }
    let misspelled = parts.first { word in
      word.utf8.count > 2 && !Self.words.contains(word) && word.utf8.allSatisfy(\.isLetter)
        && !Self.knownWords.closest(to: word, limit: 1).isEmpty
    }
    return misspelled.map { .word($0) }
  }

  /// Returns up to three symbols that a name probably means.
  func suggestions(for name: String) -> [String] {
    let parts = normalized(name)
    if let found = suggestion(for: parts) ?? reordered(parts) { return [found] }
    let separate = parts.map { Self.words.contains($0) ? $0 : separated($0) ?? $0 }.joined(separator: ".")
    if isKnown(separate) { return [separate] }
    var candidates = [parts]
    for (index, word) in parts.enumerated() where !Self.words.contains(word) {
      let near = Self.knownWords.closest(to: word, limit: 6)
      if near.isEmpty { return [] }
      candidates = candidates.flatMap { candidate in
        near.map { replacement in
          var changed = candidate
          changed[index] = replacement
          return changed
        }
      }
      if candidates.count > 36 { return [] }
    }
    let known = candidates.map { $0.joined(separator: ".") }.filter { isKnown($0) }
    return Array(known.prefix(3))
  }

  /// Returns the words of a name: of the base name of a file, in lowercase, with any separator.
  private func normalized(_ name: String) -> [String] {
    var text = ""
    var isAfterLowercase = false
    for character in name {
      if character.isUppercase, isAfterLowercase { text += "." }
      isAfterLowercase = character.isLowercase
      text += character.isLetter || character.isNumber ? character.lowercased() : "."
    }
    var parts = text.split(separator: ".").map(String.init)
    if let last = parts.last, parts.count > 1, Self.endings.contains(last) { parts.removeLast() }
    return parts
  }

  /// Returns the symbol that a name with `fill` at its start means.
  private func reordered(_ parts: [String]) -> String? {
    guard parts.count > 1, parts.first == "fill" else { return nil }
    let name = (parts.dropFirst() + ["fill"]).joined(separator: ".")
    return isKnown(name) ? name : nil
  }

  /// Returns the symbol whose name has a dot inside a word, as in `heartfill`.
  private func separated(_ word: String) -> String? {
    guard word.utf8.count <= 40, word.utf8.allSatisfy(\.isLetter) else { return nil }
    for variant in Self.variants.sorted() where word.hasSuffix(variant) {
      let base = String(word.dropLast(variant.count))
      if names.contains(base) { return base + "." + variant }
    }
    return nil
  }

  /// Returns the symbol that other words for the same thing mean.
  private func suggestion(for parts: [String]) -> String? {
    var parts = parts
    if isKnown(parts.joined(separator: ".")) { return parts.joined(separator: ".") }
    if let first = parts.first, let meant = Self.foreign[first] { parts[0] = meant }
    if let last = parts.last, parts.count > 1, let meant = Self.foreignVariants[last] {
      parts.removeLast()
      if !meant.isEmpty { parts.append(meant) }
    }
    let name = parts.joined(separator: ".")
    return isKnown(name) ? name : nil
  }
}

extension SymbolNames {
  /// What may follow a name: fillings and shapes.
  private static let variants: Set<String> = [
    "app", "bubble", "capsule", "circle", "diamond", "fill", "hexagon", "inverse", "octagon", "rectangle",
    "rtl",
    "seal", "shield", "slash", "square", "triangle",
  ]

  private static let endings: Set<String> = [
    "gif", "heic", "ico", "jpeg", "jpg", "json", "pdf", "png", "svg", "webp", "xcassets",
  ]

  /// The first words of names in other sets of icons.
  private static let foreign = [
    "account": "person.crop.circle", "add": "plus", "avatar": "person.crop.circle", "back": "chevron.left",
    "call": "phone", "chat": "bubble.left", "check": "checkmark", "close": "xmark", "cog": "gearshape",
    "comment": "bubble.left", "copy": "doc.on.doc", "date": "calendar", "download": "square.and.arrow.down",
    "edit": "pencil", "email": "envelope", "error": "exclamationmark.circle", "favorite": "heart",
    "favourite": "heart", "hamburger": "line.3.horizontal", "help": "questionmark.circle", "home": "house",
    "like": "heart", "login": "rectangle.portrait.and.arrow.right",
    "logout": "rectangle.portrait.and.arrow.right", "menu": "line.3.horizontal", "more": "ellipsis",
    "next": "chevron.right", "notification": "bell", "notifications": "bell", "picture": "photo",
    "question": "questionmark", "refresh": "arrow.clockwise", "reload": "arrow.clockwise",
    "remove": "minus", "save": "square.and.arrow.down", "search": "magnifyingglass", "send": "paperplane",
    "settings": "gearshape", "share": "square.and.arrow.up", "sort": "arrow.up.arrow.down",
    "tick": "checkmark",
    "time": "clock", "upload": "square.and.arrow.up", "user": "person", "users": "person.2",
    "warning": "exclamationmark.triangle",
  ]

  /// Other words for variants; an empty text means the symbol itself.
  private static let foreignVariants = [
    "filled": "fill", "full": "fill", "solid": "fill", "outline": "", "outlined": "", "regular": "",
    "round": "",
    "rounded": "", "sharp": "", "o": "",
  ]
}

extension Character {
  /// Whether names of symbols have the character.
  fileprivate var isSymbolNamePart: Bool {
    guard let byte = asciiValue else { return false }
    return byte.isLetter && !byte.isUppercase || byte.isDigit || byte == Byte.dot
  }
}
