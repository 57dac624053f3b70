/// The size of symbols in pictures.
enum PictureSymbol {
  /// Returns the width and height of a symbol in a font, in points; that of a square for an unknown symbol.
  static func size(of name: String, font: PictureFont) -> (width: Double, height: Double) {
    let side = font.size * Estimates.symbolScale
    guard let path = SymbolPaths.path(named: name), path.width > 0, path.height > 0 else {
      return (side, side)
    }
    let scale = side / SymbolPath.side
    return (path.width * scale, path.height * scale)
  }
}
