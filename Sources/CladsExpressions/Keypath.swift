/// A path into the state of a document: `user.name`, `items[0].title`.
///
/// Two paths are equal when their components are; how they are written does not matter. A malformed path has
/// no components: it reads nothing and writes nothing.
public struct Keypath: Sendable {
  /// One step of a path.
  public enum Component: Sendable, Hashable {
    /// The value of a key of an object.
    case key(String)
    /// An element of an array.
    case index(Int)
  }

  /// The path as written, without the dots around it.
  public let source: String
  /// The steps, outermost first.
  public let components: [Component]
  /// Where each component stands in the text that was parsed, brackets included; empty if none was.
  public let ranges: [Range<Int>]
  /// The first thing wrong with the path, the most serious kind first.
  public let problem: KeypathProblem?

  /// Whether the text is no path at all, as opposed to an empty one.
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

  /// The key of the state the path starts at; nothing for an empty path or one that starts with an index.
  public var root: String? {
    if case .key(let key)? = components.first { key } else { nil }
  }

  /// The proper prefixes, shortest first.
  public var parents: [Keypath] {
    components.count < 2 ? [] : (1..<components.count).map(prefix)
  }

  /// The path of the first `count` components.
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

  /// Whether `other` names the same place or one inside it.
  public func isPrefix(of other: Keypath) -> Bool {
    !isMalformed && !other.isMalformed && other.components.starts(with: components)
  }

  /// Whether one of the two paths is a prefix of the other.
  public func isRelated(to other: Keypath) -> Bool { isPrefix(of: other) || other.isPrefix(of: self) }

  /// The empty path.
  public init() { self.init(source: "", components: [], ranges: [], problem: nil) }

  /// The path of the given components, spelled canonically.
  public init(_ components: [Component]) {
    self.init(source: Keypath.text(of: components), components: components, ranges: [], problem: nil)
  }

  init(source: String, components: [Component], ranges: [Range<Int>], problem: KeypathProblem?) {
    self.source = source
    self.components = components
    self.ranges = ranges
    self.problem = problem
  }

  /// Reads a path; total, see `problem`.
  public static func parse(_ text: String) -> Keypath { text.withBytes { parse($0) } }

  /// Reads a path from UTF-8 bytes; total, see `problem`.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Keypath {
    var parser = KeypathParser(bytes: bytes)
    return parser.parse()
  }
}

extension Keypath: Hashable {
  /// Whether both paths have the same components and are malformed or not alike.
  public static func == (lhs: Keypath, rhs: Keypath) -> Bool {
    lhs.components == rhs.components && lhs.isMalformed == rhs.isMalformed
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
