import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Reads the tokens of the files of one design system, which may refer to each other.
struct DesignTokenReader {
  /// A value in one of the files.
  struct Place: Hashable {
    let file: Int
    let node: RecordIndex
  }

  /// A value that aliases lead to.
  struct Target {
    let place: Place
    /// What kind of value the token there has, if it says so.
    let type: String?
  }

  /// One token of all the files.
  struct Number: Hashable {
    let file: Int
    let token: Int
  }

  /// An alias that leads over more others than these is not followed.
  static let longestChain = 64

  /// The files.
  let files: [DesignTokenFile]
  /// The mistakes in values and aliases, by file.
  private(set) var mistakes: [[DesignTokenMistake]]
  private var byName: [String: Number] = [:]
  private var reported: Set<Place> = []

  /// Knows the names of the tokens in files; of equal names the first counts, but a file's own goes first.
  init(_ files: [DesignTokenFile]) {
    self.files = files
    mistakes = files.map(\.mistakes)
    for (number, file) in files.enumerated() {
      for (token, entry) in file.tokens.enumerated() where byName[entry.name] == nil {
        byName[entry.name] = Number(file: number, token: token)
      }
    }
  }

  /// Whether the token is the one that its name stands for.
  func isFirst(_ number: Number) -> Bool { byName[token(number).name] == number }

  /// Whether a token or a group with tokens has a name.
  func hasToken(named name: String) -> Bool { byName[name] != nil }

  func token(_ number: Number) -> DesignTokenFile.Token { files[number.file].tokens[number.token] }

  /// What a token stands for; what is wrong with it is noted.
  mutating func value(of number: Number) -> DesignTokenValue {
    let token = token(number)
    let place = Place(file: number.file, node: token.value)
    guard let target = target(of: place, from: number) else { return .other }
    let word = token.type ?? target.type ?? token.inheritedType
    guard let word else {
      report(place, "the token `\(token.name)` has no `$type`, nor has a group around it")
      return .other
    }
    guard let type = DesignTokenType(rawValue: word) else { return .other }
    return value(at: target.place, as: type, of: place) ?? .other
  }

  /// The value that stands at a place, or that its alias leads to; nothing for a broken alias.
  private mutating func target(of place: Place, from number: Number?) -> Target? {
    var place = place
    var type: String?
    var passed: [Place] = []
    while let name = alias(at: place) {
      passed.append(place)
      guard let next = byName[name] else {
        report(place, "the alias `{\(name.prefix(100))}` leads to no token")
        return nil
      }
      let token = token(next)
      place = Place(file: next.file, node: token.value)
      type = type ?? token.type ?? (alias(at: place) == nil ? token.inheritedType : nil)
      if let start = passed.firstIndex(of: place) {
        reportCircle(Array(passed[start...]))
        return nil
      }
      if passed.count > Self.longestChain {
        report(passed[0], "the alias leads over more than \(Self.longestChain) others")
        return nil
      }
    }
    return Target(place: place, type: type)
  }

  /// The name of the token that a string `{name}`, or the JSON pointer of a `$ref`, leads to.
  private func alias(at place: Place) -> String? {
    files[place.file].tree.withView { view in
      var node = place.node
      if view.kind(node) == .object,
        let reference = view.member(
          named: DesignTokenKey.reference.rawValue, of: node
        ).flatMap({ view.value(of: $0) })
      {
        node = reference
      }
      guard view.kind(node) == .string else { return nil }
      let text = view.string(node)
      if text.hasPrefix("{"), text.hasSuffix("}") { return Self.plain(text.dropFirst().dropLast()) }
      guard text.hasPrefix("#/"), view.isReference(node) else { return nil }
      return Self.plain(
        text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
          $0.replacing("~1", with: "/").replacing("~0", with: "~")
        }.joined(separator: ".")[...])
    }
  }

  /// The name of a token without the keys of the format at its end.
  private static func plain(_ name: Substring) -> String {
    for key in [DesignTokenKey.value, .root] where name.hasSuffix("." + key.rawValue) {
      return plain(name.dropLast(key.rawValue.count + 1))
    }
    return String(name)
  }

  private mutating func reportCircle(_ circle: [Place]) {
    guard let first = circle.min(by: { ($0.file, $0.node) < ($1.file, $1.node) }) else { return }
    let names = circle.compactMap { alias(at: $0) }.prefix(6).map { "`\($0.prefix(100))`" }
    report(first, "the aliases go in a circle: " + names.joined(separator: ", "))
  }

  private mutating func report(_ place: Place, _ message: String) {
    guard reported.insert(place).inserted else { return }
    mistakes[place.file].append(
      DesignTokenMistake(
        id: "project-wrong-type", place: files[place.file].tree.withView { $0.range(place.node) },
        message: message))
  }
}

