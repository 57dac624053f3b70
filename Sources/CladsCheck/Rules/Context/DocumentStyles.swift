import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// A style that components use, and the components that use it.
struct StyleReach {
  /// The style, with everything that it inherits.
  let resolved: ResolvedStyle
  /// The components that refer to it.
  let uses: [StyleUse]
}

/// The named styles of a document: what they inherit, and what uses them.
final class DocumentStyles {
  private let analysis: Analysis
  private let project: Project
  private let view: SyntaxView
  /// The named styles and their inheritance.
  let cascade: StyleCascade
  /// For each style name, the components that use it, in document order.
  let uses: [String: [StyleUse]]
  /// The stacks that refer to a style or have an inline one, in document order.
  let styledStacks: [Document.Layout]
  private var resolved: [String: ResolvedStyle?] = [:]
  /// Whether the text does not show all of the document.
  private let hasHoles: Bool

  init(_ analysis: Analysis, _ project: Project, _ view: SyntaxView, _ components: ComponentUses) {
    self.analysis = analysis
    self.project = project
    self.view = view
    hasHoles = !analysis.file.tree.holes.isEmpty
    cascade = StyleCascade(analysis.document.styles ?? [:])
    uses = components.styles
    styledStacks = components.styledStacks
  }

  /// The names that the named styles inherit from.
  private(set) lazy var parents: [String: String] = Dictionary(
    (analysis.document.styles ?? [:]).compactMap { style in style.value.inherits.map { (style.name, $0) } },
    uniquingKeysWith: { first, _ in first })

  /// Returns the style named `name` with everything that it inherits: a named style of the document, or a
  /// token of the design system; `nil` if it is unknown.
  func resolved(_ name: String?) -> ResolvedStyle? {
    guard let name else { return nil }
    if let known = resolved[name] { return known }
    var style = name.hasPrefix("@") ? token(String(name.dropFirst())) : cascade.resolved(name)
    if let chain = style?.chain, hasHoles,
      chain.contains(where: { cascade[$0].map { view.containsHole($0.origin.node) } ?? false })
    {
      style = nil
    }
    resolved[name] = .some(style)
    return style
  }

  /// Returns the token named `name` as a style; `nil` if it may be that of several design systems.
  private func token(_ name: String) -> ResolvedStyle? {
    let tokens = project.designSystems(named: analysis.document.designSystem).compactMap {
      $0.token(named: name)
    }
    guard let token = tokens.first, tokens.count == 1 else { return nil }
    return ResolvedStyle(style: token.style, chain: ["@" + name], keys: [token.style.keys])
  }

  /// Returns whether the token named `name` is probably a style of the document: no design system has it, and
  /// the app is not known to have others.
  func isMeantAsStyle(token name: String) -> Bool {
    guard analysis.symbols.declares(.style, name) else { return false }
    let system = analysis.document.designSystem
    let systems = project.designSystems(named: system)
    let others = analysis.vocabulary.entries(in: .designSystem).filter {
      project.designSystems[$0.name] == nil
    }
    if system == nil ? !others.isEmpty : systems.isEmpty { return false }
    return systems.allSatisfy { $0.isClosed && !$0.mayResolve(name) }
  }

  /// For each named style, the used styles that inherit from it, itself included, in the order of their first
  /// uses.
  private(set) lazy var reaches: [String: [StyleReach]] = {
    var cancellation = CancellationCheck()
    var reaches: [String: [StyleReach]] = [:]
    let used = uses.sorted { ($0.value.first?.reference ?? 0) < ($1.value.first?.reference ?? 0) }
    for (name, uses) in used where !cancellation.isCanceled() && !name.hasPrefix("@") {
      guard let resolved = resolved(name) else { continue }
      for style in resolved.chain {
        reaches[style, default: []].append(StyleReach(resolved: resolved, uses: uses))
      }
    }
    return reaches
  }()

  /// Returns the uses in which a property has the value from the style named `name`, not one that overrides
  /// it.
  func uses(of path: PartialKeyPath<Document.Style>, from name: String) -> [StyleUse] {
    guard let row = Document.Style.table.index(of: path), let reaches = reaches[name] else { return [] }
    return reaches.filter { $0.resolved.source(ofRow: row) == name }.flatMap(\.uses)
  }

  /// Returns whether anything other than a component refers to the style: a stack, the root, or a state that
  /// no button ever has.
  func isUsedOutsideComponents(_ name: String) -> Bool {
    guard let symbol = analysis.symbols.symbol(.style, named: name) else { return false }
    return symbol.references.count > symbol.extensions.count + (uses[name]?.count ?? 0)
  }

  /// Returns the first uses, as related information for a finding about their style: many findings may be
  /// about one style with many uses.
  func related(_ uses: [StyleUse]) -> [Related] {
    uses.prefix(100).map { Related("used by this \($0.kind.rawValue)", at: view.range($0.reference)) }
  }
}
