import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// An array, an object or `null` in a query, a form or a header.
enum RequestParamValue {
  static let rule = Rule(
    "request-param-value", .warning, .actions, checks: .action(check), isPortability: true,
    summary: "A query parameter, form field or header whose value is an array, an object or `null`.",
    why: """
      Only a JSON body has such values. Elsewhere the app sends Swift's description of them: `["a", "b"]`, \
      `["key": "value"]` or `<null>`. What has no value in the state is left out.
      """,
    bad: #"""
      {
        "id": "search",
        "state": { "found": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/search",
              "queryParams": [ { "literal": «[ "a", "b" ]», "as": "tag" } ],
              "responsePath": "found", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${found.total}${failure.message}" } ]
        }
      }
      """#,
    fix: "Write one parameter for each element, or delete the parameter")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    for part in request.queryParams ?? [] { check(part, isQuery: true, context) }
    if request.contentType == .formUrlEncoded {
      for part in request.body ?? [] { check(part, isQuery: false, context) }
    }
    for header in request.headers ?? [] where header.value == nil {
      check(header.path, at: \.path, of: header, "header", nil, context)
    }
  }

  private static func check(_ part: Document.RequestParameter, isQuery: Bool, _ context: RuleContext) {
    let what = isQuery ? "query parameter" : "form field"
    guard let literal = part.literal else {
      return check(part.path, at: \.path, of: part, what, isQuery, context)
    }
    guard literal.kind.isContainerOrNull, let node = context.valueNode(\.literal, of: part) else { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "\(literal.kind.phrase) as a \(what) is sent as Swift describes it",
        consequence: sent(literal), help: help(for: literal.kind, isQuery: isQuery, isLiteral: true, context),
        fixes: literal == .nullValue
          ? context.deletion(of: part.origin.node)
          : isQuery ? elements(of: literal, part, context) : []))
  }

  private static func check<Part: Described>(
    _ path: String?, at key: PartialKeyPath<Part>, of part: Part, _ what: String, _ isQuery: Bool?,
    _ context: RuleContext
  ) {
    guard let path, let node = context.valueNode(key, of: part) else { return }
    let components = Keypath.parse(path).components
    guard case .key(let root)? = components.first, !context.iteration.scopedNames.contains(root),
      let value = SampleState(context.initialValues).value(at: components), value.kind.isContainerOrNull,
      !context.host.declaresState(at: components)
    else { return }
    let isKept = context.writes.keepKind(of: value, at: components)
    guard value != .nullValue else {
      return context.report(
        RuleFinding(
          at: context.view.range(node),
          "`\(path)` is \(isKept ? "" : "initially ")`null`, which is sent as text",
          consequence: isKept
            ? "the server receives `<null>`" : "until it is set, the server receives `<null>`",
          help: "use an empty string, or leave the \(what) out",
          severity: isKept ? nil : .info))
    }
    guard isKept else { return }
    context.report(
      RuleFinding(
        at: context.view.range(node),
        "`\(path)` is \(value.kind.phrase), which is sent as Swift describes it", consequence: sent(value),
        help: help(for: value.kind, isQuery: isQuery ?? true, isLiteral: false, context)))
  }

  private static func sent(_ value: Document.StateValue) -> String {
    guard let text = DeviceEvaluator().description(of: value), text.utf8.count <= 60, text != "[]",
      text != "[:]"
    else {
      return value.kind == .object
        ? "the server receives text such as `[\"key\": \"value\"]`, which is not JSON"
        : "the server receives text such as `[\"a\", \"b\"]`"
    }
    return "the server receives `\(text)`"
  }

  private static func help(
    for kind: Document.StateValue.Kind, isQuery: Bool, isLiteral: Bool, _ context: RuleContext
  ) -> String {
    let json = "send it in a JSON `\(context.name(\Document.RequestAction.body))`"
    return switch kind {
    case .null: "leave it out, or write an empty string"
    case .array where isLiteral && isQuery: "write one parameter for each element, or \(json)"
    case .object: "send its values one by one, or \(json)"
    default: "send a string, such as its elements joined by commas, or \(json)"
    }
  }

  /// Returns the fix that writes a parameter for each element of an array.
  private static func elements(
    of literal: Document.StateValue, _ part: Document.RequestParameter, _ context: RuleContext
  ) -> [QuickFix] {
    guard case .arrayValue(let elements) = literal, !elements.isEmpty, elements.count <= 20,
      elements.allSatisfy({ !$0.kind.isContainerOrNull }), part.path == nil, !context.hasUnknownKeys(part)
    else { return [] }
    let (key, name) = (
      context.name(\Document.RequestParameter.literal), context.name(\Document.RequestParameter.name)
    )
    let named = part.name.map { ", \(StringLiteral.quoted(name)): \(StringLiteral.quoted($0))" } ?? ""
    let written = elements.map { "{ \(StringLiteral.quoted(key)): \($0.json)\(named) }" }
    return context.replacement(
      "Write one parameter for each element", of: context.view.range(part.origin.node),
      with: written.joined(separator: ", "))
  }
}

extension Document.StateValue.Kind {
  /// Whether this is an array, an object or `null`.
  fileprivate var isContainerOrNull: Bool { self == .array || self == .object || self == .null }
}
