import CladsDocument
import JSONSyntax

/// A design system in the project file.
struct DesignSystemFile: Described {
  var description: String?
  var styles: NamedList<TokenFile>?
  var tokens: [LocatedText]?
  var origin = Document.Origin.none

  static let table = describe("design system", "Styles that documents refer to with `@`.") {
    Property("description", \.description, .literal, "What the design system is.")
    Property(
      "styles", \.styles, .dictionary(of: TokenFile.schema, keys: .declaration(.token)),
      "Tokens: styles by name, without `@`.")
    Property(
      "tokens", \.tokens, .array(of: .locatedPath),
      "Design token files (Design Tokens Format Module) with further tokens.")
  }

  static let schema = objectSchema(blank: DesignSystemFile())
}

/// A token: a style with a description.
struct TokenFile: Sendable {
  var description: String?
  var style: Document.Style

  static let schema = Schema<TokenFile>(shape: .object(shape)) { node, reading in
    guard reading.view.kind(node) == .object else { return nil }
    var token = TokenFile(style: Document.Style())
    var description: String?
    token.style.origin = Document.Origin(node: node, range: reading.view.range(node))
    token.style.keys = withUnsafeMutablePointer(to: &token.style) { pointer in
      Document.Style.table.read(node, into: pointer, &reading) { member, reading in
        if reading.view.hasName(member, "description"), let value = reading.view.value(of: member) {
          description = Schema<String>.literal.readReporting(value, &reading)
        } else {
          reading.reportUnknownKey(member, known: shape.rows.map(\.name), owner: "a token")
        }
      }
    }
    token.description = description
    return token
  }

  private static let shape = ObjectShape(
    name: "token", documentation: "A style of the design system.",
    rows: [
      Row(name: "description", shape: .string(.literal), documentation: "What the token is for.")
    ] + Document.Style.table.shape.rows)
}
