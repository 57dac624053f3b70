import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Style keys directly on a component.
enum InlineStyleKey {
  static let rule = Rule(
    "inline-style-key", .warning, .components, .isIgnored, checks: .component(check),
    summary: "A style key, such as `fontSize`, directly on a component.",
    why: """
      Only named styles determine how a component looks. On the component itself, the key is ignored, and \
      the app shows no error.
      """,
    bad: #"""
      {
        "id": "greeting",
        "root": { "children": [
          { "type": "label", «"fontSize"»: 28, "fontWeight": "bold", "text": "Hello" }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "greeting",
        "styles": { "title": { "fontSize": 28, "fontWeight": "bold" } },
        "root": { "children": [
          { "type": "label", "styleId": "title", "text": "Hello" }
        ] }
      }
      """#,
    fix: "Move the keys into a new style")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let first = component.styleKeys.first else { return }
    let names = component.styleKeys.map { context.view.string(context.view.name(of: $0)) }
    let isOne = names.count == 1
    // The only name that is not that of a property is that of a whole style.
    let meant = names.map { property(meantBy: $0, on: component, context) }
    let isStyle = isOne && meant.first == .some(nil)
    let renamed = isOne ? meant.first?.flatMap { $0 == names.first ? nil : $0 } : nil
    context.report(
      RuleFinding(
        at: context.view.range(context.view.name(of: first)),
        isStyle
          ? "unknown key `\(names[0])` in \(component.kind.rawValue.withArticle); styles are declared in "
            + "`\(context.name(\Document.Definition.styles))`"
          : isOne
            ? renamed.map {
              "unknown key `\(names[0])` in \(component.kind.rawValue.withArticle); `\($0)` in a style does that"
            } ?? "`\(names[0])` belongs in a style, not on \(component.kind.rawValue.withArticle)"
            : "\(listing(names, last: "and")) belong in a style, not on \(component.kind.rawValue.withArticle)",
        effect: rule.description.effect,
        help: "move \(isOne ? "it" : "them") to an entry of `\(context.name(\Document.Definition.styles))` "
          + "and refer to that with `\(context.name(\Document.ComponentContents.styleId))`",
        related: component.styleKeys.dropFirst().map {
          Related("also belongs in a style", at: context.view.range(context.view.name(of: $0)))
        } + problems(of: component, context),
        fixes: extraction(of: component, context)), sharing: component.kind.rawValue)
  }

  /// Returns the fix that moves the keys to a new style, which inherits from the style that the component
  /// has.
  private static func extraction(of component: Document.ComponentContents, _ context: RuleContext)
    -> [QuickFix]
  {
    let view = context.view
    let properties = component.styleKeys.flatMap { Self.properties(of: $0, view) }
    let names = properties.compactMap {
      property(meantBy: view.string(view.name(of: $0)), on: component, context)
    }
    if let fix = reference(of: component, context) { return [fix] }
    guard component.styles == nil, let first = component.styleKeys.first, !names.isEmpty,
      names.count == properties.count, Set(names).count == names.count
    else { return [] }
    let name = newName(for: component.kind.rawValue, context)
    var members = zip(properties, names).map { member, name in
      let value = view.value(of: member).map { written($0, as: name, context) } ?? ""
      return "\(StringLiteral.quoted(name)): \(value)"
    }
    let reference = context.written(\Document.ComponentContents.styleId, as: StringLiteral.quoted(name))
    var edits: [TextEdit]
    if let styleId = component.styleId, let value = context.value(\.styleId, of: component) {
      // A style has one parent.
      guard !styleId.hasPrefix("@"), !names.contains(context.name(\Document.Style.inherits)) else {
        return []
      }
      members.insert(context.written(\Document.Style.inherits, as: context.text(value)), at: 0)
      edits =
        context.removals(of: component.styleKeys) + [
          TextEdit(range: value, newText: StringLiteral.quoted(name))
        ]
    } else {
      // A style id that is `null` or no string stays as it is.
      guard context.member(\.styleId, of: component) == nil else { return [] }
      edits = [TextEdit(range: view.range(first), newText: reference)]
      var previous = first
      for key in component.styleKeys.dropFirst() {
        previous = sibling(before: key, view) ?? previous
        edits.append(TextEdit(range: TextRange(view.range(previous).end, view.range(key).end), newText: ""))
      }
    }
    guard let insertion = insertion(of: name, members, context) else { return [] }
    return [QuickFix("Move into a new style `\(name)`", edits: edits + [insertion])]
  }

  /// Returns the text of a value, in the type that a property of a style has.
  private static func written(_ value: RecordIndex, as property: String, _ context: RuleContext) -> String {
    let text = context.text(context.view.range(value))
    guard let row = Document.Style.table.row(named: property), !context.view.fits(value, row.shape),
      let edit = context.view.conversion(of: value, to: row.shape)?.edits.first,
      edit.range == context.view.range(value)
    else { return text }
    return edit.newText
  }

  /// Returns what is wrong with the values of keys, which the app would read in a style.
  private static func problems(
    of component: Document.ComponentContents, _ context: RuleContext
  ) -> [Related] {
    component.styleKeys.compactMap { member in
      let name = context.view.string(context.view.name(of: member))
      guard let property = property(meantBy: name, on: component, context),
        let row = Document.Style.table.row(named: property), let value = context.view.value(of: member),
        !context.view.fits(value, row.shape)
      else { return nil }
      return Related(
        "`\(property)` must be \(row.shape.phrase), not \(context.view.phrase(of: value))",
        at: context.view.range(value))
    }
  }

  /// Returns the property of a style that a key on a component means, or `nil` if it is none.
  private static func property(
    meantBy name: String, on component: Document.ComponentContents, _ context: RuleContext
  ) -> String? {
    Document.Style.property(meantBy: name, on: component.kind, level: context.analysis.vocabulary.level)
  }

  /// Returns the fix that writes the id of a style instead of an object with a reference to it, as
  /// `{ "$ref": "#/styles/title" }`; `nil` for other keys.
  private static func reference(
    of component: Document.ComponentContents, _ context: RuleContext
  ) -> QuickFix? {
    guard component.styleKeys.count == 1, let key = component.styleKeys.first,
      context.member(\.styleId, of: component) == nil, let value = context.view.value(of: key),
      let name = context.analysis.name(of: .style, in: value, context.view)
    else { return nil }
    let reference = context.written(\Document.ComponentContents.styleId, as: StringLiteral.quoted(name))
    return QuickFix("Write `\(reference)`", replacing: context.view.range(key), with: reference)
  }

  /// Returns the properties that a key on a component has: those of a whole style, or itself.
  private static func properties(of key: RecordIndex, _ view: SyntaxView) -> [RecordIndex] {
    guard view.string(view.name(of: key)) == "style", let style = view.value(of: key),
      view.kind(style) == .object
    else { return [key] }
    return view.members(of: style).map { $0 }
  }

  private static func insertion(of name: String, _ members: [String], _ context: RuleContext) -> TextEdit? {
    let entry = "\(StringLiteral.quoted(name)): { \(members.joined(separator: ", ")) }"
    if let styles = context.valueNode(\.styles, of: context.document) {
      return context.view.insertion(of: entry, into: styles)
    }
    return context.view.insertion(
      of: context.written(\Document.Definition.styles, as: "{ \(entry) }"),
      into: context.document.origin.node)
  }

  private static func newName(for kind: String, _ context: RuleContext) -> String {
    var name = kind + "Style"
    var number = 2
    while context.styles.cascade[name] != nil {
      name = "\(kind)Style\(number)"
      number += 1
    }
    return name
  }

  private static func sibling(before member: RecordIndex, _ view: SyntaxView) -> RecordIndex? {
    var child = view.firstChild(of: view[member].parent)
    var last: RecordIndex?
    while child < member {
      last = child
      child = view.end(of: child)
    }
    return last
  }
}
