import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import JSONSyntax

/// What the actions and controls of a document store in its state.
final class DocumentWrites {
  /// What is stored at a path.
  enum Write {
    case value(Document.StateValue)
    /// The result of an expression.
    case expression(String)
    /// Any value of a kind.
    case kind(Document.StateValue.Kind)
    /// Anything, such as a response.
    case unknown
  }

  private let analysis: Analysis
  private let view: SyntaxView
  private let actions: DocumentActions

  init(_ analysis: Analysis, _ view: SyntaxView, _ actions: DocumentActions) {
    self.analysis = analysis
    self.view = view
    self.actions = actions
  }

  /// Returns what is stored at exactly this path, in document order.
  func writes(at path: [Keypath.Component]) -> [Write] { byPath[path] ?? [] }

  private lazy var byPath: [[Keypath.Component]: [Write]] = {
    var result: [[Keypath.Component]: [Write]] = [:]
    let known = byNode
    for use in analysis.state.uses where use.access.writes {
      result[use.components, default: []].append(known[use.node] ?? DocumentWrites.write(by: use))
    }
    return result
  }()

  /// The writes of `setState` actions and of controls, by the record of the path.
  private var byNode: [RecordIndex: Write] {
    var result: [RecordIndex: Write] = [:]
    for action in actions.all {
      guard case .setState(let set) = action.payload,
        let path = Document.SetStateAction.table.value(of: \.path, in: set.origin.node, view)
      else { continue }
      switch set.value {
      case .literal(let value)?: result[path] = .value(value)
      case .expression(let source, _)?: result[path] = .expression(source)
      case nil: result[path] = .unknown
      }
    }
    analysis.document.forEachNode { node in
      guard case .component(let component) = node, component.bind != nil,
        let path = Document.Component.table.value(of: \.bind, in: component.origin.node, view)
      else { return }
      switch component.kind {
      case "textfield": result[path] = .kind(.string)
      case "toggle": result[path] = .kind(.bool)
      case "slider": result[path] = .kind(.double)
      default: result[path] = .unknown
      }
    }
    return result
  }

  private static func write(by use: StateUse) -> Write {
    switch use.expects {
    case .boolean: .kind(.bool)
    case .string: .kind(.string)
    case .integer, .double, .number: .kind(.double)
    case .any, .array, .object, .opaque: .unknown
    }
  }
}
