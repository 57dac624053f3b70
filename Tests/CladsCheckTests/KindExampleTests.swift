import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import SourceText
import Testing

@Suite struct KindExampleTests {
  @Test(arguments: BuiltInKinds.components.map { $0.description.name })
  func `every component kind has an example without warnings`(name: String) throws {
    let kind = try #require(BuiltInKinds.components.first { $0.description.name == name })
    #expect(kind.example.contains("\"\(name)\""))
    expectClean(kind.example, level: .base)
  }

  @Test(arguments: BuiltInSections.all.map { $0.kind.name })
  func `every section layout has an example without warnings`(name: String) throws {
    expectClean(try #require(BuiltInSections.example(of: name)), level: .base)
  }

  @Test(arguments: BuiltInActions.all(level: .extended).map { $0.name })
  func `every action has an example without warnings`(name: String) throws {
    let example = try #require(ActionExamples.example(of: name))
    #expect(example.contains("\"\(name)\""))
    expectClean(example, level: .extended)
  }

  private func expectClean(_ text: String, level: LevelOfExample) {
    let found = Checker(project: Project(level: level == .extended ? .extended : .base)).check(
      Array(text.utf8)
    )
    .filter { $0.severity >= .warning }
    #expect(found.isEmpty, "\(found.map { "\($0.id.rawValue): \($0.message)" })\n\(text)")
  }

  private enum LevelOfExample { case base, extended }
}
