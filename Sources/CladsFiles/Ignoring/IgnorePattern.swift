import SourceText

/// One pattern of a `.gitignore`, with the meaning that gitignore(5) gives it.
struct IgnorePattern: Sendable {
  /// The longest pattern that is read, in bytes; a longer one is left out.
  static let maximumLength = 1_024

  /// Whether it includes again what a pattern before it ignores.
  let isNegated: Bool
  /// Whether it matches only folders.
  private let matchesOnlyFolders: Bool
  /// Whether it matches the last component of a path, in any folder.
  private let matchesName: Bool
  private let components: [Component]

  private enum Component: Sendable {
    /// Any number of components; at the end of a pattern at least one.
    case anyDepth
    /// A name without wildcards.
    case literal([UInt8])
    case pattern([Element])
  }

  fileprivate enum Element: Sendable {
    case byte(UInt8)
    case anyByte
    case star
    case oneOf(ByteSet)
  }

  /// Parses a line; `nil` if it is empty, a comment, or a pattern that matches nothing.
  init?(_ line: ArraySlice<UInt8>) {
    var line = Self.trimmed(line)
    guard let first = line.first, first != Byte.hash, line.count <= Self.maximumLength else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    matchesOnlyFolders = line.last == Byte.slash
    if matchesOnlyFolders { line.removeLast() }
    matchesName = !line.contains(Byte.slash)
    if line.first == Byte.slash { line.removeFirst() }
    guard !line.isEmpty, let components = Self.components(of: Array(line)) else { return nil }
    self.components = components
  }

  /// Removes the spaces at the end that are not escaped.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var isEscaped = false
    for index in line.indices {
      if isEscaped || line[index] != Byte.space { end = index + 1 }
      isEscaped = !isEscaped && line[index] == Byte.backslash
    }
    return line[..<end]
  }

  // MARK: Matching

  /// Returns whether the pattern matches a path, given by its components relative to the folder of the file
  /// with the pattern.
  func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    guard isFolder || !matchesOnlyFolders, let name = path.last else { return false }
    if matchesName {
      // Without a slash, several stars have no meaning of their own.
      return components.count == 1 && components.allSatisfy { Self.matches($0, name) }
    }
    return Self.matches(components, path)
  }

  // Keeps the set of reachable prefixes instead of backtracking, so that the cost is at most the product of
  // both lengths, for any pattern.
  private static func matches(_ components: [Component], _ path: ArraySlice<[UInt8]>) -> Bool {
    var reachable = [Bool](repeating: false, count: path.count + 1)
    reachable[0] = true
    for (index, component) in components.enumerated() {
      var next = [Bool](repeating: false, count: path.count + 1)
      if case .anyDepth = component {
        let isLast = index == components.count - 1
        var isReached = false
        for position in 0...path.count {
          if isLast { next[position] = isReached }
          isReached = isReached || reachable[position]
          if !isLast { next[position] = isReached }
        }
      } else {
        for (position, name) in path.enumerated() where reachable[position] && matches(component, name) {
          next[position + 1] = true
        }
      }
      if !next.contains(true) { return false }
      reachable = next
    }
    return reachable[path.count]
  }

  private static func matches(_ component: Component, _ name: [UInt8]) -> Bool {
    switch component {
    case .anyDepth: true
    case .literal(let literal): literal == name
    case .pattern(let elements): matches(elements, name)
    }
  }

  private static func matches(_ elements: [Element], _ name: [UInt8]) -> Bool {
    var (element, index) = (0, 0)
    // Only the last star may have to match more; those before it already match as little as possible.
    var star: (element: Int, index: Int)?
    while index < name.count {
      if element < elements.count, case .star = elements[element] {
        star = (element, index)
        element += 1
      } else if element < elements.count, elements[element].matches(name[index]) {
        element += 1
        index += 1
      } else if let last = star {
        star = (last.element, last.index + 1)
        (element, index) = (last.element + 1, last.index + 1)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { if case .star = $0 { true } else { false } }
  }

  // MARK: Parsing

  /// Returns the components of a pattern; `nil` if it can match nothing.
  private static func components(of pattern: [UInt8]) -> [Component]? {
    var components: [Component] = []
    var elements: [Element] = []
    var reader = Reader(pattern)
    while let byte = reader.next() {
      switch byte {
      case Byte.slash:
        guard append(elements, to: &components) else { return nil }
        elements = []
      case Byte.star: elements.append(.star)
      case Byte.questionMark: elements.append(.anyByte)
      case Byte.openBracket:
        guard let set = ByteSet(&reader) else { return nil }
        elements.append(.oneOf(set))
      case Byte.backslash:
        guard let escaped = reader.next() else { return nil }
        if escaped == Byte.slash {
          guard append(elements, to: &components) else { return nil }
          elements = []
        } else {
          elements.append(.byte(escaped))
        }
      default: elements.append(.byte(byte))
      }
    }
    return append(elements, to: &components, isLast: true) ? components : nil
  }

  /// Appends a component; returns `false` for an empty one, which no path has.
  private static func append(
    _ elements: [Element], to components: inout [Component], isLast: Bool = false
  ) -> Bool {
    guard !elements.isEmpty else { return false }
    let bytes = elements.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    let stars = elements.count { if case .star = $0 { true } else { false } }
    if bytes.count == elements.count {
      components.append(.literal(bytes))
    } else if stars == elements.count, stars > 1 {
      components.append(.anyDepth)
    } else {
      // Git compares the text before the first wildcard on its own; stars right after it then start a
      // pattern, in which they match any number of components.
      let isFirst = components.allSatisfy { if case .literal = $0 { true } else { false } }
      let startsAnyDepth = isFirst && stars > 1 && Self.endsInStars(elements, stars)
      components.append(.pattern(elements))
      if startsAnyDepth, !isLast { components.append(.anyDepth) }
    }
    return true
  }

  /// Whether elements are bytes and then stars.
  private static func endsInStars(_ elements: [Element], _ stars: Int) -> Bool {
    elements.prefix(elements.count - stars).allSatisfy { if case .byte = $0 { true } else { false } }
  }

  /// Reads the bytes of a pattern.
  struct Reader {
    private let bytes: [UInt8]
    private(set) var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> UInt8? {
      guard index < bytes.count else { return nil }
      index += 1
      return bytes[index - 1]
    }

    /// The byte at a distance after the next one; `nil` past the end.
    func peek(_ distance: Int = 0) -> UInt8? {
      index + distance < bytes.count ? bytes[index + distance] : nil
    }

    /// Continues at a byte, whose index is not past the end.
    mutating func move(to index: Int) { self.index = index }
  }
}

extension IgnorePattern.Element {
  fileprivate func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let own): own == byte
    case .anyByte: true
    case .star: false
    case .oneOf(let set): set.contains(byte)
    }
  }
}
