import SourceText

/// Writes JSON as UTF-8, adding commas and, optionally, line breaks and indentation.
///
/// The caller must balance brackets and write a value after each name; the writer does not check.
public struct JSONWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []
  private let indentation: [UInt8]?
  private var depth = 0
  private var needsComma = false

  /// Creates a writer that puts each entry on its own line if `indentation` is given, and otherwise writes no
  /// whitespace.
  public init(indentation: String? = nil) {
    self.indentation = indentation.map { Array($0.utf8) }
  }

  /// Opens an object.
  public mutating func beginObject() { open(Byte.openBrace) }

  /// Closes the innermost object.
  public mutating func endObject() { close(Byte.closeBrace) }

  /// Opens an array.
  public mutating func beginArray() { open(Byte.openBracket) }

  /// Closes the innermost array.
  public mutating func endArray() { close(Byte.closeBracket) }

  /// Writes the name of a member; its value must follow.
  public mutating func name(_ name: String) {
    separate()
    StringLiteral.appendQuoted(name, to: &bytes)
    bytes.append(Byte.colon)
    if indentation != nil { bytes.append(Byte.space) }
    isAfterName = true
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    StringLiteral.appendQuoted(value, to: &bytes)
  }

  /// Writes an integer.
  public mutating func int(_ value: Int) {
    separate()
    appendDigits(of: value)
  }

  /// Writes a number; `null` for infinities and NaN, which JSON cannot represent.
  public mutating func double(_ value: Double) {
    separate()
    // `Int(exactly:)` would make this target depend on the math functions of the C library.
    if value.magnitude < 1e15, Double(Int(value)) == value {
      appendDigits(of: Int(value))
    } else {
      bytes += value.isFinite ? Array(value.description.utf8) : Array("null".utf8)
    }
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { raw("null") }

  /// Writes a value that is already encoded as JSON.
  public mutating func raw(_ json: String) {
    separate()
    bytes += json.utf8
  }

  /// Writes a value that is already encoded as JSON.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes += json
  }

  /// Writes a line break, to end a file or a line of terminal output.
  public mutating func lineBreak() { bytes.append(Byte.newline) }

  private var isAfterName = false

  /// Writes the comma and the line break needed before a name or a value.
  private mutating func separate() {
    if isAfterName {
      isAfterName = false
      return
    }
    if needsComma { bytes.append(Byte.comma) }
    if depth > 0 { startLine() }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth &+= 1
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    depth &-= 1
    if needsComma { startLine() }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func startLine() {
    guard let indentation else { return }
    bytes.append(Byte.newline)
    for _ in 0..<Swift.max(depth, 0) { bytes += indentation }
  }

  private mutating func appendDigits(of value: Int) {
    if value < 0 { bytes.append(Byte.minus) }
    let magnitude = value.magnitude
    var divisor: UInt = 1
    while magnitude / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(Byte.zero &+ UInt8(truncatingIfNeeded: magnitude / divisor % 10))
      divisor /= 10
    }
  }
}
