import CladsAnalysis
import CladsExpressions
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText

/// State paths: how they are written, and what a document does with them.
extension RuleContext {
  /// Calls `body` with every bare path that is more than names joined by dots.
  func forEachOddPath(_ body: (Fact, Keypath) -> Void) {
    for fact in analysis.facts where fact.role.isBarePath && isTyped(fact.node) {
      if Keypath.isPlain(content(of: fact.node)) { continue }
      body(fact, Keypath.parse(view.string(fact.node)))
    }
  }

  /// Where the parts of a path stand in the text; none where they are not written one after the other.
  func places(of use: StateUse) -> [TextRange] {
    guard !view.flags(use.node).contains(.escaped) else { return [] }
    let start = use.range.start.utf8
    let path = Keypath.parse(UnsafeBufferPointer(rebasing: view.bytes[start..<use.range.end.utf8]))
    guard path.components == use.components else { return [] }
    return path.ranges.map { TextRange(utf8: start + $0.lowerBound, start + $0.upperBound) }
  }

  /// Where a finding about a use stands: a bare path as a whole, a path in an expression alone.
  func place(of use: StateUse) -> TextRange { use.form == .path ? view.range(use.node) : use.range }

  /// Whether the project says that the app puts something in place at the path, above it or below it.
  func isHostState(_ components: [Keypath.Component]) -> Bool {
    project.hostState.keys.contains { path in
      let host = Keypath.parse(path).components
      return host.starts(with: components) || components.starts(with: host)
    }
  }

  /// Reads and writes of each root, taken together.
  func collectStateAccess() -> [String: Access] {
    var result: [String: Access] = [:]
    for use in analysis.state.uses {
      guard let known = result[use.root] else {
        result[use.root] = use.access
        continue
      }
      if known != use.access { result[use.root] = .readWrite }
    }
    return result
  }

  /// Whether a text that should be evaluated, or looks so, mentions a name, even if nothing can read it.
  func isMentioned(_ name: String) -> Bool {
    let word = Array(name.utf8)
    guard !word.isEmpty else { return false }
    if word.allSatisfy(\.isWordPart) { return mentionedWords.contains(NameHash.hash(name)) }
    var isFound = false
    forEachEvaluatedText { text in
      if !isFound, text.containsWord(word) { isFound = true }
    }
    return isFound
  }

  /// The hashes of the words of all texts that should be evaluated, or look so.
  func collectMentionedWords() -> Set<UInt32> {
    var words: Set<UInt32> = []
    forEachEvaluatedText { text in
      var start = 0
      while start < text.count {
        var end = start
        while end < text.count, text[end].isWordPart { end += 1 }
        if end > start { words.insert(NameHash.hash(UnsafeBufferPointer(rebasing: text[start..<end]))) }
        start = end + 1
      }
    }
    return words
  }

  private func forEachEvaluatedText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    for fact in analysis.facts where fact.role.mayRead { body(content(of: fact.node)) }
    view.forEachString(below: 0) { node in
      if hasPlaceholder(node) { body(content(of: node)) }
    }
  }
}

extension Role {
  /// Whether the text is a path and nothing else.
  var isBarePath: Bool {
    switch self {
    case .path, .localPath, .dataPath: true
    default: false
    }
  }

  /// Whether the text may read state; the placeholders of templates are looked for in all texts.
  fileprivate var mayRead: Bool {
    switch self {
    case .path(let access, _), .localPath(let access, _): access.reads
    case .dataPath, .condition, .expression: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text contains a word that is not part of a longer one.
  fileprivate func containsWord(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    for start in 0...(count - word.count) where self[start] == word[0] {
      guard self[start..<start + word.count].elementsEqual(word) else { continue }
      let isOpen = start > 0 && self[start - 1].isWordPart
      let isContinued = start + word.count < count && self[start + word.count].isWordPart
      if !isOpen, !isContinued { return true }
    }
    return false
  }
}

extension UInt8 {
  /// Whether a name may go on with this byte.
  fileprivate var isWordPart: Bool {
    self >= 0x80 || self == 0x5F || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
