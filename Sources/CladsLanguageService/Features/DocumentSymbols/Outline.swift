import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax
public import LanguageServerProtocol
public import SourceText

/// One entry of an outline; its children follow it, one level deeper.
public struct OutlineEntry: Sendable, Hashable {
  /// How many entries it is inside of.
  public let depth: Int
  /// What it is called.
  public let name: String
  /// What is said beside it.
  public let detail: String?
  /// What it is drawn as.
  public let kind: LSPSymbolKind
  /// All of it, inside the range of the entry around it.
  public let range: TextRange
  /// What is selected; inside `range`.
  public let selection: TextRange
}

/// The outline of a document: its sections, what they declare, and the tree of the screen.
public struct Outline {
  /// An outline has at most so many entries.
  public static let maximumCount = 10_000
  /// An outline is at most so deep.
  public static let maximumDepth = 48

  let view: SyntaxView
  private(set) var entries: [OutlineEntry] = []
  private var enclosing: [TextRange] = []

  init(_ view: SyntaxView) { self.view = view }

  /// The outline of a file, parents before children.
  public static func of(_ document: DocumentSnapshot) async -> [OutlineEntry] {
    switch document.role {
    case .project: return ofProject(document)
    case .document: return await ofDocuments(document.analyses(), in: document, isNested: false)
    case .envelope: return await ofDocuments(document.analyses(), in: document, isNested: true)
    case .sample, .other: return []
    }
  }

  private static func ofProject(_ document: DocumentSnapshot) -> [OutlineEntry] {
    document.file.tree.withView { view in
      var outline = Outline(view)
      outline.addMembers(of: 0, kind: .namespace, levels: 3)
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
        outline.add(analysis.document.id ?? "document", detail: nil, .module, node: node) {
          $0.add(analysis.document)
        }
      }
      return outline.entries
    }
  }

  /// Adds an entry for a value, and below it what `children` adds.
  mutating func add(
    _ name: String, detail: String?, _ kind: LSPSymbolKind, node: RecordIndex,
    children: (inout Outline) -> Void = { _ in }
  ) {
    guard entries.count < Self.maximumCount, enclosing.count < Self.maximumDepth else { return }
    let whole = view.member(owning: node).map { view.range($0) } ?? view.range(node)
    // A list's entry may be cut short by the one around it only in a broken text.
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

  /// Adds the members of an object as they are written, down to some levels.
  mutating func addMembers(of object: RecordIndex, kind: LSPSymbolKind? = nil, levels: Int) {
    guard view.kind(object) == .object || view.kind(object) == .array else { return }
    var child = view.firstChild(of: object)
    var number = 0
    while child < view.end(of: object), entries.count < Self.maximumCount {
      let next = view.indexAfter(child)
      if view.kind(child) == .member {
        if let value = view.value(of: child) {
          addValue(view.string(view.name(of: child)), value, kind: kind, levels: levels)
        }
      } else {
        addValue(String(number), child, kind: kind, levels: levels)
      }
      number += 1
      child = next
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
  /// What a value of this kind is drawn as.
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
  /// The part of the stretch that lies in another one.
  func clamped(to other: TextRange) -> TextRange {
    let start = min(max(start, other.start), other.end)
    return TextRange(start, min(max(end, start), other.end))
  }
}
