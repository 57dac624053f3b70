import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct RuleRunnerTests {
  /// Something that only the analysis of a document refers to.
  private final class Probe: Sendable {}

  @Test(arguments: RuleTable.descriptions.filter { $0.subject == .document }.map(\.id.rawValue))
  func `nothing of a document is kept after a check`(rule: String) throws {
    let documentation = try #require(RuleTable.description(DiagnosticID(rawValue: rule))).documentation
    weak var kept: Probe?
    do {
      let probe = Probe()
      kept = probe
      var vocabulary = Project().vocabulary
      vocabulary.register(
        [
          Entry(
            name: "probe", documentation: "", origin: .builtIn,
            .function(
              MemberFunction("probe", documentation: "", example: "") { value in
                withExtendedLifetime(probe) { value }
              }))
        ], in: .function)
      let file = ParsedFile(
        SourceFile(
          uri: FileURI(path: "/a.clads.json"), version: nil, bytes: MarkedText(documentation.bad).bytes))
      _ = RuleRunner(Project()).diagnostics(for: Analysis(of: file, vocabulary: vocabulary))
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }
}
