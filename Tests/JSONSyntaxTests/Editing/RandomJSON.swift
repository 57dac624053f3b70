import TestSupport

/// Writes valid JSON of random content with random whitespace between its tokens.
struct RandomJSON {
  private var random: SeededRandom
  private var text = ""
  /// What may be between two tokens.
  private var spaces: [String]
  /// The width near which a line often ends.
  private let columns: Int

  /// Returns a document; equal seeds give equal documents. Some strings about fill a line of `columns`.
  static func document(seed: UInt64, columns: Int) -> String {
    var writer = RandomJSON(seed: seed, columns: columns)
    writer.space()
    writer.value(depth: 0)
    writer.space()
    return writer.text
  }

  private init(seed: UInt64, columns: Int) {
    random = SeededRandom(seed: seed)
    // Each document has its own mixture: some have hardly a line break, some have one after each token.
    let lineBreak = ["\n", "\r\n"].randomElement(using: &random) ?? "\n"
    let breaks = [lineBreak, lineBreak + "\t ", lineBreak + lineBreak + "    "]
    spaces = Self.joints + (0..<[0, 1, 3, 12][Int.random(in: 0..<4, using: &random)]).map { breaks[$0 % 3] }
    self.columns = columns
  }

  private static let joints = ["", "", " ", "   "]

  private mutating func value(depth: Int) {
    switch Int.random(in: 0..<(depth < 6 ? 6 : 3), using: &random) {
    case 0: string()
    case 1: text += ["1", "-2.5E+3", "123456789", "true", "null"].randomElement(using: &random) ?? "0"
    case 3...4: container("[", "]", depth) { $0.value(depth: depth + 1) }
    case 5:
      container("{", "}", depth) { writer in
        writer.string()
        writer.space()
        writer.text += ":"
        writer.space()
        writer.value(depth: depth + 1)
      }
    default: text += "[]"
    }
  }

  private mutating func container(
    _ open: String, _ close: String, _ depth: Int, _ entry: (inout RandomJSON) -> Void
  ) {
    let outer = spaces
    defer { spaces = outer }
    // Every third container is on one line.
    if depth > 0, Int.random(in: 0..<3, using: &random) == 0 { spaces = Self.joints }
    text += open
    space()
    for index in 0..<Int.random(in: depth == 0 ? 2...6 : 0...4, using: &random) {
      if index > 0 {
        text += ","
        space()
      }
      entry(&self)
      space()
    }
    text += close
  }

  private mutating func string() {
    let lengths = [1...6, 1...6, 1...(columns / 2 + 1), max(columns - 25, 1)...(columns + 15)]
    let length = Int.random(in: lengths.randomElement(using: &random) ?? 1...1, using: &random)
    let piece = ["x", "é", "], ", "\\n"].randomElement(using: &random) ?? ""
    text += "\"" + String(repeating: piece, count: max(length / piece.count, 1)) + "\""
  }

  private mutating func space() { text += spaces.randomElement(using: &random) ?? "" }
}
