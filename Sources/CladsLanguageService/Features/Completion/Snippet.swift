/// Text with places to fill in.
public struct Snippet: Sendable, Hashable, ExpressibleByStringLiteral {
  enum Piece: Sendable, Hashable {
    case text(String)
    /// A place to fill in, with what stands there at first.
    case stop(String)
    /// A place for one of several words.
    case choice([String])
    /// Where the cursor ends up.
    case end
  }

  private(set) var pieces: [Piece]

  /// Text without places.
  public init(stringLiteral text: String) { pieces = [.text(text)] }

  /// Text without places.
  public init(_ text: String) { pieces = [.text(text)] }

  init(_ pieces: Piece...) { self.pieces = pieces }

  static func + (left: Snippet, right: Snippet) -> Snippet {
    var result = left
    result.pieces += right.pieces
    return result
  }

  /// Snippets with text between them.
  static func joined(_ snippets: [Snippet], by separator: String) -> Snippet {
    var result = Snippet("")
    for (index, snippet) in snippets.enumerated() {
      if index > 0 { result.pieces.append(.text(separator)) }
      result.pieces += snippet.pieces
    }
    return result
  }

  /// Whether there are places to fill in.
  public var hasStops: Bool {
    pieces.contains { if case .text = $0 { false } else { true } }
  }

  /// The text alone, with what stands in the places at first.
  public var plain: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .stop(let text): text
      case .choice(let words): words.first ?? ""
      case .end: ""
      }
    }.joined()
  }

  /// The text in the snippet syntax of the protocol.
  public var marked: String {
    var text = ""
    var number = 0
    for piece in pieces {
      switch piece {
      case .text(let plain): text += Self.escaped(plain, also: "")
      case .stop(let placeholder):
        number += 1
        text +=
          placeholder.isEmpty ? "$\(number)" : "${\(number):\(Self.escaped(placeholder, also: "}"))}"
      case .choice(let words):
        number += 1
        text += "${\(number)|\(words.map { Self.escaped($0, also: ",|}") }.joined(separator: ","))|}"
      case .end: text += "$0"
      }
    }
    return text
  }

  private static func escaped(_ text: String, also marks: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x24 || $0 == 0x7D || $0 == 0x5C || $0 == 0x2C || $0 == 0x7C })
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if "$\\".unicodeScalars.contains(scalar) || marks.unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
