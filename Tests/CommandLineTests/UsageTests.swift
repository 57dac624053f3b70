import TestSupport
import Testing

@Suite struct UsageTests {
  @Test func `--help and --version end with status 0`() {
    let help = Executable.run(["--help"])
    #expect(help.status == 0)
    for option in [
      "--check", "--output", "--fail-on", "--jobs", "--init", "--format", "--explain", "--schema",
    ] {
      #expect(help.output.contains(option))
    }
    #expect(Executable.run(["--version"]).output.hasPrefix("clads-lsp "))
  }

  @Test(arguments: [
    (["--chek", "."], "did you mean `--check`?"),
    (["--check", ".", "--outptu", "json"], "did you mean `--output`?"),
    (["--check", ".", "--jobs", "none"], "`--jobs` takes a number"),
    (["--check", ".", "--fail-on", "fatal"], "`error`, `warning`, `info` or `hint`"),
    (["--check", ".", "--output", "yaml"], "`xcode` or `brief`, not `yaml`"),
    (["--check"], "needs a file or a folder"),
    (["--check", ".", "--output"], "needs a value"), (["--check", ".", "--quiet=1"], "takes no value"),
    (["--format", "a", "--statistics"], "only be used with `--check`"),
    (["--check", "--format", "a"], "together"),
    (["--check", ".", "--watch"], "only be used with `--preview`"),
    (["--check", ".", "--shard", "1/2"], "unknown option `--shard`"), (["--preview"], "needs a file"),
    (["a.clads.json"], "--check a.clads.json"),
    (["--schema", "screens"], "`document`, `project`, `test`, `report`, `comparison` or `test-report`"),
    (["--explain", "unresolved-stlye"], "`unresolved-style`"),
    (["--check", ".", "--project", "nope.json"], "nope.json"),
  ])
  func `wrong usage ends with status 2 and suggests a fix`(arguments: [String], message: String) {
    let scratch = Scratch()
    let run = Executable.run(arguments, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func `rules are listed and explained`() {
    let table = Executable.run(["--rules"]).output
    #expect(table.contains("unknown-component-kind"))
    #expect(Executable.run(["--rules", "--json"]).output.hasPrefix("[\n"))
    let page = Executable.run(["--explain", "unknown-component-kind"])
    #expect(page.status == 0)
    #expect(page.output.contains("Bad:"))
    #expect(!page.output.contains("«"))
  }
}
