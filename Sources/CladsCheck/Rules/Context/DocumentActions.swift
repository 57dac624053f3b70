import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// The actions of a document.
final class DocumentActions {
  private let document: Document.Definition
  private let view: SyntaxView
  /// The inline actions of components, in document order.
  let inline: [Document.Action]

  init(_ document: Document.Definition, _ view: SyntaxView, _ components: ComponentUses) {
    self.document = document
    self.view = view
    inline = components.inlineActions
  }

  /// Every action in document order; a sequence comes before its steps.
  private(set) lazy var all: [Document.Action] = {
    var cancellation = CancellationCheck()
    var actions: [Document.Action] = []
    func visit(_ action: Document.Action) {
      actions.append(action)
      if case .sequence(let sequence) = action { sequence.steps.forEach(visit) }
    }
    func visit(_ binding: Document.ActionBinding?) {
      if case .inline(let action)? = binding { visit(action) }
    }
    visit(document.root.actions?.onAppear)
    visit(document.root.actions?.onDisappear)
    for entry in document.actions ?? [:] where !cancellation.isCanceled() { visit(entry.value) }
    for action in inline where !cancellation.isCanceled() { visit(action) }
    return actions.sorted { $0.origin.node < $1.origin.node }
  }()

  /// The record ranges of the actions, in document order and not nested.
  private lazy var ranges: [Range<RecordIndex>] = {
    var cancellation = CancellationCheck()
    var ranges: [Range<RecordIndex>] = []
    for node in all.map(\.origin.node)
    where !cancellation.isCanceled() && node >= ranges.last?.upperBound ?? 0 {
      ranges.append(node..<view.end(of: node))
    }
    return ranges
  }()

  /// Returns whether a string belongs to an action, which runs only after the screen has appeared.
  func contain(_ node: RecordIndex) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound > node }
    return index < ranges.count && ranges[index].contains(node)
  }
}

extension Document.Action {
  /// Whether the host app handles it, or one of its steps.
  var isHostHandled: Bool {
    switch self {
    case .custom: true
    case .sequence(let sequence): sequence.steps.contains(where: \.isHostHandled)
    default: false
    }
  }
}

extension Document.Action {
  /// The value that the action stores; `nil` if it stores none.
  var storedValue: Document.SetValue? {
    switch self {
    case .setState(let action): action.value
    case .array(let action): action.value
    default: nil
    }
  }

  /// Returns the record of the value that the action stores; `nil` if it stores none.
  func storedValueNode(_ context: RuleContext) -> RecordIndex? {
    switch self {
    case .setState(let action): context.valueNode(\.value, of: action)
    case .array(let action): context.valueNode(\.value, of: action)
    default: nil
    }
  }
}
