import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// The modifiers of a document, and what they refer to.
final class DocumentModifiers {
  /// A reference of a modifier.
  struct Reference {
    let reference: ModifierReference
    let modifier: Document.Modifier
    /// The node that the modifier is applied to.
    let node: Document.LayoutNode
    /// The range of the name in the document, with its quotes or its colon.
    let range: TextRange
  }

  private let vocabulary: Vocabulary
  private let view: SyntaxView
  /// The nodes that have modifiers, in document order.
  let nodes: [Document.LayoutNode]
  /// What the modifiers refer to, in document order.
  let references: [Reference]
  /// The nodes whose modifiers run actions.
  private let nodesWithActions: Set<RecordIndex>

  /// Collects the modifiers; without any at level `base`.
  init(_ document: Document.Definition, _ vocabulary: Vocabulary, _ view: SyntaxView) {
    self.vocabulary = vocabulary
    self.view = view
    var nodes: [Document.LayoutNode] = []
    if vocabulary.level == .extended {
      document.forEachNode { node in
        if !node.modifiers.isEmpty { nodes.append(node) }
      }
    }
    self.nodes = nodes
    references = nodes.flatMap { node in
      node.modifiers.flatMap { modifier in
        ModifierMatcher(modifier.syntax).references { vocabulary.modifier(named: $0) }.map {
          Reference(
            reference: $0, modifier: modifier, node: node, range: modifier.range($0.range, in: view))
        }
      }
    }
    nodesWithActions = Set(references.filter { $0.reference.kind == .action }.map(\.node.origin.node))
  }

  /// The names in the modifiers of nodes, by the record of the node, those of misspelled modifiers too.
  private lazy var mentions: [RecordIndex: ModifierSyntax.Mentions] = Dictionary(
    nodes.map { node in
      var all = ModifierSyntax.Mentions()
      for modifier in node.modifiers { all.formUnion(vocabulary.mentions(of: modifier)) }
      return (node.origin.node, all)
    }, uniquingKeysWith: { first, _ in first })

  /// Returns the names that the modifiers of the node at a record read with `attr`.
  func attributeNames(of node: RecordIndex) -> Set<String> { mentions[node]?.attributes ?? [] }

  /// Returns the names of the children that the modifiers of the node at a record draw.
  func templateNames(of node: RecordIndex) -> Set<String> { mentions[node]?.symbols ?? [] }

  /// The first mistake of each modifier, by rule, and the nodes that have one.
  private lazy var mistakes: (findings: [DiagnosticID: [Finding]], nodes: Set<RecordIndex>) = {
    let names = nodes.isEmpty ? [] : vocabulary.names(in: .modifier)
    var found: [DiagnosticID: [Finding]] = [:]
    var records: Set<RecordIndex> = []
    for node in nodes {
      for modifier in node.modifiers {
        guard
          let finding = modifier.finding(
            nil, view, names: names, find: { vocabulary.modifier(named: $0) })
        else { continue }
        found[finding.id, default: []].append(finding)
        records.insert(node.origin.node)
      }
    }
    return (found, records)
  }()

  /// Returns the findings of a rule about modifiers that cannot be decoded.
  func findings(of rule: DiagnosticID) -> [Finding] { mistakes.findings[rule] ?? [] }

  /// Returns whether a modifier of the node at a record has a mistake, which may be what seems to be missing.
  func haveMistake(_ node: RecordIndex) -> Bool { mistakes.nodes.contains(node) }

  /// The `template` names of the children of stacks, by the record of the stack.
  private var childTemplates: [RecordIndex: [String]] = [:]

  /// Returns the `template` names of the children of a stack.
  func templates(of layout: Document.Layout) -> [String] {
    if let known = childTemplates[layout.origin.node] { return known }
    let names = layout.children.compactMap(\.templateName)
    childTemplates[layout.origin.node] = names
    return names
  }

  /// Returns whether a modifier of a node may change the color of the node or of what is behind it.
  static func mayChangeColors(_ node: Document.LayoutNode) -> Bool {
    node.modifiers.contains { modifier in
      guard let expression = modifier.syntax.expression, let core = try? CoreModifier.decode(expression)
      else { return true }
      return switch core {
      case .background, .overlay, .foregroundStyle, .opacity, .hidden: true
      default: false
      }
    }
  }

  /// Returns whether an action is named in a modifier.
  func mayRun(_ action: String) -> Bool { mentions.values.contains { $0.strings.contains(action) } }

  /// Returns whether a modifier of the node at a record runs an action.
  func runActions(_ node: RecordIndex) -> Bool { nodesWithActions.contains(node) }
}

extension DocumentModifiers.Reference {
  /// Returns the text that replaces the name in the document.
  func replacement(_ name: String) -> String {
    switch (modifier.form, reference.kind) {
    case (.ast, _): StringLiteral.quoted(name)
    case (.text, .template): ":" + name
    // The quotes are inside those of the JSON string.
    case (.text, _): String(StringLiteral.quoted(StringLiteral.quoted(name)).dropFirst().dropLast())
    }
  }
}
