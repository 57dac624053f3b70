import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// A URL that no request can be sent to, or that is sent differently.
enum RequestURL {
  static let rule = RuleDescription.requestURL.checks(.action(check))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action, let url = request.url, !URLProblem.isFine(url),
      let node = context.valueNode(\.url, of: request), context.view.isCompleteString(node)
    else { return }
    guard let problem = URLProblem(in: url, for: .request) else { return checkWhitespace(url, node, context) }
    let range = context.view.range(node)
    let isSent = problem.outcome == .isNotLoaded && url.hasSuffix(" ") && url.lowercased().hasPrefix("http")
    context.report(
      RuleFinding(
        at: range, problem.message,
        consequence: isSent && context.deviations.contains(.urlWhitespace)
          ? "the app sends it as `%20`" : "the request fails before it is sent",
        help: problem.help, severity: .warning,
        fixes: problem.correction.map {
          context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0))
        } ?? []))
  }

  // MARK: Whitespace inside

  private static func checkWhitespace(_ url: String, _ node: RecordIndex, _ context: RuleContext) {
    let bytes = Array(url.utf8)
    let text: [Int] = Template.parse(url).segments.flatMap { segment -> [Int] in
      if case .text(let range) = segment { return Array(range) }
      return []
    }
    guard let first = text.first(where: { bytes[$0].isSpace }) else { return }
    let report = { (range: Range<Int>, finding: (TextRange) -> RuleFinding) in
      context.report(finding(context.view.sourceRange(ofDecoded: range, in: node)))
    }
    if let control = text.first(where: { bytes[$0].isSpace && bytes[$0] != Byte.space }) {
      return report(control..<control + 1) {
        RuleFinding(
          at: $0, "the URL contains a \(bytes[control] == Byte.tab ? "tab" : "line break")",
          consequence: fails(context) ?? "the app sends it as `%\(bytes[control] == Byte.tab ? "09" : "0A")`",
          help: "remove it", severity: .warning, fixes: context.replacement("Remove it", of: $0, with: ""))
      }
    }
    // An escape in the part of the URL that has a space, which is then encoded as a whole.
    let isEnd: (Int) -> Bool = { bytes[$0] == Byte.questionMark || bytes[$0] == Byte.hash }
    let end = text.first(where: { $0 > first && isEnd($0) }) ?? bytes.count
    let start = text.last(where: { $0 < first && isEnd($0) }) ?? 0
    let spaces = text.filter { (start..<end).contains($0) && bytes[$0] == Byte.space }
    let fixes = spaces.flatMap {
      context.replacement(
        "", of: context.view.sourceRange(ofDecoded: $0..<$0 + 1, in: node), with: "%20"
      ).flatMap(\.edits)
    }
    let fix = [QuickFix("Write `%20`", edits: fixes)]
    if fails(context) == nil,
      let escape = text.first(where: { offset in
        (start..<end).contains(offset) && bytes[offset] == Byte.percent && offset + 2 < end
          && bytes[offset + 1].hexadecimalValue != nil && bytes[offset + 2].hexadecimalValue != nil
      })
    {
      return report(escape..<escape + 3) {
        let written = context.text($0)
        return RuleFinding(
          at: $0, "`\(written)` is encoded again, because the URL also contains a space",
          consequence: "the app sends `%25\(written.dropFirst())`", help: "write `%20` for the space",
          severity: .warning, fixes: fix)
      }
    }
    if bytes[start] == Byte.questionMark,
      let separator = spaces.map({ $0 - 1 }).first(where: { $0 > start && bytes[$0] == Byte.ampersand })
    {
      return report(separator..<separator + 1) {
        RuleFinding(
          at: $0, "this `&` starts another parameter",
          consequence: "the server reads the text before it as the value",
          help: "write `%26`", severity: .warning,
          fixes: [
            QuickFix(
              "Write `%26`", edits: context.replacement("", of: $0, with: "%26").flatMap(\.edits) + fixes)
          ])
      }
    }
    report(first..<first + 1) {
      RuleFinding(
        at: $0, "the URL contains a space",
        consequence: fails(context) ?? "iOS 17 and later send it as `%20`; earlier versions refuse the URL",
        help: "write `%20`", severity: fails(context) == nil ? .info : .warning, fixes: fix)
    }
  }

  /// Says that the request fails if the target implements the specification, which allows no whitespace.
  private static func fails(_ context: RuleContext) -> String? {
    context.deviations.contains(.urlWhitespace) ? nil : "the request fails before it is sent"
  }
}
