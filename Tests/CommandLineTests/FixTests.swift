import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A document with one safe fix, of a color, one suggested fix, of a misspelled kind, and one that deletes a
/// style.
private let screen = """
  {
    "id": "a",
    "styles": { "body": { "textColor": "112233" }, "title": { "fontSize": 28 } },
    "root": { "children": [ { "type": "labl", "text": "Hi", "styleId": "body" } ] }
  }

  """

private let safelyFixed = """
  {
    "id": "a",
    "styles": { "body": { "textColor": "#112233" }, "title": { "fontSize": 28 } },
    "root": { "children": [ { "type": "labl", "text": "Hi", "styleId": "body" } ] }
  }

  """

private let deleted = #", "title": { "fontSize": 28 }"#

private let fixed = safelyFixed.replacingOccurrences(of: "labl", with: "label")

@Suite struct FixTests {
  private let scratch = Scratch()

  init() {
    scratch.write("a.clads.json", screen)
    scratch.write("b/b.clads.json", fixed)
  }

  @Test func `--fix applies the safe fixes, and reports what is left`() throws {
    let run = check(["--fix", "."])
    #expect(run.status == 1)
    #expect(scratch.text("a.clads.json") == safelyFixed, "\(scratch.text("a.clads.json"))")
    #expect(run.error == "fixed 1 finding in 1 file: 1 color-no-hash\n")
    #expect(run.output.contains("[unknown-component-kind]"))
    #expect(
      run.output.contains("; 1 can be fixed with `--fix --suggested` (2 more with `--fix --destructive`)\n"))
    #expect(run.output.contains("a.clads.json:4:37"))
  }

  @Test func `--suggested also applies the first fixes that are the one clear candidate`() {
    let run = check(["--fix", "--suggested", "."])
    #expect(run.status == 0, "\(run)")
    #expect(scratch.text("a.clads.json") == fixed)
    #expect(run.error == "fixed 2 findings in 1 file: 1 color-no-hash, 1 unknown-component-kind\n")
    #expect(run.output.hasPrefix("2 files checked: no problems (not shown: 2 hints"))
    #expect(check(["--fix", "--suggested", "."]).error.isEmpty)
  }

  @Test func `only --destructive deletes what an author wrote`() {
    let run = check(["--fix", "--destructive", "."])
    #expect(run.status == 1, "\(run)")
    #expect(run.error == "fixed 3 findings in 2 files: 2 unused-style, 1 color-no-hash\n")
    #expect(scratch.text("a.clads.json") == safelyFixed.replacingOccurrences(of: deleted, with: ""))
    #expect(scratch.text("b/b.clads.json") == fixed.replacingOccurrences(of: deleted, with: ""))
  }

  @Test func `--diff prints the changes and makes none`() {
    let run = check(["--fix", "--suggested", "--diff", "."])
    #expect(run.status == 1)
    #expect(scratch.text("a.clads.json") == screen)
    #expect(
      run.output == """
        --- a.clads.json
        +++ a.clads.json
        @@ -1,5 +1,5 @@
         {
           "id": "a",
        -  "styles": { "body": { "textColor": "112233" }, "title": { "fontSize": 28 } },
        -  "root": { "children": [ { "type": "labl", "text": "Hi", "styleId": "body" } ] }
        +  "styles": { "body": { "textColor": "#112233" }, "title": { "fontSize": 28 } },
        +  "root": { "children": [ { "type": "label", "text": "Hi", "styleId": "body" } ] }
         }

        """)
    #expect(run.error == "would fix 2 findings in 1 file: 1 color-no-hash, 1 unknown-component-kind\n")
  }

  @Test func `--diff takes standard input`() {
    let run = Executable.run(["--check", "--fix", "--diff", "-"], input: Array(screen.utf8))
    #expect(run.output.contains("-  \"styles\""))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    (["--fix", "-"], "`--fix` needs a file"), (["--suggested", "."], "`--suggested` needs `--fix`"),
    (["--destructive", "."], "`--destructive` needs `--fix`"),
    (["--diff", "."], "`--diff` needs `--fix`"),
    (["--fix", "--diff", "--output", "json", "."], "cannot be used together"),
    (["--fix", "--diff", "--statistics", "."], "cannot be used together"),
  ])
  func `wrong usage changes nothing`(arguments: [String], message: String) {
    let run = check(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(scratch.text("a.clads.json") == screen)
  }

  @Test func `a file whose text is unchanged is not written`() {
    chmod(scratch.path("b/b.clads.json"), 0o444)
    #expect(check(["--fix", "b"]).status == 0)
  }

  @Test func `a file that cannot be written keeps its findings`() {
    scratch.write("c.clads.json", screen)
    chmod(scratch.path("a.clads.json"), 0o444)
    let run = check(["--fix", "--show", "hint", "."])
    #expect(run.status == 2)
    #expect(run.error.contains("clads-lsp: a.clads.json: it is read-only, so it is not written"))
    #expect(run.error.contains("fixed 1 finding in 1 file"))
    #expect(run.output.contains("[color-no-hash]"))
    #expect(scratch.text("a.clads.json") == screen)
    #expect(scratch.text("c.clads.json") == safelyFixed)
  }

  @Test func `fixing follows no link out of the folder, and keeps permissions and links inside`() {
    let other = Scratch()
    other.write("a.clads.json", screen)
    scratch.write("Inside/a.clads.json", screen)
    scratch.write(".git/HEAD", "")
    scratch.link("Inside/b.clads.json", to: "a.clads.json")
    scratch.link("Inside/outside.clads.json", to: "../a.clads.json")
    chmod(scratch.path("Inside/a.clads.json"), 0o640)
    let run = check(["--fix", "Inside"])
    #expect(run.status == 2)
    #expect(run.error.contains("outside.clads.json: it leads out of"), "\(run)")
    #expect(!run.error.contains("it has changed"), "\(run)")
    #expect(scratch.text("a.clads.json") == screen)
    #expect(scratch.text("Inside/a.clads.json") == safelyFixed)
    var info = stat()
    #expect(lstat(scratch.path("Inside/b.clads.json"), &info) == 0 && info.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(scratch.path("Inside/a.clads.json"), &info) == 0 && info.st_mode & 0o777 == 0o640)
  }

  @Test(arguments: [false, true])
  func `a fixed project file holds for the documents of the same run`(isDiff: Bool) {
    scratch.write(
      "clads.json",
      #"{ "component": { "labl": {} }, "rules": { "unused-style": "off", "color-no-hash": "off" } }"#)
    let run = check(["--fix", "--suggested", "."] + (isDiff ? ["--diff"] : []))
    #expect(run.error.contains("project-unknown-key"), "\(run)")
    #expect(!run.error.contains("unknown-component-kind"), "\(run)")
    if isDiff {
      #expect(run.output.contains(#"+{ "components": { "labl": {} }"#))
      #expect(!run.output.contains("+++ a.clads.json"))
      // The misspelled kind is still an error for the project as it is.
      #expect(run.status == 1)
    } else {
      #expect(scratch.text("clads.json").contains(#""components""#))
      #expect(scratch.text("a.clads.json") == screen)
      #expect(run.status == 0)
    }
  }

  @Test func `the report counts what --fix fixes`() throws {
    for name in SampleDocuments.exampleNames {
      let path = "\(Executable.packageFolder)/schemas/examples/\(name).clads.json"
      scratch.write("examples/\(name).clads.json", Files.read(path))
      let mistake = String(decoding: Files.read(path), as: UTF8.self)
        .replacingOccurrences(of: "\"label\"", with: "\"labl\"")
        .replacingOccurrences(of: "\"root\": {", with: "\"root\": { \"style\": {},")
        .replacingOccurrences(of: "\"textColor\": \"#", with: "\"textColor\": \"")
      scratch.write("examples/\(name)-2.clads.json", mistake)
    }
    let summary = try summary(check(["--show", "hint", "--output", "json", "."]))
    #expect(summary["fixable"] ?? 0 > 0 && summary["suggested"] ?? 0 > 0)
    for (options, expected) in [
      (["--fix", "--diff"], summary["fixable"] ?? 0),
      (["--fix", "--diff", "--suggested"], (summary["fixable"] ?? 0) + (summary["suggested"] ?? 0)),
    ] {
      let run = check(options + ["."])
      #expect(run.error.hasPrefix("would fix \(expected) finding"), "\(run.error) \(summary)")
    }
    #expect(check(["--fix", "--suggested", "."]).error.hasPrefix("fixed "))
    let after = try self.summary(check(["--output", "json", "."]))
    #expect(after["fixable"] == 0 && after["suggested"] == 0)
  }

  private func check(_ arguments: [String]) -> Execution {
    Executable.run(["--check"] + arguments, in: scratch.folder)
  }

  private func summary(_ run: Execution) throws -> [String: Int] {
    struct Report: Decodable { var summary: [String: Int] }
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).summary
  }
}
