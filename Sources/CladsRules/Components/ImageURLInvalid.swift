import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An image URL that cannot be loaded.
enum ImageURLInvalid: ComponentRule {
  static let id: DiagnosticID = "image-url-invalid"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.fallsBack(to: "the placeholder image")
  static let kinds: Set<String>? = ["image", "button"]
  static let documentation = RuleDocumentation(
    summary: "An image URL that is empty or relative, or has surrounding whitespace or an unknown scheme.",
    why: """
      The app accepts almost any string as a URL, so the mistake shows only when loading fails on device.
      """,
    bad: #"""
      {
        "id": "photo",
        "root": { "children": [
          { "type": "image", "image": { "url": «"www.example.com/lake.jpg"» } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "photo",
        "root": { "children": [
          { "type": "image", "image": { "url": "https://www.example.com/lake.jpg" } }
        ] }
      }
      """#,
    fix: "Add `https://`, correct the scheme, or remove the whitespace")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let image = component.image else { return }
    let fallback = component.kind == "button" ? "the button has no image" : "the app draws a question mark"
    check(image.url, \.url, of: image, ifEmpty: fallback, context)
    if let url = image.placeholder { check(url.url, \.url, of: url, context) }
    if let url = image.loading { check(url.url, \.url, of: url, context) }
  }

  private static func check<Part: Described>(
    _ text: String?, _ path: PartialKeyPath<Part>, of part: Part, ifEmpty fallback: String? = nil,
    _ context: RuleContext
  ) {
    guard let text, !isFine(text), let problem = problem(of: text), let range = context.value(path, of: part)
    else { return }
    let fixes = problem.correction.map {
      context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0))
    }
    context.report(
      Finding(
        id, at: range, problem.message,
        consequence: (text.isEmpty ? fallback : nil)
          ?? "the app shows the placeholder image, as if loading had failed",
        help: problem.help, fixes: fixes ?? []))
  }

  /// Returns whether the text certainly starts like a valid URL: a fast path for the usual case, without
  /// parsing.
  private static func isFine(_ text: String) -> Bool {
    text.utf8.count > 8 && text.utf8.starts(with: "https://".utf8) && text.utf8.last != Byte.space
      && text.utf8.dropFirst(8).first != Byte.slash
  }

  private struct Problem {
    var message: String
    var help: String
    var correction: String?
  }

  private static func problem(of text: String) -> Problem? {
    let trimmed = text.trimmed
    let needed = "write an absolute URL, such as `https://example.com/lake.jpg`"
    if trimmed.isEmpty { return Problem(message: "the URL is empty", help: needed) }
    let isQuotable = !text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
    if trimmed != text {
      return Problem(
        message: "the URL has surrounding whitespace", help: "remove the whitespace",
        correction: isQuotable ? trimmed : nil)
    }
    let beginning = text.prefixBeforePlaceholder
    let isWhole = beginning.utf8.count == text.utf8.count
    guard let scheme = scheme(of: beginning) else {
      guard isWhole || beginning.contains("/") else { return nil }
      return Problem(
        message: "the URL is relative, but there is no base URL",
        help: hasHost(beginning) ? "add `https://`" : "\(needed); an image in the app bundle is an `asset`",
        correction: hasHost(beginning) && isQuotable ? "https://" + text : nil)
    }
    let rest = text.dropFirst(scheme.count + 1)
    switch scheme.lowercased() {
    case "http", "https":
      guard !rest.hasPrefix("//") || rest.dropFirst(2).first == "/" || rest.count == 2 else { return nil }
      return Problem(message: "the URL has no host", help: needed)
    case "data", "file": return nil
    default:
      let meant = closest(to: scheme, in: ["https", "http"]).first
      return Problem(
        message: "unsupported URL scheme `\(scheme)`",
        help: meant.map { "did you mean `\($0)`?" }
          ?? (scheme == "system" ? "for a symbol, use `sfsymbol`" : needed),
        correction: meant != nil && isQuotable ? (meant ?? "") + text.dropFirst(scheme.count) : nil)
    }
  }

  /// Returns the text before the first colon if it looks like a URL scheme, or `nil`.
  private static func scheme(of text: Substring) -> String? {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let scheme = text[..<colon]
    let isPort = text[colon...].dropFirst().first?.isNumber ?? false
    guard !isPort, scheme.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" }) else {
      return nil
    }
    return String(scheme)
  }

  /// Returns whether the text starts with a host name.
  private static func hasHost(_ text: Substring) -> Bool {
    let first = text.prefix { $0 != "/" && $0 != ":" }
    return first.hasPrefix("www.") || first.hasSuffix(".com") || first.hasSuffix(".org")
      || first.hasSuffix(".net")
  }
}

extension String {
  /// The text without leading and trailing whitespace.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }

  /// The text before the first `${`, or all of it.
  fileprivate var prefixBeforePlaceholder: Substring {
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index] == "$", next < endIndex, self[next] == "{" { return self[..<index] }
      index = next
    }
    return self[...]
  }
}
