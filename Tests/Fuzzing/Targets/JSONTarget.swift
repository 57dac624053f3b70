import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText
import TestSupport

extension FuzzTarget {
  /// Any bytes have a tree that keeps every byte, and what is read from it can be written and read again.
  static let json = FuzzTarget("json", .documents) { bytes, violations in
    let tree = SyntaxTree.parse(bytes)
    violations.add(TreeInvariants.violations(in: tree))
    guard violations.sentences.isEmpty else { return }
    for error in tree.errors {
      violations.expect(!error.message.isEmpty, "an error has no message")
      violations.add(
        EditChecks.violations(of: error.fix?.edits ?? [], in: bytes, "the fix of a syntax error"))
    }
    checkRecords(of: tree, &violations)
    checkValue(of: tree, &violations)
  }

  private static func checkRecords(of tree: SyntaxTree, _ violations: inout Violations) {
    // A long text has many records, and a pointer takes time with its depth.
    let isAmbiguous =
      !tree.errors.isEmpty || UTF8Validation.firstInvalidOffset(in: tree.bytes) != nil
      || hasRepeatedNames(tree)
    let step = max(1, tree.records.count / 64)
    for index in stride(from: 0, to: tree.records.count, by: step).map(RecordIndex.init) {
      let pointer = tree.pointer(of: index)
      violations.expect(
        JSONPointer(pointer.description) == pointer, "the pointer \(pointer) does not survive printing")
      tree.withView { view in
        if view.kind(index) == .string { checkString(index, view, &violations) }
        let start = view.range(index).start
        violations.expect(
          view.range(tree.record(at: start)).touches(start), "the record at \(start) is elsewhere")
      }
      guard !isAmbiguous else { continue }
      let found = tree.node(at: pointer)
      violations.expect(
        found.map { tree.pointer(of: $0.index) } == pointer, "the pointer \(pointer) leads elsewhere")
    }
  }

  /// Whether an object has two members with the same name, of which a pointer leads to the first.
  private static func hasRepeatedNames(_ tree: SyntaxTree) -> Bool {
    tree.withView { view in
      var names: [RecordIndex: Set<String>] = [:]
      return view.records.indices.map(RecordIndex.init).contains { index in
        view.kind(index) == .member
          && !names[view[index].parent, default: []].insert(view.string(view.name(of: index))).inserted
      }
    }
  }

  private static func checkString(_ index: RecordIndex, _ view: SyntaxView, _ violations: inout Violations) {
    let text = view.string(index)
    let copy = SyntaxTree.parse(Array(StringLiteral.quoted(text).utf8))
    violations.expect(copy.errors.isEmpty, "a quoted string has errors")
    violations.expect(copy.withView { $0.string(0) } == text, "a quoted string reads differently")
    let offsets = view.decodedOffsets(of: index)
    let content = view.contentRange(of: index)
    for offset in [0, text.utf8.count / 2, text.utf8.count] {
      let source = offsets.source(offset).utf8
      violations.expect(
        content.lowerBound <= source && source <= content.upperBound, "an offset is outside its string")
    }
  }

  private static func checkValue(of tree: SyntaxTree, _ violations: inout Violations) {
    guard tree.errors.isEmpty, let value = Document.StateValue.read(tree).value else { return }
    var writer = JSONWriter()
    value.write(to: &writer)
    let copy = SyntaxTree.parse(writer.bytes)
    violations.expect(copy.errors.isEmpty, "the written value has errors")
    violations.expect(Document.StateValue.read(copy).value == value, "the written value reads differently")
  }
}
