import CladsAnalysis
import Diagnostics
import JSONSyntax
import SourceText

/// The comments of a document that suppress rules:
/// `"$comment": "clads-disable RULE until 2027-01-31 -- reason"`.
struct Suppressions {
  private struct Comment {
    let names: [(name: String, range: TextRange)]
    let until: String?
    let object: TextRange
    let value: TextRange
    let member: RecordIndex
  }

  private static let knownRules = KnownNames(RuleTable.all.map { $0.id.rawValue })

  private let comments: [Comment]
  private let view: SyntaxView
  private let today: String?
  private let program: String

  init(_ members: [RecordIndex], view: SyntaxView, today: String?, program: String) {
    self.program = program
    self.view = view
    self.today = today
    var cancellation = CancellationCheck()
    comments = members.compactMap { cancellation.isCanceled() ? nil : Self.comment($0, view) }
  }

  /// Returns the findings that no comment suppresses, and findings about the comments themselves.
  func applied(to findings: [Finding]) -> [Finding] {
    guard !comments.isEmpty else { return findings }
    let names = Set(comments.flatMap { $0.names.map(\.name) })
    // The findings that each name silences, in the order of their starts.
    var silenced: [String: [Int]] = [:]
    var cancellation = CancellationCheck()
    for index in findings.indices.sorted(by: { findings[$0].range.start < findings[$1].range.start })
    where !cancellation.isCanceled() {
      for name in Self.names(of: findings[index]) where names.contains(name) {
        silenced[name, default: []].append(index)
      }
    }
    var used: Set<Int> = []
    var isSilenced = Array(repeating: false, count: findings.count)
    for (index, comment) in comments.enumerated() where !isExpired(comment) {
      if cancellation.isCanceled() { return [] }
      for name in Set(comment.names.map(\.name)) {
        guard let candidates = silenced[name] else { continue }
        var position = Self.firstPosition(at: comment.object.start, candidates, findings)
        while position < candidates.count, findings[candidates[position]].range.start <= comment.object.end {
          if comment.object.contains(findings[candidates[position]].range) {
            isSilenced[candidates[position]] = true
            used.insert(index)
          }
          position += 1
        }
      }
    }
    var remaining = findings.indices.filter { !isSilenced[$0] }.map { findings[$0] }
    for (index, comment) in comments.enumerated() where !cancellation.isCanceled() {
      if isExpired(comment) {
        remaining.append(expired(comment))
      } else if !used.contains(index), !comment.names.contains(where: { Self.isFoundElsewhere($0.name) }) {
        remaining.append(unused(comment))
      }
    }
    return remaining
  }

  /// Whether only a comparison with a revision, or a drawing, finds what a rule is about.
  private static func isFoundElsewhere(_ name: String) -> Bool {
    let subject = RuleTable.description(DiagnosticID(rawValue: name))?.subject
    return subject == .revision || subject == .screen
  }

  /// Returns the findings that no comment of a document silences.
  static func remaining(
    of findings: [Finding], in analysis: Analysis, _ view: SyntaxView, today: String?
  ) -> [Finding] {
    let ids = Set(findings.map(\.id))
    let all = Suppressions(analysis.comments, view: view, today: today, program: "")
    return all.applied(to: findings).filter { ids.contains($0.id) }
  }

  /// Returns whether a comment of a document itself silences a rule.
  static func silence(_ rule: RuleDescription, in analysis: Analysis, _ view: SyntaxView) -> Bool {
    let all = Suppressions(analysis.comments, view: view, today: nil, program: "")
    let document = view.range(analysis.root)
    return all.comments.contains { comment in
      comment.object == document && comment.names.contains { $0.name == rule.id.rawValue }
    }
  }

  /// Returns the names that silence a finding: its rule and the group of the rule.
  private static func names(of finding: Finding) -> [String] {
    [finding.id.rawValue] + (RuleTable.description(finding.id).map { [$0.group.rawValue] } ?? [])
  }

  /// Returns the position of the first finding that does not start before `offset`.
  private static func firstPosition(at offset: TextOffset, _ indices: [Int], _ findings: [Finding]) -> Int {
    indices.partitioningIndex { findings[$0].range.start >= offset }
  }

  private func isExpired(_ comment: Comment) -> Bool {
    guard let until = comment.until, let today else { return false }
    return until < today
  }

  private func expired(_ comment: Comment) -> Finding {
    Finding(
      .expiredSuppression, at: comment.value, "this suppression expired on \(comment.until ?? "")",
      help: "fix what it silences, or set a later date", fixes: deletion(comment))
  }

  private func unused(_ comment: Comment) -> Finding {
    let unknown = comment.names.first { name in
      RuleTable.description(DiagnosticID(rawValue: name.name)) == nil && RuleGroup(rawValue: name.name) == nil
    }
    if let unknown {
      let near = Self.knownRules.closest(to: unknown.name)
      return Finding(
        .unusedSuppression, at: comment.value, "unknown rule `\(unknown.name)`",
        help: didYouMean(near) ?? "`\(program) --rules` lists all rules")
    }
    let names = listing(comment.names.map(\.name), last: "and")
    return Finding(
      .unusedSuppression, at: comment.value,
      names.isEmpty ? "this suppression names no rule" : "this suppression of \(names) silences nothing",
      help: "delete the comment",
      fixes: deletion(comment), tags: [.unnecessary])
  }

  private func deletion(_ comment: Comment) -> [QuickFix] {
    view.removal(of: comment.member).map { [QuickFix("Delete the suppression", edits: [$0]).safe] } ?? []
  }

  private static func comment(_ member: RecordIndex, _ view: SyntaxView) -> Comment? {
    guard let value = view.value(of: member), view.kind(value) == .string else { return nil }
    let text = view.string(value)
    let directive = SuppressionComment.command + " "
    guard text.hasPrefix(directive) else { return nil }
    let body = text.dropFirst(directive.count)
    var end = body.endIndex
    var index = body.startIndex
    // The reason after `--` is for readers only.
    while index < body.endIndex {
      if body[index...].hasPrefix("--") {
        end = index
        break
      }
      index = body.index(after: index)
    }
    var tokens = body[..<end].split { $0 == " " || $0 == "," }.map(String.init)
    var until: String?
    if let keyword = tokens.firstIndex(of: "until") {
      until = tokens.indices.contains(keyword + 1) ? tokens[keyword + 1] : nil
      tokens.removeSubrange(keyword...)
    }
    let object = view[member].parent
    return Comment(
      names: tokens.map { ($0, view.range(value)) }, until: until, object: view.range(object),
      value: view.range(value), member: member)
  }
}
