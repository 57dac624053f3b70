import CladsDocument
import CladsProject
package import CladsRendering
import Diagnostics
import JSONSyntax
import SourceText

/// What is on a screen, with what has to be scrolled into sight: its nodes, and what they are called.
@MainActor
package struct ScreenContents {
  /// A node on the screen.
  package struct Item: Sendable {
    package let place: NodeLocation
    /// The resolved node; `nil` for a section.
    package let node: RenderNode?
    /// The `id` in the document.
    package let id: String?
    /// The texts that it shows.
    package let texts: [String]
    /// What it is called besides: a placeholder that is not shown, the path of a control.
    let otherNames: [String]

    /// Whether it is a node of the app, whose contents only its view knows.
    package var isOpaque: Bool { node?.component?.isOpaque ?? false }
    /// Whether a tap does something, as far as that is known without drawing it.
    var isTappable: Bool { node?.component?.tapResponse != nil }
  }

  package private(set) var items: [Item] = []
  /// The texts of what is presented over the screen.
  package let presented: [String]

  /// Reads a screen.
  init(_ session: PreviewSession) {
    session.resolveOffscreen()
    presented = session.presented.inSight.flatMap { $0.presentation.texts }
    let tree = session.input.tree
    let drawn = DrawnTexts(session)
    for child in session.tracked.tree.root.children { add(child, tree, drawn) }
  }

  /// All texts, in the order of the document; those of what is presented come last.
  package var texts: [String] { items.flatMap(\.texts) + presented }

  private mutating func add(_ node: RenderNode, _ tree: SyntaxTree, _ drawn: DrawnTexts) {
    let place = node.place
    if place.origin != .none {
      let (texts, others) = node.names
      items.append(
        Item(
          place: place, node: node, id: tree.id(at: place.origin.node),
          texts: node.component?.isOpaque == true ? node.knownTexts ?? drawn.texts(of: place) : texts,
          otherNames: others))
    }
    if case .sectionLayout(let layout) = node.content {
      for section in layout.sections {
        items.append(
          Item(
            place: section.place, node: nil, id: tree.id(at: section.place.origin.node), texts: [],
            otherNames: []))
        for part in [section.header].compactMap(\.self) + section.children
          + [section.footer].compactMap(\.self)
        {
          add(part, tree, drawn)
        }
      }
    } else {
      for part in node.parts { add(part, tree, drawn) }
    }
  }
}

/// Finding nodes.
extension ScreenContents {
  /// What is done with a node, which decides between several with the same name.
  enum Use {
    case tap, edit, look
  }

  /// Returns the nodes that a target means, the best first.
  private func matches(_ target: TestTarget, _ use: Use, _ tree: SyntaxTree) -> [Item] {
    func rank(_ item: Item) -> Int {
      switch use {
      case .tap: item.isTappable ? 0 : 1
      case .edit: item.node?.component?.control != nil ? 0 : 1
      case .look: 0
      }
    }
    func preferred(_ items: [Item]) -> [Item] {
      let best = items.map(rank).min()
      return items.filter { rank($0) == best }
    }
    if let id = target.id { return preferred(items.filter { $0.id == id }) }
    if let text = target.text { return preferred(items.filter { $0.texts.contains(text) }) }
    if let pointer = target.pointer {
      guard let record = JSONPointer(pointer).flatMap({ tree.node(at: $0) })?.index else { return [] }
      return items.filter { $0.place.origin.node == record }
    }
    guard let name = target.name else { return [] }
    let groups: [(Item) -> Bool] = [
      { $0.texts.contains(name) }, { $0.id == name }, { $0.otherNames.contains(name) },
    ]
    let found = groups.map { preferred(items.filter($0)) }.filter { !$0.isEmpty }
    return found.min { rank($0[0]) < rank($1[0]) } ?? []
  }

  /// Returns the number of nodes that a target may mean, regardless of its index.
  func count(_ target: TestTarget, for use: Use, in tree: SyntaxTree) -> Int {
    matches(target, use, tree).count
  }

  /// Returns the node that a target means; `nil` if there is none.
  func item(_ target: TestTarget, for use: Use, in tree: SyntaxTree) -> Item? {
    let found = matches(target, use, tree)
    let index = target.index ?? 0
    return found.indices.contains(index) ? found[index] : nil
  }

