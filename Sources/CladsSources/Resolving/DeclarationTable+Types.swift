extension DeclarationTable {
  /// Returns what a Swift type, written without spaces, is in a document, and whether it is optional.
  func valueType(of type: String, in scope: [String]) -> (type: SourceValueType, isOptional: Bool) {
    var text = type[...]
    var isOptional = false
    // Every step removes an optional; deeper types are not written.
    for _ in 0..<8 {
      if text.hasSuffix("?") {
        text.removeLast()
      } else if let wrapped = Self.argument(of: "Optional", in: text) {
        text = wrapped
      } else {
        break
      }
      isOptional = true
    }
    return (plainType(text, in: scope, depth: 0), isOptional)
  }

  private static func argument(of generic: String, in text: Substring) -> Substring? {
    guard text.hasPrefix(generic + "<"), text.hasSuffix(">") else { return nil }
    return text.dropFirst(generic.count + 1).dropLast()
  }

  private static let scalars: [String: SourceValueType] = [
    "String": .string, "Substring": .string, "Character": .string, "URL": .string, "UUID": .string,
    "Date": .string, "Int": .integer, "Int8": .integer, "Int16": .integer, "Int32": .integer,
    "Int64": .integer, "UInt": .integer, "UInt8": .integer, "UInt16": .integer, "UInt32": .integer,
    "UInt64": .integer, "NSInteger": .integer, "Double": .number, "Float": .number, "CGFloat": .number,
    "Decimal": .number, "TimeInterval": .number, "NSNumber": .number, "Bool": .boolean,
  ]

  private func plainType(_ text: Substring, in scope: [String], depth: Int) -> SourceValueType {
    if let scalar = Self.scalars[String(text.hasPrefix("Swift.") ? text.dropFirst(6) : text)] {
      return scalar
    }
    guard depth < 8 else { return .any }
    if text.hasSuffix("?") { return plainType(text.dropLast(), in: scope, depth: depth + 1) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = text.dropFirst().dropLast()
      if hasColon(inner) { return .object }
      return .array(plainType(inner, in: scope, depth: depth + 1))
    }
    for collection in ["Array", "Set", "ContiguousArray"] {
      if let element = Self.argument(of: collection, in: text) {
        return .array(plainType(element, in: scope, depth: depth + 1))
      }
    }
    if text.hasPrefix("Dictionary<") { return .object }
    guard let name = typeName(text.split(separator: ".").map(String.init), in: scope) else { return .any }
    return declaredType(name)
  }

  /// Whether this is a key and a value, and no array of dictionaries.
  private func hasColon(_ text: Substring) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: return true
      default: break
      }
    }
    return false
  }

  private func declaredType(_ name: String) -> SourceValueType {
    let places = parts[name] ?? []
    guard let declaration = places.first(where: { !self[$0].isExtension }) else { return .any }
    if self[declaration].isEnum {
      let raw = self[declaration].inherited.first.map { Self.scalars[$0] ?? .any }
      guard raw == .string else { return raw ?? .any }
      return .choice(
        self[declaration].cases.compactMap { enumCase in
          guard let value = enumCase.rawValue else { return enumCase.name }
          return self.name(of: value, at: declaration)?.text
        })
    }
    return conforms(name, to: ["Decodable", "Codable"]) ? .object : .any
  }
}
