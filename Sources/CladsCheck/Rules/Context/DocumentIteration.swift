import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// A use of an iteration variable.
struct IterationUse {
  /// How the variable is used; on device, the effect depends on it.
  enum Usage: Hashable {
    /// On its own, as content.
    case shown
    /// With a member, as content.
    case member
    /// Inside a larger expression.
    case expression
    /// In an action.
    case action
    /// As the path that a control is bound to.
    case control
    /// As the items of a nested `forEach`.
    case list
  }

  let use: StateUse
  /// The scope that declares the variable.
  let scope: ScopeIndex
  let usage: Usage
  /// The inline action that contains it, if any.
  let action: RecordIndex?
}

/// The scopes of a document, the variables in them, and the uses of iteration variables.
final class DocumentIteration {
  private let analysis: Analysis
  private let view: SyntaxView
  private let inlineActions: [Document.Action]
  private var cancellation = CancellationCheck()

  init(_ analysis: Analysis, _ view: SyntaxView, _ components: ComponentUses) {
    self.analysis = analysis
    self.view = view
    inlineActions = components.inlineActions
  }

  /// The names of the variables of every `forEach`.
  private(set) lazy var itemNames = names(ofVariables: { scope, _ in scope.kind == .iteration })

  /// The names of the variables of every template.
  private(set) lazy var variableNames = names(ofVariables: { _, variable in !variable.isLocal })

  /// The names of all variables and local state.
  private(set) lazy var scopedNames = names(ofVariables: { _, _ in true })

  private func names(ofVariables isIncluded: (ScopeRecord, ScopeVariable) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for scope in analysis.scopes.scopes where !cancellation.isCanceled() {
      for variable in scope.variables where isIncluded(scope, variable) { names.insert(variable.name) }
    }
    return names
  }

  /// The maximum number of variables in scope that are compared with a name.
  private static let maximumNames = 32

  /// Returns the variables of the enclosing templates, and other names, that are similar to a name, the
  /// nearest first.
  func names(near name: String, among others: [String], in scope: ScopeIndex) -> [String] {
    if scope == 0 { return others }
    var names: [String] = []
    var current = scope
    while current != 0, names.count < Self.maximumNames {
      let record = analysis.scopes.scopes[Int(current)]
      names += record.variables.lazy.filter { !$0.isLocal }.prefix(Self.maximumNames).map(\.name)
      current = record.parent
    }
    return names.isEmpty ? others : closest(to: name, in: names + others)
  }

  /// Returns the scope that encloses another one.
  func outerScope(of scope: ScopeIndex) -> ScopeIndex {
    scope == 0 ? 0 : analysis.scopes.scopes[Int(scope)].parent
  }

  /// The scopes whose iteration variables are used.
  private(set) lazy var usedScopes: Set<ScopeIndex> = Set(uses.map(\.scope))

  /// The uses of the variables of `forEach`, in document order.
  private(set) lazy var uses: [IterationUse] = {
    guard !analysis.state.variableUses.isEmpty else { return [] }
    let actions = inlineActions.map(\.origin.node).sorted()
    return analysis.state.variableUses.compactMap { use in
      guard let (_, scope) = analysis.scopes.variable(named: use.root, in: use.scope),
        analysis.scopes.scopes[Int(scope)].kind == .iteration
      else { return nil }
      let action = self.action(around: use.node, among: actions)
      let usage: IterationUse.Usage = action == nil ? self.usage(ofVariable: use) : .action
      return IterationUse(use: use, scope: scope, usage: usage, action: action)
    }
  }()

  /// Returns the innermost of the sorted actions that contains a record, or `nil`.
  private func action(around node: RecordIndex, among actions: [RecordIndex]) -> RecordIndex? {
    let next = actions.partitioningIndex { $0 > node }
    guard next > 0, node < view.end(of: actions[next - 1]) else { return nil }
    return actions[next - 1]
  }

  private func usage(ofVariable use: StateUse) -> IterationUse.Usage {
    if use.form == .path, !use.isContent { return use.expects == .array ? .list : .control }
    // An expression outside of a template has a finding of its own.
    if use.form == .expression { return .shown }
    guard use.form == .path || isAlone(use) else { return .expression }
    return use.components.count > 1 ? .member : .shown
  }

  /// Returns whether the path is the entire content of its placeholder.
  private func isAlone(_ use: StateUse) -> Bool {
    guard case .value = use.use else { return false }
    let content = view.contentRange(of: use.node)
    // Looks for `{` before and `}` after the path, with spaces (0x20) in between.
    var start = use.range.start.utf8
    var end = use.range.end.utf8
    while start > content.lowerBound, view.bytes[start - 1] == Byte.space { start -= 1 }
    while end < content.upperBound, view.bytes[end] == Byte.space { end += 1 }
    return start > content.lowerBound && view.bytes[start - 1] == Byte.openBrace && end < content.upperBound
      && view.bytes[end] == Byte.closeBrace
  }
}