  /// Returns why no node is what a target means.
  func missing(_ target: TestTarget, for use: Use, in tree: SyntaxTree) -> (message: String, help: String?) {
    let found = matches(target, use, tree)
    let name = target.name ?? target.text ?? target.id ?? target.pointer ?? ""
    if let index = target.index, !found.isEmpty {
      let count = found.count == 1 ? "is only one" : "are only \(found.count)"
      return ("there \(count) `\(name)` on the screen, but `index` is \(index)", "`index` counts from 0")
    }
    let message =
      if target.id != nil {
        "no node with the id `\(name)` is on the screen"
      } else if target.pointer != nil {
        "the node at `\(name)` is not on the screen"
      } else if target.text != nil {
        "no node shows the text `\(name)`"
      } else {
        "nothing on the screen is called `\(name)`"
      }
    var names: [String] = []
    if target.id == nil { names += items.flatMap { $0.texts + $0.otherNames } }
    if target.text == nil { names += items.compactMap(\.id) }
    if presented.contains(name) {
      return (message, "it belongs to the alert in front of the screen: use `answer` to press its button")
    }
    let known = Set(names).sorted()
    // People write a part of a long text.
    let longer = name.isEmpty ? [] : known.filter { $0.contains(name) }
    let near = didYouMean(closest(to: name, in: known)) ?? didYouMean(Array(longer.prefix(3)))
    return (message, near ?? (use == .tap ? tappableNames : nil))
  }

  /// The most names that are listed.
  private static let listedNames = 8

  /// What can be tapped; `nil` if there is nothing.
  private var tappableNames: String? {
    var names: [String] = []
    for item in items where item.isTappable && names.count < Self.listedNames {
      let name = item.texts.first ?? item.id ?? item.otherNames.first
      if let name, !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? nil : "\(listing(names, last: "and")) can be tapped"
  }
}

extension RenderNode {
  /// The texts that a node of its own shows, and what it is called besides.
  fileprivate var names: (texts: [String], others: [String]) {
    switch content {
    case .text(let text): (text.content.isEmpty ? [] : [text.content], [])
    case .button(let button):
      button.label.isEmpty ? ([], [button.spokenLabel].filter { !$0.isEmpty }) : ([button.label], [])
    case .textField(let field):
      field.text.isEmpty
        ? (field.placeholder.isEmpty ? [] : [field.placeholder], [field.bindingPath].compactMap(\.self))
        : ([field.text], [field.placeholder, field.bindingPath].compactMap(\.self).filter { !$0.isEmpty })
    case .image(let image): ([], [image.spokenLabel, image.controlLabel].filter { !$0.isEmpty })
    default: ([], [component?.control?.bindingPath].compactMap(\.self))
    }
  }
}

extension RenderNode {
  /// The texts of a component of the app that clads.json has a `preview` of.
  fileprivate var knownTexts: [String]? {
    guard let content = (component as? ProjectComponentNode)?.content else { return nil }
    var texts: [String] = []
    func visit(_ node: RenderNode) {
      texts += node.names.texts
      node.parts.forEach(visit)
    }
    visit(content)
    return texts
  }
}

extension Character {
  /// Whether it draws a line, such as that of a box.
  fileprivate var isLine: Bool { unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false }
}

extension Presentation {
  /// The texts that it shows.
  var texts: [String] {
    switch self {
    case .alert(let title, let message, let buttons):
      [title] + [message].compactMap(\.self) + buttons.map(\.label)
    case .navigate, .dismiss: []
    }
  }
}

/// The texts that views of the app draw, read from the screen when one is asked for.
@MainActor
private final class DrawnTexts {
  private let session: PreviewSession
  private var frame: PreviewFrame?

  init(_ session: PreviewSession) { self.session = session }

  func texts(of place: NodeLocation) -> [String] {
    let frame = self.frame ?? session.frame()
    self.frame = frame
    return frame.spans.compactMap { span -> String? in
      guard span.range == place.origin.range, span.instance == place.instance,
        frame.rows.indices.contains(span.row - frame.firstRow)
      else { return nil }
      let row = frame.rows[span.row - frame.firstRow].utf8
      let text = String(decoding: row.dropFirst(span.text.lowerBound).prefix(span.text.count), as: UTF8.self)
      let words = text.split { $0 == " " || $0.isLine }.joined(separator: " ")
      return words.isEmpty ? nil : words
    }
  }
}
