import TestSupport
import Testing

private let clean = #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi" } ] } }"#
private let broken = #"{ "id": "a", "root": { "children": [ { "type": "lable", "text": "Hi" } ] } }"#

/// What is left out although it is named, and what a search leaves out.
@Suite struct IgnoringTests {
  private func run(_ arguments: String..., in scratch: Scratch, input: String = "") -> Execution {
    Executable.run(arguments, in: scratch.folder, input: Array(input.utf8))
  }

  /// A project that excludes and ignores something.
  private func project() -> Scratch {
    let scratch = Scratch()
    scratch.write(
      "clads.json", #"{ "exclude": ["Generated/**", "old.clads.json"], "documents": ["*.json"] }"#)
    scratch.write(".gitignore", "Local/\n*.tmp.clads.json\n")
    scratch.write("a.clads.json", clean)
    for path in Self.leftOut { scratch.write(path, broken) }
    return scratch
  }

  private static let leftOut = [
    "Generated/b.clads.json", "Generated/deep/c.clads.json", "old.clads.json", "Local/d.clads.json",
    "e.tmp.clads.json", "Pods/f.clads.json",
  ]

  @Test(arguments: leftOut) func `a named file is checked unless exclusion is forced`(path: String) {
    let scratch = project()
    #expect(run("--check", path, in: scratch).status == 1)
    let forced = run("--check", "--force-exclude", path, in: scratch)
    #expect(forced.status == 0, "\(forced.output)")
    #expect(forced.error == "clads-lsp: nothing to check: 1 file is excluded\n", "\(forced.error)")
    let both = run("--check", "--force-exclude", path, "a.clads.json", in: scratch)
    #expect(both.status == 0)
    #expect(both.error == "clads-lsp: left out: 1 file is excluded\n", "\(both.error)")
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    if !folder.isEmpty {
      let named = run("--check", "--force-exclude", folder, in: scratch)
      #expect(named.status == 0, "\(folder): \(named.error)")
    }
    let input = run("--check", "--force-exclude", "--stdin-path", path, "-", in: scratch, input: broken)
    #expect(input.status == 0 && input.error.contains("nothing to check"), "\(input.error)")
  }

  @Test func `formatting leaves out what exclusion is forced for`() {
    let scratch = project()
    scratch.write("Generated/b.clads.json", "{  }")
    scratch.write("a.clads.json", "{  }")
    let only = run("--format", "--write", "--force-exclude", "Generated/b.clads.json", in: scratch)
    #expect(only.status == 0)
    #expect(only.error == "clads-lsp: nothing to format: 1 file is excluded\n", "\(only.error)")
    #expect(
      run("--format", "--write", "--force-exclude", "Generated/b.clads.json", "a.clads.json", in: scratch)
        .status == 0)
    #expect(scratch.text("Generated/b.clads.json") == "{  }")
    #expect(scratch.text("a.clads.json") != "{  }")
    let input = run(
      "--format", "--force-exclude", "--stdin-path", "Generated/b.clads.json", "-", in: scratch, input: "{  }"
    )
    #expect(input.status == 0 && input.output == "{  }")
  }

