import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Properties that hold for any bytes, tested with mutations of sample documents.
@Suite struct RobustnessTests {
  @Test(arguments: SampleDocuments.all)
  func `the samples have no errors`(sample: String) {
    let tree = SyntaxTree.parse(Array(sample.utf8))
    #expect(tree.errors == [])
    #expect(TreeInvariants.violations(in: tree) == [])
  }

  @Test(arguments: SampleDocuments.all)
  func `every prefix has one error`(sample: String) {
    let bytes = Array(sample.utf8)
    for length in bytes.indices {
      let tree = checkTree(Array(bytes[..<length]))
      let isComplete = bytes[length...].allSatisfy { $0 == 0x0A }
      #expect(tree.errors.count == (isComplete ? 0 : 1), "the first \(length) bytes")
    }
  }

  @Test(arguments: SampleDocuments.all)
  func `a missing byte causes at most one error`(sample: String) {
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      var broken = bytes
      broken.remove(at: index)
      let errors = checkTree(broken).errors
      #expect(errors.count <= 1, "without byte \(index): \(errors.map(\.message))")
    }
  }

  @Test(arguments: SampleDocuments.all)
  func `a doubled byte causes at most one error`(sample: String) {
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      var broken = bytes
      broken.insert(bytes[index], at: index)
      let errors = checkTree(broken).errors
      #expect(errors.count <= 1, "with byte \(index) twice: \(errors.map(\.message))")
    }
  }

  @Test(arguments: [1, 2, 3])
  func `random changes are handled`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let alphabet = Array("{}[],:\"'\\/*#=;-.0123456789aeftnu \n\r\t\u{1}".utf8) + [0xC3, 0xFF, 0xE2, 0x00]
    for sample in SampleDocuments.all {
      var bytes = Array(sample.utf8)
      for round in 0..<400 {
        if round % 40 == 0 { bytes = Array(sample.utf8) }
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: index)
        default: bytes[index] = alphabet.randomElement(using: &random) ?? 0
        }
        checkTree(bytes)
      }
    }
  }

  @Test func `random bytes are handled`() {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("{}[],:\"'\\/*#=;-.019aeftnu \n\t\u{1}".utf8)
    for length in 0..<300 {
      checkTree((0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 })
      checkTree((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test(arguments: [
    "[", "{\"a\":", "{", "]", "[}", "\"", ",", ":", "\\", "{\"a\":[", "a ", "'", "/*", "\u{0}",
  ])
  func `repeated text is handled`(text: String) {
    for prefix in ["", "[", "{", "{\"a\":"] {
      checkTree(Array((prefix + String(repeating: text, count: 3_000)).utf8))
    }
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `very deep nesting is parsed`(open: String, close: String) {
    let depth = 100_000
    let inner = open == "[" ? "" : "1"
    let text = String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
    let tree = checkTree(Array(text.utf8))
    #expect(tree.errors == [])
    let half = checkTree(Array(text.utf8.prefix(text.utf8.count / 2)))
    #expect(half.errors.count == 1)
    #expect(tree.pointer(of: RecordIndex(tree.records.count - 1)).tokens.count >= depth - 1)
  }

  @Test func `the buffer of records grows`() {
    // One record for every two bytes, far more than usual.
    let tree = checkTree(Array(("[" + String(repeating: "1,", count: 50_000) + "1]").utf8))
    #expect(tree.records.count == 50_002)
    #expect(tree.errors == [])
  }

  @Test func `UTF-16 is detected`() {
    for start: [UInt8] in [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B]] {
      #expect(checkTree(start).errors.map(\.kind) == [.encoding(.utf16)])
    }
  }

  @discardableResult
  private func checkTree(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> SyntaxTree {
    let tree = SyntaxTree.parse(bytes)
    let violations = TreeInvariants.violations(in: tree)
    if !violations.isEmpty {
      let text = String(decoding: bytes.prefix(500), as: UTF8.self)
      Issue.record("\(violations.prefix(3)) in \(text.debugDescription)", sourceLocation: sourceLocation)
    }
    return tree
  }
}
