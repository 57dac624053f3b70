/// The text attributes of a cell.
public struct CellAttributes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = CellAttributes(rawValue: 1)
  package static let italic = CellAttributes(rawValue: 2)
  package static let underline = CellAttributes(rawValue: 4)
  public static let dim = CellAttributes(rawValue: 8)
  package static let strikethrough = CellAttributes(rawValue: 16)
}

/// A character as stored in a cell: a Unicode scalar, or the index of a grapheme cluster in the canvas.
///
/// Four bytes without references keep a canvas of millions of cells small.
public struct Glyph: Sendable, Hashable {
  let bits: UInt32

  private static let clusterBit: UInt32 = 1 << 31
  private static let wideBit: UInt32 = 1 << 30

  init(bits: UInt32) { self.bits = bits }

  init(scalar: Unicode.Scalar, isWide: Bool) {
    bits = scalar.value | (isWide ? Self.wideBit : 0)
  }

  init(cluster index: Int, isWide: Bool) {
    bits = UInt32(truncatingIfNeeded: index) & 0x00FF_FFFF | Self.clusterBit | (isWide ? Self.wideBit : 0)
  }

  /// The glyph of a cell on which no character has been drawn.
  public static let blank = Glyph(bits: 0)
  /// The right half of a wide character.
  package static let continuation = Glyph(bits: 0x00FF_FFFF)
  static let space = Glyph(bits: 0x20)
  static let newline = Glyph(bits: 0x0A)

  /// Whether the character occupies two cells.
  package var isWide: Bool { bits & Self.wideBit != 0 }
  /// Whether this is a wide character or the right half of one.
  var isPartOfWideGlyph: Bool { isWide || self == .continuation }
  /// The number of cells that the character occupies: 1 or 2.
  var width: Int { isWide ? 2 : 1 }
  /// Whether the cell is empty or a space.
  package var isBlank: Bool { bits == 0 || bits == 0x20 }

  var scalar: Unicode.Scalar? {
    bits & Self.clusterBit == 0 ? Unicode.Scalar(bits & 0x00FF_FFFF) : nil
  }

  var cluster: Int? { bits & Self.clusterBit == 0 ? nil : Int(bits & 0x00FF_FFFF) }
}

/// One cell of a canvas.
public struct Cell: Sendable, Hashable {
  /// The character, which is blank if none has been drawn.
  package internal(set) var glyph = Glyph.blank
  /// The text color as 0xAARRGGBB; 0 is the default color of the terminal.
  package internal(set) var foreground: UInt32 = 0
  /// The background color as 0xAARRGGBB; 0 is the default color of the terminal.
  public internal(set) var background: UInt32 = 0
  /// The text attributes.
  public internal(set) var attributes: CellAttributes = []
  /// The innermost mark of the view that drew the cell, or -1.
  package internal(set) var mark: Int32 = -1
}

/// The grapheme clusters of more than one scalar on a canvas.
struct ClusterTable: Sendable {
  private(set) var clusters: [String] = []
  // Keyed by scalars: canonically equivalent characters are equal in Swift but may look different.
  private var indices: [[UInt32]: Int] = [:]

  mutating func index(of cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars.map(\.value)
    if let known = indices[scalars] { return known }
    clusters.append(String(cluster))
    indices[scalars] = clusters.count - 1
    return clusters.count - 1
  }
}
