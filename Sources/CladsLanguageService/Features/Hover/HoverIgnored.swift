import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The reason why apps ignore what is at a position: it belongs to a member that they ignore.
struct HoverIgnored {
  /// The sentence, in Markdown.
  let sentence: String

  /// Finds the outermost member around a position that apps ignore, by its level or by a finding about its
  /// key; fails if there is none. The key itself does not count: its hover shows its level and its findings.
  init?(_ position: HoverPosition, findings: [Diagnostic]) {
    let ignored = Dictionary(
      findings.filter { $0.effect == .isIgnored }.map { ($0.range, $0) },
      uniquingKeysWith: { first, _ in first })
    let members = position.enclosingMembers
    let found = position.document.file.tree.withView { view -> (member: RecordIndex, reason: String)? in
      for member in members {
        let name = view.name(of: member)
        let range = view.range(name)
        if let finding = ignored[range] {
          return (member, ": " + Markdown.prose(finding.message))
        }
        if position.isUnsupported(member) {
          return (member, ", because \(Markdown.code(view.string(name))) is part of format level `extended`")
        }
      }
      return nil
    }
    guard let found else { return nil }
    let owner = position.document.file.tree.withView { view -> String? in
      found.member == members.last && view.value(of: found.member) == position.record
        ? nil : view.string(view.name(of: found.member))
    }
    let scope = owner.map { ", like everything in \(Markdown.code($0))" } ?? ""
    sentence = "**Ignored**\(scope)\(found.reason)."
  }
}
