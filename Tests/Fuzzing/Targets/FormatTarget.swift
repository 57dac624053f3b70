import JSONSyntax
import SourceText

extension FuzzTarget {
  /// Formatting changes white space only, does nothing the second time, and leaves a text with errors alone.
  static let format = FuzzTarget("format", .documents) { bytes, violations in
    let tree = SyntaxTree.parse(bytes)
    for formatter in [
      JSONFormatter(matching: tree), JSONFormatter(indentation: "\t", columns: 20),
      JSONFormatter(columns: 1), JSONFormatter(reflows: true), JSONFormatter(columns: 20, reflows: true),
    ] {
      let edits = formatter.edits(for: tree)
      violations.add(EditChecks.violations(of: edits, in: bytes, "formatting"))
      guard violations.sentences.isEmpty else { return }
      guard let formatted = formatter.formatted(tree) else {
        violations.expect(!tree.errors.isEmpty, "a text without errors is not formatted")
        checkTolerantEdits(edits, bytes, &violations)
        continue
      }
      violations.expect(tree.errors.isEmpty, "a text with errors is formatted")
      violations.expect(bytes.edited(by: edits) == formatted, "the edits differ from the formatted text")
      let copy = SyntaxTree.parse(formatted)
      violations.expect(significant(copy) == significant(tree), "formatting changes more than white space")
      violations.expect(formatter.formatted(copy) == formatted, "formatting twice differs")
      violations.expect(
        formatter.reflows || lineBreakCount(formatted) >= lineBreakCount(bytes), "formatting joins lines")
    }
    for offset in [0, bytes.count / 3, bytes.count] {
      let edit = JSONFormatter().indentation(ofLineContaining: TextOffset(utf8: offset), in: tree)
      violations.add(EditChecks.violations(of: edit.map { [$0] } ?? [], in: bytes, "the indentation"))
    }
  }

  /// Returns the number of runs of white space with a line break between tokens.
  private static func lineBreakCount(_ text: [UInt8]) -> Int {
    let trimmed = text.drop { isSpace($0) }
    return trimmed.split { !isSpace($0) }.dropLast(trimmed.last.map(isSpace) == true ? 1 : 0)
      .count { $0.contains { $0 == 0x0A || $0 == 0x0D } }
  }

  private static func checkTolerantEdits(
    _ edits: [TextEdit], _ bytes: [UInt8], _ violations: inout Violations
  ) {
    for edit in edits {
      let old = bytes[edit.range.start.utf8..<edit.range.end.utf8]
      violations.expect(
        (Array(old) + Array(edit.newText.utf8)).allSatisfy(isSpace),
        "formatting a text with errors changes more than white space")
    }
  }

  /// Returns the bytes of a text that are not white space between tokens.
  private static func significant(_ tree: SyntaxTree) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for record in tree.records where record.kind == .string {
      result += tree.bytes[copied..<Int(record.start)].filter { !isSpace($0) }
      result += tree.bytes[Int(record.start)..<Int(record.end)]
      copied = Int(record.end)
    }
    return result + tree.bytes[copied...].filter { !isSpace($0) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
