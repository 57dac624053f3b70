import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax

extension DocumentSnapshot {
  /// Returns the facts about the strings of the file, document by document.
  func facts() async -> [Fact] {
    switch kind {
    case .project: Project.facts(of: file.tree)
    case .document, .envelope, .swift: await analyses().flatMap(\.facts)
    case .test: ScreenTest.facts(of: file.tree)
    case .sample, .tokens, .baseline, .other: []
    }
  }
}
