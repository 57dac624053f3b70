import CladsDocument
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

private struct NoFiles: FileReading {
  func exists(_ path: String) -> Bool { false }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] { throw .missing }
  func paths(matching pattern: Glob) -> [String] { [] }
}

private func project(_ text: String) -> Project {
  Project.read(Array(text.utf8), path: "clads.json", files: NoFiles())
}

@Suite struct ProjectReadingTests {
  @Test func `every key is read`() {
    let project = project(
      #"{ "documents": ["Screens/**"], "exclude": ["x"], "designSystems": { "d": { "styles": { "a.b": { "fontSize": 3 } } } }, "components": { "k": {} }, "actions": { "act": { "parameters": { "p": { "type": "string", "required": true } } } }, "sectionLayouts": { "carousel": {} }, "destinations": ["home"], "formatLevel": "extended", "target": "spec", "rules": { "unused-style": "off" }, "overrides": [ { "files": ["L/**"], "rules": { "unused": "error" } } ], "hostState": { "session.user": "object" }, "hostActions": ["openProfile"], "assets": [], "samples": {} }"#
    )
    #expect(Set(project.findings.map(\.id)) == ["project-missing-file"])
    #expect(project.vocabulary.level == .extended)
    #expect(project.target == .spec)
    #expect(project.designSystems["d"]?.token(named: "a.b")?.style.fontSize == 3)
    #expect(project.vocabulary.entry(named: "k", in: .node) != nil)
    #expect(project.vocabulary.closed == [.node, .action])
    #expect(project.vocabulary.entry(named: "carousel", in: .sectionLayout) != nil)
    #expect(project.destinations == ["home"])
    #expect(project.rules["unused-style"] == .off)
    #expect(project.overrides.first?.rules["unused"] == .on(.error))
    #expect(project.hostState["session.user"]?.type == .object)
    #expect(project.hostActions == ["openProfile"])
  }

  @Test func `a modifier that cannot be used has a finding at its name`() {
    let found = project(
      #"""
      { "addons": {
        "a": { "modifiers": { "card": { "effect": [] }, "padding": { "effect": [] }, "a-b": { "effect": [] } } },
        "b": { "modifiers": { "card": { "effect": ["bold()"] } } } } }
      """#)
    #expect(
      found.diagnostics.map(\.message) == [
        "`padding` is the name of a modifier of the core", "`a-b` is not a name that a modifier can have",
        "another addon has a modifier `card`",
      ])
    #expect(found.vocabulary.modifier(named: "card")?.effect?.isEmpty == true)
  }

  @Test func `a key that other tools have for a glob is unknown, and nothing is missing`() {
    let found = project(#"{ "documents": [{ "files": "*.json" }] }"#).diagnostics
    #expect(found.map(\.message) == ["unknown key `files` in a document selector; did you mean `glob`?"])
    #expect(found.first?.fixes.first?.edits.map(\.newText) == ["\"glob\""])
  }

  @Test(arguments: [
    "", "[", "{", "null", "[]", "\"x\"", "{\"rules\":", "\u{0}", "{ \"components\": 5 }", "{{{{",
  ])
  func `a broken project file is reported and leaves the built-ins`(text: String) {
    let project = project(text)
    #expect(!project.findings.isEmpty)
    #expect(project.vocabulary.entry(named: "label", in: .node) != nil)
  }

  @Test func `samples and tokens are never documents`() {
    let project = project(
      #"{ "documents": ["**/*.json"], "samples": { "a.clads.json": ["Samples/a.*.json"] }, "designSystems": { "d": { "tokens": ["Design/d.tokens.json"] } } }"#
    )
    #expect(project.exclude.contains { $0.matches("Samples/a.empty.json") })
    #expect(project.exclude.contains { $0.matches("Design/d.tokens.json") })
    #expect(!project.exclude.contains { $0.matches("Screens/a.json") })
  }

  @Test func `built-in kinds cannot be replaced`() {
    let project = project(#"{ "components": { "label": { "properties": {} } } }"#)
    #expect(project.vocabulary.entry(named: "label", in: .node)?.origin == .builtIn)
  }

  @Test func `every prefix of a project file is read without a crash`() {
    let bytes = Files.read(Executable.packageFolder + "/schemas/examples/clads.json")
    #expect(!bytes.isEmpty)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = Project.read(Array(bytes[..<end]), path: "clads.json", files: NoFiles())
    }
  }
}
