public import SourceText

extension Diagnostic {
  /// Returns the finding about a text that is written inside another one as a finding about that one.
  ///
  /// Fixes that would replace what the text does not show are left out.
  public func inHost(of source: SourceFile) -> Diagnostic {
    guard let embedding = source.embedding else { return self }
    var diagnostic = self
    diagnostic.range = embedding.hostRange(of: range)
    diagnostic.related = related.map { related in
      guard related.path == nil else { return related }
      var related = related
      related.range = embedding.hostRange(of: related.range)
      return related
    }
    diagnostic.fixes = fixes.compactMap { fix in
      guard let edits = source.hostEdits(fix.edits) else { return nil }
      var fix = fix
      fix.edits = edits
      return fix
    }
    return diagnostic
  }
}
