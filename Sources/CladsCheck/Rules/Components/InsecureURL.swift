import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A URL without encryption.
enum InsecureURL {
  static let rule = Rule(
    "insecure-url", .warning, .components, checks: .component(kinds: ["image", "button"], check),
    .action(check),
    summary: "A URL that starts with `http://`, except for local hosts.",
    why: """
      iOS refuses unencrypted connections unless the app declares an exception, and anyone on the network \
      can read and change what is sent.
      """,
    bad: #"""
      {
        "id": "photo",
        "root": { "children": [
          { "type": "image", "image": { "url": "«http»://example.com/lake.jpg" } }
        ] }
      }
      """#,
    fix: "Change it to `https`")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let image = component.image else { return }
    check(image.url, \.url, of: image, context)
    if let fallback = image.placeholder { check(fallback.url, \.url, of: fallback, context) }
    if let fallback = image.loading { check(fallback.url, \.url, of: fallback, context) }
  }

  static func check(_ action: Document.Action, _ context: RuleContext) {
    switch action {
    case .request(let request): check(request.url, \.url, of: request, context)
    case .openURL(let open): check(open.url, \.url, of: open, context)
    default: break
    }
  }

  private static func check<Part: Described>(
    _ text: String?, _ path: PartialKeyPath<Part>, of part: Part, _ context: RuleContext
  ) {
    guard let text, text.utf8.count > 7, text.utf8.dropFirst(4).first == Byte.colon,
      text.lowercased().hasPrefix("http://"), !isLocal(text.dropFirst(7)),
      let node = context.valueNode(path, of: part)
    else { return }
    let start = context.view.contentRange(of: node).lowerBound
    let range = TextRange(utf8: start, start + 4)
    context.report(
      RuleFinding(
        at: range, "`http` connections are not encrypted",
        consequence: "iOS refuses the connection unless the app declares an exception",
        help: "use `https`", fixes: context.replacement("Change to `https`", of: range, with: "https")))
  }

  /// Returns whether the host is the local machine or on the local network.
  private static func isLocal(_ rest: Substring) -> Bool {
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != "$" }.lowercased()
    let name = host.hasPrefix("[") ? host : String(host.prefix { $0 != ":" })
    return name == "localhost" || name.hasPrefix("127.") || name.hasPrefix("[::1]") || name == "0.0.0.0"
      || name == "10.0.2.2" || name.hasSuffix(".local") || name.hasSuffix(".localhost")
  }
}
