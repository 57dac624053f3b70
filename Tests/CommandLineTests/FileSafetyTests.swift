import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

private let ragged = #"{"id":"a","root":{"children":[]}}"#
private let secret = "TOP-SECRET-VALUE"

private func document(_ node: String = #"{ "type": "label", "text": "Hi" }"#) -> String {
  "{ \"id\": \"a\", \"root\": { \"children\": [ \(node) ] } }"
}

/// What the program writes, and what it reads besides the files that it is told to.
@Suite struct FileSafetyTests {
  // MARK: Writing

  @Test(arguments: ["link.clads.json", "folder/b.clads.json", "."])
  func `formatting follows no link out of the folder`(path: String) {
    let (scratch, other) = (Scratch(), Scratch())
    scratch.write(".git/HEAD", "")
    other.write("b.clads.json", ragged)
    scratch.write("Inside/a.clads.json", ragged)
    scratch.link("Inside/link.clads.json", to: other.path("b.clads.json"))
    scratch.link("Inside/folder", to: other.folder)
    scratch.link("Inside/sibling.clads.json", to: "../sibling.clads.json")
    scratch.write("sibling.clads.json", ragged)
    // A folder that is named is the folder, whatever leads there.
    let isNamed = path.hasPrefix("folder")
    let run = Executable.run(["--format", "--write", path], in: scratch.path("Inside"))
    #expect(run.status == (isNamed ? 0 : 2), "\(run)")
    #expect((other.text("b.clads.json") == ragged) != isNamed)
    #expect(scratch.text("sibling.clads.json") == ragged)
    if path == "." {
      #expect(scratch.text("Inside/a.clads.json") != ragged)
      #expect(run.error.contains("sibling.clads.json: it leads out of"))
    }
  }

