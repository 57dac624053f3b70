import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A credential hard-coded in a request.
enum RequestSecret {
  static let rule = Rule(
    "request-secret", .warning, .actions, checks: .action(check),
    summary: "A key, token or password that is hard-coded in a request.",
    why: "Everyone who receives the document can read and use it.",
    bad: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke",
              "headers": [ { "name": "Authorization", "value": "Bearer «3f9ac1d07b52»" } ],
              "responsePath": "joke", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${joke.text}${failure.message}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "jokes",
        "state": { "joke": null, "failure": null, "session": { "token": "" } },
        "root": {
          "actions": {
            "onAppear": {
              "type": "request", "method": "GET", "url": "https://example.com/joke",
              "headers": [ { "name": "Authorization", "value": "Bearer ${session.token}" } ],
              "responsePath": "joke", "errorPath": "failure"
            }
          },
          "children": [ { "type": "label", "text": "${joke.text}${failure.message}" } ]
        }
      }
      """#)

  /// The names of headers and parameters that carry credentials: lowercase, no hyphens or underscores.
  private static let names: Set<String> = [
    "authorization", "proxyauthorization", "apikey", "xapikey", "accesstoken", "authtoken", "xauthtoken",
    "token",
    "secret", "clientsecret", "apisecret", "password", "passwd", "privatekey", "refreshtoken",
  ]

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .request(let request) = action else { return }
    for header in request.headers ?? [] {
      guard let name = header.name, let value = header.value, isSecret(name),
        let node = context.valueNode(\.value, of: header)
      else { continue }
      report(schemeless(value), in: node, value, context)
    }
    for part in request.parameters {
      guard case .stringValue(let value)? = part.literal,
        let name = part.name ?? part.path?.split(separator: ".").last.map(String.init), isSecret(name),
        let node = context.valueNode(\.literal, of: part)
      else { continue }
      report(0..<value.utf8.count, in: node, value, context)
    }
    if let url = request.url, url.utf8.contains(Byte.equals),
      let node = context.valueNode(\.url, of: request)
    {
      for range in queryValues(url) { report(range, in: node, url, context) }
    }
  }

  private static func isSecret(_ name: String) -> Bool {
    names.contains(name.lowercased().filter { $0 != "-" && $0 != "_" })
  }

  /// Returns the UTF-8 range of the text after `Bearer` or `Basic`, or of the whole value.
  private static func schemeless(_ value: String) -> Range<Int> {
    let bytes = Array(value.utf8)
    guard let space = bytes.lastIndex(of: Byte.space), space + 1 < bytes.count else { return 0..<bytes.count }
    return space + 1..<bytes.count
  }

  /// Returns the UTF-8 ranges of the values of query parameters that are named like credentials.
  private static func queryValues(_ url: String) -> [Range<Int>] {
    let bytes = Array(url.utf8)
    guard var start = bytes.firstIndex(of: Byte.questionMark) else { return [] }
    var values: [Range<Int>] = []
    while start < bytes.count {
      start += 1
      let end = bytes[min(start, bytes.count)...].firstIndex {
        $0 == Byte.ampersand || $0 == Byte.hash
      }
      let part = start..<max(start, end ?? bytes.count)
      if part.upperBound <= bytes.count, let equals = bytes[part].firstIndex(of: Byte.equals),
        isSecret(String(decoding: bytes[part.lowerBound..<equals], as: UTF8.self))
      {
        values.append(equals + 1..<part.upperBound)
      }
      start = part.upperBound
    }
    return values
  }

  private static func report(
    _ range: Range<Int>, in node: RecordIndex, _ text: String, _ context: RuleContext
  ) {
    let secret = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    // Text to be filled in is not a secret, and neither is a value from the state.
    guard secret.utf8.count >= 6, !Template.containsPlaceholder(secret),
      !secret.contains(where: { "<>…*{".contains($0) }),
      !secret.uppercased().hasPrefix("YOUR"), context.view.isCompleteString(node)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.sourceRange(ofDecoded: range, in: node), "a credential is hard-coded here",
        consequence: "everyone who receives the document can read and use it",
        help: "let the app provide it in the state, and use its path here"))
  }
}
