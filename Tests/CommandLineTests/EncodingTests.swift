import TestSupport
import Testing

private let clean = #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi" } ] } }"#
private let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Files that are not plain UTF-8: each is read, or refused with one clear line.
@Suite struct EncodingTests {
  private func run(_ arguments: String..., in scratch: Scratch) -> Execution {
    Executable.run(arguments, in: scratch.folder)
  }

  @Test(arguments: TextEncodingSample.all)
  func `a document in a wider encoding is refused with one line by every mode`(sample: TextEncodingSample) {
    let scratch = Scratch()
    scratch.write("a.clads.json", sample.bytes(of: clean))
    scratch.write("b.clads.json", clean)
    let clause = "the file is encoded in \(sample.name); save it as UTF-8"
    let check = run("--check", "--output", "xcode", "a.clads.json", in: scratch)
    #expect(check.status == 2)
    #expect(check.output.split(separator: "\n").count == 1, "\(check.output)")
    #expect(check.output.contains("error: the file is encoded in \(sample.name)"), "\(check.output)")
    #expect(check.output.contains("[invalid-utf8]"))
    for arguments in [
      ["--format", "a.clads.json"], ["--preview", "a.clads.json"],
      ["--compare", "a.clads.json", "b.clads.json"],
      ["--compare", "b.clads.json", "a.clads.json"], ["--init", "a.clads.json"],
      ["--eval", "a", "--document", "a.clads.json"],
    ] {
      let run = Executable.run(arguments, in: scratch.folder)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.error.contains(clause), "\(arguments): \(run.error)")
      #expect(run.error.split(separator: "\n").count == 1, "\(arguments): \(run.error)")
    }
  }

  @Test(arguments: TextEncodingSample.all)
  func `project files, samples and tokens in a wider encoding are refused`(sample: TextEncodingSample) {
    let scratch = Scratch()
    scratch.write("a.clads.json", clean)
    scratch.write("a.sample.json", sample.bytes(of: #"{ "b": 1 }"#))
    let sampleRun = run("--check", ".", in: scratch)
    #expect(sampleRun.output.contains("the file is encoded in \(sample.name)"), "\(sampleRun.output)")
    #expect(sampleRun.output.contains("2 files checked: 1 error"), "\(sampleRun.output)")
    let preview = run("--preview", "a.clads.json", "--sample", "sample", in: scratch)
    #expect(preview.error.contains("encoded in \(sample.name); save it as UTF-8"), "\(preview.error)")
    scratch.write("a.sample.json", "{}")

    scratch.write("clads.json", sample.bytes(of: #"{ "documents": [] }"#))
    let project = run("--check", ".", in: scratch)
    #expect(project.output.contains("2 files checked: 1 error"), "\(project.output)")
    #expect(project.output.contains("the file is encoded in \(sample.name)"), "\(project.output)")

    scratch.write("clads.json", #"{ "designSystems": { "brand": { "tokens": ["t.tokens.json"] } } }"#)
    scratch.write("t.tokens.json", sample.bytes(of: #"{ "a": { "$type": "color", "$value": "red" } }"#))
    let tokens = run("--check", ".", in: scratch)
    #expect(tokens.output.contains("the file is encoded in \(sample.name)"), "\(tokens.output)")
    #expect(tokens.output.contains("2 files checked: 1 error"), "\(tokens.output)")
  }

  @Test func `UTF-8 with a mark is read everywhere`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", mark + Array(clean.utf8))
    scratch.write("a.sample.json", mark + Array("{}".utf8))
    scratch.write("clads.json", mark + Array(#"{ "rules": { "json-syntax": "info" } }"#.utf8))
    scratch.write("t.tokens.json", mark + Array("{}".utf8))
    let check = run("--check", "--show", "info", ".", in: scratch)
    // Only documents are read by others.
    #expect(check.output.contains("2 files checked: 1 info"), "\(check.output)")
    #expect(run("--check", "a.sample.json", in: scratch).output == "2 files checked: no problems\n")
    let formatted = run("--format", "a.clads.json", in: scratch)
    #expect(formatted.status == 0 && formatted.output.hasPrefix("{"), "\(formatted.error)")
    #expect(run("--preview", "a.clads.json", in: scratch).status == 0)
    #expect(run("--compare", "a.clads.json", "a.clads.json", in: scratch).status == 0)
    #expect(run("--eval", "1", "--document", "a.clads.json", in: scratch).output == "1\n")
  }

  @Test func `a fix removes the mark of UTF-8 and nothing beside what is wrong`() {
    let scratch = Scratch()
    let text = #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi", } ] } }"#
    scratch.write("a.clads.json", mark + Array(text.utf8))
    #expect(run("--check", "--fix", "a.clads.json", in: scratch).status == 0)
    #expect(scratch.text("a.clads.json") == clean)
  }
}
