/// The characters that lines, borders and marks are drawn with.
public struct GlyphTable: Sendable, Hashable {
  /// A line from left to right.
  public var horizontal: Character = "─"
  /// A line from top to bottom.
  public var vertical: Character = "│"
  /// The corners of a square border: upper left, upper right, lower left, lower right.
  public var corners: [Character] = ["┌", "┐", "└", "┘"]
  /// The corners of a rounded border, in the same order.
  public var roundCorners: [Character] = ["╭", "╮", "╰", "╯"]
  /// Where a row goes on to the right.
  public var more: Character = ">"
  /// Where a row goes on to the left.
  public var less: Character = "<"
  /// The thumb of a slider.
  public var thumb: Character = "●"
  /// The page that is shown.
  public var currentPage: Character = "●"
  /// A page that is not shown.
  public var otherPage: Character = "○"
  /// What stands before the symbol of an image.
  public var imageStart: Character = "‹"
  /// What stands behind the symbol of an image.
  public var imageEnd: Character = "›"
  /// A place in a field that can be filled.
  public var blank: Character = "_"
  /// The mark of something that is on.
  public var on: Character = "x"
  /// A small point, as before an item of a list.
  public var bullet: Character = "•"

  /// Characters of Unicode.
  public static let unicode = GlyphTable()

  /// Characters of plain ASCII.
  public static let ascii: GlyphTable = {
    var table = GlyphTable()
    table.horizontal = "-"
    table.vertical = "|"
    table.corners = ["+", "+", "+", "+"]
    table.roundCorners = ["+", "+", "+", "+"]
    table.thumb = "O"
    table.currentPage = "*"
    table.otherPage = "o"
    table.imageStart = "<"
    table.imageEnd = ">"
    table.bullet = "*"
    return table
  }()
}
