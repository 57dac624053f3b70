import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import SourceText

/// The states in which a position of a document is evaluated: one for each sample, extended with the local
/// state and the iteration variables that are in scope.
struct ScopedStates: Sendable {
  /// A list whose elements are rendered with the enclosing part of the document.
  struct Repetition: Sendable {
    /// The path of the list.
    let items: String
    /// The variables for the element and its index.
    let variables: [ScopeVariable]
  }

  private enum Layer: Sendable {
    case repetition(Repetition)
    case local([String: Document.StateValue])
  }

  /// The usable samples, starting with the document's own state.
  let samples: [Sample]
  /// The sample that the user selected.
  let chosen: Sample
  private let declared: [String: Document.StateValue]
  /// The local states and repetitions in scope, outermost first.
  private var layers: [Layer] = []

  init(_ document: DocumentSnapshot, _ analysis: Analysis, scope: ScopeIndex) {
    samples = document.samples.filter { $0.problem == nil }
    chosen = samples.first { $0.name == document.choice.sample } ?? .initial
    declared = (analysis.document.state ?? [:]).valuesByName()
    let scopes = analysis.scopes.scopes
    var current = scope
    while scopes.indices.contains(Int(current)), current != 0 {
      let record = scopes[Int(current)]
      if let layer = Self.layer(record, analysis.file.tree) { layers.insert(layer, at: 0) }
      guard record.parent < current else { break }
      current = record.parent
    }
  }

  private static func layer(_ record: ScopeRecord, _ tree: SyntaxTree) -> Layer? {
    if let items = record.items {
      let path = tree.withView { $0.kind(items) == .string ? $0.string(items) : "" }
      return .repetition(Repetition(items: path, variables: record.variables))
    }
    let locals = record.variables.filter(\.isLocal)
    guard !locals.isEmpty else { return nil }
    var values: [String: Document.StateValue] = [:]
    for local in locals {
      guard let key = local.declaration else { continue }
      let node = tree.withView { view in view.member(owning: key).flatMap { view.value(of: $0) } }
      if let node { values[local.name] = Document.StateValue.read(tree, at: node).value }
    }
    return .local(values)
  }

  /// The enclosing lists, outermost first.
  var repetitions: [Repetition] {
    layers.compactMap { if case .repetition(let repetition) = $0 { repetition } else { nil } }
  }

  /// Returns the state of a sample. `elements` selects an element of each enclosing list, outermost first;
  /// where it has no entry, the first element is used.
  func state(_ sample: Sample, elements: [Int] = []) -> SampleState {
    var state = SampleState(sample.state(over: declared))
    var depth = 0
    for layer in layers {
      switch layer {
      case .local(let values): state = state.with(local: values)
      case .repetition(let repetition):
        let index = elements.indices.contains(depth) ? elements[depth] : 0
        depth += 1
        guard let element = Self.list(repetition, in: state).flatMap({ $0[.index(index)] }) else { continue }
        for variable in repetition.variables {
          state.variables[variable.name] = variable.meaning == .index ? .intValue(index) : element
        }
      }
    }
    return state
  }

  /// Returns the number of elements of the innermost list; `nil` when there is no enclosing list.
  func count(_ sample: Sample) -> Int? {
    if repetitions.isEmpty { return nil }
    guard case .arrayValue(let elements)? = innermostList(sample) else { return 0 }
    return elements.count
  }

  /// Returns whether the value that the innermost repetition iterates over is a list.
  func isList(_ sample: Sample) -> Bool { innermostList(sample)?.kind == .array }

  private func innermostList(_ sample: Sample) -> Document.StateValue? {
    guard let innermost = repetitions.last else { return nil }
    var outer = self
    if let last = outer.layers.lastIndex(where: { if case .repetition = $0 { true } else { false } }) {
      outer.layers.removeSubrange(last...)
    }
    return Self.list(innermost, in: outer.state(sample))
  }

  private static func list(_ repetition: Repetition, in state: SampleState) -> Document.StateValue? {
    state.value(at: repetition.items)
  }
}

extension SampleState {
  /// Returns the state with local values, which shadow those of outer scopes.
  fileprivate func with(local values: [String: Document.StateValue]) -> SampleState {
    var members: [String: Document.StateValue] = [:]
    if case .objectValue(let outer)? = value(at: [.key(Keypath.localRoot)]) { members = outer }
    members.merge(values) { _, inner in inner }
    return with([Keypath.localRoot: .objectValue(members)])
  }
}

extension Analysis {
  /// Returns the innermost scope around an offset.
  func scope(at offset: TextOffset) -> ScopeIndex {
    file.tree.withView { view in
      let inner = scopes.scopes.lastIndex { $0.kind != .document && view.range($0.owner).touches(offset) }
      return ScopeIndex(truncatingIfNeeded: inner ?? 0)
    }
  }
}
