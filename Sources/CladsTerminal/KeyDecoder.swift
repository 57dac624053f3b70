/// Turns the bytes of a terminal into keys, however they are cut: sequences and characters may come in pieces.
///
/// Total: bytes that mean nothing are passed over.
public struct KeyDecoder: Sendable {
  /// The longest escape sequence; what is longer means nothing.
  private static let longestSequence = 32
  /// The longest text that is taken over when it is put in at once.
  private static let longestPaste = 1 << 20
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private enum State: Sendable {
    case plain
    /// Behind an escape, which may stand for itself.
    case escape
    /// Inside `ESC [ …` or `ESC O …`.
    case sequence([UInt8])
    /// Inside a character of several bytes, of which some are missing.
    case character([UInt8], missing: Int)
    /// Inside a text that is put in.
    case paste
  }

  private var state = State.plain
  private var pasted: [UInt8] = []

  /// Waits for the first byte.
  public init() {}

  /// Whether an escape is waiting that may be the key alone, or the start of a sequence.
  public var isUndecided: Bool { if case .escape = state { true } else { false } }

  /// Takes bytes; answers the keys that they complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Takes note that nothing has followed for a while: an escape that waits was the key.
  public mutating func settle() -> [Key] {
    guard isUndecided else { return [] }
    state = .plain
    return [.escape]
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .plain: start(byte, &keys)
    case .escape: afterEscape(byte, &keys)
    case .sequence(let bytes): sequence(bytes, byte, &keys)
    case .character(let bytes, let missing): character(bytes, missing, byte, &keys)
    case .paste: paste(byte, &keys)
    }
  }

  private mutating func start(_ byte: UInt8, _ keys: inout [Key]) {
    state = .plain
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: keys.append(.enter)
    case 0x09: keys.append(.tab)
    case 0x7F, 0x08: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte | 0x60))))
    case 0x20..<0x7F: keys.append(.text(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF4: state = .character([byte], missing: 3)
    default: break
    }
  }

  private mutating func afterEscape(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"): state = .sequence([byte])
    case 0x1B: keys.append(.escape)
    default:
      keys.append(.escape)
      start(byte, &keys)
    }
  }

  private mutating func sequence(_ bytes: [UInt8], _ byte: UInt8, _ keys: inout [Key]) {
    if byte == 0x1B {
      state = .escape
      return
    }
    let isTooLong = bytes.count >= Self.longestSequence
    guard (0x40...0x7E).contains(byte) || byte < 0x20 else {
      if !isTooLong { state = .sequence(bytes + [byte]) }
      return
    }
    state = .plain
    if isTooLong { return }
    let sequence = String(decoding: bytes + [byte], as: UTF8.self)
    if sequence == "[200~" {
      state = .paste
    } else if let key = Self.key(sequence) {
      keys.append(key)
    }
  }

  /// The key of a sequence; modifiers, as in `[1;5C`, do not matter.
  private static func key(_ sequence: String) -> Key? {
    guard let last = sequence.last else { return nil }
    switch last {
    case "A": return .up
    case "B": return .down
    case "C": return .right
    case "D": return .left
    case "H": return .home
    case "F": return .end
    case "Z": return .backTab
    case "M" where sequence.hasPrefix("O"): return .enter
    case "~":
      switch sequence.dropFirst().prefix(while: \.isNumber) {
      case "1", "7": return .home
      case "3": return .delete
      case "4", "8": return .end
      case "5": return .pageUp
      case "6": return .pageDown
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func character(_ bytes: [UInt8], _ missing: Int, _ byte: UInt8, _ keys: inout [Key]) {
    guard (0x80...0xBF).contains(byte) else {
      // The rest did not come; this byte starts something new.
      return start(byte, &keys)
    }
    let bytes = bytes + [byte]
    guard missing == 1 else {
      state = .character(bytes, missing: missing - 1)
      return
    }
    state = .plain
    if let text = String(validating: bytes, as: UTF8.self), let character = text.first {
      keys.append(.text(character))
    }
  }

  private mutating func paste(_ byte: UInt8, _ keys: inout [Key]) {
    pasted.append(byte)
    if byte == UInt8(ascii: "~"), pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      let text = pasted.dropLast(Self.pasteEnd.count).prefix(Self.longestPaste)
      keys.append(.paste(String(decoding: text, as: UTF8.self)))
      pasted = []
      state = .plain
    } else if pasted.count > Self.longestPaste + 2 * Self.pasteEnd.count {
      // Of what is too long only what may end it is kept.
      pasted.remove(at: Self.longestPaste)
    }
  }
}
