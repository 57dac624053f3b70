import SourceText

/// Decodes terminal input into keys. Input may arrive in chunks of any size, which may split escape sequences
/// and UTF-8 characters.
///
/// Decoding never fails: unknown bytes and sequences are skipped.
package struct KeyDecoder: Sendable {
  /// The maximum length of an escape sequence in bytes; longer ones are skipped.
  private static let maximumSequenceLength = 32
  /// The maximum length of pasted text in bytes; the rest is dropped.
  private static let maximumPasteLength = 1 << 20
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private enum State: Sendable {
    case plain
    /// After an escape, which is either the Escape key or the start of a sequence.
    case escape
    /// Inside `ESC [ …` or `ESC O …`.
    case sequence([UInt8])
    /// Inside a UTF-8 character; `missing` continuation bytes have yet to come.
    case character([UInt8], missing: Int)
    /// Inside a bracketed paste.
    case paste
  }

  private var state = State.plain
  private var pasted: [UInt8] = []

  package init() {}

  /// Whether the last byte was an escape that may be the Escape key or the start of a sequence.
  package var hasPendingEscape: Bool { if case .escape = state { true } else { false } }

  /// Decodes `bytes` and returns the keys that they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { decode(byte, &keys) }
    return keys
  }

  /// Returns the Escape key if an escape is pending. Call it after a pause: terminals send sequences without
  /// one.
  package mutating func settle() -> [Key] {
    guard hasPendingEscape else { return [] }
    state = .plain
    return [.escape]
  }

  private mutating func decode(_ byte: UInt8, _ keys: inout [Key]) {
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
    case Byte.escape: state = .escape
    case Byte.carriageReturn, Byte.newline: keys.append(.enter)
    case Byte.tab: keys.append(.tab)
    case Byte.delete, Byte.backspace: keys.append(.backspace)
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
    case Byte.openBracket, UInt8(ascii: "O"): state = .sequence([byte])
    case Byte.escape: keys.append(.escape)
    default:
      keys.append(.escape)
      start(byte, &keys)
    }
  }

  private mutating func sequence(_ bytes: [UInt8], _ byte: UInt8, _ keys: inout [Key]) {
    if byte == Byte.escape {
      state = .escape
      return
    }
    let isTooLong = bytes.count >= Self.maximumSequenceLength
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

  /// Returns the key of a sequence, or `nil` if it is unknown; modifiers, as in `[1;5C`, are ignored.
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
      // The character is incomplete; this byte starts something new.
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
    if byte == Byte.tilde, pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      let text = pasted.dropLast(Self.pasteEnd.count).prefix(Self.maximumPasteLength)
      keys.append(.paste(String(decoding: text, as: UTF8.self)))
      pasted = []
      state = .plain
    } else if pasted.count > Self.maximumPasteLength + 2 * Self.pasteEnd.count {
      // The paste is too long: keep only its start and a tail that may turn into the end marker.
      pasted.remove(at: Self.maximumPasteLength)
    }
  }
}
