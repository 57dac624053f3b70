public import Diagnostics
public import JSONSyntax
import SourceText

/// The member record of an object; a name for what a remedy is given.
public typealias RecordIndexOfMember = RecordIndex

/// What one pass over a tree gathers besides the value: findings, facts and scopes.
///
/// Lives only inside `SyntaxTree.withView`.
public struct Reading {
  /// The tree that is read.
  public let view: SyntaxView
  /// The open sets: component kinds, actions, section layouts and what the project adds.
  public let vocabulary: Vocabulary
  /// The level of the format that is read.
  public let level: FormatLevel
  /// Members whose name occurred before in their object; the first one counts.
  public let duplicates: Set<RecordIndex>
  /// What is wrong, in order of discovery.
  public private(set) var findings: [Finding] = []
  /// What the strings are, in document order.
  public private(set) var facts: [Fact] = []
  /// The scopes; the first is the document.
  public var scopes: [ScopeRecord] = [ScopeRecord(kind: .document, parent: 0, owner: 0)]
  /// Where names are looked up at the moment.
  public private(set) var scope: ScopeIndex = 0
  /// The members called `$comment`, in objects that may have one.
  public internal(set) var comments: [RecordIndex] = []
  /// Whether the value that was just refused has its message already.
  public var isReported = false
  var lastTaken: (object: RecordIndex, names: Set<String>)?
  private var silence = 0
  private var remainingDepth: Int
  private var hasReportedDepth = false

  /// Objects and arrays may be nested this deep; the app's JSON parser gives up at the same depth.
  public static let maximumDepth = 512

  /// Creates the gathering of one pass.
  public init(_ view: SyntaxView, vocabulary: Vocabulary, duplicates: Set<RecordIndex> = []) {
    self.view = view
    self.vocabulary = vocabulary
    self.duplicates = duplicates
    level = vocabulary.level
    remainingDepth = Self.maximumDepth
    facts.reserveCapacity(view.records.count / 6)
  }

  /// Adds a finding, unless it is about something that the app never looks at.
  public mutating func report(_ finding: Finding) {
    isReported = true
    if silence == 0 { findings.append(finding) }
  }

  /// Notes what a string is.
  public mutating func note(_ role: Role, _ node: RecordIndex) {
    if role != .literal { facts.append(Fact(role: role, node: node, scope: scope)) }
  }

  /// Changes what was noted about a string a moment ago.
  public mutating func note(again node: RecordIndex, as role: Role) {
    guard let index = facts.lastIndex(where: { $0.node == node }) else { return }
    facts[index] = Fact(role: role, node: node, scope: facts[index].scope)
  }

  /// Runs `body` without reporting; facts are still noted.
  public mutating func silently<T>(_ body: (inout Reading) -> T) -> T {
    silence += 1
    defer { silence -= 1 }
    return body(&self)
  }

  /// Opens a scope around what is read until `closeScope`; returns its number.
  public mutating func openScope(_ kind: ScopeRecord.Kind, owner: RecordIndex) -> ScopeIndex {
    scopes.append(ScopeRecord(kind: kind, parent: scope, owner: owner))
    scope = ScopeIndex(truncatingIfNeeded: scopes.count - 1)
    return scope
  }

  /// Goes back to the scope around the current one.
  public mutating func closeScope() { scope = scopes[Int(scope)].parent }

  /// Goes one level deeper, or says that the document is nested too deeply.
  @inlinable
  public mutating func descend(into node: RecordIndex) -> Bool {
    enter() || tooDeep(node)
  }

  /// Goes one level back.
  @inlinable
  public mutating func ascend() { leave() }

  @usableFromInline
  mutating func enter() -> Bool {
    guard remainingDepth > 0 else { return false }
    remainingDepth -= 1
    return true
  }

  @usableFromInline
  mutating func leave() { remainingDepth += 1 }

  @usableFromInline
  mutating func tooDeep(_ node: RecordIndex) -> Bool {
    isReported = true
    guard !hasReportedDepth else { return false }
    hasReportedDepth = true
    let start = view.range(node).start
    findings.append(
      Finding(
        "json-syntax", at: TextRange(start, TextOffset(utf8: start.utf8 + 1)),
        "nested more than \(Self.maximumDepth) levels deep", effect: .rejectsDocument,
        help: "flatten it: the app's JSON parser gives up at this depth"))
    return false
  }
}
