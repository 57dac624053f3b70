public import CladsSchema
import Diagnostics

extension Document.StackAlignment {
  /// What apps of a level understand on a stack of a kind, as JSON: the part of a position that lies across the
  /// stack; nothing when that part is the centre, which needs no words.
  public static func written(
    horizontal: Document.HorizontalAlignment, vertical: Document.VerticalAlignment,
    on kind: Document.LayoutKind, level: FormatLevel
  ) -> String? {
    let table = Document.AlignmentObject.table
    let across = table.row(of: \.horizontal).map { "\"\($0.name)\": \"\(horizontal.rawValue)\"" } ?? ""
    let down = table.row(of: \.vertical).map { "\"\($0.name)\": \"\(vertical.rawValue)\"" } ?? ""
    switch kind {
    case .vstack: return horizontal == .center ? nil : "\"\(horizontal.rawValue)\""
    case .hstack where level == .extended: return vertical == .center ? nil : "\"\(vertical.rawValue)\""
    case .hstack: return vertical == .center ? nil : "{ \(down) }"
    case .zstack: return horizontal == .center && vertical == .center ? nil : "{ \(across), \(down) }"
    }
  }
}

extension Document.Position {
  /// The position that was meant by a word that is none, if it is clear.
  public static func meant(by word: String) -> Document.Position? {
    if let name = alignmentCorrections[word] ?? corrections[word.lowercased()] { return Self(rawValue: name) }
    return closest(to: word, in: allCases.map(\.rawValue), limit: 1).first.flatMap(Self.init(rawValue:))
  }

  private static let corrections = [
    "topleft": "topLeading", "topright": "topTrailing", "bottomleft": "bottomLeading",
    "bottomright": "bottomTrailing", "top-left": "topLeading", "top-right": "topTrailing",
    "bottom-left": "bottomLeading", "bottom-right": "bottomTrailing", "centerleading": "leading",
    "centertrailing": "trailing", "centervertically": "center",
  ]
}
