import CladsDocument
import CladsRendering
import Testing
import TextUI

/// A property of styles, a kind of component or stack, and the level of the format.
struct StyleUse: Sendable, Hashable, CustomTestStringConvertible {
  let property: String
  let kind: String
  let level: FormatLevel

  var testDescription: String { "\(property) of a \(kind), level \(level)" }

  /// Every combination.
  static let all = uses { _, _ in Document.Style.table.shape.rows.indices.map(\.self) }
  /// The uses that the tables of the format claim to be drawn.
  static let claimed = uses { kind, level in
    let effects =
      kind == "vstack"
      ? Document.Style.effectsOnStack(level: level)
      : Document.Style.effects(on: Document.ComponentKind(rawValue: kind), level: level)
    return Array(effects?.indices ?? KeySet().indices)
  }

  private static func uses(_ rows: (_ kind: String, _ level: FormatLevel) -> [Int]) -> [StyleUse] {
    var uses: [StyleUse] = []
    for level in [FormatLevel.base, .extended] {
      for kind in BuiltInKinds.components.map({ $0.description.name }) + ["vstack"] {
        for row in rows(kind, level) {
          let property = Document.Style.table.shape.rows[row].name
          if property == "inherits" { continue }
          uses.append(StyleUse(property: property, kind: kind, level: level))
        }
      }
    }
    return uses
  }
}

/// The style properties that are drawn, from the document to the nodes of the render tree.
@MainActor
@Suite
struct DrawnPropertyTests {
  @Test
  func `every property is drawn on some kind`() {
    let drawn = Set(StyleUse.claimed.map(\.property))
    #expect(Document.Style.table.shape.rows.map(\.name).filter { !drawn.contains($0) } == ["inherits"])
  }

  @Test func `a resolved style is written as a style that resolves to it`() {
    var style = IR.Style(
      fontFamily: "Avenir", fontSize: 12, fontWeight: .bold, textColor: Color(hex: "#FF0000"),
      textAlignment: .center,
      backgroundColor: IR.Color(red: 0, green: 0, blue: 1, alpha: 0.5), cornerRadius: 4, borderWidth: 1,
      borderColor: .black, tintColor: .white, paddingTop: 1, paddingTrailing: 2,
      shadow: IR.Shadow(color: Color(hex: "#00FF00"), radius: 3, x: 1, y: 2))
    style.size = IR.Size(width: .absolute(10), maxHeight: .absolute(20))
    let options = ResolutionOptions(level: .extended)
    #expect(IR.Style(Document.Style(style), options: options) == style)
    #expect(Document.Style(IR.Style()).jsonValue == .objectValue([:]))
  }

  @Test(arguments: StyleUse.all)
  func `a property reaches the nodes of the kinds that draw it, and no others`(_ use: StyleUse) throws {
    let row = try #require(Document.Style.table.shape.rows.first { $0.name == use.property })
    let styled = try style(of: use, #""\#(use.property)": \#(sample(of: row.shape))"#)
    #expect((styled != IR.Style()) == StyleUse.claimed.contains(use))
  }

  /// Returns the style of the only node of a document.
  private func style(of use: StyleUse, _ member: String) throws -> IR.Style {
    let required = #""shapeType": "circle", "currentPage": "page""#
    let json = """
      { "id": "d", "styles": { "s": { \(member) } },
        "root": { "children": [ { "type": "\(use.kind)", "styleId": "s", \(required) } ] } }
      """
    let document = ResolvedDocument(json, as: ResolutionOptions(level: use.level))
    let node = try #require(document.tracked.tree.root.children.first?.content)
    let payload = try #require(Mirror(reflecting: node).children.first?.value)
    return try #require(
      Mirror(reflecting: payload).children.first { $0.label == "style" }?.value as? IR.Style)
  }

  /// Returns a value of a shape as JSON.
  private func sample(of shape: Shape) -> String {
    switch shape {
    case .integer, .number: "3"
    case .choice(let shape): "\"\(shape.choices.first?.name ?? "")\""
    case .either(let shapes): sample(of: shapes[0])
    case .object(let object):
      "{ " + object.rows.prefix(2).map { "\"\($0.name)\": \(sample(of: $0.shape))" }.joined(separator: ", ")
        + " }"
    case .string(.color): "\"#FF0000\""
    default: "\"Georgia\""
    }
  }
}
