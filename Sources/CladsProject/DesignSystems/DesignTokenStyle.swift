import CladsDocument
import JSONSyntax

/// The style that a design token is converted to.
///
/// A composite token sets the properties of its type: `typography` the font, `border` the border's width and
/// color, `shadow` the shadow. The purpose of a color or a length follows from names, the token's own first
/// and then those of its groups from the inside out: `card.cornerRadius`, `color.background.card`,
/// `spacing.small`. A color without a known purpose sets the text color, the background color and the tint
/// color. A length without a known purpose sets nothing.
struct DesignTokenStyle {
  /// The style.
  private(set) var style = Document.Style()
  /// The properties of the style as JSON.
  private(set) var properties: [WrittenProperty] = []

  /// Creates a style that sets nothing.
  init() {}

  /// Creates the style of a token with a name.
  init(_ value: DesignTokenValue, named name: String) {
    switch value {
    case .color(let color): paint(color, named: name)
    case .length(let length): measure(length, named: name)
    case .family(let family): set(\.fontFamily, family, StringLiteral.quoted(family))
    case .weight(let weight): set(\.fontWeight, weight, StringLiteral.quoted(weight.rawValue))
    case .typography(let parts):
      set(\.fontFamily, parts.family) { StringLiteral.quoted($0) }
      set(\.fontSize, parts.size, Self.json)
      set(\.fontWeight, parts.weight) { StringLiteral.quoted($0.rawValue) }
    case .border(let width, let color):
      set(\.borderWidth, width, Self.json)
      set(\.borderColor, color) { StringLiteral.quoted($0.text) }
    case .shadow(let shadow): set(\.shadow, shadow, Self.json(shadow))
    case .other: break
    }
  }

  /// Copies the properties of another style that this one does not set and whose names satisfy a predicate.
  mutating func merge(_ other: DesignTokenStyle, where isIncluded: (String) -> Bool) {
    for (index, property) in Document.Style.table.properties.enumerated()
    where other.style.keys.contains(index) && !style.keys.contains(index) && isIncluded(property.row.name) {
      property.copy(other.style, &style)
      style.keys.insert(index)
      properties += other.properties.filter { $0.name == property.row.name }
    }
  }

  private mutating func paint(_ color: Document.Color, named name: String) {
    let paths: [WritableKeyPath<Document.Style, Document.Color?>]
    switch DesignTokenNames.meaning(of: name, { DesignTokenNames.color($0) }) {
    case .found(let path): paths = [path]
    case .unsupported: paths = []
    case nil: paths = [\.textColor, \.backgroundColor, \.tintColor]
    }
    for path in paths { set(path, color, StringLiteral.quoted(color.text)) }
  }

  private mutating func measure(_ length: Double, named name: String) {
    guard case .found(let measure)? = DesignTokenNames.meaning(of: name, { DesignTokenNames.measure($0) })
    else { return }
    let json = Self.json(length)
    switch measure {
    case .points(let path): set(path, length, json)
    case .size(let path): set(path, .absolute(length), json)
    case .padding:
      var padding = Document.Padding()
      padding.horizontal = length
      padding.vertical = length
      let rows = [\Document.Padding.horizontal, \.vertical].compactMap { Document.Padding.table.row(of: $0) }
      set(\.padding, padding, "{ " + rows.map { "\"\($0.name)\": \(json)" }.joined(separator: ", ") + " }")
    }
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<Document.Style, Value?>, _ value: Value?, _ json: (Value) -> String
  ) {
    if let value { set(path, value, json(value)) }
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<Document.Style, Value?>, _ value: Value, _ json: String
  ) {
    let table = Document.Style.table
    guard let index = table.index(of: path), table.properties.indices.contains(index) else { return }
    style[keyPath: path] = value
    style.keys.insert(index)
    properties.append(WrittenProperty(name: table.properties[index].row.name, json: json))
  }

  private static func json(_ number: Double) -> String { JSONNumber(value: number).text }

  private static func json(_ shadow: Document.Shadow) -> String {
    var members: [String] = []
    func add(_ path: PartialKeyPath<Document.Shadow>, _ json: String?) {
      guard let json, let row = Document.Shadow.table.row(of: path) else { return }
      members.append("\"\(row.name)\": \(json)")
    }
    add(\.color, shadow.color.map { StringLiteral.quoted($0.text) })
    add(\.radius, shadow.radius.map(json))
    add(\.x, shadow.x.map(json))
    add(\.y, shadow.y.map(json))
    return members.isEmpty ? "{}" : "{ " + members.joined(separator: ", ") + " }"
  }
}
