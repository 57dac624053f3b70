import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRendering
import CladsRuntime
import JSONSyntax

/// A document that has been resolved, and the updater that keeps it up to date.
@MainActor
struct ResolvedDocument {
  let store = StateStore()
  let updater = ViewTreeUpdater()
  let document: Document.Definition
  let options: ResolutionOptions
  var tracked: TrackedRenderTree

  /// Resolves a document. An array of nodes is wrapped in a document first.
  init(_ json: String, as options: ResolutionOptions = ResolutionOptions(), state: String = "{}") {
    let text =
      json.hasPrefix("{") ? json : #"{ "id": "d", "state": \#(state), "root": { "children": \#(json) } }"#
    let tree = SyntaxTree.parse(Array(text.utf8))
    document = tree.withView { view in
      var reading = Reading(view, vocabulary: BuiltInKinds.vocabulary(level: options.level))
      return Document.Definition.read(&reading)
    }
    self.options = options
    tracked = Self.resolver(document, options).resolveRecoveringWithTracking(into: store)
    updater.attach(to: store)
    updater.setRoot(tracked.viewTree)
  }

  static func resolver(_ document: Document.Definition, _ options: ResolutionOptions) -> Resolver {
    Resolver(
      document: document, componentRegistry: .default, sectionRegistry: .withBuiltInResolvers(),
      options: options)
  }

  /// Writes to the state and resolves the affected nodes. Returns the number of nodes that were resolved.
  @discardableResult
  mutating func set(_ path: String, _ value: Any?) -> Int {
    store.set(path, value: value)
    return tracked.update(updater)
  }

  /// The same document resolved from scratch against the current state.
  var fresh: RenderTree {
    Self.resolver(document, options).resolveRecovering(into: store, initializeFromDocument: false)
  }

  /// The texts on the screen, in document order.
  var texts: [String] {
    var result: [String] = []
    func collect(_ node: RenderNode) {
      switch node {
      case .text(let node): result.append(node.content)
      case .button(let node): result.append(node.label)
      case .error(let node): result.append("! \(node.message)")
      default: break
      }
      node.parts.forEach(collect)
    }
    tracked.tree.root.children.forEach(collect)
    return result
  }

  /// The nodes as lines of the debug output, without the frame around them.
  var lines: [String] {
    DebugRenderer().render(tracked.tree).split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
  }
}

extension RenderTree {
  /// A description of each node's content and dependencies.
  var summary: [String] {
    var lines: [String] = []
    func collect(_ node: RenderNode) {
      let scope = node.place.scope
      let variables = scope.variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let locals = scope.locals.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      lines.append("\(node.kind.rawValue) \(node.shown) \(node.place.instance) \(variables) \(locals)")
      node.parts.forEach(collect)
    }
    root.children.forEach(collect)
    return lines + [DebugRenderer().render(self)]
  }
}

extension RenderNode {
  /// The node's content and bindings.
  fileprivate var shown: String {
    switch self {
    case .text(let node): "\(node.content) \(node.bindingPath ?? "") \(node.bindingTemplate ?? "")"
    case .button(let node): "\(node.label) \(node.isSelected) \(node.bindingTemplate ?? "")"
    case .textField(let node): "\(node.text) \(node.bindingPath ?? "")"
    case .toggle(let node): "\(node.isOn) \(node.bindingPath ?? "")"
    case .slider(let node): "\(node.value) \(node.keepsIntegers)"
    case .image(let node): "\(node.source)"
    case .pageIndicator(let node): "\(node.currentPage)"
    default: ""
    }
  }
}

extension ResolutionOptions {
  /// Options that follow the current runtime.
  static let device = ResolutionOptions(deviations: Runtime.device.deviations)
  /// Options that follow the specification.
  static let spec = ResolutionOptions()
}
