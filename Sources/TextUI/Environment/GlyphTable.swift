/// The characters that lines, borders and symbols are drawn with.
public struct GlyphTable: Sendable, Hashable {
  /// A horizontal line.
  public var horizontal: Character = "─"
  /// A vertical line.
  public var vertical: Character = "│"
  /// The corners of a square border: top left, top right, bottom left, bottom right.
  package var corners: [Character] = ["┌", "┐", "└", "┘"]
  /// The corners of a rounded border, in the same order.
  package var roundCorners: [Character] = ["╭", "╮", "╰", "╯"]
  /// The indicator of a row that continues on the right.
  package var more: Character = ">"
  /// The indicator of a row that continues on the left.
  package var less: Character = "<"
  /// The thumb of a slider.
  package var thumb: Character = "●"
  /// The dot of the current page.
  package var currentPage: Character = "●"
  /// The dot of any other page.
  package var otherPage: Character = "○"
  /// The character before the symbol of an image.
  package var imageStart: Character = "‹"
  /// The character after the symbol of an image.
  package var imageEnd: Character = "›"
  /// An empty position in a text field.
  package var blank: Character = "_"
  /// The symbol of a toggle that is on.
  package var on: Character = "x"
  /// A bullet, as before the items of a list.
  package var bullet: Character = "•"

  /// Box-drawing and other Unicode characters.
  package static let unicode = GlyphTable()

  /// ASCII characters.
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
