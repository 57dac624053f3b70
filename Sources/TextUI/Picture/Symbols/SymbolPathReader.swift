/// Reads path data in SVG's syntax: `M L H V C Q A Z`, absolute or relative, with these differences:
///
/// - `O x y r` is a whole circle, and `R x y w h r` a rectangle with round corners;
/// - arcs have no rotation;
/// - the flags of an arc are numbers of their own.
package struct SymbolPathReader {
  typealias Point = SymbolPath.Point

  private var bytes: Substring.UTF8View
  private var commands: [SymbolPath.Command] = []
  private var start = Point(0, 0)
  private var current = Point(0, 0)

  private init(_ text: Substring) { bytes = text.utf8 }

  /// Returns the commands, or `nil` if the data are malformed.
  package static func commands(_ text: Substring) -> [SymbolPath.Command]? {
    var reader = Self(text)
    return reader.readAll() ? reader.commands : nil
  }

  private mutating func readAll() -> Bool {
    while var letter = nextLetter() {
      guard isAllowed(letter), readArguments(of: letter) else { return false }
      // More coordinates after `M` are lines.
      if letter | 0x20 == UInt8(ascii: "m") { letter -= 1 }
      while isAtNumber() {
        guard letter | 0x20 != UInt8(ascii: "z"), readArguments(of: letter) else { return false }
      }
    }
    return bytes.isEmpty && !commands.isEmpty
  }

  /// A path begins with a move, or with a shape of its own.
  private func isAllowed(_ letter: UInt8) -> Bool {
    if !commands.isEmpty { return true }
    return [UInt8(ascii: "M"), UInt8(ascii: "m"), UInt8(ascii: "O"), UInt8(ascii: "R")].contains(letter)
  }

  // MARK: Commands

  private mutating func readArguments(of letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let origin = isRelative ? current : Point(0, 0)
    switch UInt8(ascii: "A") + (letter | 0x20) - UInt8(ascii: "a") {
    case UInt8(ascii: "M"):
      guard let end = point(from: origin) else { return false }
      move(to: end)
    case UInt8(ascii: "L"):
      guard let end = point(from: origin) else { return false }
      line(to: end)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      line(to: Point(origin.x + x, current.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      line(to: Point(current.x, origin.y + y))
    case UInt8(ascii: "C"):
      guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin)
      else { return false }
      curve(first, second, end)
    case UInt8(ascii: "Q"):
      guard let control = point(from: origin), let end = point(from: origin) else { return false }
      curve(between(current, control), between(end, control), end)
    case UInt8(ascii: "A"):
      guard let width = number(), let height = number(), number() == 0, let isLarge = number(),
        let isClockwise = number(), let end = point(from: origin)
      else { return false }
      arc(Point(abs(width), abs(height)), isLarge: isLarge != 0, isClockwise: isClockwise != 0, to: end)
    case UInt8(ascii: "O"):
      guard let center = point(from: origin), let radius = number() else { return false }
      rectangle(
        Point(center.x - radius, center.y - radius), width: 2 * radius, height: 2 * radius, radius: radius)
    case UInt8(ascii: "R"):
      guard let corner = point(from: origin), let width = number(), let height = number(),
        let radius = number()
      else { return false }
      rectangle(corner, width: width, height: height, radius: radius)
    case UInt8(ascii: "Z"):
      commands.append(.close)
      current = start
    default: return false
    }
    return true
  }

  private mutating func move(to end: Point) {
    commands.append(.move(end))
    start = end
    current = end
  }

  private mutating func line(to end: Point) {
    commands.append(.line(end))
    current = end
  }

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    commands.append(.curve(first, second, end))
    current = end
  }

  /// Returns the control point of a cubic curve that equals a quadratic one.
  private func between(_ end: Point, _ control: Point) -> Point {
    Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
  }

  private mutating func rectangle(_ corner: Point, width: Double, height: Double, radius r: Double) {
    let (left, top, right, bottom) = (corner.x, corner.y, corner.x + width, corner.y + height)
    let radii = Point(r, r)
    move(to: Point(left + r, top))
    if width > 2 * r { line(to: Point(right - r, top)) }
    arc(radii, isLarge: false, isClockwise: true, to: Point(right, top + r))
    if height > 2 * r { line(to: Point(right, bottom - r)) }
    arc(radii, isLarge: false, isClockwise: true, to: Point(right - r, bottom))
    if width > 2 * r { line(to: Point(left + r, bottom)) }
    arc(radii, isLarge: false, isClockwise: true, to: Point(left, bottom - r))
    if height > 2 * r { line(to: Point(left, top + r)) }
    arc(radii, isLarge: false, isClockwise: true, to: Point(left + r, top))
    commands.append(.close)
  }

  // MARK: Arcs

  private mutating func arc(_ radii: Point, isLarge: Bool, isClockwise: Bool, to end: Point) {
    guard radii.x > 0, radii.y > 0, current != end else {
      if current != end { line(to: end) }
      return
    }
    // On a circle with the radius 1, the ends and the center form a triangle with two equal sides.
    let half = Point((end.x - current.x) / 2 / radii.x, (end.y - current.y) / 2 / radii.y)
    let length = (half.x * half.x + half.y * half.y).squareRoot()
    // Radii that are too small for the distance grow until they fit.
    let scale = max(1, length)
    let radii = Point(radii.x * scale, radii.y * scale)
    let chord = Point(half.x / scale, half.y / scale)
    let distance = (max(0, 1 - length * length / scale / scale)).squareRoot() / (length / scale)
    let side = isLarge == isClockwise ? 1.0 : -1
    let toCenter = Point(chord.y * distance * side, -chord.x * distance * side)
    let center = Point(
      current.x + (chord.x + toCenter.x) * radii.x, current.y + (chord.y + toCenter.y) * radii.y)
    sweep(
      from: Point(-chord.x - toCenter.x, -chord.y - toCenter.y),
      to: Point(chord.x - toCenter.x, chord.y - toCenter.y), isLarge: isLarge, isClockwise: isClockwise,
      center: center, radii: radii)
    current = end
  }

  /// Adds curves between two points of the circle around 0 with the radius 1; each spans a quarter at most.
  private mutating func sweep(
    from a: Point, to b: Point, isLarge: Bool, isClockwise: Bool, center: Point, radii: Point
  ) {
    let cosine = a.x * b.x + a.y * b.y
    if isLarge || cosine < -1e-6 {
      let sum = Point(a.x + b.x, a.y + b.y)
      let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
      let turn = isClockwise ? 1.0 : -1
      let side = isLarge ? -1.0 : 1
      let middle =
        length < 1e-6
        ? Point(-a.y * turn, a.x * turn) : Point(sum.x / length * side, sum.y / length * side)
      sweep(from: a, to: middle, isLarge: false, isClockwise: isClockwise, center: center, radii: radii)
      sweep(from: middle, to: b, isLarge: false, isClockwise: isClockwise, center: center, radii: radii)
      return
    }
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    let halfSine = (max(0, 1 - cosine) / 2).squareRoot()
    let reach = 4 / 3 * halfSine / (1 + halfCosine) * (isClockwise ? 1 : -1)
    func place(_ x: Double, _ y: Double) -> Point { Point(center.x + x * radii.x, center.y + y * radii.y) }
    curve(
      place(a.x - reach * a.y, a.y + reach * a.x), place(b.x + reach * b.y, b.y - reach * b.x),
      place(b.x, b.y))
  }

  // MARK: Text

  private mutating func skipSeparators() {
    while let byte = bytes.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") {
      bytes.removeFirst()
    }
  }

  private mutating func nextLetter() -> UInt8? {
    skipSeparators()
    guard let byte = bytes.first, byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else {
      return nil
    }
    bytes.removeFirst()
    return byte
  }

  private mutating func isAtNumber() -> Bool {
    skipSeparators()
    guard let byte = bytes.first else { return false }
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || Self.digits.contains(byte)
  }

  private mutating func point(from origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(origin.x + x, origin.y + y)
  }

  private mutating func number() -> Double? {
    skipSeparators()
    return Self.number(&bytes)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Reads a number with at most twelve digits.
  static func number(_ bytes: inout Substring.UTF8View) -> Double? {
    var (value, unit, digitCount) = (0.0, 1.0, 0)
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var hasPoint = false
    while let byte = bytes.first {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if digits.contains(byte), digitCount < 12 {
        digitCount += 1
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { unit *= 10 }
      } else {
        break
      }
      bytes.removeFirst()
    }
    guard digitCount > 0 else { return nil }
    return (isNegative ? -value : value) / unit
  }
}
