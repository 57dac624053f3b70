import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// A value or a name that a query or a form changes.
enum RequestParamEncoding {
  static let rule = Rule(
    "request-param-encoding", .warning, .actions, checks: .action(check),
    summary: """
      A query parameter or a form field with characters that the app does not encode, or that are encoded \
      already.
      """,
    why: """
      On device, a form keeps `&`, `=` and `+`, so `a&b` is read as two fields, and `+` as a space; a query \
      keeps `+`. Everything else is encoded, so what is already percent-encoded is encoded twice. A JSON body \
      needs no encoding.
      """,
    bad: #"""
      {
        "id": "search",
        "state": { "found": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/search",
              "queryParams": [ { "literal": "rock«%20»and%20roll", "as": "q" } ],
              "responsePath": "found", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${found.total}${failure.message}" } ]
        }
      }
      """#,
    fix: "Write the text without escapes")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    let query = request.queryParams ?? []
    checkURL(of: request, hasFields: query.contains { $0.path != nil || $0.literal != nil }, context)
    for part in query { checkLiteral(of: part, isForm: false, context) }
    guard request.contentType == .formUrlEncoded else { return }
    for part in request.body ?? [] {
      checkLiteral(of: part, isForm: true, context)
      checkName(of: part, context)
    }
  }

  // MARK: Values

  private static func checkLiteral(
    of part: Document.RequestParameter, isForm: Bool, _ context: RuleContext
  ) {
    guard case .stringValue(let text)? = part.literal, let node = context.valueNode(\.literal, of: part),
      context.view.isCompleteString(node), !context.view.hasPlaceholder(node)
    else { return }
    if let escape = text.firstEscape, let decoded = text.percentDecoded {
      let isKept = decoded.utf8.contains { $0 == Byte.plus || isForm && $0 == Byte.ampersand }
      context.report(
        RuleFinding(
          at: context.view.sourceRange(ofDecoded: escape.range, in: node),
          "`\(escape.text)` is already percent-encoded, and the app encodes it again",
          consequence: "the server receives `\(escape.text)` instead of \(escape.meaning)",
          help: "write the text without escapes",
          fixes: isKept
            ? []
            : context.replacement(
              "Write it without escapes", of: context.view.range(node), with: StringLiteral.quoted(decoded))))
      return
    }
    guard context.deviations.contains(.requestEncoding) else { return }
    if isForm {
      checkForm(text, node, context)
    } else if let plus = text.utf8Offset(of: Byte.plus) {
      context.report(
        RuleFinding(
          at: context.view.sourceRange(ofDecoded: plus..<plus + 1, in: node),
          "on device, `+` is not encoded in a query", consequence: "most servers read it as a space",
          help: "write the whole query in `\(context.name(\Document.RequestAction.url))`, with `%2B`",
          severity: .info))
    }
  }

  private static func checkForm(_ text: String, _ node: RecordIndex, _ context: RuleContext) {
    let key = context.name(\Document.RequestAction.contentType)
    let json = Document.RequestContentType.json.rawValue
    if let offset = text.utf8Offset(of: Byte.ampersand) {
      let parts = text.split(separator: "&", maxSplits: 1, omittingEmptySubsequences: false)
      let (first, second) = (parts.first ?? "", parts.last ?? "")
      context.report(
        RuleFinding(
          at: context.view.sourceRange(ofDecoded: offset..<offset + 1, in: node),
          "on device, `&` is not encoded in a form",
          consequence: "the server reads \(first.isEmpty ? "an empty value" : "`\(first.shortened)`")"
            + (second.isEmpty ? "" : ", and `\(second.shortened)` as another field"),
          help:
            "send it with `\"\(key)\": \"\(json)\"`, or in `\(context.name(\Document.RequestAction.queryParams))`"
        ))
    } else if let offset = text.utf8Offset(of: Byte.plus) {
      context.report(
        RuleFinding(
          at: context.view.sourceRange(ofDecoded: offset..<offset + 1, in: node),
          "on device, `+` is not encoded in a form", consequence: "the server reads it as a space",
          help: "send it with `\"\(key)\": \"\(json)\"`"))
    }
  }

  // MARK: Names

  private static func checkName(of part: Document.RequestParameter, _ context: RuleContext) {
    guard context.deviations.contains(.requestEncoding), let name = part.name,
      let node = context.valueNode(\.name, of: part), context.view.isCompleteString(node),
      let offset = name.utf8.firstOffset(where: {
        $0 == Byte.ampersand || $0 == Byte.equals || $0 == Byte.plus
      })
    else { return }
    let range = context.view.sourceRange(ofDecoded: offset..<offset + 1, in: node)
    context.report(
      RuleFinding(
        at: range, "on device, `\(context.text(range))` is not encoded in the name of a form field",
        consequence: "the server reads another name", help: "use letters, digits, `-`, `.` and `_` only"))
  }

  // MARK: The URL

  /// Reports a `%2B` in the URL, which becomes a `+` when parameters are appended to its query.
  private static func checkURL(
    of request: Document.RequestAction, hasFields: Bool, _ context: RuleContext
  ) {
    guard hasFields, context.deviations.contains(.requestEncoding), let url = request.url,
      let question = url.utf8Offset(of: Byte.questionMark),
      let node = context.valueNode(\.url, of: request), context.view.isCompleteString(node),
      let plus = url.utf8.firstOffset(of: "%2b", after: question), URLParts(url) != nil
    else { return }
    let range = context.view.sourceRange(ofDecoded: plus..<plus + 3, in: node)
    let query = context.name(\Document.RequestAction.queryParams)
    context.report(
      RuleFinding(
        at: range, "on device, `\(context.text(range))` is sent as `+`",
        consequence:
          "appending `\(query)` decodes the query of the URL, and most servers read `+` as a space",
        help: "write all parameters in `\(context.name(\Document.RequestAction.url))`, or all in `\(query)`"))
  }
}

extension String {
  /// The first escape of a character that a URL must escape, if all escapes together are text.
  fileprivate var firstEscape: (range: Range<Int>, text: String, meaning: String)? {
    let bytes = Array(utf8)
    for start in bytes.indices where bytes[start] == Byte.percent && start + 2 < bytes.count {
      guard bytes[start + 1].hexadecimalValue != nil, bytes[start + 2].hexadecimalValue != nil else {
        continue
      }
      // All bytes of one character are escaped.
      var end = start + 3
      while end + 2 < bytes.count, bytes[end] == Byte.percent, bytes[end + 1] | 0x20 >= UInt8(ascii: "8"),
        let high = bytes[end + 1].hexadecimalValue, high & 0xC == 0x8, bytes[end + 2].hexadecimalValue != nil
      {
        end += 3
      }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      guard let decoded = text.percentDecoded, decoded.percentEncoded() != decoded else { continue }
      return (start..<end, text, decoded == " " ? "a space" : "`\(decoded)`")
    }
    return nil
  }

  fileprivate func utf8Offset(of byte: UInt8) -> Int? { utf8.firstOffset { $0 == byte } }
}

extension Substring {
  fileprivate var shortened: String { count > 40 ? prefix(40) + "…" : String(self) }
}

extension String.UTF8View {
  fileprivate func firstOffset(where isFound: (UInt8) -> Bool) -> Int? {
    enumerated().first { isFound($0.element) }?.offset
  }

  /// Returns the offset of the first occurrence of a lowercase text at or after an offset.
  fileprivate func firstOffset(of text: StaticString, after start: Int) -> Int? {
    let bytes = Array(self)
    let found = text.withUTF8Buffer { Array($0) }
    guard start >= 0, start + found.count <= bytes.count else { return nil }
    return (start...bytes.count - found.count).first { offset in
      found.indices.allSatisfy { bytes[offset + $0].lowercased == found[$0] }
    }
  }
}
