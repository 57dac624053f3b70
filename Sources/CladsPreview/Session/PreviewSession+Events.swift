import CladsDocument
import CladsExpressions
import CladsRendering
import CladsRuntime
import JSONSyntax
import TextUI

extension PreviewSession {
  /// Handles a user event and runs the actions that it triggers.
  ///
  /// - Throws: A `PreviewError` if nothing handles the event.
  package func send(_ event: PreviewEvent) async throws {
    resolveOffscreen()
    switch event {
    case .tap(let pointer, let instance): try await tap(node(at: pointer, instance), pointer)
    case .valueChanged(let pointer, let instance, let value):
      try await change(node(at: pointer, instance), to: value, pointer)
    case .appear: await run(.onAppear)
    case .disappear: await run(.onDisappear)
    case .alertButton(let index): try await pressAlertButton(index)
    case .back:
      guard !presented.items.isEmpty else {
        throw PreviewError.nothingPresented("nothing is presented that can be closed")
      }
      presented.remove(at: presented.items.count - 1)
    }
    updateTree()
  }

  /// Taps a node that is on the screen.
  func tap(_ node: RenderNode) async throws {
    try await tap(node, pointer(of: node))
    updateTree()
  }

  /// Changes the value of a control that is on the screen.
  func change(_ node: RenderNode, to value: Document.StateValue) async throws {
    try await change(node, to: value, pointer(of: node))
    updateTree()
  }

  private func pointer(of node: RenderNode) -> String {
    input.tree.pointer(of: node.origin.node).description
  }

  /// Returns the node at a pointer and an instance of its repetitions; the first one if `instance` is empty.
  private func node(at pointer: String, _ instance: [Int]) throws -> RenderNode {
    guard let value = JSONPointer(pointer).flatMap({ input.tree.node(at: $0) }) else {
      throw PreviewError.noSuchControl("the document has no value at `\(pointer)`")
    }
    let record = value.index
    let found = tracked.node { candidate in
      candidate.origin.node == record && (instance.isEmpty || candidate.instance == instance)
    }
    if let found { return found }
    let indices = instance.map { "#\($0)" }.joined()
    throw PreviewError.noSuchControl("`\(pointer)\(indices)` is not drawn")
  }

  private func tap(_ node: RenderNode, _ pointer: String) async throws {
    switch node.component?.tapResponse {
    case .run(let action)?:
      return await runUntilWaiting { [runtime] in await runtime.run(action, in: node.place.scope) }
    case .store(let value)?: return await store(value, in: node)
    case nil: break
    }
    if node.isTappableOnCanvas, let perform = regions(of: node.place).compactMap(\.tap).first {
      perform()
      return await runPending()
    }
    throw PreviewError.noSuchControl(
      "\(node.phrase) at `\(pointer)` does nothing when tapped: it has no `onTap`")
  }

  /// Returns the regions of a node on the canvas that handle taps or values.
  private func regions(of place: NodeLocation) -> [Region] {
    let picture = draw(height: nil)
    let nodes = picture.places.nodes
    return picture.canvas.regions.filter { nodes.indices.contains($0.mark) && nodes[$0.mark].place == place }
  }

  private func change(_ node: RenderNode, to value: Document.StateValue, _ pointer: String) async throws {
    if let control = node.component?.control {
      guard let stored = control.stored(value) else {
        throw PreviewError.cannotSet("\(node.phrase) at `\(pointer)` cannot hold \(value.phrase)")
      }
      return await store(stored, in: node)
    }
    if node.component?.isOpaque == true, case .stringValue(let text) = value,
      let handler = regions(of: node.place).compactMap(\.value).first
    {
      handler(text)
      return await runPending()
    }
    throw PreviewError.noSuchControl("\(node.phrase) at `\(pointer)` has no value that can be changed")
  }

  /// Stores the new value of a control, shows it in the control, and runs its `onValueChanged` action.
  private func store(_ value: Document.StateValue, in node: RenderNode) async {
    let control = node.component?.control
    if let path = control?.bindingPath { runtime.store.set(path, value: value) }
    updateTree()
    tracked.edit(node.place) { $0.show(value) }
    guard let binding = control?.onValueChanged else { return }
    var scope = node.place.scope
    scope.variables["value"] = .value(value)
    await runUntilWaiting { [runtime, scope] in await runtime.run(binding, in: scope) }
  }

  /// Presses a button of the newest alert.
  private func pressAlertButton(_ number: Int) async throws {
    guard let index = presented.items.lastIndex(where: { $0.alert != nil }),
      let alert = presented.items[index].alert
    else {
      throw PreviewError.nothingPresented("no alert is open")
    }
    guard alert.buttons.indices.contains(number) else {
      throw PreviewError.nothingPresented(
        "the alert has no button \(number); its buttons are 0 to \(alert.buttons.count - 1)")
    }
    presented.remove(at: index)
    note("alert button: \(alert.buttons[number].label)")
    alert.onButtonTap?(alert.buttons[number].action)
    await runPending()
  }

  private func runPending() async {
    await runUntilWaiting { [runtime] in await runtime.context.runPending() }
  }
}

extension RenderNode {
  /// The node with its article, for messages: "the button".
  var phrase: String { "the \(typeName)" }

  /// Whether what is drawn for the node may handle taps: that of an app's own component, or a modifier.
  fileprivate var isTappableOnCanvas: Bool {
    if case .modified = self { return true }
    return component?.isOpaque ?? false
  }
}