  @Test func `a read-only file is a message, and the others are still formatted`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", ragged)
    scratch.write("b.clads.json", ragged)
    chmod(scratch.path("a.clads.json"), 0o444)
    let run = Executable.run(["--format", "--write", "."], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error == "clads-lsp: a.clads.json: it is read-only, so it is not written\n")
    #expect(scratch.text("a.clads.json") == ragged)
    #expect(scratch.text("b.clads.json") != ragged)
  }

  @Test(arguments: [["--format", "--write", "."], ["--init", "."]])
  func `the next run removes what an interrupted one has left`(arguments: [String]) {
    let scratch = Scratch()
    scratch.write("a.clads.json", ragged)
    scratch.write("clads.json", "{}")
    scratch.write("a.clads.json.clads-4194999.tmp", "half a docum")
    #expect(Executable.run(arguments, in: scratch.folder).status == 0)
    #expect(scratch.read("a.clads.json.clads-4194999.tmp").isEmpty)
  }

  @Test func `a project file behind a link is not written`() {
    let (scratch, other) = (Scratch(), Scratch())
    scratch.write("a.clads.json", document(#"{ "type": "stars" }"#))
    other.write("clads.json", "{}")
    scratch.link("clads.json", to: other.path("clads.json"))
    #expect(Executable.run(["--init", "."], in: scratch.folder).status == 2)
    #expect(other.text("clads.json") == "{}")
    #expect(
      Executable.run(["--init", "a.clads.json", "--project", "clads.json"], in: scratch.folder).status == 2)
    #expect(other.text("clads.json") == "{}")
  }

  @Test func `a project file at a pipe is not replaced`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", document(#"{ "type": "stars" }"#))
    mkfifo(scratch.path("clads.json"), 0o644)
    let run = Executable.run(["--init", "."], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error.contains("clads.json: it is not a file"))
  }

  // MARK: Reading

  @Test(arguments: ["a pipe", "a device", "a folder", "a cycle of links", "a link to nothing", "16 MB"])
  func `a project file that cannot be read is an error in every mode`(kind: String) {
    let scratch = Scratch()
    scratch.write("a.clads.json", document())
    Self.make(kind, "clads.json", in: scratch)
    let runs = [
      ["--check", "."], ["--check", "a.clads.json"], ["--check", ".", "--output", "json"],
      ["--check", "a.clads.json", "--project", "clads.json"], ["--preview", "a.clads.json"], ["--init", "."],
      ["--eval", "1", "--document", "a.clads.json"],
    ]
    for arguments in runs {
      let run = Executable.run(arguments, in: scratch.folder)
      #expect(run.status == 2, "\(arguments): \(run)")
      #expect(run.error.contains("clads.json: "), "\(arguments): \(run)")
    }
  }

  @Test(arguments: ["a pipe", "a device", "a cycle of links", "a link to nothing", "16 MB"])
  func `a document that cannot be read is an error in every mode`(kind: String) {
    let scratch = Scratch()
    scratch.write("a.clads.json", document())
    Self.make(kind, "b.clads.json", in: scratch)
    let runs = [
      ["--check", "."], ["--check", "b.clads.json"], ["--check", ".", "--output", "json"],
      ["--format", "--verify", "."], ["--format", "b.clads.json"], ["--preview", "b.clads.json"],
      ["--init", "."], ["--init", "b.clads.json"], ["--eval", "1", "--document", "b.clads.json"],
      ["--eval", "1", "--state", "b.clads.json"], ["--check", "--files-from", "b.clads.json"],
    ]
    for arguments in runs {
      let run = Executable.run(arguments, in: scratch.folder)
      #expect(run.status == 2, "\(arguments): \(run)")
      #expect(run.error.contains("b.clads.json: "), "\(arguments): \(run)")
    }
  }

  private static func make(_ kind: String, _ name: String, in scratch: Scratch) {
    switch kind {
    case "a pipe": mkfifo(scratch.path(name), 0o644)
    case "a device": scratch.link(name, to: "/dev/zero")
    case "a folder": mkdir(scratch.path(name), 0o755)
    case "a cycle of links": scratch.link(name, to: name)
    case "a link to nothing": scratch.link(name, to: "nowhere.json")
    default:
      scratch.write(name, "")
      truncate(scratch.path(name), 16 * 1024 * 1024 + 1)
    }
  }

  @Test(arguments: [
    #"{ "assets": ["../outside/secret.json"] }"#,
    #"{ "samples": { "a.clads.json": ["../outside/*.json"] } }"#,
    #"{ "samples": { "a.clads.json": ["../outside/secret.json"] } }"#,
    #"{ "samples": { "a.clads.json": ["linked/secret.json"] } }"#,
    #"{ "samples": { "a.clads.json": ["**/*.json"] } }"#,
    #"{ "samples": { "../outside/*.json": ["a.json"] } }"#,
    #"{ "designSystems": { "d": { "tokens": ["../outside/secret.json"] } } }"#,
    #"{ "designSystems": { "d": { "tokens": ["/etc/passwd"] } } }"#,
    #"{ "designSystems": { "d": { "tokens": ["linked/secret.json"] } } }"#,
    #"{ "designSystems": { "d": { "tokens": ["linked/*.json"] } } }"#,
    #"{ "designSystems": { "d": { "tokens": ["*.json"] } } }"#,
    #"{ "documents": ["../outside/*.json"] }"#,
    #"{ "documents": [{ "glob": "../outside/*.json", "at": "/x" }] }"#,
    #"{ "documents": ["linked/*.json"] }"#,
  ])
  func `a path of the project file that leads outside is a finding and is not read`(project: String) {
    let scratch = Scratch()
    scratch.write("inside/a.clads.json", document())
    scratch.write("inside/clads.json", project)
    scratch.write("outside/secret.json", "\(secret)=1")
    scratch.link("inside/linked", to: scratch.path("outside"))
    scratch.link("inside/link.json", to: scratch.path("outside/secret.json"))
    for arguments in [["--check", "."], ["--check", "a.clads.json"], ["--preview", "a.clads.json"]] {
      let run = Executable.run(arguments, in: scratch.path("inside"))
      #expect(!(run.output + run.error).contains(secret), "\(run)")
      guard arguments.first == "--check" else { continue }
      #expect(run.output.contains("leads out of the project  [project-path-outside]"), "\(run)")
      #expect(run.status > 0)
    }
    // In one work tree, the same paths are allowed.
    guard !project.contains("/etc") else { return }
    scratch.write(".git/HEAD", "")
    let run = Executable.run(["--check", "."], in: scratch.path("inside"))
    #expect(!run.output.contains("project-path-outside"), "\(run)")
  }

  @Test func `a search follows no link out of the work tree`() {
    let (scratch, other) = (Scratch(), Scratch())
    scratch.write("a.clads.json", document())
    other.write("secret", "\(secret)=1")
    other.write("b.clads.json", "\(secret)=1")
    scratch.link("link.clads.json", to: other.path("secret"))
    scratch.link("a.mine.sample.json", to: other.path("secret"))
    scratch.link("folder", to: other.folder)
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.status == 2)
    #expect(!(run.output + run.error).contains(secret), "\(run)")
    #expect(run.error.contains("link.clads.json: it leads out of the git work tree"))
    #expect(run.error.contains("a.mine.sample.json: it leads out of the git work tree"))
    #expect(run.error.contains("folder: this link to a folder outside is not followed"))
    let formatted = Executable.run(["--format", "--diff", "."], in: scratch.folder)
    #expect(!(formatted.output + formatted.error).contains(secret))
    scratch.link("clads.json", to: other.path("secret"))
    let project = Executable.run(["--check", "a.clads.json"], in: scratch.folder)
    #expect(project.status == 2)
    #expect(project.error.contains("clads.json: it leads out of the git work tree"))
    #expect(!(project.output + project.error).contains(secret))
  }

  @Test(arguments: [
    #"{ "designSystems": { "d": { "tokens": ["keys.env"] } } }"#, #"{ "samples": { "*": ["keys.env"] } }"#,
  ])
  func `a file that is not JSON is not quoted`(project: String) {
    let scratch = Scratch()
    scratch.write("a.clads.json", document())
    scratch.write("clads.json", project)
    scratch.write("keys.env", "\(secret)=\(secret):\(secret)\n\(secret)\n")
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.status > 0)
    #expect(!(run.output + run.error).contains(secret), "\(run)")
    #expect((run.output + run.error).contains("the file is not JSON"))
  }
}
