import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct UndeclaredStateTests {
  private func findings(samples: [Sample]) -> [String] {
    let text = """
      { "id": "a", "state": { "count": 1 }, "root": { "children": [
        { "type": "label", "text": "${session.name}" }, { "type": "label", "text": "${cuont} of ${count}" } ] } }
      """
    let source = SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: Array(text.utf8))
    let analysis = Analysis(of: ParsedFile(source), vocabulary: Project().vocabulary)
    return RuleRunner(Project()).diagnostics(for: analysis, samples: samples).filter {
      $0.id == "undeclared-state"
    }
    .map { source.text(in: $0.range) }
  }

  @Test func `a path with a value in a sample is not undeclared`() {
    #expect(findings(samples: [.initial]) == ["session.name", "cuont"])
    let sample = Sample(name: "x", path: "x", bytes: Array(#"{ "session": { "name": "Ann" } }"#.utf8))
    #expect(findings(samples: [.initial, sample]) == ["cuont"])
    let other = Sample(name: "x", path: "x", bytes: Array(#"{ "session": {} }"#.utf8))
    #expect(findings(samples: [.initial, other]) == ["session.name", "cuont"])
  }
}
