import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
package import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `clads.evaluate`: evaluates an expression or a template at a position of a document.
package enum EvaluateCommand: ServerCommand {
  package static let name = "clads.evaluate"

  /// Evaluates `expression`, as a template if `template` is `true`, with the names in scope at `position` and
  /// the state of `sample`, which defaults to the selected sample.
  ///
  /// Returns `type`, `value`, `text` and, if the result on device is different, `device`. For invalid syntax,
  /// returns `error` with `message`, `start` and `end`, in code units of the negotiated encoding.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let document = try await argument.document(in: context)
    let text: String = try argument.required("expression")
    let position: Position? = try argument.optional("position")
    let isTemplate: Bool = try argument.optional("template") ?? false
    let name: String = try argument.optional("sample") ?? document.choice.sample
    let sample = try document.sample(named: name)
    let offset = position.map {
      PositionMapper(document.file.source, encoding: context.encoding).offset($0)
    }
    guard let analysis = await document.analysis(at: offset ?? TextOffset(utf8: 0)) else {
      throw ResponseError(.requestFailed, "the document has not been analyzed yet")
    }
    let scope = offset.map { analysis.scope(at: $0) } ?? 0
    let state = ScopedStates(document, analysis, scope: scope).state(sample)
    return result(text, isTemplate: isTemplate, in: state, document.evaluator, encoding: context.encoding)
  }

  private static func result(
    _ text: String, isTemplate: Bool, in state: SampleState, _ evaluator: ExpressionEvaluator,
    encoding: PositionEncoding
  ) -> LSPAny {
    let report =
      isTemplate
      ? EvaluationReport(ParsedTemplate(text), in: state, evaluator: evaluator)
      : EvaluationReport(ParsedExpression(text), in: state, evaluator: evaluator)
    return LSPAny { json in
      guard let problem = report.problem else { return report.write(to: &json) }
      json.member(
        "error",
        object: { json in
          json.member("message", problem.message)
          json.member("start", encoding.count(text, upTo: problem.range.lowerBound))
          json.member("end", encoding.count(text, upTo: problem.range.upperBound))
        })
    }
  }
}

extension PositionEncoding {
  /// Returns the number of code units of `text` before an offset in UTF-8 bytes.
  fileprivate func count(_ text: String, upTo offset: Int) -> Int {
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    return switch self {
    case .utf8: before.utf8.count
    case .utf16: before.utf16.count
    case .utf32: before.unicodeScalars.count
    }
  }
}
