import Diagnostics
import JSONSyntax

extension Document.StackAlignment {
  /// The keys of an alignment that is written as an object, each with the words that it can have.
  public static var wordsByKey: [(key: String, words: [String])] {
    let table = Document.AlignmentObject.table
    return [
      (table.row(of: \.horizontal), Document.HorizontalAlignment.allCases.map(\.rawValue)),
      (table.row(of: \.vertical), Document.VerticalAlignment.allCases.map(\.rawValue)),
    ].compactMap { row, words in row.map { ($0.name, words) } }
  }

  /// Returns the JSON of an alignment as apps of a level understand it on a stack of a kind: the part across
  /// the stack's axis; `nil` if that part is the center, which is the default.
  public static func written(
    horizontal: Document.HorizontalAlignment, vertical: Document.VerticalAlignment,
    on kind: Document.LayoutType, level: FormatLevel
  ) -> String? {
    let isCentered: Bool =
      switch kind {
      case .vstack: horizontal == .center
      case .hstack: vertical == .center
      case .zstack: horizontal == .center && vertical == .center
      }
    return isCentered ? nil : form(horizontal, vertical, on: kind, level: level)
  }

  /// Returns the alignments that apps of a level understand on a kind of stack, as JSON.
  static func values(on kind: String, level: FormatLevel) -> [String] {
    guard let kind = Document.LayoutType(rawValue: kind) else { return [] }
    let across = Document.HorizontalAlignment.allCases
    let down = Document.VerticalAlignment.allCases
    return switch kind {
    case .vstack: across.map { form($0, .center, on: kind, level: level) }
    case .hstack: down.map { form(.center, $0, on: kind, level: level) }
    case .zstack: down.flatMap { down in across.map { form($0, down, on: kind, level: level) } }
    }
  }

  private static func form(
    _ horizontal: Document.HorizontalAlignment, _ vertical: Document.VerticalAlignment,
    on kind: Document.LayoutType, level: FormatLevel
  ) -> String {
    let table = Document.AlignmentObject.table
    let across = table.row(of: \.horizontal).map { "\"\($0.name)\": \"\(horizontal.rawValue)\"" } ?? ""
    let down = table.row(of: \.vertical).map { "\"\($0.name)\": \"\(vertical.rawValue)\"" } ?? ""
    switch kind {
    case .vstack: return StringLiteral.quoted(horizontal.rawValue)
    case .hstack where level == .extended: return StringLiteral.quoted(vertical.rawValue)
    case .hstack: return "{ \(down) }"
    case .zstack: return "{ \(across), \(down) }"
    }
  }
}

extension Document.Position {
  /// Returns the position that an unknown name probably means, or `nil` if that is not clear.
  public static func meant(by name: String) -> Document.Position? {
    if let correction = alignmentCorrections[name] ?? corrections[name.lowercased()] {
      return Self(rawValue: correction)
    }
    if let variant = allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) {
      return variant
    }
    return closest(to: name, in: allCases.map(\.rawValue), limit: 1).first.flatMap(Self.init(rawValue:))
  }

  private static let corrections = [
    "topleft": "topLeading", "topright": "topTrailing", "bottomleft": "bottomLeading",
    "bottomright": "bottomTrailing", "top-left": "topLeading", "top-right": "topTrailing",
    "bottom-left": "bottomLeading", "bottom-right": "bottomTrailing", "centerleading": "leading",
    "centertrailing": "trailing", "centervertically": "center",
  ]
}
