import JSONSyntax
import TestSupport
import Testing

private let clean = #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi" } ] } }"#
private let misspelled = #"{ "id": "a", "root": { "children": [ { "type": "lable", "text": "Hi" } ] } }"#
private let styled =
  #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi", "padding": { "all": 4 } } ] } }"#

@Suite struct CheckTests {
  @Test func `a folder without findings ends with status 0`() {
    let scratch = Scratch()
    scratch.write("Screens/a.clads.json", clean)
    scratch.write("Screens/deeper/b.clads", clean)
    scratch.write("Screens/other.json", "not a document")
    let run = Executable.run(["--check", "Screens"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output == "2 files checked: no problems\n")
    #expect(run.error.isEmpty)
  }

  @Test func `a misspelled kind is shown with its line, the effect and the fix`() {
    let scratch = Scratch()
    scratch.write(
      "a.clads.json",
      "{\n  \"id\": \"a\",\n  \"root\": { \"children\": [ { \"type\": \"lable\", \"text\": \"Hi\" } ] }\n}\n")
    let run = Executable.run(["--check", "a.clads.json"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("[unknown-component-kind]"))
    #expect(run.output.contains("a.clads.json:3:37"))
    #expect(run.output.contains("^^^^^^^"))
    #expect(run.output.contains("effect: "))
    #expect(run.output.contains("`label`"))
  }

  @Test func `a broken sample beside a document is an error in it`() {
    let scratch = Scratch()
    scratch.write("Screens/a.clads.json", #"{ "id": "a", "root": { "children": [] } }"#)
    scratch.write("Screens/b.clads.json", #"{ "id": "b", "root": { "children": [] } }"#)
    scratch.write("Screens/a.sample.json", "{}")
    scratch.write("Screens/a.list.sample.json", "[1]")
    scratch.write("Screens/other.torn.sample.json", "{")
    let run = Executable.run(["--check", "Screens"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("Screens/a.list.sample.json:1:1"))
    #expect(run.output.contains("a sample must be an object"))
    #expect(!run.output.contains("a.sample.json") && !run.output.contains("other"))
  }

  @Test func `tests of screens are checked with their documents`() {
    let scratch = Scratch()
    let screen =
      #"{ "id": "a", "root": { "children": [ { "type": "label", "id": "title", "text": "Hi" } ] } }"#
    scratch.write("Screens/a.clads.json", screen)
    scratch.write("Screens/a.clads-test.json", #"{ "steps": [ { "tap": { "id": "titel" } } ] }"#)
    scratch.write("Screens/a.more.clads-test.json", #"{ "steps": [ { "tap": "title" } ] }"#)
    scratch.write("b.clads-test.json", #"{ "document": "Screens/a.clads.json", "sample": "x", "steps": [] }"#)
    scratch.write("c.clads-test.json", #"{ "document": "../a.clads.json", "steps": [] }"#)
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.output.contains("Screens/a.clads-test.json:1:"), "\(run.output)")
    #expect(run.output.contains("b.clads-test.json:1:"), "\(run.output)")
    #expect(run.output.contains("c.clads-test.json:1:"), "\(run.output)")
    #expect(run.output.contains("[project-path-outside]"))
    #expect(!run.output.contains("more") && run.status == 1)
    let one = Executable.run(["--check", "Screens/a.clads-test.json"], in: scratch.folder)
    #expect(one.output.contains("did you mean `title`?") && one.status == 0, "\(one.output) \(one.error)")
    let good = Executable.run(["--check", "Screens/a.more.clads-test.json"], in: scratch.folder)
    #expect(good.output == "1 file checked: no problems\n" && good.error.isEmpty)
  }

  @Test func `warnings fail only with --fail-on`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", styled)
    #expect(Executable.run(["--check", "."], in: scratch.folder).status == 0)
    #expect(Executable.run(["--check", ".", "--fail-on", "warning"], in: scratch.folder).status == 1)
    #expect(Executable.run(["--check", ".", "--fail-on=hint"], in: scratch.folder).status == 1)
  }

  @Test func `--show selects what is printed, and the summary counts the rest`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", styled)
    let errorsOnly = Executable.run(["--check", ".", "--show", "error"], in: scratch.folder).output
    #expect(!errorsOnly.contains("[padding-all]"))
    #expect(errorsOnly.contains("not shown: 1 warning"))
    #expect(errorsOnly.contains("--show warning"))
    #expect(Executable.run(["--check", "."], in: scratch.folder).output.contains("[padding-all]"))
  }

  @Test func `--quiet prints only findings`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", clean)
    #expect(Executable.run(["--check", ".", "--quiet"], in: scratch.folder).output.isEmpty)
  }

  @Test func `missing paths are reported, and the others are still checked`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", misspelled)
    let run = Executable.run(["--check", "nope.clads.json", "a.clads.json"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error.contains("nope.clads.json: there is no such file or folder"))
    #expect(run.output.contains("[unknown-component-kind]"))
  }

  @Test func `a folder without documents is an error`() {
    let scratch = Scratch()
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error.contains("there are no CLADS documents in `.`"))
  }

  @Test func `devices and cycles of links get one message each`() {
    let scratch = Scratch()
    scratch.write("ok.clads.json", clean)
    _ = Executable.run(["--version"])
    scratch.link("loop.clads.json", to: "loop.clads.json")
    let device = Executable.run(["--check", "/dev/null", "ok.clads.json"], in: scratch.folder)
    #expect(device.status == 2)
    #expect(device.error == "clads-lsp: /dev/null: it is not a file\n")
    let loop = Executable.run(["--check", "loop.clads.json", "ok.clads.json"], in: scratch.folder)
    #expect(loop.status == 2)
    #expect(loop.error.contains("loop.clads.json: there are too many levels of links"))
    #expect(loop.output.contains("1 file checked"))
  }

  @Test func `folders that contain themselves are searched once`() {
    let scratch = Scratch()
    scratch.write("Screens/a.clads.json", clean)
    scratch.link("Screens/again", to: ".")
    let run = Executable.run(["--check", "Screens"], in: scratch.folder)
    #expect(run.output == "1 file checked: no problems\n")
  }

  @Test func `a file that is not UTF-8 has one finding and ends with status 2`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", [0x7B, 0xFF, 0x7D])
    scratch.write("b.clads.json", clean)
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.contains("[invalid-utf8]"))
    #expect(run.output.contains("2 files checked: 1 error"))
  }

  @Test func `an empty document is a syntax error`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", "")
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("[json-syntax]"))
    #expect(run.output.contains("1 file checked: 1 error"))
  }

