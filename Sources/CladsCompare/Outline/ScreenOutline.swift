import CladsDocument
import CladsRendering
import JSONSyntax

/// The screen of a document as a tree of the document's nodes, each with what it is on device.
///
/// Copies that repetitions create are one node.
struct ScreenOutline: Sendable {
  /// The nodes; the first is the screen itself, and parents come before their children.
  var nodes: [OutlineNode] = []
  /// Why the app shows nothing, as far as resolving the screen says so, as a clause.
  var failure: String?

  /// Whether two screens are the same on device.
  func isSame(as other: ScreenOutline) -> Bool { nodes.first?.hash == other.nodes.first?.hash }

  /// Returns the indices of a node and everything in it, in preorder.
  func subtree(of index: Int) -> [Int] {
    var result: [Int] = []
    var stack = [index]
    while let next = stack.popLast() {
      result.append(next)
      stack += nodes[next].children.reversed()
    }
    return result
  }
}

/// A node of an outline.
struct OutlineNode: Sendable {
  /// The record of the node in the syntax tree.
  var record: RecordIndex
  /// The kind as in the document, such as `label`; `screen` for the root and `section` for a section.
  var kind: String
  var id: String?
  /// The part of its parent that it is.
  var role: Role = .child
  /// The index of the parent; -1 for the screen.
  var parent = -1
  /// The indices of the children, in the order of the document.
  var children: [Int] = []
  /// Whether only the app knows what it looks like.
  var isOpaque = false
  /// The properties that do not depend on the state.
  var facts: [NodeFact] = []
  /// The style id of each group of properties: that of the node has an empty name, and that of a selected
  /// button the name `NodeFacts.selectedPrefix`.
  var styleIds: [String: String] = [:]
  /// What its events do.
  var events: [NodeEvent] = []
  /// What it shows, for each sample and copy.
  var shown: [ShownValues] = []
  /// The hash of the node and everything in it.
  var hash: UInt64 = 0
  /// The hash of everything but the looks.
  var skeleton: UInt64 = 0
  /// The number of nodes in the subtree.
  var size = 1

  /// The part of its parent that a node is.
  enum Role: Int, Sendable, Comparable {
    case header, child, template, emptyView, footer

    static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
  }

  /// The text that it shows first, if it has one.
  var text: String? {
    guard let first = shown.first else { return nil }
    // What is only shown in a state of our own is named by what it is made from.
    let template = first.sample < 0 ? facts.first { $0.name == "template" || $0.name == "path" }?.value : nil
    let text = template ?? first.facts.first { $0.name == "text" || $0.name == "placeholder" }?.value
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// What a node does on an event.
struct NodeEvent: Sendable, Hashable {
  /// `onTap`, `onValueChanged`, `onAppear` or `onDisappear`.
  let name: String
  /// The named or inline action. It does not count.
  let binding: Document.ActionBinding
  let steps: [ActionStep]

  static func == (left: NodeEvent, right: NodeEvent) -> Bool {
    left.name == right.name && left.steps == right.steps
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(steps)
  }
}

/// What a node shows in one copy, with one sample.
struct ShownValues: Sendable, Hashable {
  /// The index of the sample; negative for a state that no sample has.
  let sample: Int
  /// The indices of the enclosing repetitions, outermost first.
  let instance: [Int]
  let facts: [NodeFact]
}
