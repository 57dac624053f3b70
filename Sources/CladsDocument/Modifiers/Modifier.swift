import Diagnostics
package import JSONSyntax
package import SourceText

extension Document {
  /// An entry of a node's `modifiers`; level `extended`.
  public struct Modifier: DocumentPart {
    /// A written form of a modifier.
    public enum Form: Sendable, Hashable {
      /// Swift's syntax, in a string.
      case text
      /// The AST form, as JSON.
      case ast
    }

    /// The written form.
    public var form: Form
    /// What is written, with its mistakes.
    public var syntax: ModifierSyntax
    /// The record of the entry.
    @Provenance package var node: RecordIndex = 0

    package init(form: Form, syntax: ModifierSyntax, node: RecordIndex = 0) {
      self.form = form
      self.syntax = syntax
      self.node = node
    }

    /// Creates a modifier from Swift's syntax.
    public init(_ text: String) { self.init(form: .text, syntax: .parse(text)) }

    public static func == (left: Modifier, right: Modifier) -> Bool {
      left.form == right.form && left.meaning == right.meaning
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(form)
      hasher.combine(meaning)
    }

    /// What two equal modifiers have in common: the value, or the text of one that has none.
    private var meaning: ModifierExpression {
      syntax.expression ?? .string(String(decoding: syntax.bytes, as: UTF8.self))
    }

    public var jsonValue: StateValue {
      let text = String(decoding: syntax.bytes, as: UTF8.self)
      if form == .text { return .stringValue(text) }
      return StateValue.parse(syntax.bytes).value ?? .nullValue
    }
  }
}

extension Document.Modifier {
  /// Returns the range in the document of a range of the syntax, in UTF-8 bytes.
  package func range(_ range: Range<Int>, in view: SyntaxView) -> TextRange {
    let start = view.range(node).start.utf8
    switch form {
    case .ast: return TextRange(utf8: start + range.lowerBound, start + range.upperBound)
    case .text: return view.sourceRange(ofDecoded: range, in: node)
    }
  }

  /// A modifier in one of its forms.
  public static let schema = Schema<Document.Modifier>(
    shape: .either([.string(.modifier), .array(.any)])
  ) { node, reading in
    switch reading.view.kind(node) {
    case .string:
      reading.addFact(.modifier, node)
      return Document.Modifier(form: .text, syntax: .parse(reading.view.string(node)), node: node)
    case .array:
      return Document.Modifier(form: .ast, syntax: .reading(ast: node, reading.view), node: node)
    default: return nil
    }
  }
}

extension Property {
  /// The row of `modifiers`. The rule at level `base` is `nil` where a component may have an own key of this
  /// name.
  static func modifiers(
    _ path: any WritableKeyPath<Root, [Document.Modifier]?> & Sendable,
    atBase: RuleDescription? = .unknownKey
  ) -> Property {
    Property(
      "modifiers", path, .array(of: Document.Modifier.schema, mismatch: .isIgnored),
      "Modifiers in Swift's syntax, such as `padding(8)`; applied in this order, the first innermost.",
      onMismatch: .isIgnored, since: .extended, atBase: atBase)
  }

  /// The row of a child's `template`.
  static func templateName(
    _ path: any WritableKeyPath<Root, String?> & Sendable, atBase: RuleDescription? = .unknownKey
  ) -> Property {
    Property(
      "template", path, .literal,
      "Name by which a modifier of the parent stack draws this node, and draws it only there.",
      onMismatch: .isIgnored, since: .extended, atBase: atBase)
  }
}

extension Document.LayoutNode {
  /// The modifiers of the node.
  public var modifiers: [Document.Modifier] {
    let modifiers: [Document.Modifier]? =
      switch self {
      case .layout(let node): node.modifiers
      case .spacer(let node): node.modifiers
      case .forEach(let node): node.modifiers
      case .sectionLayout(let node): node.modifiers
      case .component(let node): node.modifiers
      }
    return modifiers ?? []
  }

  /// Returns the member with the `template` of the node; `nil` if it is an ordinary child.
  package func templateMember(_ view: SyntaxView) -> RecordIndex? {
    switch self {
    case .layout(let node): Document.Layout.table.member(of: \.templateName, in: node.origin.node, view)
    case .sectionLayout(let node):
      Document.SectionLayout.table.member(of: \.templateName, in: node.origin.node, view)
    case .component(let node):
      Document.Component.table.member(of: \.templateName, in: node.origin.node, view)
    case .spacer, .forEach: nil
    }
  }

  /// The name by which a modifier of the parent stack draws the node; `nil` if it is an ordinary child.
  package var templateName: String? {
    switch self {
    case .layout(let node): node.templateName
    case .sectionLayout(let node): node.templateName
    case .component(let node): node.templateName
    case .spacer, .forEach: nil
    }
  }
}

extension Entry {
  /// Creates the entry of a modifier.
  public init(modifier: ModifierDescription, origin: EntryOrigin) {
    self.init(
      name: modifier.name, documentation: modifier.documentation, origin: origin, .modifier(modifier))
  }
}

extension Vocabulary {
  /// Returns the names in a modifier, and those in its effect.
  package func mentions(of modifier: Document.Modifier) -> ModifierSyntax.Mentions {
    var mentions = modifier.syntax.mentions
    guard let call = ModifierMatcher(modifier.syntax).call,
      case .reference(let name, _) = modifier.syntax.nodes[call].kind,
      let effect = self.modifier(named: name)?.effect
    else { return mentions }
    for part in effect { mentions.formUnion(ModifierSyntax.parse(part.text).mentions) }
    return mentions
  }

  /// Returns the description of a modifier; `nil` if no addon has one of this name.
  public func modifier(named name: String) -> ModifierDescription? {
    entry(named: name, in: .modifier)?.modifier
  }
}
