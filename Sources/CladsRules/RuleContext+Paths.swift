import CladsAnalysis
import CladsExpressions
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText

/// State paths: how they are written, and how a document uses them.
extension RuleContext {
  /// Calls `body` with every bare path that is not just names joined by dots.
  func forEachNonPlainPath(_ body: (Fact, Keypath) -> Void) {
    for fact in analysis.facts where !isCanceled() && fact.role.isBarePath && isCompleteString(fact.node) {
      if Keypath.isPlain(content(of: fact.node)) { continue }
      body(fact, Keypath.parse(view.string(fact.node)))
    }
  }

  /// Returns the range of each component of a path; empty if the path has escapes or is not contiguous in the
  /// text.
  func places(of use: StateUse) -> [TextRange] {
    guard !view.flags(use.node).contains(.escaped) else { return [] }
    let start = use.range.start.utf8
    let path = Keypath.parse(UnsafeBufferPointer(rebasing: view.bytes[start..<use.range.end.utf8]))
    guard path.components == use.components else { return [] }
    return path.ranges.map { TextRange(utf8: start + $0.lowerBound, start + $0.upperBound) }
  }

  /// Returns the range to report for a use: the whole string of a bare path, or only the path in an
  /// expression.
  func place(of use: StateUse) -> TextRange { use.form == .path ? view.range(use.node) : use.range }

  /// Returns whether the project file declares host state at the path, at one of its ancestors or
  /// descendants.
  func isHostState(_ components: [Keypath.Component]) -> Bool {
    hostPaths.contains { host in
      host.starts(with: components) || components.starts(with: host)
    }
  }

  /// Collects the combined access to each root: read, written or both.
  func collectStateAccess() -> [String: Access] {
    var result: [String: Access] = [:]
    for use in analysis.state.uses where !isCanceled() {
      guard let known = result[use.root] else {
        result[use.root] = use.access
        continue
      }
      if known != use.access { result[use.root] = .readWrite }
    }
    return result
  }

  /// Returns whether a string that is evaluated, or looks as if it should be, mentions a name, even if the
  /// string is invalid.
  func isMentioned(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty else { return false }
    if bytes.allSatisfy(\.isNamePart) { return mentionedIdentifiers.contains(NameHash.hash(name)) }
    // The parts of the name are mentioned wherever the name is; where both are, the texts decide, but not for
    // thousands of such names.
    let parts = bytes.split { !$0.isNamePart }
    guard
      parts.allSatisfy({ part in
        part.withUnsafeBufferPointer { mentionedIdentifiers.contains(NameHash.hash($0)) }
      })
    else { return false }
    remainingSearches -= 1
    if remainingSearches < 0 { return true }
    var isFound = false
    forEachEvaluatedText { text in
      if !isFound, text.containsIdentifier(bytes) { isFound = true }
    }
    return isFound
  }

  /// Collects the hashes of the identifiers in all strings that are evaluated, or look as if they should be.
  ///
  /// Hashes need no allocation per identifier; a collision can only hide a finding about an unused name.
  func collectMentionedIdentifiers() -> Set<UInt32> {
    var hashes: Set<UInt32> = []
    forEachEvaluatedText { text in
      var start = 0
      while start < text.count {
        var end = start
        while end < text.count, text[end].isNamePart { end += 1 }
        if end > start { hashes.insert(NameHash.hash(UnsafeBufferPointer(rebasing: text[start..<end]))) }
        start = end + 1
      }
    }
    return hashes
  }

  private func forEachEvaluatedText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    for fact in analysis.facts where !isCanceled() && fact.role.mayRead { body(content(of: fact.node)) }
    view.forEachString(below: 0) { node in
      if hasPlaceholder(node) { body(content(of: node)) }
    }
  }
}

extension Role {
  /// Whether the string is a bare path.
  var isBarePath: Bool {
    switch self {
    case .path, .localPath, .dataPath: true
    default: false
    }
  }

  /// Whether the string may read state; templates are found by the placeholders in them.
  fileprivate var mayRead: Bool {
    switch self {
    case .path(let access, _), .localPath(let access, _): access.reads
    case .dataPath, .condition, .expression: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the text contains an identifier that is not part of a longer one.
  fileprivate func containsIdentifier(_ name: [UInt8]) -> Bool {
    guard count >= name.count else { return false }
    for start in 0...(count - name.count) where self[start] == name[0] {
      guard self[start..<start + name.count].elementsEqual(name) else { continue }
      let isContinuation = start > 0 && self[start - 1].isNamePart
      let isContinued = start + name.count < count && self[start + name.count].isNamePart
      if !isContinuation, !isContinued { return true }
    }
    return false
  }
}
