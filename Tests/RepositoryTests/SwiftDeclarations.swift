/// The declarations in a Swift file, found by their keywords and by counting braces.
struct SwiftDeclarations {
  /// The public declarations in the order of the file, each behind the names of the types around it. The
  /// cases of public enumerations and the requirements of public protocols are public, too.
  private(set) var publicDeclarations: [String] = []

  /// A pair of braces that is open.
  private struct Scope {
    /// The name of the type; `nil` for a body.
    var type: String?
    /// Its keyword, if what is public in it needs no modifier: `enum` or `protocol`.
    var publicKeyword: Substring?
  }

  private var scopes: [Scope] = []

  init(_ text: String) {
    guard text.contains("public") else { return }
    var lines = Self.code(Array(text.utf8)).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    var index = 0
    while index < lines.count {
      let keyword = isInType ? Self.keyword(lines[index]) : nil
      var declaration = lines[index]
      if keyword != nil {
        while index + 1 < lines.count, Self.continues(declaration, lines[index + 1]) {
          index += 1
          let isInside = declaration.hasSuffix("(") || lines[index].hasPrefix(")")
          declaration += (isInside ? "" : " ") + lines[index]
        }
        if let keyword, Self.types.contains(keyword), let brace = declaration.firstIndex(of: "{") {
          // What follows the brace is a line of its own.
          lines.insert(
            String(declaration[declaration.index(after: brace)...].drop { $0 == " " }), at: index + 1)
          declaration = String(declaration[...brace])
        }
        add(declaration, keyword)
      }
      followBraces(of: declaration, keyword)
      index += 1
    }
  }

  private var isInType: Bool { scopes.allSatisfy { $0.type != nil } }

  private static let types: Set<Substring> = ["struct", "enum", "class", "protocol", "extension", "actor"]
  private static let others: Set<Substring> = [
    "let", "var", "func", "init", "typealias", "subscript", "case", "associatedtype",
  ]

  /// Returns the words of a line up to the first that cannot be a modifier.
  private static func words(_ line: String) -> [Substring] {
    line.split { $0 == " " || $0 == "(" || $0 == "<" || $0 == "?" || $0 == "[" }
  }

  private static func keyword(_ line: String) -> Substring? {
    for word in words(line) {
      // `class func` is a modifier only in front of another keyword.
      if types.contains(word) || others.contains(word) { return word }
      guard word.hasPrefix("@") || modifiers.contains(word) else { return nil }
    }
    return nil
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "final", "mutating",
    "nonmutating", "indirect", "convenience", "override", "nonisolated", "lazy", "weak", "required",
    "unowned",
    "set)", "unsafe)", "prefix", "infix", "postfix", "consuming", "borrowing", "dynamic", "__always)",
  ]

  /// Whether a declaration goes on in the next line.
  private static func continues(_ text: String, _ next: String) -> Bool {
    if end(of: text) != nil { return false }
    return depth(text) > 0 || ["->", "where ", "async", "throws", "{"].contains { next.hasPrefix($0) }
      || text.hasSuffix(",") || text.hasSuffix(":")
  }

  private static func depth(_ text: String) -> Int {
    text.utf8.reduce(0) { depth, byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth + 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth - 1
      default: depth
      }
    }
  }

  /// Returns where the body or the initial value of a declaration starts.
  private static func end(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0, "}" where depth == 0: return index
      case "="
      where depth == 0 && text[..<index].hasSuffix(" ")
        && (text[index...] == "=" || text[index...].hasPrefix("= ")):
        return index
      default: break
      }
    }
    return nil
  }

  private mutating func add(_ declaration: String, _ keyword: Substring?) {
    let isImplied = scopes.last?.publicKeyword.map { $0 == "protocol" || keyword == "case" } ?? false
    guard isImplied || declaration.hasPrefix("public ") || declaration.contains(" public ") else { return }
    let isAlias = declaration.contains("typealias ")
    var text = declaration[
      ..<(isAlias ? declaration.endIndex : Self.end(of: declaration) ?? declaration.endIndex)]
    while text.hasPrefix("@") { text = text.drop { $0 != " " }.drop { $0 == " " } }
    while text.hasSuffix(" ") { text.removeLast() }
    let names = scopes.compactMap(\.type).joined(separator: ".")
    publicDeclarations.append(names.isEmpty ? String(text) : "\(names): \(text)")
  }

  private mutating func followBraces(of text: String, _ keyword: Substring?) {
    var scope = Scope()
    if let keyword, Self.types.contains(keyword) {
      let name = Self.words(text).drop { $0 != keyword }.dropFirst().first ?? ""
      scope.type = String(name.prefix { $0 != ":" && $0 != "{" })
      if text.contains("public "), keyword == "enum" || keyword == "protocol" {
        scope.publicKeyword = keyword
      }
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{") {
        scopes.append(scope)
        scope = Scope()
      } else if byte == UInt8(ascii: "}") {
        _ = scopes.popLast()
      }
    }
  }

  /// Returns the text without comments and the contents of strings.
  private static func code(_ text: [UInt8]) -> String {
    var code: [UInt8] = []
    var index = 0
    func starts(_ token: String, at index: Int) -> Bool { text[index...].starts(with: token.utf8) }
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "/"), starts("//", at: index) {
        index = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      } else if byte == UInt8(ascii: "/"), starts("/*", at: index) {
        var depth = 0
        repeat {
          if starts("/*", at: index) {
            (depth, index) = (depth + 1, index + 2)
          } else if starts("*/", at: index) {
            (depth, index) = (depth - 1, index + 2)
          } else {
            index += 1
          }
        } while depth > 0 && index < text.count
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        let pounds = text[index...].prefix { $0 == UInt8(ascii: "#") }.count
        guard starts("\"", at: index + pounds) else {
          code += text[index..<index + pounds]
          index += pounds
          continue
        }
        let quote = starts("\"\"\"", at: index + pounds) ? "\"\"\"" : "\""
        let end = quote + String(repeating: "#", count: pounds)
        index += pounds + quote.count
        while index < text.count, !starts(end, at: index) {
          index += pounds == 0 && text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += end.count
        code += "\"\"".utf8
      } else {
        code.append(byte)
        index += 1
      }
    }
    return String(decoding: code, as: UTF8.self)
  }
}
