import TestSupport
import Testing

private func document(_ node: String) -> String {
  "{ \"id\": \"a\", \"root\": { \"children\": [ \(node) ] } }"
}

@Suite struct ProjectFileTests {
  @Test func `the nearest project file declares kinds`() {
    let scratch = Scratch()
    scratch.write(
      "App/clads.json",
      #"{ "components": { "ratingStars": { "properties": { "stars": { "type": "integer" } } } } }"#)
    scratch.write("App/Screens/a.clads.json", document(#"{ "type": "ratingStars", "stars": 4 }"#))
    #expect(Executable.run(["--check", "App", "--quiet"], in: scratch.folder).output.isEmpty)
    scratch.write("App/Screens/a.clads.json", document(#"{ "type": "ratingStars", "strs": 4 }"#))
    let typo = Executable.run(["--check", "App"], in: scratch.folder)
    #expect(typo.output.contains("did you mean `stars`?"))
    scratch.write("App/Screens/a.clads.json", document(#"{ "type": "ratingStarz" }"#))
    #expect(Executable.run(["--check", "App"], in: scratch.folder).status == 1)
  }

  @Test func `a broken project file is reported, and documents are still checked`() {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "rules": { "padding-all": "loud" }, "target": }"#)
    scratch.write("a.clads.json", document(#"{ "type": "lable", "text": "Hi" }"#))
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("[project-syntax]"))
    #expect(run.output.contains("[unknown-component-kind]"))
    #expect(run.output.contains("2 files checked"))
  }

  @Test func `a project file of the wrong type is one finding`() {
    let scratch = Scratch()
    scratch.write("clads.json", "[]")
    scratch.write("a.clads.json", document(#"{ "type": "label", "text": "Hi" }"#))
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.output.contains("[project-wrong-type]"))
    #expect(run.output.contains("2 files checked: 1 error"))
  }

  @Test func `missing files are reported in the project file`() {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "assets": [ "App/Assets.xcassets" ] }"#)
    scratch.write("a.clads.json", document(#"{ "type": "label", "text": "Hi" }"#))
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.output.contains("[project-missing-file]"))
    #expect(run.status == 0)
  }

  @Test func `token files are read, and their errors are reported`() {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "designSystems": { "app": { "tokens": ["Design/*.tokens.json"] } } }"#)
    scratch.write(
      "Design/ink.tokens.json", ##"{ "ink": { "strong": { "$type": "color", "$value": "#14281D" } } }"##)
    func write(_ style: String) {
      scratch.write(
        "a.clads.json",
        #"{ "id": "a", "designSystem": "app", "root": { "children": [ { "type": "label", "text": "Hi", "#
          + "\"styleId\": \"\(style)\" } ] } }")
    }
    write("@ink.strong")
    #expect(Executable.run(["--check", ".", "--quiet"], in: scratch.folder).output.isEmpty)
    write("@ink.stronk")
    let typo = Executable.run(["--check", "."], in: scratch.folder)
    #expect(typo.output.contains("[design-token-unknown]"))
    #expect(typo.output.contains("did you mean `@ink.strong`?"))
    scratch.write("Design/pale.tokens.json", #"{ "pale": { "$type": "color", "$value": "{gone}" } }"#)
    let broken = Executable.run(["--check", "."], in: scratch.folder)
    #expect(broken.output.contains("`Design/pale.tokens.json`, line 1: unknown token `gone` in an alias"))
    #expect(!broken.output.contains("[design-token-unknown]"))
  }

  @Test func `rules and overrides set the levels`() {
    let scratch = Scratch()
    let padded = document(#"{ "type": "label", "text": "Hi", "padding": { "all": 4 } }"#)
    scratch.write(
      "clads.json",
      #"{ "rules": { "padding-all": "error" }, "overrides": [ { "files": ["Legacy/**"], "rules": { "padding-all": "off" } } ] }"#
    )
    scratch.write("Screens/a.clads.json", padded)
    scratch.write("Legacy/b.clads.json", padded)
    let run = Executable.run(["--check", ".", "--output", "xcode"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("Screens/a.clads.json:1:"))
    #expect(!run.output.contains("Legacy"))
  }

  @Test func `documents may be named and excluded by globs`() {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "documents": ["Screens/**/*.json"], "exclude": ["**/Drafts/**"] }"#)
    scratch.write("Screens/deep/a.json", document(#"{ "type": "lable" }"#))
    scratch.write("Screens/Drafts/b.json", document(#"{ "type": "lable" }"#))
    scratch.write("package.json", "{}")
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.output.contains("Screens/deep/a.json"))
    #expect(!run.output.contains("Drafts"))
    #expect(run.output.contains("2 files checked"))
  }

  @Test func `documents may be inside an envelope`() {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "documents": [ { "glob": "api/*.json", "at": "/data/*/screen" } ] }"#)
    let inner = document(#"{ "type": "lable", "text": "Hi" }"#)
    scratch.write(
      "api/home.json", "{ \"data\": { \"a\": { \"screen\": \(inner) }, \"b\": { \"screen\": \(inner) } } }")
    let run = Executable.run(["--check", ".", "--output", "json"], in: scratch.folder)
    #expect(run.output.contains("\"/data/a/screen/root/children/0/type\""))
    #expect(run.output.contains("\"/data/b/screen/root/children/0/type\""))
  }

  @Test func `--init writes a project file, after which no host name is reported`() {
    let scratch = Scratch()
    scratch.write(
      "a.clads.json",
      document(
        #"{ "type": "weatherCard", "unit": "c", "data": { "temperature": { "type": "static", "value": "7" } } }"#
      ))
    scratch.write(
      "b.clads.json",
      document(
        #"{ "type": "button", "text": "Go", "actions": { "onTap": { "type": "submitOrder", "orderId": 7 } } }"#
      ))
    let before = Executable.run(["--check", ".", "--show", "hint"], in: scratch.folder).output
    #expect(before.contains("weatherCard"))
    let first = Executable.run(["--init"], in: scratch.folder)
    #expect(first.status == 0)
    #expect(scratch.text("clads.json").contains("\"weatherCard\""))
    #expect(scratch.text("clads.json").contains("\"orderId\": { \"type\": \"integer\" }"))
    let after = Executable.run(["--check", ".", "--show", "hint", "--quiet"], in: scratch.folder).output
    #expect(!after.contains("weatherCard"))
    #expect(!after.contains("submitOrder"))
    let second = Executable.run(["--init"], in: scratch.folder)
    #expect(second.output.contains("already declares every name used in 2 documents"))
  }

  @Test func `a comment silences rules within its object`() {
    let scratch = Scratch()
    scratch.write(
      "a.clads.json",
      document(
        #"{ "type": "label", "text": "Hi", "$comment": "clads-disable padding-all -- until the redesign", "padding": { "all": 4 } }"#
      ))
    #expect(Executable.run(["--check", ".", "--quiet"], in: scratch.folder).output.isEmpty)
    scratch.write(
      "a.clads.json",
      document(
        #"{ "type": "label", "text": "Hi", "$comment": "clads-disable padding-all until 2020-01-01", "padding": { "all": 4 } }"#
      ))
    let expired = Executable.run(["--check", "."], in: scratch.folder).output
    #expect(expired.contains("[expired-suppression]"))
    #expect(expired.contains("[padding-all]"))
  }

  @Test func `a host name is reported once per run in text, and once per file elsewhere`() {
    let scratch = Scratch()
    let header = #"{ "type": "fancyHeader" }"#
    for number in 0..<5 { scratch.write("d\(number).clads.json", document(header + ", " + header)) }
    func count(_ arguments: [String]) -> Int {
      let output = Executable.run(["--check", "."] + arguments, in: scratch.folder).output
      return output.split(separator: "unknown-component-kind").count - 1
    }
    #expect(count([]) == 1)
    #expect(count(["--output", "xcode"]) == 5)
    #expect(count(["--output", "json"]) == 5)
    #expect(Executable.run(["--check", "."], in: scratch.folder).output.contains("5 documents"))
  }
}
