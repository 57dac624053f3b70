package import Diagnostics
package import JSONSyntax
package import SourceText

/// The record of a member of an object; the argument of a custom fix.
package typealias MemberIndex = RecordIndex

/// The state of one pass over a tree: the findings, facts and scopes collected in addition to the value.
///
/// It must not outlive the call of `SyntaxTree.withView` that it was created in.
package struct Reading {
  /// The tree.
  package let view: SyntaxView
  /// The open sets of the format: component kinds, actions, section layouts, and what the project adds.
  package let vocabulary: Vocabulary
  /// The level of the format.
  package let level: FormatLevel
  /// The members that are not read as unknown keys: those whose name occurs earlier in the same object, of
  /// which only the first one is used, and misspelled ones that have been reported.
  package private(set) var skipped: Set<RecordIndex>
  /// The findings, in order of discovery.
  package internal(set) var findings: [Finding] = []
  /// The roles of strings, in document order.
  package private(set) var facts: [Fact] = []
  /// The scopes; the first is the document.
  package var scopes: [ScopeRecord] = [ScopeRecord(kind: .document, parent: 0, owner: 0)]
  /// The current scope.
  package private(set) var scope: ScopeIndex = 0
  /// The `$comment` members of objects that may have one.
  package internal(set) var comments: [RecordIndex] = []
  /// Whether the value that a schema just returned `nil` for has been reported, so that the caller
  /// does not report it again.
  package var isReported = false
  var lastTaken: (object: RecordIndex, names: Set<String>)?
  var cancellation = CancellationCheck()
  /// The members of objects that fixes refer to again and again.
  package let namedValues = NamedValues()
  let elementPositions = ElementPositions()
  private var silence = 0
  /// Whether the reading only finds out what would be found.
  package private(set) var isTrial = false
  private var remainingDepth: Int
  private var hasReportedDepth = false

  /// The maximum nesting depth of objects and arrays; the app's JSON parser has the same limit.
  package static let maximumDepth = 512

  package init(_ view: SyntaxView, vocabulary: Vocabulary, duplicates: Set<RecordIndex> = []) {
    self.view = view
    self.vocabulary = vocabulary
    skipped = duplicates
    level = vocabulary.level
    remainingDepth = Self.maximumDepth
    facts.reserveCapacity(view.records.count / 6)
  }

  /// Counts a step of a loop; returns whether the task was canceled, so that the loop should end.
  package mutating func isCanceled() -> Bool { cancellation.isCanceled() }

  /// Adds a finding, unless inside `silently`.
  package mutating func report(_ finding: Finding) {
    isReported = true
    if silence == 0 { findings.append(finding) }
  }

  /// Leaves a member out when the keys of its object are read, because it has been reported.
  package mutating func skip(_ member: RecordIndex) { skipped.insert(member) }

  /// Adds a fact about the string or member name at `node`, in the current scope.
  package mutating func addFact(_ role: Role, _ node: RecordIndex) {
    guard role != .literal, !view.flags(node).contains(.hasHole) else { return }
    facts.append(Fact(role: role, node: node, scope: scope))
  }

  /// Replaces the role in the last fact about `node`.
  package mutating func replaceFact(of node: RecordIndex, with role: Role) {
    guard let index = facts.lastIndex(where: { $0.node == node }) else { return }
    facts[index] = Fact(role: role, node: node, scope: facts[index].scope)
  }

  /// Drops the findings about a key of an object that is being read: another part of the object uses it.
  package mutating func withdrawFindings(aboutKey range: TextRange, of object: RecordIndex) {
    let start = view.range(object).start
    // Those of the object are the last ones.
    var index = findings.count - 1
    while index >= 0, findings[index].range.start >= start {
      if findings[index].range == range { findings.remove(at: index) }
      index -= 1
    }
  }

  /// Runs `body` without adding findings; facts and scopes are still added.
  package mutating func silently<T>(_ body: (inout Reading) -> T) -> T {
    silence += 1
    defer { silence -= 1 }
    return body(&self)
  }

  /// Returns what reading something would find, without adding it.
  package func trial(_ body: (inout Reading) -> Void) -> (findings: [Finding], facts: [Fact]) {
    var copy = self
    copy.findings = []
    copy.facts = []
    copy.silence = 0
    copy.isTrial = true
    body(&copy)
    return (copy.findings, copy.facts)
  }

  /// Opens a scope, which lasts until `closeScope()`, and returns its index.
  package mutating func openScope(_ kind: ScopeRecord.Kind, owner: RecordIndex) -> ScopeIndex {
    scopes.append(ScopeRecord(kind: kind, parent: scope, owner: owner))
    scope = ScopeIndex(truncatingIfNeeded: scopes.count - 1)
    return scope
  }

  /// Closes the current scope.
  package mutating func closeScope() { scope = scopes[Int(scope)].parent }

  /// Enters a nesting level; returns `false`, and reports the first time, if the limit is reached.
  package mutating func descend(into node: RecordIndex) -> Bool {
    enter() || tooDeep(node)
  }

  /// Reports what is nested too deep where nothing is read, such as below an unknown key: the app parses
  /// that, too.
  package mutating func reportDepth(below root: RecordIndex) {
    guard let node = view.firstContainer(below: root, deeperThan: Self.maximumDepth) else { return }
    _ = tooDeep(node)
  }

  /// Leaves a nesting level.
  package mutating func ascend() { leave() }

  mutating func enter() -> Bool {
    guard remainingDepth > 0 else { return false }
    remainingDepth -= 1
    return true
  }

  mutating func leave() { remainingDepth += 1 }

  mutating func tooDeep(_ node: RecordIndex) -> Bool {
    isReported = true
    guard !hasReportedDepth else { return false }
    hasReportedDepth = true
    let start = view.range(node).start
    findings.append(
      Finding(
        .jsonSyntaxError, at: TextRange(start, TextOffset(utf8: start.utf8 + 1)),
        "objects and arrays are nested more than \(Self.maximumDepth) levels deep", effect: .rejectsDocument,
        help: "flatten the document; the app's JSON parser fails at this depth"))
    return false
  }
}
