public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document.StackAlignment {
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
    return closest(to: name, in: allCases.map(\.rawValue), limit: 1).first.flatMap(Self.init(rawValue:))
  }

  private static let corrections = [
    "topleft": "topLeading", "topright": "topTrailing", "bottomleft": "bottomLeading",
    "bottomright": "bottomTrailing", "top-left": "topLeading", "top-right": "topTrailing",
    "bottom-left": "bottomLeading", "bottom-right": "bottomTrailing", "centerleading": "leading",
    "centertrailing": "trailing", "centervertically": "center",
  ]
}
