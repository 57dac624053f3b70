import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

extension RuleContext {
  /// Whether the text does not show all of the document.
  var hasHoles: Bool { !analysis.file.tree.holes.isEmpty }

  /// Whether the text does not show all of the named styles, or which nodes there are.
  var hasHolesInStyles: Bool {
    guard hasHoles else { return false }
    let styles = documentMember(\.styles)
    return (styles.map { view.containsHole($0) } ?? false)
      || view.records.contains { $0.kind != .string && $0.flags.contains(.hasHole) }
  }

  /// Returns whether an object is closed and has no syntax errors, so that a missing key is really missing.
  func isSettled(_ node: RecordIndex) -> Bool {
    view.flags(node).isDisjoint(with: [.unclosed, .containsError]) && !(hasHoles && view.containsHole(node))
  }

  /// Returns whether an object has keys that no row describes: a key that seems to be missing may be
  /// misspelled, and an unknown key has a finding of its own.
  func hasUnknownKeys<Part: Described>(_ part: Part) -> Bool {
    let read = modifiers.attributeNames(of: part.origin.node)
    return view.members(of: part.origin.node).contains { member in
      let name = view.string(view.name(of: member))
      return !read.contains(name) && !view.isComment(member)
        && Part.table.row(named: name) == nil
    }
  }

  /// Returns the JSON text of a member: the key that fills a property, and a value.
  func written<Part: Described>(_ path: PartialKeyPath<Part>, as value: String) -> String {
    Part.table.member(path, value)
  }

  /// Returns the fix that deletes a declaration that nothing refers to. It is safe, unless the declaration
  /// itself refers to something, which may then be unused. There is none where the app computes references.
  func deletion(ofUnused member: RecordIndex) -> [QuickFix] {
    if mentions.areComputed { return [] }
    let deletion = deletion(of: member)
    return refersToNothing(member) ? deletion.map(\.safe) : deletion
  }

  /// Returns whether a record contains no path, expression or reference.
  private func refersToNothing(_ record: RecordIndex) -> Bool {
    let facts = analysis.facts
    let end = view.end(of: record)
    var index = facts.partitioningIndex { $0.node >= record }
    while index < facts.count, facts[index].node < end {
      switch facts[index].role {
      case .path, .localPath, .dataPath, .template, .expression, .condition, .reference, .parent: return false
      default: index += 1
      }
    }
    return true
  }

  /// Returns the fix that deletes several members of one object.
  func deletion(_ title: String, of members: [RecordIndex]) -> [QuickFix] {
    let edits = removals(of: members)
    return edits.isEmpty ? [] : [QuickFix(title, edits: edits)]
  }

  /// Returns the edits that delete several members or elements of one container; they do not overlap, and
  /// each comma goes with exactly one of them.
  func removals(of members: [RecordIndex]) -> [TextEdit] {
    guard members.count > 1, let first = members.first else {
      return members.compactMap { view.removal(of: $0) }
    }
    let container = view[first].parent
    let members = Set(members)
    var edits: [TextEdit] = []
    var previous: RecordIndex?
    var isKeptBefore = false
    for child in view.children(of: container) {
      let next = view.end(of: child)
      if !members.contains(child) {
        isKeptBefore = true
      } else if isKeptBefore, let previous {
        edits.append(TextEdit(range: TextRange(view.range(previous).end, view.range(child).end), newText: ""))
      } else {
        let end = next < view.end(of: container) ? view.range(next).start : view.range(child).end
        edits.append(TextEdit(range: TextRange(view.range(child).start, end), newText: ""))
      }
      previous = child
    }
    return edits
  }
}
