import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Resolves the tokens of the files of one design system, which may refer to each other.
struct DesignTokenReader {
  /// A value in one of the files.
  struct Location: Hashable {
    let file: Int
    let node: RecordIndex
  }

  /// The value at the end of a chain of aliases.
  struct AliasTarget {
    let location: Location
    /// The `$type` of the token there; `nil` if it has none.
    let type: String?
  }

  /// The index of a token of one of the files.
  struct TokenIndex: Hashable {
    let file: Int
    let token: Int
  }

  /// The maximum length of a chain of aliases.
  static let maximumChainLength = 64

  /// The files.
  let files: [DesignTokenFile]
  /// The mistakes in values and aliases, by file.
  private(set) var mistakes: [[DesignTokenMistake]]
  private var byName: [String: TokenIndex] = [:]
  private var reported: Set<Location> = []

  /// Creates a reader that finds the tokens of files by name; of equal names, the first wins.
  init(_ files: [DesignTokenFile]) {
    self.files = files
    mistakes = files.map(\.mistakes)
    for (number, file) in files.enumerated() {
      for (token, entry) in file.tokens.enumerated() where byName[entry.name] == nil {
        byName[entry.name] = TokenIndex(file: number, token: token)
      }
    }
  }

  /// Returns whether the token is the first with its name, to which aliases refer.
  func isFirst(_ number: TokenIndex) -> Bool { byName[token(number).name] == number }

  /// Returns whether there is a token with a name.
  func hasToken(named name: String) -> Bool { byName[name] != nil }

  func token(_ number: TokenIndex) -> DesignTokenFile.Token { files[number.file].tokens[number.token] }

  /// Returns the value of a token; adds a mistake if it is invalid.
  mutating func value(of number: TokenIndex) -> DesignTokenValue {
    let token = token(number)
    let location = Location(file: number.file, node: token.value)
    guard let target = target(of: location, from: number) else { return .other }
    let typeName = token.type ?? target.type ?? token.inheritedType
    guard let typeName else {
      report(location, "`$type` is required in the token `\(token.name)` or in a group around it")
      return .other
    }
    guard let type = DesignTokenType(rawValue: typeName) else { return .other }
    return value(at: target.location, as: type, of: location) ?? .other
  }

  /// Returns the value at a location, or the one that its alias refers to; `nil` for a broken alias.
  private mutating func target(of location: Location, from number: TokenIndex?) -> AliasTarget? {
    var location = location
    var type: String?
    var visited: [Location] = []
    while let name = alias(at: location) {
      visited.append(location)
      guard let next = byName[name] else {
        report(location, "unknown token `\(name.prefix(100))` in an alias")
        return nil
      }
      let token = token(next)
      location = Location(file: next.file, node: token.value)
      type = type ?? token.type ?? (alias(at: location) == nil ? token.inheritedType : nil)
      if let start = visited.firstIndex(of: location) {
        reportCycle(Array(visited[start...]))
        return nil
      }
      if visited.count > Self.maximumChainLength {
        report(visited[0], "the chain of aliases has more than \(Self.maximumChainLength) links")
        return nil
      }
    }
    return AliasTarget(location: location, type: type)
  }

  /// Returns the name of the token that a value refers to; `nil` if the value is not an alias.
  private func alias(at location: Location) -> String? {
    files[location.file].tree.withView { view in
      let node = location.node
      guard view.kind(node) == .object else { return view.tokenAlias(node)?.name }
      let reference = view.member(named: DesignTokenKey.reference.rawValue, of: node)
      return reference.flatMap { view.value(of: $0) }.flatMap { view.tokenAlias($0)?.name }
    }
  }

  private mutating func reportCycle(_ cycle: [Location]) {
    guard let first = cycle.min(by: { ($0.file, $0.node) < ($1.file, $1.node) }) else { return }
    let names = cycle.compactMap { alias(at: $0) }.prefix(6).map { "`\($0.prefix(100))`" }
    report(first, "the aliases form a cycle: " + names.joined(separator: ", "))
  }

