import CladsCheck
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A repository with many old findings, and a baseline that lists them.
@Suite struct BaselineTests {
  private func check(_ arguments: String..., in scratch: Scratch) -> Execution {
    Executable.run(["--check", "."] + arguments, in: scratch.folder)
  }

  /// The lines of a document with four mistakes of different kinds.
  private func document(_ number: Int) -> [String] {
    [
      #"{ "id": "screen\#(number)", "version": "1.0","#,
      #"  "root": { "children": ["#,
      #"    { "type": "label", "text": "One", "styleId": "old\#(number % 3)" },"#,
      #"    { "type": "label", "text": "Two", "styleId": "vanished" },"#,
      #"    { "type": "button", "text": "Go", "actions": { "onTap": "gone\#(number % 5)" } },"#,
      #"    { "type": "lable", "text": "Three" }"#,
      #"  ] } }"#,
    ]
  }

  /// Forty documents with 150 findings that are errors or warnings.
  private func legacy() -> Scratch {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "baseline": ".clads-baseline.json" }"#)
    for number in 0..<40 { write(document(number), number, scratch) }
    return scratch
  }

  private func write(_ lines: [String], _ number: Int, _ scratch: Scratch) {
    scratch.write("Screens/s\(number).clads.json", lines.joined(separator: "\n"))
  }

  @Test func `a legacy repository turns green and shows only what is new`() {
    let scratch = legacy()
    let before = check(in: scratch)
    #expect(before.status == 1)
    #expect(before.output.contains(" errors"))
    let written = check("--write-baseline", in: scratch)
    #expect(written.status == 0, "\(written.output)\(written.error)")
    #expect(written.error.contains("wrote .clads-baseline.json: "))
    let green = check("--fail-on", "hint", in: scratch)
    #expect(green.status == 0, "\(green.output)")
    #expect(green.output.hasPrefix("41 files checked: no problems ("))

    var lines = document(7)
    lines.insert(#"    { "type": "label", "text": "New", "styleId": "brandNew" },"#, at: 2)
    write(lines, 7, scratch)
    for format in ReportTable.all.map({ $0.name }) {
      let red = check("--output", format, in: scratch)
      #expect(red.status == 1, "\(format)")
      #expect(red.output.contains("brandNew"), "\(format)")
      #expect(!red.output.contains("vanished") && !red.output.contains("lable"), "\(format)")
    }
    #expect(check("--show-baseline", in: scratch).output.contains("(in the baseline)"))

    write(document(7), 7, scratch)
    #expect(check("--fail-on", "hint", in: scratch).status == 0)
  }

  @Test func `moved lines, reordered siblings and renamed neighbors keep it green`() {
    let scratch = legacy()
    _ = check("--write-baseline", in: scratch)
    let lines = document(1)
    write(["", "", ""] + lines.map { "      " + $0 }, 1, scratch)
    var second = document(2)
    second.swapAt(2, 3)
    write(second, 2, scratch)
    var third = document(3)
    third[1] = third[1].replacing("\"children\"", with: #""colorScheme": "dark", "children""#)
    third[2] = third[2].replacing(#""text": "One""#, with: #""text": "Renamed", "id": "a""#)
    write(third, 3, scratch)
    let run = check("--fail-on", "warning", in: scratch)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `of equal findings only the additional one is new`() {
    let scratch = Scratch()
    func write(_ count: Int) {
      let label = #"{ "type": "label", "text": "A", "styleId": "x" }"#
      let children = Array(repeating: label, count: count).joined(separator: ",\n")
      scratch.write("a.clads.json", #"{ "id": "a", "root": { "children": [ \#(children) ] } }"#)
    }
    write(2)
    _ = check("--write-baseline", "base.json", in: scratch)
    write(3)
    let run = check("--baseline", "base.json", in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains("1 error") && run.output.contains("a.clads.json:3:"), "\(run.output)")
  }

  @Test func `of the occurrences of one finding only those that are new are shown`() {
    let scratch = Scratch()
    func write(_ texts: [String]) {
      let buttons = texts.map { text in
        #"{ "type": "button", "text": "A", "actions": { "onTap": "go" }, "isSelectedBinding": "${one == '\#(text)'}" }"#
      }.joined(separator: ",\n")
      scratch.write(
        "a.clads.json",
        #"{ "id": "a", "state": { "one": "" }, "actions": { "go": { "type": "dismiss" } }, "root": { "children": [ \#(buttons) ] } }"#
      )
    }
    write(["One", "Two"])
    let written = check("--write-baseline", "base.json", in: scratch)
    #expect(written.error.contains(" 4 findings in 1 file") && written.output.contains("(4 in the baseline)"))
    #expect(check("--baseline", "base.json", in: scratch).status == 0)
    write(["Two", "One"])
    #expect(check("--baseline", "base.json", "--fail-on", "hint", in: scratch).status == 0)
    write(["One", "Three", "Two", "Four"])
    let run = check("--baseline", "base.json", "--fail-on", "warning", in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains("(and one more like it)"), "\(run.output)")
    #expect(run.output.contains("Three") && run.output.contains("a.clads.json:2:"))
    #expect(!run.output.contains("a.clads.json:3:85"))
  }

  @Test func `hostile counts and paths in a baseline change nothing`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", document(0).joined(separator: "\n"))
    _ = check("--write-baseline", "base.json", in: scratch)
    let text = String(decoding: scratch.read("base.json"), as: UTF8.self)
    let huge = text.replacing(#""count": 1"#, with: #""count": 9223372036854775807"#)
    let entries = huge.replacing("\"version\": 1,\n  \"entries\": [", with: "").dropFirst().dropLast(5)
    scratch.write(
      "base.json",
      "{ \"version\": 1, \"entries\": [\(entries), \(entries),\n"
        + #"{ "rule": "a", "path": "../x", "fingerprint": "0", "count": -5 },"#
        + #"{ "rule": "a", "path": "/etc/passwd", "fingerprint": "0", "count": 1 } ] }"#)
    let run = check("--baseline", "base.json", "--output", "json", in: scratch)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("there is no document `/etc/passwd`"))
    #expect(check("--baseline", "base.json", "--write-baseline", "base.json", in: scratch).status == 0)
  }

  @Test func `a broken baseline of a project is written anew`() {
    let scratch = legacy()
    scratch.write(".clads-baseline.json", "<<<<<<< HEAD\n{}")
    #expect(check("--write-baseline", in: scratch).status == 0)
    #expect(check(in: scratch).status == 0)
  }

  @Test func `documents outside of the folder of a new baseline are refused`() {
    let scratch = Scratch()
    scratch.write("other/a.clads.json", document(0).joined(separator: "\n"))
    scratch.write("here/x.txt", "")
    let run = Executable.run(["--check", "--write-baseline", "../other"], in: scratch.path("here"))
    #expect(run.status == 2)
    #expect(run.error.contains("is not below the folder of"))
  }

  @Test func `what was fixed is reported, and dropped by the next baseline`() {
    let scratch = legacy()
    _ = check("--write-baseline", in: scratch)
    var lines = document(9)
    lines[5] = lines[5].replacing("lable", with: "label")
    write(lines, 9, scratch)
    unlink(scratch.path("Screens/s11.clads.json"))
    let run = check(in: scratch)
    #expect(run.status == 0)
    #expect(
      run.output.contains("this finding of `unknown-component-kind` is no longer in `Screens/s9.clads.json`"))
    #expect(run.output.contains("there is no document `Screens/s11.clads.json`"))
    let part = Executable.run(["--check", "Screens/s9.clads.json"], in: scratch.folder)
    #expect(part.output.contains("s9") && !part.output.contains("s12"))
    let written = check("--write-baseline", in: scratch)
    #expect(written.error.contains("dropped 1 unknown-component-kind in Screens/s9.clads.json"))
    #expect(written.error.contains("in Screens/s11.clads.json"))
    #expect(!written.error.contains("added"))
    #expect(check("--fail-on", "hint", in: scratch).status == 0)
    #expect(check("--write-baseline", in: scratch).error.contains("is up to date"))
  }

  @Test func `a partial run keeps the entries of the other files`() {
    let scratch = legacy()
    _ = check("--write-baseline", in: scratch)
    let before = scratch.read(".clads-baseline.json")
    let path = "Screens/s3.clads.json"
    _ = Executable.run(["--check", path, "--write-baseline"], in: scratch.folder)
    #expect(scratch.read(".clads-baseline.json") == before)
  }

  @Test func `without a project the baseline is named, and paths are relative to it`() {
    let scratch = Scratch()
    scratch.write("App/a.clads.json", document(0).joined(separator: "\n"))
    let written = check("--write-baseline=ci/base.json", in: scratch)
    #expect(written.status == 2)
    let beside = check("--write-baseline", in: scratch)
    #expect(
      beside.error.contains(#"so that checks and editors use it: `"baseline": ".clads-baseline.json"`"#))
    #expect(
      String(decoding: scratch.read(".clads-baseline.json"), as: UTF8.self).contains("\"App/a.clads.json\""))
    #expect(check(in: scratch).status == 1)
    #expect(check("--baseline", ".clads-baseline.json", in: scratch).status == 0)
  }

  @Test func `a file that is no baseline is never overwritten`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", document(0).joined(separator: "\n"))
    scratch.write("package.json", #"{ "name": "x" }"#)
    let run = check("--write-baseline", "package.json", in: scratch)
    #expect(run.status == 2)
    #expect(run.error.contains("package.json: this is not a baseline"))
    #expect(scratch.read("package.json") == Array(#"{ "name": "x" }"#.utf8))
    #expect(check("--baseline", "missing.json", in: scratch).error.contains("there is no such file"))
  }

  @Test func `a broken baseline is a finding in the project file, and hides nothing`() {
    let scratch = legacy()
    scratch.write(".clads-baseline.json", "{ \"version\": 1,\n \"entries\": 3 }")
    let run = check(in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains("`.clads-baseline.json` is not a baseline: line 2: "))
    #expect(run.output.contains("[unresolved-style]"))
  }

  @Test func `several projects have a baseline each`() {
    let scratch = Scratch()
    for name in ["A", "B"] {
      scratch.write("\(name)/clads.json", "{}")
      scratch.write("\(name)/a.clads.json", document(0).joined(separator: "\n"))
    }
    #expect(check("--write-baseline", "base.json", in: scratch).status == 2)
    #expect(check("--write-baseline", in: scratch).status == 0)
    let given = check("--baseline", "A/.clads-baseline.json", in: scratch)
    #expect(given.status == 2 && given.error.contains("the documents belong to 2 projects"))
    #expect(scratch.read("A/.clads-baseline.json") == scratch.read("B/.clads-baseline.json"))
    #expect(!scratch.read("A/.clads-baseline.json").isEmpty)
  }

  @Test func `the text of a baseline is read as it was written`() {
    let entries = [
      Baseline.Entry(rule: "unused-style", path: "b \"1\".json", fingerprint: "00", count: 2),
      Baseline.Entry(rule: "unknown-key", path: "a\u{202E}.json", fingerprint: "01", count: 1),
    ]
    let text = Baseline(entries).json
    #expect(Baseline.read(text).baseline?.entries == entries.sorted())
    #expect(Baseline.read(Array("[]".utf8)).problem != nil)
    #expect(
      Baseline.read(Array(#"{ "version": 2, "entries": [] }"#.utf8)).problem?.contains("version") == true)
  }
}
