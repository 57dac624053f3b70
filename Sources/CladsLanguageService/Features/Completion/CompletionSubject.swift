package import CladsDocument
package import JSONSyntax
package import LanguageServerProtocol

/// What a suggestion represents, by name, so that it can be looked up after the text has changed.
package enum CompletionSubject: Sendable, Hashable {
  /// A named style of the document.
  case style(String)
  /// A token of a design system, without `@`.
  case token(String)
  /// A named action of the document.
  case action(String)
  /// A named data source of the document.
  case dataSource(String)
  /// An entry of the vocabulary.
  case entry(Slot, String)
  /// A rule.
  case rule(String)
}

extension CompletionSubject: JSONDecodable, JSONEncodable {
  package init(json: SyntaxNode) throws(InvalidParams) {
    let name: String = try json.member("name")
    let about: String = try json.member("about")
    switch about {
    case "style": self = .style(name)
    case "token": self = .token(name)
    case "action": self = .action(name)
    case "dataSource": self = .dataSource(name)
    case "rule": self = .rule(name)
    default:
      guard let slot = Slot.allCases.first(where: { "\($0)" == about }) else {
        throw InvalidParams("unknown kind of completion `\(about)`")
      }
      self = .entry(slot, name)
    }
  }

  package func encode(to json: inout JSONWriter) {
    json.object { encodeMembers(to: &$0) }
  }

  /// Writes the members without the enclosing braces.
  func encodeMembers(to json: inout JSONWriter) {
    json.member("about", about)
    json.member("name", name)
  }

  private var about: String {
    switch self {
    case .style: "style"
    case .token: "token"
    case .action: "action"
    case .dataSource: "dataSource"
    case .entry(let slot, _): "\(slot)"
    case .rule: "rule"
    }
  }

  private var name: String {
    switch self {
    case .style(let name), .token(let name), .action(let name), .dataSource(let name), .entry(_, let name),
      .rule(let name):
      name
    }
  }
}
