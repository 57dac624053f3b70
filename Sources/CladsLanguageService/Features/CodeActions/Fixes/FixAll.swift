import CladsAnalysis
import CladsCheck
import Diagnostics
import SourceText

/// Applies the safe fixes of all findings.
enum FixAll: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.fixAll]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    [CodeAction("Apply all safe fixes", .fixAll, edits: context.edits(of: .safe))]
  }
}

/// Applies the safe fixes of all findings, and first fixes that are the one clear candidate.
enum FixAllSuggested: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.fixAllSuggested]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    [
      CodeAction(
        "Apply all safe and suggested fixes", .fixAllSuggested,
        edits: context.edits(of: .suggested))
    ]
  }
}

extension CodeActionContext {
  /// Returns the edits that fix all findings that a selection includes, and those that appear only after a
  /// fix.
  fileprivate func edits(of selection: FixSelection) -> [TextEdit] {
    let edits = CodeAction.joined(diagnostics.compactMap { $0.fix(selection)?.edits })
    // The findings of a literal in a Swift file are those of the whole file.
    guard !edits.isEmpty, document.embeddedPlace == nil else { return edits }
    let source = document.file.source
    let fixed = document.context.fixed(source, applying: selection).source
    return source.bytes.edited(by: edits) == fixed.bytes ? edits : source.edits(to: fixed)
  }
}

extension SourceFile {
  /// Returns the edits that replace the lines in which another version differs.
  fileprivate func edits(to other: SourceFile) -> [TextEdit] {
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      var lines: [ArraySlice<UInt8>] = []
      var start = 0
      for index in bytes.indices where bytes[index] == Byte.newline {
        lines.append(bytes[start...index])
        start = index + 1
      }
      if start < bytes.count { lines.append(bytes[start...]) }
      return lines
    }
    let (old, new) = (lines(bytes), lines(other.bytes))
    let (removed, inserted) = LineComparison(old, new).changes()
    var edits: [TextEdit] = []
    var (i, j, offset) = (0, 0, 0)
    while i < old.count || j < new.count {
      let start = offset
      var text: [UInt8] = []
      var isChanged = false
      while i < old.count, removed[i] {
        offset += old[i].count
        i += 1
        isChanged = true
      }
      while j < new.count, inserted[j] {
        text += new[j]
        j += 1
        isChanged = true
      }
      if isChanged {
        edits.append(
          TextEdit(range: TextRange(utf8: start, offset), newText: String(decoding: text, as: UTF8.self)))
      } else {
        guard i < old.count, j < new.count else { break }
        offset += old[i].count
        i += 1
        j += 1
      }
    }
    return edits
  }
}

extension CodeAction {
  /// Returns the edits of all groups, without the groups that overlap an earlier one.
  fileprivate static func joined(_ groups: [[TextEdit]]) -> [TextEdit] {
    var edits = DisjointEdits()
    for group in groups { edits.insert(group) }
    return edits.edits
  }
}

/// Applies the first fix of every finding of a rule, for a rule with a finding in the range.
enum FixAllOfRule: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.quickFix]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    var seen: Set<DiagnosticID> = []
    return context.touched.compactMap { diagnostic in
      guard seen.insert(diagnostic.id).inserted else { return nil }
      let fixes = context.diagnostics.filter { $0.id == diagnostic.id }.compactMap(\.fixes.first)
        .filter { $0.applicability != .alternative }
      guard fixes.count > 1, fixes.allSatisfy(\.otherFiles.isEmpty) else { return nil }
      return CodeAction(
        "Fix all \(fixes.count) findings of `\(diagnostic.id.rawValue)` in this document", .quickFix,
        edits: CodeAction.joined(fixes.map(\.edits)))
    }
  }
}
