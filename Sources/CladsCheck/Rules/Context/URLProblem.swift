import CladsExpressions
import Diagnostics
import SourceText

/// What keeps a URL of a document from being loaded, for requests and for images.
struct URLProblem {
  /// What the URL is for.
  enum Purpose {
    case request, image

    /// An example of a URL.
    fileprivate var example: String {
      self == .image ? "https://example.com/lake.jpg" : "https://example.com/lakes"
    }
  }

  /// How the app fails.
  enum Outcome {
    /// The app does not accept the text as a URL.
    case isRefused
    /// The app has a URL, but cannot load anything from it.
    case isNotLoaded
  }

  let message: String
  let help: String
  var outcome = Outcome.isNotLoaded
  /// The URL as it is probably meant.
  var correction: String?

  /// Finds the first problem of a text with placeholders; `nil` if there is none for sure.
  init?(in text: String, for purpose: Purpose) {
    guard let problem = Search(text: text, purpose: purpose).problem else { return nil }
    self = problem
  }

  fileprivate init(
    _ message: String, help: String, _ outcome: Outcome = .isNotLoaded, correction: String? = nil
  ) {
    self.message = message
    self.help = help
    self.outcome = outcome
    self.correction = correction
  }

  /// Returns whether a text is an absolute URL in ASCII that certainly has no problem: a fast path for the
  /// usual case.
  static func isFine(_ text: String) -> Bool {
    text.utf8.starts(with: "https://".utf8)
      && text.utf8.dropFirst(8).first.map { $0.isLetter || $0.isDigit } ?? false
      && text.utf8.allSatisfy(\.isCommonInURL)
  }
}

/// The search for the problem of one URL.
private struct Search {
  let text: String
  let purpose: URLProblem.Purpose

