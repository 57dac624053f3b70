import TestSupport
import Testing

private let ragged = #"{"id":"a","root":{"children":[]}}"#

@Suite struct FormatTests {
  @Test func `a single file is printed formatted`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", ragged)
    let run = Executable.run(["--format", "a.clads.json"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output == "{ \"id\": \"a\", \"root\": { \"children\": [] } }\n")
    #expect(scratch.text("a.clads.json") == ragged)
  }

  @Test func `several files need --write, --diff or --verify`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", ragged)
    scratch.write("b.clads.json", ragged)
    let run = Executable.run(["--format", "."], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error.contains("`--write`, `--diff` or `--verify`"))
  }

  @Test func `--write, --verify and --diff agree`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", ragged)
    scratch.write("b.clads.json", ragged)
    #expect(Executable.run(["--format", ".", "--verify"], in: scratch.folder).status == 1)
    let diff = Executable.run(["--format", ".", "--diff"], in: scratch.folder)
    #expect(diff.status == 0)
    #expect(diff.output.contains("-\(ragged)"))
    #expect(Executable.run(["--format", ".", "--write"], in: scratch.folder).status == 0)
    #expect(Executable.run(["--format", ".", "--verify"], in: scratch.folder).status == 0)
    #expect(Executable.run(["--format", ".", "--diff"], in: scratch.folder).output.isEmpty)
  }

  @Test func `the author's lines and indentation stay, unless --reflow is given`() {
    let text = "{\n    \"id\": \"a\",   \"version\": \"1\",\n    \"root\": {\"children\": [\n    ]}\n}\n"
    let kept = "{\n    \"id\": \"a\", \"version\": \"1\",\n    \"root\": { \"children\": [\n    ] }\n}\n"
    #expect(Executable.run(["--format", "-"], input: Array(text.utf8)).output == kept)
    let reflowed =
      "{\n  \"id\": \"a\",\n  \"version\": \"1\",\n  \"root\": {\n    \"children\": []\n  }\n}\n"
    #expect(Executable.run(["--format", "--reflow", "-"], input: Array(text.utf8)).output == reflowed)
  }

  @Test func `a broken document is not changed`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", "{\"id\":}")
    let run = Executable.run(["--format", "a.clads.json", "--write"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error.contains("a.clads.json:1:"))
    #expect(scratch.text("a.clads.json") == "{\"id\":}")
  }
}
