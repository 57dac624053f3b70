import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// The example documents with their project.
private enum Examples {
  static let folder = Executable.packageFolder + "/schemas/examples"
  static let paths = Files.list(folder, endings: [".clads.json"]).filter { !$0.contains("/plugin/") }
  static let checker = Checker(
    project: Project.read(Files.read(folder + "/clads.json"), path: "clads.json", files: ExampleFolder()))
  static func bytes(_ path: String) -> [UInt8] { Files.read(path) }
}

private struct ExampleFolder: FileReading {
  func exists(_ path: String) -> Bool { true }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    Files.read(Examples.folder + "/" + path)
  }
  func paths(matching pattern: Glob) -> [String] { [] }
}

/// Returns all offsets in a small text, and a thousand seeded random ones in a large text.
private func offsets(_ count: Int, seed: UInt64) -> [Int] {
  guard count > 4_096 else { return Array(0...count) }
  var random = SeededRandom(seed: seed)
  return (0..<1_000).map { _ in Int.random(in: 0...count, using: &random) }
}

@Suite struct ExampleTests {
  @Test func `there are at least eight examples`() { #expect(Examples.paths.count >= 8) }

  @Test(arguments: Examples.paths)
  func `the examples have no warnings and no errors`(path: String) {
    let found = Examples.checker.check(Examples.bytes(path)).filter { $0.severity >= .warning }
    #expect(found.isEmpty, "\(path): \(found.map { "\($0.id.rawValue): \($0.message)" })")
  }

  @Test(arguments: Examples.paths)
  func `every prefix of an example has at most three errors`(path: String) {
    let bytes = Examples.bytes(path)
    for end in offsets(bytes.count, seed: 1) {
      let errors = Examples.checker.check(Array(bytes[..<end])).filter { $0.severity == .error }
      #expect(errors.count <= 3, "\(path) up to \(end): \(errors.map { "\($0.id.rawValue): \($0.message)" })")
    }
  }

  @Test(arguments: Examples.paths)
  func `ranges are inside the text after the deletion of any byte`(path: String) {
    let bytes = Examples.bytes(path)
    for offset in offsets(bytes.count - 1, seed: 2) where offset < bytes.count {
      var edited = bytes
      edited.remove(at: offset)
      for diagnostic in Examples.checker.check(edited) {
        #expect(diagnostic.range.start.utf8 >= 0 && diagnostic.range.end.utf8 <= edited.count)
        #expect(diagnostic.range.start <= diagnostic.range.end)
        for edit in diagnostic.fixes.flatMap(\.edits) { #expect(edit.range.end.utf8 <= edited.count) }
      }
    }
  }

  @Test func `random edits give the same analysis as a fresh parse`() {
    var random = SeededRandom(seed: 3)
    for path in Examples.paths {
      var file = ParsedFile(SourceFile(uri: FileURI(path: path), version: nil, bytes: Examples.bytes(path)))
      for _ in 0..<40 {
        let start = Int.random(in: 0...file.source.bytes.count, using: &random)
        let end = min(file.source.bytes.count, start + Int.random(in: 0...3, using: &random))
        let text = ["", "x", "\"", "{", "}", ",", "\n", "${a}"].randomElement(using: &random) ?? ""
        file = file.edited(by: [TextEdit(range: TextRange(utf8: start, end), newText: text)], version: nil)
        let fresh = ParsedFile(file.source)
        #expect(file.tree.records.count == fresh.tree.records.count)
        #expect(file.tree.errors == fresh.tree.errors)
        #expect(Examples.checker.check(file.source.bytes) == Examples.checker.check(fresh.source.bytes))
      }
    }
  }

  @Test func `random bytes are handled`() {
    var random = SeededRandom(seed: 4)
    let alphabet = Array("{}[]\",:tfn0123456789.eE+-\\u \n\t$abcé@#\u{0}/*".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      _ = Examples.checker.check(bytes)
    }
  }

  @Test func `a user of the library checks bytes in one line`() {
    let found = check(
      Array(#"{ "id": "a", "root": { "children": [ { "type": "lable", "text": "Hi" } ] } }"#.utf8))
    #expect(found.map(\.id) == ["unknown-component-kind"])
    #expect(found.first?.pointer == "/root/children/0/type")
  }
}
