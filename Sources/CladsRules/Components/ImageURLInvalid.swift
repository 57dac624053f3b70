import CladsDocument
import Diagnostics

/// An address of an image from which nothing can be loaded.
enum ImageURLInvalid: ComponentRule {
  static let id: DiagnosticID = "image-url-invalid"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.fallsBack(to: "the stand-in")
  static let kinds: Set<String>? = ["image", "button"]
  static let documentation = RuleDocumentation(
    summary: "An address of an image that is empty or relative, has blanks around it or an unknown scheme.",
    why: """
      The app takes nearly any text for an address. That nothing can be loaded from it shows only on the \
      phone.
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
    fix: "Add `https://`, mend the scheme, or take the blanks away")

  static func check(_ component: Document.Component, _ context: RuleContext) {
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
    let fixes = problem.correction.map { context.replacement("Write `\($0)`", of: range, with: "\"\($0)\"") }
    context.report(
      Finding(
        id, at: range, problem.message,
        consequence: (text.isEmpty ? fallback : nil)
          ?? "the app shows the stand-in, as if loading had failed",
        help: problem.help, fixes: fixes ?? []))
  }

  /// Whether the text certainly starts like a good address; decides the usual case without taking it apart.
  private static func isFine(_ text: String) -> Bool {
    text.utf8.count > 8 && text.utf8.starts(with: "https://".utf8) && text.utf8.last != 0x20
      && text.utf8.dropFirst(8).first != 0x2F
  }

  private struct Problem {
    var message: String
    var help: String
    var correction: String?
  }

  private static func problem(of text: String) -> Problem? {
    let trimmed = text.trimmed
    let needed = "write a whole address, such as `https://example.com/lake.jpg`"
    if trimmed.isEmpty { return Problem(message: "the address is empty", help: needed) }
    let isQuotable = !text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
    if trimmed != text {
      return Problem(
        message: "the address has blanks around it", help: "take them away",
        correction: isQuotable ? trimmed : nil)
    }
    let beginning = text.range(before: "${")
    let isWhole = beginning.utf8.count == text.utf8.count
    guard let scheme = scheme(of: beginning) else {
      guard isWhole || beginning.contains("/") else { return nil }
      return Problem(
        message: "the address is relative, and there is nothing it could be relative to",
        help: hasHost(beginning) ? "add `https://`" : "\(needed); an image of the app is an `asset`",
        correction: hasHost(beginning) && isQuotable ? "https://" + text : nil)
    }
    let rest = text.dropFirst(scheme.count + 1)
    switch scheme.lowercased() {
    case "http", "https":
      guard !rest.hasPrefix("//") || rest.dropFirst(2).first == "/" || rest.count == 2 else { return nil }
      return Problem(message: "the address names no host", help: needed)
    case "data", "file": return nil
    default:
      let meant = closest(to: scheme, in: ["https", "http"]).first
      return Problem(
        message: "nothing can be loaded from a `\(scheme):` address",
        help: meant.map { "did you mean `\($0)`?" }
          ?? (scheme == "system" ? "the name of a symbol is its `sfsymbol`" : needed),
        correction: meant != nil && isQuotable ? (meant ?? "") + text.dropFirst(scheme.count) : nil)
    }
  }

  /// What stands before the first colon, if only letters, digits and signs do.
  private static func scheme(of text: Substring) -> String? {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let scheme = text[..<colon]
    let isPort = text[colon...].dropFirst().first?.isNumber ?? false
    guard !isPort, scheme.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" }) else {
      return nil
    }
    return String(scheme)
  }

  /// Whether the text starts with the name of a host.
  private static func hasHost(_ text: Substring) -> Bool {
    let first = text.prefix { $0 != "/" && $0 != ":" }
    return first.hasPrefix("www.") || first.hasSuffix(".com") || first.hasSuffix(".org")
      || first.hasSuffix(".net")
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }

  /// What stands before the first occurrence of `$` and `{`, or all of it.
  fileprivate func range(before _: StaticString) -> Substring {
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index] == "$", next < endIndex, self[next] == "{" { return self[..<index] }
      index = next
    }
    return self[...]
  }
}