  private mutating func report(_ location: Location, _ message: String) {
    guard reported.insert(location).inserted else { return }
    mistakes[location.file].append(
      DesignTokenMistake(
        rule: .projectWrongType, range: files[location.file].tree.withView { $0.range(location.node) },
        message: message))
  }
}

/// Values, by type.
extension DesignTokenReader {
  /// Returns the value at a location; if it does not have the type, adds a mistake at `written` and returns
  /// `nil`.
  private mutating func value(
    at location: Location, as type: DesignTokenType, of written: Location
  ) -> DesignTokenValue? {
    let found = value(at: location, as: type)
    if found == nil { report(written == location ? location : written, "the value must be \(type.phrase)") }
    return found
  }

  private mutating func value(at location: Location, as type: DesignTokenType) -> DesignTokenValue? {
    let tree = files[location.file].tree
    switch type {
    case .color:
      switch tree.withView({ $0.designColor(location.node) }) {
      case .known(let color): return .color(color)
      case .unsupported: return .other
      case .invalid: return nil
      }
    case .dimension: return tree.withView { $0.designLength(location.node) }.map(DesignTokenValue.length)
    case .number: return tree.withView { $0.number(location.node) }.map(DesignTokenValue.length)
    case .fontFamily: return tree.withView { $0.designFamily(location.node) }.map(DesignTokenValue.family)
    case .fontWeight: return tree.withView { $0.designWeight(location.node) }.map(DesignTokenValue.weight)
    case .typography: return isObject(location) ? .typography(typography(location)) : nil
    case .border:
      guard isObject(location) else { return nil }
      return .border(width: length("width", of: location), color: color("color", of: location))
    case .shadow: return shadow(location)
    }
  }

  private mutating func typography(_ location: Location) -> DesignTokenValue.Typography {
    var result = DesignTokenValue.Typography()
    if case .family(let family)? = part("fontFamily", of: location, as: .fontFamily) {
      result.family = family
    }
    if case .weight(let weight)? = part("fontWeight", of: location, as: .fontWeight) {
      result.weight = weight
    }
    result.size = length("fontSize", of: location)
    return result
  }

  /// Returns a shadow; the first of several, because a view has only one.
  private mutating func shadow(_ location: Location) -> DesignTokenValue? {
    var location = location
    if let first = files[location.file].tree.withView({ $0.element(at: 0, of: location.node) }) {
      guard let target = target(of: Location(file: location.file, node: first), from: nil) else {
        return .other
      }
      location = target.location
    }
    guard isObject(location) else { return nil }
    var shadow = Document.Shadow()
    shadow.color = color("color", of: location)
    shadow.radius = length("blur", of: location)
    shadow.x = length("offsetX", of: location)
    shadow.y = length("offsetY", of: location)
    return .shadow(shadow)
  }

  private mutating func color(_ name: String, of location: Location) -> Document.Color? {
    if case .color(let color)? = part(name, of: location, as: .color) { color } else { nil }
  }

  private mutating func length(_ name: String, of location: Location) -> Double? {
    if case .length(let length)? = part(name, of: location, as: .dimension) { length } else { nil }
  }

  /// Returns a part of a value, which may be an alias; `nil` if it is absent or invalid.
  private mutating func part(_ name: String, of location: Location, as type: DesignTokenType)
    -> DesignTokenValue?
  {
    let node = files[location.file].tree.withView { view in
      view.member(named: name, of: location.node).flatMap { view.value(of: $0) }
    }
    guard let node else { return nil }
    let written = Location(file: location.file, node: node)
    guard let target = target(of: written, from: nil) else { return nil }
    return value(at: target.location, as: type, of: written)
  }

  private func isObject(_ location: Location) -> Bool {
    files[location.file].tree.withView { $0.kind(location.node) == .object }
  }
}
