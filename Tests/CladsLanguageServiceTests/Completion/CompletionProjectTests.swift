import CladsCheck
import CladsLanguageService
import CladsProject
import JSONSyntax
import TestSupport
import Testing

@Suite struct CompletionProjectTests {
  /// Checks that the suggestions at `$0` of a project file include the expected ones, the first of them
  /// first.
  private func check(_ marked: String, _ expected: [String]) async {
    let result = await CompletionResult(marked, kind: .project, file: "clads.json")
    #expect(result.labels.first == expected.first, "\(marked)")
    #expect(expected.allSatisfy(result.labels.contains), "\(marked)")
  }

  @Test(arguments: [
    (#"{ "$0" }"#, ["$schema", "documents", "designSystems", "rules"]),
    (#"{ "rules": { "$0" } }"#, ["syntax", "unused-style", "accessibility"]),
    (#"{ "rules": { "unused-style": "$0" } }"#, ["off", "hint", "error"]),
    (#"{ "rules": { "unused-style": $0"#, ["off", "hint", "error"]),
    (#"{ "overrides": [ { "files": [], "$0" } ] }"#, ["rules"]),
    (#"{ "overrides": [ { "rules": { "$0"#, ["syntax", "padding-all"]),
    (#"{ "target": "$0" }"#, ["device", "spec"]),
    (#"{ "components": { "card": { "$0" } } }"#, ["description", "data", "events"]),
    (#"{ "components": { "card": { "events": [ "$0" ] } } }"#, ["onTap", "onValueChanged"]),
    (#"{ "components": { "card": { "data": { "title": { "type": "$0" } } } } }"#, ["string", "number"]),
    (#"{ "components": { "card": { "data": { "a": { "type": "array", "items": { "$0"#, ["type", "required"]),
    (#"{ "documents": [ { "glob": "*.json", "$0" } ] }"#, ["at"]),
    (#"{ "designSystems": { "a": { "styles": { "b": { "$0" } } } } }"#, ["description", "fontSize"]),
    (#"{ "hostState": { "session": "$0" } }"#, ["string", "object"]),
  ])
  func `the keys of a project file are offered`(marked: String, expected: [String]) async {
    await check(marked, expected)
  }

  @Test func `completion works inside the documents of an envelope, but not around them`() async throws {
    let kind = FileKind.envelope(pointers: ["/data/screen"])
    let outside = await CompletionResult(
      #"{ "data": { "a": $0 1, "screen": { "id": "x", "" } } }"#, kind: kind, file: "a.json")
    let inside = await CompletionResult(
      #"{ "data": { "a":  1, "screen": { "id": "x", "$0" } } }"#, kind: kind, file: "a.json")
    #expect(outside.labels.isEmpty)
    #expect(inside.labels.contains("root"))
  }
}
