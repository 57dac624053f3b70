import CladsAnalysis
import Diagnostics
import SourceText

extension ReportedFindings {
  /// Returns the findings that do not depend on the string that has changed, at their new places; `nil` if
  /// what one of them says or fixes may include the string after all.
  func kept(after edit: StringEdit, _ depends: (DiagnosticID) -> Bool) -> ReportedFindings? {
    var kept: [Finding] = []
    for finding in findings where !depends(finding.id) {
      guard let moved = finding.moved(by: edit) else { return nil }
      kept.append(moved)
    }
    var withdrawn: Set<Withdrawal> = []
    for withdrawal in self.withdrawn where !depends(withdrawal.id) {
      guard let range = edit.position(of: withdrawal.range) else { return nil }
      withdrawn.insert(Withdrawal(id: withdrawal.id, range: range))
    }
    return ReportedFindings(unit: unit, kept, withdrawn: withdrawn)
  }
}

extension StringEdit {
  fileprivate func positions(of ranges: [TextRange]) -> [TextRange]? {
    let moved = ranges.compactMap { position(of: $0) }
    return moved.count == ranges.count ? moved : nil
  }
}

extension Finding {
  /// Returns the finding at its place after an edit; `nil` if the string is a part of what it says or fixes.
  fileprivate func moved(by edit: StringEdit) -> Finding? {
    var finding = self
    guard let range = edit.position(of: range), let covered = edit.positions(of: covered) else { return nil }
    finding.diagnostic.range = range
    finding.covered = covered
    if case .missing(let names, let object) = keyProblem {
      guard let start = edit.position(of: TextRange(object, object))?.start else { return nil }
      finding.keyProblem = .missing(names, object: start)
    }
    var related = diagnostic.related
    for index in related.indices where related[index].path == nil {
      guard let range = edit.position(of: related[index].range) else { return nil }
      related[index].range = range
    }
    if !related.isEmpty { finding.diagnostic.related = related }
    var fixes = diagnostic.fixes
    for index in fixes.indices {
      guard let edits = edit.moved(fixes[index].edits) else { return nil }
      fixes[index].edits = edits
    }
    if !fixes.isEmpty { finding.diagnostic.fixes = fixes }
    return finding
  }
}

extension StringEdit {
  /// Returns the edits of a fix at their new places; `nil` if they may write the string elsewhere.
  fileprivate func moved(_ edits: [TextEdit]) -> [TextEdit]? {
    var moved: [TextEdit] = []
    var includesString = false
    for edit in edits {
      switch movement(of: edit.range) {
      case .moved(let range): moved.append(TextEdit(range: range, newText: edit.newText))
      case .changed(let range):
        includesString = true
        moved.append(TextEdit(range: range, newText: edit.newText))
      case .lost: return nil
      }
    }
    return includesString && edits.contains { !$0.newText.isEmpty } ? nil : moved
  }
}
