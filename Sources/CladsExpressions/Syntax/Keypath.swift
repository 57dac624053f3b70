/// A path into the state of a document: `user.name`, `items[0].title`.
///
/// Two paths are equal if their components are, regardless of spelling. A malformed path has no components:
/// it reads and writes nothing.
public struct Keypath: Sendable {
  /// One step of a path.
  public enum Component: Sendable, Hashable {
    /// The value of a key of an object.
    case key(String)
    /// An element of an array.
    case index(Int)
  }

  /// The path as written, without leading and trailing dots.
  public let source: String
  /// The steps, outermost first.
  public let components: [Component]
  /// The range of each component in UTF-8 bytes of the text that was parsed, brackets included; empty if the
  /// path was not parsed.
  public let ranges: [Range<Int>]
  /// The most serious problem of the path, the first of several, or `nil`.
  package let problem: KeypathProblem?

  /// Whether the text is not a path at all, as opposed to an empty path.
  public var isMalformed: Bool { problem?.kind.isMalformed ?? false }

  /// The canonical spelling: components separated by dots.
  public var text: String { Keypath.text(of: components) }

  private static func text(of components: [Component]) -> String {
    components.map { component in
      switch component {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }.joined(separator: ".")
  }

  /// The state key that the path starts with; `nil` for an empty path or one that starts with an index.
  public var root: String? {
    if case .key(let key)? = components.first { key } else { nil }
  }

  /// The proper prefixes, shortest first.
  public var parents: [Keypath] {
    components.count < 2 ? [] : (1..<components.count).map(prefix)
  }

  /// Returns the path of the first `count` components.
  public func prefix(_ count: Int) -> Keypath {
    let count = max(0, min(count, components.count))
    guard count > 0, count < components.count else { return count == 0 ? Keypath() : self }
    guard ranges.count == components.count else { return Keypath(Array(components.prefix(count))) }
    let start = ranges[0].lowerBound
    let length = ranges[count - 1].upperBound - start
    return Keypath(
      source: source.withBytes { $0.text(0..<length) }, components: Array(components.prefix(count)),
      ranges: Array(ranges.prefix(count)), problem: nil)
  }

  /// Returns whether `other` is the same path or starts with it.
  public func isPrefix(of other: Keypath) -> Bool {
    !isMalformed && !other.isMalformed && other.components.starts(with: components)
  }

  /// Returns whether one of the two paths is a prefix of the other.
  public func isRelated(to other: Keypath) -> Bool { isPrefix(of: other) || other.isPrefix(of: self) }

  /// Creates the empty path.
  public init() { self.init(source: "", components: [], ranges: [], problem: nil) }

  /// Creates the path of the given components, in canonical spelling.
  public init(_ components: [Component]) {
    self.init(source: Keypath.text(of: components), components: components, ranges: [], problem: nil)
  }

  init(source: String, components: [Component], ranges: [Range<Int>], problem: KeypathProblem?) {
    self.source = source
    self.components = components
    self.ranges = ranges
    self.problem = problem
  }

  /// Parses a path; parsing never fails, see `problem`.
  public static func parse(_ text: String) -> Keypath { text.withBytes { parse($0) } }

  /// Parses a path from UTF-8 bytes; parsing never fails, see `problem`.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Keypath {
    var parser = KeypathParser(bytes: bytes)
    return parser.parse()
  }
}

extension Keypath: Hashable {
  /// Returns whether both paths have the same components and agree on whether they are malformed.
  public static func == (lhs: Keypath, rhs: Keypath) -> Bool {
    lhs.components == rhs.components && lhs.isMalformed == rhs.isMalformed
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
