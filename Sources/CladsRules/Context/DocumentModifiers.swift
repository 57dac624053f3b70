import CladsDocument
import CladsModifiers
import CladsSchema
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

  /// The nodes that have modifiers, in document order.
  let nodes: [Document.LayoutNode]
  /// What the modifiers refer to, in document order.
  let references: [Reference]
  /// The names of actions that modifiers run.
  let actionNames: Set<String>
  /// The nodes whose modifiers run actions.
  private let nodesWithActions: Set<RecordIndex>

  /// Collects the modifiers; without any at level `base`.
  init(_ document: Document.Definition, _ vocabulary: Vocabulary, _ view: SyntaxView) {
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
    let actions = references.filter { $0.reference.kind == .action }
    actionNames = Set(actions.map(\.reference.name))
    nodesWithActions = Set(actions.map(\.node.origin.node))
  }

  /// The names that the modifiers of nodes read with `attr`, by the record of the node.
  private lazy var attributeNames = Dictionary(
    grouping: references.filter { $0.reference.kind == .attribute }, by: \.node.origin.node
  ).mapValues { Set($0.map(\.reference.name)) }

  /// Returns the names that the modifiers of the node at a record read with `attr`.
  func attributeNames(of node: RecordIndex) -> Set<String> { attributeNames[node] ?? [] }

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
