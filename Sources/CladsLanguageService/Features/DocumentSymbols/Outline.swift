import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
package import LanguageServerProtocol
package import SourceText

/// An entry of an outline; its children follow it, one level deeper.
package struct OutlineEntry: Sendable, Hashable {
  /// The number of enclosing entries.
  package let depth: Int
  package let name: String
  /// The text that the client shows next to the name.
  package let detail: String?
  /// The kind, which selects an icon.
  package let kind: LSPSymbolKind
  /// The whole range; inside that of the enclosing entry.
  package let range: TextRange
  /// The range to select when the user picks the entry; inside `range`.
  package let selection: TextRange
}

/// Builds the outline of a document: its sections, their declarations, and the layout tree.
package struct Outline {
  /// The maximum number of entries.
  package static let maximumCount = 10_000
  /// The maximum depth of nesting.
  package static let maximumDepth = 48

  let view: SyntaxView
  private(set) var entries: [OutlineEntry] = []
  private var enclosing: [TextRange] = []

  init(_ view: SyntaxView) { self.view = view }

  /// Returns the outline of a file, parents before children.
  static func of(_ document: DocumentSnapshot) async -> [OutlineEntry] {
    switch document.kind {
    case .project: return ofProject(document)
    case .test: return ofTest(document)
    case .document: return await ofDocuments(document.analyses(), in: document, isNested: false)
    case .envelope: return await ofDocuments(document.analyses(), in: document, isNested: true)
    // The outline of a Swift file is that of its code.
    case .swift, .sample, .tokens, .baseline, .other: return []
    }
  }

  private static func ofProject(_ document: DocumentSnapshot) -> [OutlineEntry] {
    document.file.tree.withView { view in
      var outline = Outline(view)
      outline.addMembers(of: 0, kind: .namespace, levels: 3)
      return outline.entries
    }
  }

  /// Returns the steps of a test.
  private static func ofTest(_ document: DocumentSnapshot) -> [OutlineEntry] {
    let steps = ScreenTest.read(document.file.tree).test?.steps ?? []
    return document.file.tree.withView { view in
      var outline = Outline(view)
      for step in steps where step.origin != .none {
        outline.add(
          step.title, detail: nil, step.expect == nil ? .event : .boolean, node: step.origin.node)
      }
      return outline.entries
    }
  }

  private static func ofDocuments(
    _ analyses: [Analysis], in document: DocumentSnapshot, isNested: Bool
  ) -> [OutlineEntry] {
    document.file.tree.withView { view in
      var outline = Outline(view)
      for analysis in analyses {
        let node = analysis.document.origin.node
        guard isNested else {
          outline.add(analysis.document)
          continue
        }
        outline.add(analysis.document.writtenID ?? "document", detail: nil, .module, node: node) {
          $0.add(analysis.document)
        }
      }
      return outline.entries
    }
  }

  /// Adds an entry for a value, with the entries that `children` adds below it.
  mutating func add(
    _ name: String, detail: String?, _ kind: LSPSymbolKind, node: RecordIndex,
    children: (inout Outline) -> Void = { _ in }
  ) {
    guard entries.count < Self.maximumCount, enclosing.count < Self.maximumDepth else { return }
    let whole = view.member(owning: node).map { view.range($0) } ?? view.range(node)
    // Only in a document with syntax errors can an entry extend beyond the enclosing one.
    let range = enclosing.last.map { whole.clamped(to: $0) } ?? whole
    var selection = view.kind(node) == .object ? view.title(of: node) : view.head(of: node)
    if let member = view.member(owning: node), view.kind(node) != .object || !range.contains(selection) {
      selection = view.range(view.name(of: member))
    }
    entries.append(
      OutlineEntry(
        depth: enclosing.count, name: name.isEmpty ? "\"\"" : name, detail: detail, kind: kind, range: range,
        selection: selection.clamped(to: range)))
    enclosing.append(range)
    children(&self)
    enclosing.removeLast()
  }

  /// Adds the members of an object or the elements of an array, down to a number of levels.
  mutating func addMembers(of object: RecordIndex, kind: LSPSymbolKind? = nil, levels: Int) {
    for (index, child) in view.children(of: object).enumerated() {
      if entries.count >= Self.maximumCount { break }
      if view.kind(child) == .member {
        if let value = view.value(of: child) {
          addValue(view.string(view.name(of: child)), value, kind: kind, levels: levels)
        }
      } else {
        addValue(String(index), child, kind: kind, levels: levels)
      }
    }
  }

  private mutating func addValue(_ name: String, _ value: RecordIndex, kind: LSPSymbolKind?, levels: Int) {
    let isContainer = view.isContainer(value)
    add(
      name, detail: isContainer ? nil : view.sourceText(view.range(value)),
      isContainer ? kind ?? view.kind(value).symbolKind : view.kind(value).symbolKind, node: value
    ) { if levels > 1 { $0.addMembers(of: value, levels: levels - 1) } }
  }
}

extension SyntaxKind {
  /// The symbol kind of a value of this kind.
  var symbolKind: LSPSymbolKind {
    switch self {
    case .object, .member: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .true, .false: .boolean
    case .null, .invalid: .null
    }
  }
}

extension TextRange {
  /// Returns the range clamped to another one.
  func clamped(to other: TextRange) -> TextRange {
    let start = min(max(start, other.start), other.end)
    return TextRange(start, min(max(end, start), other.end))
  }
}
