import CladsDocument
import CladsExpressions

/// The initial state, the samples, and states that the actions and controls of the document lead to: those
/// in which one of the paths that an expression reads has another value.
struct ReachableStates {
  struct Entry {
    let state: SampleState
    /// The path with another value than at first, and its value; `nil` if there is none.
    let change: (path: String, value: Document.StateValue)?

    /// When the state is reached, as the start of a sentence.
    var condition: String {
      change.map { "once `\($0.path)` is \($0.value.phrase()), " } ?? ""
    }
  }

  private static let maximumPaths = 4
  private static let maximumWrites = 8
  /// How often an expression that reads the path that it writes is repeated.
  private static let maximumRepetitions = 3

  private(set) var states: [Entry]

  init(of paths: [PathReference], _ outcomes: ExpressionOutcomes, _ context: RuleContext) {
    var seen: Set<[Keypath.Component]> = []
    let changed = paths.filter { path in
      path.components.count == path.staticComponents.count && seen.count < Self.maximumPaths
        && seen.insert(path.staticComponents).inserted
    }
    let writes = changed.map { context.writes.writes(at: $0.staticComponents).prefix(Self.maximumWrites) }
    var roots = Set(paths.map(\.root))
    for case .expression(let source) in writes.joined() {
      roots.formUnion((ReachableStates.paths(in: source) ?? []).map(\.root))
    }
    let bases = outcomes.states.prefix(2).map { ProbeStates.part(of: $0, roots) }
    states = bases.filter { state in
      paths.allSatisfy { state.value(at: $0.staticComponents) != nil }
    }.map { Entry(state: $0, change: nil) }
    for (path, writes) in zip(changed, writes) where !context.isCanceled() {
      for base in bases { add(path, writes, base) }
    }
  }

  /// Returns the paths that an expression or a template reads; `nil` if it is neither.
  private static func paths(in source: String) -> [PathReference]? {
    let expression = Expression.parse(source)
    if expression.isValid { return expression.paths }
    let template = Template.parse(source)
    return template.hasPlaceholders ? template.paths : nil
  }

  private mutating func add(
    _ path: PathReference, _ writes: ArraySlice<DocumentWrites.Write>, _ base: SampleState
  ) {
    let keypath = path.staticKeypath.text
    for write in writes {
      switch write {
      case .value(let value): add(value, path, keypath, base)
      case .kind(.double): add(.doubleValue(0.5), path, keypath, base)
      case .kind(.string):
        add(.stringValue("-1"), path, keypath, base)
        add(.stringValue("Anna-Lena"), path, keypath, base)
      case .expression(let source):
        guard Self.paths(in: source) != nil else { continue }
        var state = base
        for _ in 0..<Self.maximumRepetitions {
          guard case .value(let value) = DeviceEvaluator().evaluate(source, using: state),
            value != state.value(at: path.staticComponents)
          else { break }
          add(value, path, keypath, base)
          state = ProbeStates.setting(value, at: path, in: state)
        }
      case .kind, .unknown: continue
      }
    }
  }

  private mutating func add(
    _ value: Document.StateValue, _ path: PathReference, _ keypath: String, _ base: SampleState
  ) {
    guard value.isText || value.isNumber else { return }
    states.append(Entry(state: ProbeStates.setting(value, at: path, in: base), change: (keypath, value)))
  }
}

extension Document.StateValue {
  fileprivate var isText: Bool { kind == .string }
  var isNumber: Bool { kind == .int || kind == .double }
}