/// Values by their kinds.
extension DesignTokenReader {
  /// The value at a place; nothing, and a mistake at `written`, when it is of another kind.
  private mutating func value(
    at place: Place, as type: DesignTokenType, of written: Place
  ) -> DesignTokenValue? {
    let found = value(at: place, as: type)
    if found == nil { report(written == place ? place : written, "the value must be \(type.phrase)") }
    return found
  }

  private mutating func value(at place: Place, as type: DesignTokenType) -> DesignTokenValue? {
    let tree = files[place.file].tree
    switch type {
    case .color:
      switch tree.withView({ $0.designColor(place.node) }) {
      case .known(let color): return .color(color)
      case .elsewhere: return .other
      case .invalid: return nil
      }
    case .dimension: return tree.withView { $0.designLength(place.node) }.map(DesignTokenValue.length)
    case .number: return tree.withView { $0.number(place.node) }.map(DesignTokenValue.length)
    case .fontFamily: return tree.withView { $0.designFamily(place.node) }.map(DesignTokenValue.family)
    case .fontWeight: return tree.withView { $0.designWeight(place.node) }.map(DesignTokenValue.weight)
    case .typography: return isObject(place) ? .typography(typography(place)) : nil
    case .border:
      guard isObject(place) else { return nil }
      return .border(width: length("width", of: place), color: color("color", of: place))
    case .shadow: return shadow(place)
    }
  }

  private mutating func typography(_ place: Place) -> DesignTokenValue.Typography {
    var result = DesignTokenValue.Typography()
    if case .family(let family)? = part("fontFamily", of: place, as: .fontFamily) { result.family = family }
    if case .weight(let weight)? = part("fontWeight", of: place, as: .fontWeight) { result.weight = weight }
    result.size = length("fontSize", of: place)
    return result
  }

  /// A shadow; of several the first one, because a view has one.
  private mutating func shadow(_ place: Place) -> DesignTokenValue? {
    var place = place
    if let first = files[place.file].tree.withView({ $0.element(at: 0, of: place.node) }) {
      guard let target = target(of: Place(file: place.file, node: first), from: nil) else { return .other }
      place = target.place
    }
    guard isObject(place) else { return nil }
    var shadow = Document.Shadow()
    shadow.color = color("color", of: place)
    shadow.radius = length("blur", of: place)
    shadow.x = length("offsetX", of: place)
    shadow.y = length("offsetY", of: place)
    return .shadow(shadow)
  }

  private mutating func color(_ name: String, of place: Place) -> Document.Color? {
    if case .color(let color)? = part(name, of: place, as: .color) { color } else { nil }
  }

  private mutating func length(_ name: String, of place: Place) -> Double? {
    if case .length(let length)? = part(name, of: place, as: .dimension) { length } else { nil }
  }

  /// A part of a value, which may be an alias; nothing when it is absent or wrong.
  private mutating func part(_ name: String, of place: Place, as type: DesignTokenType) -> DesignTokenValue? {
    let node = files[place.file].tree.withView { view in
      view.member(named: name, of: place.node).flatMap { view.value(of: $0) }
    }
    guard let node else { return nil }
    let written = Place(file: place.file, node: node)
    guard let target = target(of: written, from: nil) else { return nil }
    return value(at: target.place, as: type, of: written)
  }

  private func isObject(_ place: Place) -> Bool {
    files[place.file].tree.withView { $0.kind(place.node) == .object }
  }
}

extension SyntaxView {
  /// Whether a string is the value of a `$ref`.
  fileprivate func isReference(_ node: RecordIndex) -> Bool {
    let member = self[node].parent
    return kind(member) == .member && string(name(of: member)) == DesignTokenKey.reference.rawValue
  }
}
