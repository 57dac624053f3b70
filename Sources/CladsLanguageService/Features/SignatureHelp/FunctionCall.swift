import CladsAnalysis
import CladsExpressions
import JSONSyntax
import SourceText

/// A call of a function in an expression.
package struct FunctionCall: Sendable, Hashable {
  /// The signature: the receiver, the function, its parameters and its result.
  package let label: String
  /// What the function does, in Markdown.
  package let documentation: String
  /// The ranges of the parameters in `label`, in UTF-16 code units.
  package let parameters: [Range<Int>]

  /// Returns the innermost call whose parentheses enclose an offset, even if they are not closed yet.
  static func around(_ offset: TextOffset, in document: DocumentSnapshot) -> FunctionCall? {
    guard case .expression(let cursor)? = document.cursor(at: offset)?.context else { return nil }
    let expression = cursor.expression
    let call = expression.nodes.first { node in
      guard case .contains(let base, _) = node.kind else { return false }
      let opening = expression[base].range.upperBound + ExpressionFunction.containsName.utf8.count + 2
      let isOpen = expression.problems.contains { $0.kind == .unclosed("(") }
      let end = isOpen ? cursor.body.upperBound : node.range.upperBound - 1
      return opening <= cursor.offset && cursor.offset <= end
    }
    guard let call, case .contains(let base, _) = call.kind,
      let function = ExpressionFunction.named(ExpressionFunction.containsName),
      let argument = function.argument
    else { return nil }
    let text = document.file.tree.withView { Array($0.string(cursor.node).utf8) }
    let receiver = String(decoding: text[expression[base].range.clamped(to: text.indices)], as: UTF8.self)
    let head = "\(receiver).\(function.name)("
    return FunctionCall(
      label: "\(head)\(argument)) → \(function.result)",
      documentation:
        "\(function.documentation)\n\n`\(function.example)` is `\(function.exampleResult)`.",
      parameters: [head.utf16.count..<head.utf16.count + argument.utf16.count])
  }
}