  @Test func `standard input is a document with a name`() {
    let run = Executable.run(
      ["--check", "-", "--stdin-path", "Screens/new.clads.json", "--output", "xcode"],
      input: Array(misspelled.utf8))
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Screens/new.clads.json:1:48: error: "))
  }

  @Test func `paths may come from a file or from standard input`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", clean)
    scratch.write("b.clads.json", clean)
    scratch.write("list", "a.clads.json\nb.clads.json\n")
    #expect(
      Executable.run(["--check", "--files-from", "list"], in: scratch.folder).output.hasPrefix("2 files"))
    let piped = Executable.run(
      ["--check", "--files-from", "-"], in: scratch.folder, input: Array("a.clads.json\n".utf8))
    #expect(piped.output.hasPrefix("1 file"))
  }

  @Test func `the output does not depend on the number of jobs`() {
    let scratch = Scratch()
    for number in 0..<150 {
      scratch.write("s\(number % 7)/d\(number).clads.json", number % 3 == 0 ? misspelled : styled)
    }
    let outputs = [1, 2, 5].map { jobs in
      Executable.run(["--check", ".", "--jobs", String(jobs), "--output", "json"], in: scratch.folder).output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0] == outputs[2])
  }

  @Test func `--statistics counts the findings by rule`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", styled)
    let run = Executable.run(["--check", ".", "--statistics"], in: scratch.folder)
    #expect(run.output.contains("1  padding-all (warning)"))
  }

  @Test func `a hundred thousand nested brackets are one error`() {
    let scratch = Scratch()
    scratch.write("deep.clads.json", [UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    let nested = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    scratch.write(
      "closed.clads.json",
      "{ \"id\": \"a\", \"state\": { \"x\": \(nested) }, \"root\": { \"children\": [] } }")
    let run = Executable.run(["--check", ".", "--quiet", "--output", "xcode"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test func `nodes nested hundreds of levels deep are read`() {
    let scratch = Scratch()
    var node = #"{ "type": "label", "text": "Hi" }"#
    for _ in 0..<240 { node = "{ \"type\": \"vstack\", \"children\": [ \(node) ] }" }
    scratch.write("a.clads.json", "{ \"id\": \"a\", \"root\": { \"children\": [ \(node) ] } }")
    #expect(Executable.run(["--check", ".", "--quiet", "--show", "error"], in: scratch.folder).status == 0)
    for _ in 0..<400 { node = "{ \"type\": \"vstack\", \"children\": [ \(node) ] }" }
    scratch.write("a.clads.json", "{ \"id\": \"a\", \"root\": { \"children\": [ \(node) ] } }")
    let run = Executable.run(["--check", ".", "--quiet"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("nested more than 512 levels deep"))
  }
}
