import CladsDocument
package import CladsProject
package import Diagnostics
package import JSONSyntax
package import SourceText

/// A test as it is in its file.
package struct ScreenTestFile: Sendable {
  package let source: SourceFile
  package let tree: SyntaxTree
  /// The test, as far as it could be read.
  package let test: ScreenTest
  /// The mistakes in the file: those of its JSON, or else those of its keys and values.
  package let problems: [Finding]

  package init(_ source: SourceFile) {
    self.source = source
    tree = SyntaxTree.parse(source.bytes)
    test = ScreenTest.read(tree).test ?? ScreenTest()
    if let problem = UTF8Problem(in: source.bytes) {
      problems = [
        Finding(.jsonSyntaxError, at: problem.range, problem.clause, help: "save the file as UTF-8")
      ]
    } else {
      problems = ScreenTest.findings(in: tree)
    }
  }

  /// Its name, without the folder and the ending.
  package var name: String {
    let name = source.uri.path.pathComponents.last ?? source.uri.path
    return name.hasSuffix(FileKind.testExtension)
      ? String(name.dropLast(FileKind.testExtension.count)) : name
  }

  /// Returns the range of what a step does: that of its target, if it has one.
  func range(ofEventOfStep index: Int) -> TextRange {
    guard let members = tree.node(at: JSONPointer(["steps", String(index)]))?.object?.members,
      let value = Array(members).first?.value
    else { return range(ofStep: index) }
    return (value.object?["into"] ?? value.object?["slider"] ?? value).range
  }

  /// Returns the range of a step.
  package func range(ofStep index: Int) -> TextRange {
    let pointer = JSONPointer(["steps", String(index)])
    return tree.node(at: pointer)?.range ?? test.steps[safe: index]?.origin.range ?? TextRange(utf8: 0, 0)
  }
}

extension Array {
  /// The element at an index; `nil` if there is none.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
