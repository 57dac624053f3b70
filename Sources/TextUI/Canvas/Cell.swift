/// How a character is emphasised.
public struct CellAttributes: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes.
  public static let bold = CellAttributes(rawValue: 1)
  /// Slanted.
  public static let italic = CellAttributes(rawValue: 2)
  /// With a line below.
  public static let underline = CellAttributes(rawValue: 4)
  /// Fainter.
  public static let dim = CellAttributes(rawValue: 8)
  /// With a line through it.
  public static let strikethrough = CellAttributes(rawValue: 16)
}

/// A character as a cell stores it: a Unicode scalar, or the place of a cluster in a table.
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

  /// A cell on which no character was drawn.
  public static let blank = Glyph(bits: 0)
  /// The right half of a wide character.
  public static let continuation = Glyph(bits: 0x00FF_FFFF)
  static let space = Glyph(bits: 0x20)
  static let newline = Glyph(bits: 0x0A)

  /// Whether the character takes two cells.
  public var isWide: Bool { bits & Self.wideBit != 0 }
  /// Whether this is a wide character or the right half of one.
  var isHalf: Bool { isWide || self == .continuation }
  /// The number of cells: 1 or 2.
  var width: Int { isWide ? 2 : 1 }
  /// Whether the cell shows nothing.
  public var isBlank: Bool { bits == 0 || bits == 0x20 }

  var scalar: Unicode.Scalar? {
    bits & Self.clusterBit == 0 ? Unicode.Scalar(bits & 0x00FF_FFFF) : nil
  }

  var cluster: Int? { bits & Self.clusterBit == 0 ? nil : Int(bits & 0x00FF_FFFF) }
}

/// One cell of a canvas.
public struct Cell: Sendable, Hashable {
  /// What stands in the cell.
  public internal(set) var glyph = Glyph.blank
  /// The colour of the character as 0xAARRGGBB; 0 is the terminal's own.
  public internal(set) var foreground: UInt32 = 0
  /// The colour behind it as 0xAARRGGBB; 0 is the terminal's own.
  public internal(set) var background: UInt32 = 0
  /// How the character is emphasised.
  public internal(set) var attributes: CellAttributes = []
  /// The innermost mark of the view that drew the cell; -1 for none.
  public internal(set) var mark: Int32 = -1
}

/// The grapheme clusters of more than one scalar that a canvas shows.
struct ClusterTable: Sendable {
  private(set) var clusters: [String] = []
  // Texts that Unicode calls equal may look different: scalars decide.
  private var indices: [[UInt32]: Int] = [:]

  mutating func index(of cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars.map(\.value)
    if let known = indices[scalars] { return known }
    clusters.append(String(cluster))
    indices[scalars] = clusters.count - 1
    return clusters.count - 1
  }
}
