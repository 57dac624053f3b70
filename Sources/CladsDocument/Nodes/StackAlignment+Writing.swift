public import CladsSchema
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
    on kind: Document.LayoutKind, level: FormatLevel
  ) -> String? {
    let table = Document.AlignmentObject.table
    let across = table.row(of: \.horizontal).map { "\"\($0.name)\": \"\(horizontal.rawValue)\"" } ?? ""
    let down = table.row(of: \.vertical).map { "\"\($0.name)\": \"\(vertical.rawValue)\"" } ?? ""
    switch kind {
    case .vstack: return horizontal == .center ? nil : StringLiteral.quoted(horizontal.rawValue)
    case .hstack where level == .extended:
      return vertical == .center ? nil : StringLiteral.quoted(vertical.rawValue)
    case .hstack: return vertical == .center ? nil : "{ \(down) }"
    case .zstack: return horizontal == .center && vertical == .center ? nil : "{ \(across), \(down) }"
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
