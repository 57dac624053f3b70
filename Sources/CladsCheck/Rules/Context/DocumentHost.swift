import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import SourceText

/// What a document expects from the app that shows it: custom components, custom actions and host state.
final class DocumentHost {
  private let document: Document.Definition
  private let project: Project
  private let view: SyntaxView
  private let actions: DocumentActions
  private let dropped: [RecordIndex]
  /// The components of unknown kinds, in document order.
  let unknownComponents: [Document.Component]
  /// Whether the document has components that are not built in.
  let hasComponents: Bool

  init(
    _ document: Document.Definition, _ project: Project, _ view: SyntaxView, _ components: ComponentUses,
    _ actions: DocumentActions, dropped: [RecordIndex]
  ) {
    self.document = document
    self.project = project
    self.view = view
    self.actions = actions
    self.dropped = dropped
    unknownComponents = components.unknownComponents
    hasComponents = components.hasHostNames
  }

  /// Whether the document may use names that only the app knows: custom components, custom actions or host
  /// state.
  private(set) lazy var isOpen: Bool =
    !project.hostState.isEmpty || !project.hostActions.isEmpty || hasComponents
    || actions.all.contains(where: \.isHostHandled)

  /// The paths of the state that the app provides.
  private lazy var statePaths: [[Keypath.Component]] = project.hostState.keys.map {
    Keypath.parse($0).components
  }

  /// Returns whether the project file declares host state at the path, at one of its ancestors or
  /// descendants.
  func declaresState(at components: [Keypath.Component]) -> Bool {
    statePaths.contains { host in
      host.starts(with: components) || components.starts(with: host)
    }
  }

  /// Returns how many components of a path host state begins with, and the names that it continues with
  /// there.
  func stateNames(along components: [Keypath.Component]) -> (depth: Int, names: [String]) {
    var depth = 0
    var names: Set<String> = []
    for path in statePaths {
      let common = zip(path, components).prefix { $0 == $1 }.count
      guard common >= depth, common < path.count, case .key(let name) = path[common] else { continue }
      if common > depth { names = [] }
      depth = common
      names.insert(name)
    }
    return (depth, names.sorted())
  }

  /// The members and values that custom components and actions receive.
  private(set) lazy var parts: [RecordIndex] = {
    var cancellation = CancellationCheck()
    var parts: [RecordIndex] = []
    if hasComponents {
      document.forEachNode { node in
        guard case .component(let component) = node, !component.isBuiltIn, !cancellation.isCanceled() else {
          return
        }
        parts += component.ownMembers
      }
    }
    for action in actions.all where !cancellation.isCanceled() {
      switch action {
      case .custom(let custom): parts += custom.parameters.map(\.node)
      case .unknown(let unknown) where unknown.origin.node != 0: parts.append(unknown.origin.node)
      default: break
      }
    }
    return parts
  }()

  /// The strings that custom components and actions receive, and those that the app drops because of a wrong
  /// key; any of them may be a name.
  private(set) lazy var strings: Set<String> = {
    var cancellation = CancellationCheck()
    var strings: Set<String> = []
    for part in parts + dropped where !cancellation.isCanceled() {
      view.forEachString(in: part) { strings.insert(view.string($0)) }
    }
    return strings
  }()
}