  private var needed: String { "write an absolute URL, such as `\(purpose.example)`" }
  private var isQuotable: Bool { !text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline } }

  var problem: URLProblem? {
    let trimmed = text.trimmed
    if trimmed.isEmpty { return URLProblem("the URL is empty", help: needed) }
    if trimmed != text {
      return URLProblem(
        "the URL has surrounding whitespace", help: "remove the whitespace",
        URLParts(text.masked) == nil ? .isRefused : .isNotLoaded, correction: isQuotable ? trimmed : nil)
    }
    let masked = text.masked
    if masked.first == mask { return nil }
    do throws(URLParts.Mistake) {
      let parts = try URLParts(parsing: masked)
      guard let scheme = parts.scheme, !isPort(after: scheme) else { return relative(parts, masked) }
      return problem(of: scheme, parts)
    } catch {
      return problem(of: error)
    }
  }

  // MARK: No URL

  private func problem(of mistake: URLParts.Mistake) -> URLProblem? {
    switch mistake {
    case .scheme(mask), .host(mask): return nil
    case .port(let port) where port.contains(mask): return nil
    case .scheme(let character):
      guard text.contains("://") else { return relative(nil, text) }
      return URLProblem("a URL scheme cannot contain \(character.phrase)", help: needed, .isRefused)
    case .host(let character):
      return URLProblem(
        "the host of the URL contains \(character.phrase)",
        help: character.isWhitespace ? "remove it" : "write the name of a host, such as `example.com`",
        .isRefused)
    case .port(let port):
      return URLProblem(
        "`\(port)` is not a port", help: "write a number after the `:`, or remove it", .isRefused)
    }
  }

  // MARK: Relative URLs

  private func relative(_ parts: URLParts?, _ masked: String) -> URLProblem? {
    if text.utf8.starts(with: "//".utf8) {
      return URLProblem("the URL has no scheme", help: "add `https:`", correction: corrected("https:" + text))
    }
    for scheme in ["https", "http"] {
      let (start, rest) = (text.prefix(scheme.count), text.dropFirst(scheme.count))
      if start.lowercased() == scheme, rest.hasPrefix("//") {
        return URLProblem(
          "the URL has no `:` after `\(start)`", help: "write `\(scheme)://`",
          correction: corrected(scheme + ":" + rest))
      }
    }
    // A placeholder may be the whole beginning.
    let beginning = masked.prefix { $0 != mask }
    guard beginning.count == masked.count || beginning.contains("/") || beginning.contains(".") else {
      return nil
    }
    let scheme = isLocalHost ? "http" : "https"
    let isHost = hasHost(beginning)
    let asset = purpose == .image ? "; an image in the app bundle is an `asset`" : ""
    return URLProblem(
      "the URL is relative, but there is no base URL",
      help: isHost ? "add `\(scheme)://`" : needed + asset,
      correction: isHost ? corrected("\(scheme)://" + text) : nil)
  }

  /// Returns whether the text before the first colon is a host, and a port follows it.
  private func isPort(after scheme: Substring) -> Bool {
    text.dropFirst(scheme.count + 1).first?.isNumber ?? false
  }

  private var isLocalHost: Bool {
    ["localhost", "127.0.0.1"].contains(text.prefix { $0 != "/" && $0 != ":" }.lowercased())
  }

  /// Returns whether a text starts with a host name.
  private func hasHost(_ text: Substring) -> Bool {
    let first = text.prefix { $0 != "/" && $0 != ":" && $0 != "?" }
    let labels = first.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } })
    else {
      return false
    }
    if isLocalHost || first.hasPrefix("www.") { return true }
    guard labels.count > 1, let last = labels.last, last.allSatisfy(\.isLetter), last.count > 1 else {
      return false
    }
    // An image without a folder is a file.
    return purpose == .request || first.count < text.count
      || ["com", "org", "net"].contains(last.lowercased())
  }

  // MARK: Schemes

  private func problem(of scheme: Substring, _ parts: URLParts) -> URLProblem? {
    let rest = text.dropFirst(scheme.count + 1)
    switch scheme.lowercased() {
    case "http", "https": return parts.host == nil ? withoutHost(scheme, rest) : nil
    case "data" where purpose == .image, "file" where purpose == .image: return nil
    default:
      let meant = closest(to: String(scheme), in: ["https", "http"]).first
      return URLProblem(
        scheme.isEmpty ? "the URL has no scheme" : "unsupported URL scheme `\(scheme)`",
        help: meant.map { "did you mean `\($0)`?" }
          ?? (scheme == "system" && purpose == .image ? "for a symbol, use `sfsymbol`" : needed),
        correction: meant.flatMap { corrected($0 + ":" + rest) })
    }
  }

  private func withoutHost(_ scheme: Substring, _ rest: Substring) -> URLProblem {
    let host = rest.drop { $0 == "/" || $0 == "\\" || $0 == ":" }
    let isHost = hasHost(host.prefix { $0 != "$" })
    return URLProblem(
      "the URL has no host", help: isHost ? "write `\(scheme)://` before the host" : needed,
      correction: isHost ? corrected("\(scheme)://" + host) : nil)
  }

  private func corrected(_ text: String) -> String? { isQuotable ? text : nil }
}

/// A letter in place of each placeholder.
private let mask: Character = "\u{E000}"

extension String {
  /// The text with `mask` in place of each placeholder.
  fileprivate var masked: String {
    guard Template.containsPlaceholder(self) else { return self }
    let bytes = Array(utf8)
    return Template.parse(self).segments.map { segment in
      switch segment {
      case .text(let range): String(decoding: bytes[range], as: UTF8.self)
      case .placeholder: String(mask)
      }
    }.joined()
  }

  /// The text without leading and trailing whitespace.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }
}

extension Character {
  /// The character in a message.
  fileprivate var phrase: String { isNewline ? "a line break" : isWhitespace ? "a space" : "`\(self)`" }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, or one of `-._~/?=&`.
  fileprivate var isCommonInURL: Bool {
    isLetter || isDigit || self == Byte.minus || self == Byte.dot || self == Byte.underscore
      || self == Byte.tilde || self == Byte.slash || self == Byte.questionMark
      || self == Byte.equals || self == Byte.ampersand
  }
}
