import SourceText

/// Writes JSON as UTF-8, adding commas and, optionally, whitespace.
///
/// The caller must balance brackets and write a value after each name; the writer does not check.
package struct JSONWriter: Sendable {
  /// What whitespace is written.
  package enum Style: Sendable {
    /// None: `{"a":[1,2]}`.
    case compact
    /// Spaces: `{ "a": [ 1, 2 ] }`.
    case spaced
    /// Spaces, `{ "a": [1, 2] }`, for each container that fits on a line of 100 columns; the entries of any
    /// other are on lines of their own, indented by two spaces.
    case wrapped
  }

  /// A container whose entries may have to be on lines of their own.
  private struct OpenContainer {
    /// The offset of what follows its opening bracket.
    let start: Int
    var entryCount = 0
  }

  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  private let style: Style
  private var depth = 0
  private var needsComma = false
  /// The containers that have been opened, in the style that wraps lines.
  private var containers: [OpenContainer] = []

  package init(_ style: Style = .compact) { self.style = style }

  /// Opens an object.
  package mutating func beginObject() { open(Byte.openBrace) }

  /// Closes the innermost object.
  package mutating func endObject() { close(Byte.closeBrace) }

  /// Opens an array.
  package mutating func beginArray() { open(Byte.openBracket) }

  /// Closes the innermost array.
  package mutating func endArray() { close(Byte.closeBracket) }

  /// Writes the name of a member; its value must follow.
  package mutating func name(_ name: String) {
    separate()
    StringLiteral.appendQuoted(name, to: &bytes)
    bytes.append(Byte.colon)
    if style != .compact { bytes.append(Byte.space) }
    isAfterName = true
  }

  /// Writes a string.
  package mutating func string(_ value: String) {
    separate()
    StringLiteral.appendQuoted(value, to: &bytes)
  }

  /// Writes an integer.
  package mutating func int(_ value: Int) {
    separate()
    appendDigits(of: value)
  }

  /// Writes a number; `null` for infinities and NaN, which JSON cannot represent.
  package mutating func double(_ value: Double) {
    separate()
    // `Int(exactly:)` would make this target depend on the math functions of the C library.
    if value.magnitude < 1e15, Double(Int(value)) == value {
      appendDigits(of: Int(value))
    } else {
      bytes += value.isFinite ? Array(value.description.utf8) : Array("null".utf8)
    }
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { raw("null") }

  /// Writes a value that is already encoded as JSON.
  package mutating func raw(_ json: String) {
    separate()
    bytes += json.utf8
  }

  /// Writes a value that is already encoded as JSON.
  package mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes += json
  }

  /// Writes a line break, to end a file or a line of terminal output.
  package mutating func lineBreak() { bytes.append(Byte.newline) }

  private var isAfterName = false

  /// Writes the comma and the whitespace needed before a name or a value.
  private mutating func separate() {
    if isAfterName {
      isAfterName = false
      return
    }
    if needsComma { bytes.append(Byte.comma) }
    if depth > 0 { startEntry() }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth &+= 1
    needsComma = false
    if style == .wrapped { containers.append(OpenContainer(start: bytes.count)) }
  }

  private mutating func close(_ bracket: UInt8) {
    depth &-= 1
    switch style {
    case .compact: break
    case .spaced: if needsComma { bytes.append(Byte.space) }
    case .wrapped:
      if let container = containers.popLast(), needsComma, !joinLines(of: container, bracket) { startLine() }
    }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func startEntry() {
    switch style {
    case .compact: break
    case .spaced: bytes.append(Byte.space)
    case .wrapped:
      startLine()
      if let last = containers.indices.last { containers[last].entryCount &+= 1 }
    }
  }

  private mutating func startLine() {
    bytes.append(Byte.newline)
    bytes += repeatElement(Byte.space, count: 2 * Swift.max(depth, 0))
  }

  /// Puts the entries of the container that is being closed on one line, or returns `false` if they do not
  /// fit.
  private mutating func joinLines(of container: OpenContainer, _ bracket: UInt8) -> Bool {
    let lines = bytes[container.start...].split(separator: Byte.newline)
    guard lines.count == container.entryCount else { return false }
    let entries = lines.map { $0.dropFirst(2 * (depth + 1)) }
    let line = Array(entries.joined(separator: CollectionOfOne(Byte.space)))
    guard 2 * depth + line.count + "{  }".utf8.count < 100 else { return false }
    let space = bracket == Byte.closeBrace ? [Byte.space] : []
    bytes.replaceSubrange(container.start..., with: space + line + space)
    return true
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