  @Test func `every mode searches the same files`() {
    let scratch = project()
    scratch.write("clads.json", "{}")
    let some = run("--check", ".", in: scratch)
    #expect(some.output.contains("5 files checked"), "\(some.output)")
    #expect(run("--check", "--no-ignore", ".", in: scratch).output.contains("8 files checked"))
    scratch.write("clads.json", #"{ "exclude": ["Generated/**", "old.clads.json"] }"#)
    #expect(run("--check", ".", in: scratch).status == 0)
    #expect(run("--format", "--verify", ".", in: scratch).output.split(separator: "\n").count <= 2)
    let formatted = run("--format", "--verify", "--no-ignore", ".", in: scratch)
    #expect(formatted.output.contains("Local/d.clads.json"), "\(formatted.output)")
    #expect(run("--compare", ".", ".", in: scratch).status == 0)
    let initial = run("--init", "--no-ignore", ".", in: scratch)
    #expect(initial.status == 0)
    let named = run("--check", "Local", in: scratch)
    #expect(named.status == 1, "\(named.error)")
  }

  @Test func `a folder in which everything is ignored is an error that says so`() {
    let scratch = Scratch()
    scratch.write("Screens/.gitignore", "*\n")
    scratch.write("Screens/a.clads.json", clean)
    let run = run("--check", "Screens", in: scratch)
    #expect(run.status == 2)
    #expect(run.error.contains("`--no-ignore`"), "\(run.error)")
  }

  // MARK: Reports for services

  @Test(arguments: ["github", "gitlab", "sarif"])
  func `reports for services have paths from the root of the repository`(format: String) {
    let scratch = Scratch()
    scratch.write("repo/.git/HEAD", "")
    scratch.write("repo/Apps/My App/Screens/a.clads.json", broken)
    let path = format == "sarif" ? "Apps/My%20App/Screens/a.clads.json" : "Apps/My App/Screens/a.clads.json"
    for (folder, file) in [
      ("repo", "Apps/My App/Screens/a.clads.json"), ("repo", "."), ("repo/Apps", "My App"),
      ("repo/Apps/My App/Screens", "a.clads.json"), ("repo/Apps/My App/Screens", "../Screens/a.clads.json"),
      ("repo/Apps/My App/Screens", "../../../Apps"), (".", "repo"),
      ("..", scratch.path("repo/Apps/My App/Screens/a.clads.json")), ("/", scratch.path("repo")),
    ] {
      let place = folder.hasPrefix("/") ? folder : scratch.path(folder)
      let run = Executable.run(["--check", "--output", format, file], in: place)
      let member =
        switch format {
        case "github": "file=\(path),line=1"
        case "gitlab": "\"path\": \"\(path)\""
        default: "\"uri\": \"\(path)\""
        }
      #expect(run.output.contains(member), "\(folder), \(file): \(run.output.suffix(600))")
    }
    let input = Executable.run(
      ["--check", "--output", format, "--stdin-path", "New/x.clads.json", "-"], in: scratch.path("repo/Apps"),
      input: Array(broken.utf8))
    #expect(input.output.contains("Apps/New/x.clads.json"), "\(input.output.suffix(600))")
  }

  @Test(arguments: ["text", "json", "xcode", "junit"])
  func `other reports have the paths as given`(format: String) {
    let scratch = Scratch()
    scratch.write("repo/.git/HEAD", "")
    scratch.write("repo/Apps/a.clads.json", broken)
    let run = Executable.run(["--check", "--output", format, "a.clads.json"], in: scratch.path("repo/Apps"))
    #expect(run.output.contains("a.clads.json") && !run.output.contains("Apps/a.clads.json"))
  }

  // MARK: Samples in several languages

  @Test func `a sample that lacks a key of another language is reported with its document and by name`() {
    let scratch = Scratch()
    let document =
      #"{ "id": "a", "state": { "t": "" }, "root": { "children": [ { "type": "label", "text": "${t}" } ] } }"#
    scratch.write("cart.clads.json", document)
    scratch.write("cart.en.sample.json", #"{ "t": "Cart" }"#)
    scratch.write("cart.pt-BR.sample.json", "{}")
    for path in [".", "cart.clads.json", "cart.pt-BR.sample.json"] {
      let run = run("--check", "--output", "xcode", path, in: scratch)
      #expect(
        run.output.contains("cart.pt-BR.sample.json:1:1: warning: `pt-BR` lacks `t`, which `en` has"),
        "\(run.output)")
      #expect(!run.output.contains("cart.en.sample.json"))
    }
    scratch.write("clads.json", #"{ "samples": { "cart.clads.json": ["Samples/*.json"] } }"#)
    scratch.write("cart.pt-BR.sample.json", #"{ "t": "Carrinho" }"#)
    scratch.write("Samples/fr.json", #"{ "u": "Panier" }"#)
    let run = run("--check", "--output", "xcode", ".", in: scratch)
    #expect(run.output.contains("Samples/fr.json:1:1: warning: `fr` lacks `t`"), "\(run.output)")
  }
}
