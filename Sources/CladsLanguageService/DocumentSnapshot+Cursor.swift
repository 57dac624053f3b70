package import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
package import SourceText

extension DocumentSnapshot {
  /// Returns the cursor at an offset, with the enclosing shapes; `nil` outside documents, project files and
  /// tests.
  package func cursor(at offset: TextOffset) -> Cursor? {
    if kind == .test {
      return Cursor(
        at: offset, in: file, vocabulary: Vocabulary(level: .extended), shape: ScreenTest.schema.shape)
    }
    if kind == .project {
      return Cursor(at: offset, in: file, vocabulary: Vocabulary(level: .extended), shape: Project.shape)
    }
    let root = file.tree.withView { view in roots.first { view.range($0).touches(offset) } } ?? roots.first
    guard let root else { return nil }
    return Cursor(at: offset, in: file, vocabulary: project.vocabulary, at: root)
  }
}
