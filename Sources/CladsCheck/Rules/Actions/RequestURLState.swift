import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// State in the query of a URL.
enum RequestURLState {
  static let rule = Rule(
    "request-url-state", .info, .actions, checks: .action(check),
    summary: "A `${…}` placeholder in the query of a request's `url`.",
    why: """
      The value is not encoded: a `&`, `#` or `+` in it changes the query. `queryParams` encode `&` and `#`. \
      It is a warning if the user types the value.
      """,
    bad: #"""
      {
        "id": "search",
        "state": { "query": "", "found": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/search?q=«${query}»",
              "responsePath": "found", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${found.total}${failure.message}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "search",
        "state": { "query": "", "found": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/search",
              "responsePath": "found", "errorPath": "failure",
              "queryParams": [ { "path": "query", "as": "q" } ]
            }
          },
          "children": [ { "type": "label", "text": "${found.total}${failure.message}" } ]
        }
      }
      """#,
    fix: "Move it to `queryParams`")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action, let url = request.url, url.utf8.contains(Byte.questionMark),
      Template.containsPlaceholder(url), let node = context.valueNode(\.url, of: request),
      context.view.isCompleteString(node)
    else { return }
    let query = Query(url)
    guard let first = query.placeholders.first(where: { risk(of: $0, context) != nil }),
      !context.reportedExpressions.contains(node)
    else { return }
    let isTyped = query.placeholders.contains { risk(of: $0, context) == .typed }
    let range = context.view.sourceRange(ofDecoded: first.range, in: node)
    context.report(
      RuleFinding(
        at: range, "`\(context.text(range))` is not encoded in the query",
        consequence: "a `&`, `#` or `+` in its value changes what the server reads",
        help: "send it in `\(context.name(\Document.RequestAction.queryParams))`",
        severity: isTyped ? .warning : nil, fixes: fixes(query, request, node, context)))
  }

  // MARK: Values

  private enum Risk { case typed, unknown }

  /// Returns what is known about the value of a placeholder; `nil` if it needs no encoding.
  private static func risk(of placeholder: Query.Placeholder, _ context: RuleContext) -> Risk? {
    let paths = placeholder.expression.paths
    guard placeholder.expression.isValid, !paths.isEmpty else { return nil }
    guard placeholder.expression.isPlainPath, let path = paths.first else { return .unknown }
    let components = path.staticComponents
    let writes = context.writes.writes(at: components)
    let isTyped = writes.contains { if case .kind(.string) = $0 { true } else { false } }
    if isTyped { return .typed }
    guard let initial = context.state.initialValue(atPath: path.staticKeypath.text),
      initial.kind != .string, initial.kind != .null
    else { return .unknown }
    // Numbers and booleans need no encoding.
    return context.writes.holdOnlyScalars(at: components) && initial.kind != .string
      && writes.allSatisfy({ isPlain($0) }) ? nil : .unknown
  }

  private static func isPlain(_ write: DocumentWrites.Write) -> Bool {
    switch write {
    case .value(let value): [.int, .double, .bool].contains(value.kind)
    case .kind(let kind): [.int, .double, .bool].contains(kind)
    case .expression, .unknown: false
    }
  }

  // MARK: The fix

  /// The query of a URL and the placeholders in it.
  private struct Query {
    struct Placeholder {
      let range: Range<Int>
      let body: Range<Int>
      let expression: Expression
    }

    let bytes: [UInt8]
    private(set) var placeholders: [Placeholder] = []
    /// Where the query starts, after its `?`.
    private(set) var start: Int?
    /// Where the query ends.
    private(set) var end: Int

    init(_ url: String) {
      bytes = Array(url.utf8)
      end = bytes.count
      for segment in Template.parse(url).segments {
        switch segment {
        case .text(let range):
          for offset in range {
            if start == nil, bytes[offset] == Byte.questionMark { start = offset + 1 }
            if bytes[offset] == Byte.hash {
              end = offset
              return
            }
          }
        case .placeholder(let range, let body, let expression):
          if start != nil {
            placeholders.append(Placeholder(range: range, body: body, expression: expression))
          }
        }
      }
    }

    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// Returns the range of a field whose whole value is a placeholder, and its name.
    func field(of placeholder: Placeholder) -> (range: Range<Int>, name: String)? {
      guard let start, start <= placeholder.range.lowerBound, placeholder.range.upperBound <= end,
        placeholder.range.upperBound == end || bytes[placeholder.range.upperBound] == Byte.ampersand
      else { return nil }
      let before = bytes[start..<placeholder.range.lowerBound]
      let begin = (before.lastIndex(of: Byte.ampersand) ?? start - 1) + 1
      let name = before[begin...]
      guard name.last == Byte.equals, name.dropLast().allSatisfy(\.isFieldNamePart), name.count > 1 else {
        return nil
      }
      return (begin..<placeholder.range.upperBound, String(decoding: name.dropLast(), as: UTF8.self))
    }
  }

  private static func fixes(
    _ query: Query, _ request: Document.RequestAction, _ node: RecordIndex, _ context: RuleContext
  ) -> [QuickFix] {
    guard let start = query.start else { return [] }
    var parameters: [String] = []
    var fields: [Range<Int>] = []
    for placeholder in query.placeholders {
      guard let field = query.field(of: placeholder), placeholder.expression.isPlainPath,
        let path = placeholder.expression.paths.first, path.root != Keypath.localRoot,
        !context.iteration.scopedNames.contains(path.root)
      else { return [] }
      parameters.append(parameter(query.text(placeholder.body), named: field.name, context))
      fields.append(field.range)
    }
    let kept = query.text(start..<query.end).split(separator: "&", omittingEmptySubsequences: false)
      .filter { !$0.utf8.elementsEqual("".utf8) }
      .filter { part in !fields.contains { query.text($0) == part } }
    // A query that stays is decoded and encoded again when parameters are appended.
    guard !kept.contains(where: { $0.utf8.contains(Byte.percent) }) else { return [] }
    let beginning = query.text(0..<start - 1) + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
    let url = TextEdit(
      range: context.view.range(node),
      newText: StringLiteral.quoted(beginning + query.text(query.end..<query.bytes.count)))
    guard let insertion = insertion(of: parameters, into: request, context) else { return [] }
    let key = context.name(\Document.RequestAction.queryParams)
    return [QuickFix("Move to `\(key)`", edits: [url, insertion])]
  }

  private static func parameter(_ path: String, named name: String, _ context: RuleContext) -> String {
    let (pathKey, nameKey) = (
      context.name(\Document.RequestParameter.path), context.name(\Document.RequestParameter.name)
    )
    let isNamed = path.split(separator: ".").last.map(String.init) == name
    return "{ \(StringLiteral.quoted(pathKey)): \(StringLiteral.quoted(path))"
      + (isNamed ? "" : ", \(StringLiteral.quoted(nameKey)): \(StringLiteral.quoted(name))") + " }"
  }

  private static func insertion(
    of parameters: [String], into request: Document.RequestAction, _ context: RuleContext
  ) -> TextEdit? {
    let written = parameters.joined(separator: ", ")
    if let array = context.valueNode(\.queryParams, of: request) {
      guard context.view.kind(array) == .array else { return nil }
      return context.view.insertion(of: written, into: array)
    }
    let key = StringLiteral.quoted(context.name(\Document.RequestAction.queryParams))
    let object = request.origin.node
    return context.view.insertion(
      of: "\(key): [ \(written) ]", into: object, after: context.lastChild(of: object))
  }
}

extension UInt8 {
  /// Whether the byte needs no escape in the name of a field of a query.
  fileprivate var isFieldNamePart: Bool {
    isLetter || isDigit || self == Byte.minus || self == Byte.underscore || self == Byte.dot
  }
}
