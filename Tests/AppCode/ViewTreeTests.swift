import CLADS
import Testing

/// The view tree, its index and its updater, as an app's tests use them without a document.
@MainActor
@Suite struct ViewTreeTests {
  private func node(_ id: String, reads: Set<String>, children: [ViewNode] = []) -> ViewNode {
    let node = ViewNode(id: id, nodeType: .text(TextNodeData(content: "")), children: children)
    node.readPaths = reads
    return node
  }

  @Test func `nodes have the resolved data of their kind`() throws {
    let document = Document.Definition(
      id: "d", state: ["name": "Ann", "on": true],
      styles: ["big": Document.Style(fontSize: 20)],
      root: Document.RootComponent(
        backgroundColor: "#000000",
        children: [
          .layout(
            Document.Layout(
              type: .hstack, spacing: 4,
              children: [
                .component(
                  Document.Component(type: .label, id: "l", styleId: "big", text: "Hello ${name}")),
                .component(Document.Component(type: .button, id: "b", text: "Go")),
                .component(Document.Component(type: .toggle, id: "t", bind: "on")),
                .spacer(Document.Spacer()),
              ])),
          .sectionLayout(
            Document.SectionLayout(
              id: "s", sectionSpacing: 3,
              sections: [
                Document.SectionDefinition(
                  id: "first", layout: Document.SectionLayoutConfig(type: .grid, columns: .fixed(3)),
                  stickyHeader: true,
                  children: [
                    .component(Document.Component(type: .divider)),
                    .component(
                      Document.Component(type: .image, image: Document.ImageSource(sfsymbol: "star"))),
                  ])
              ])),
        ]))
    let root = try Resolver(document: document, componentRegistry: .default).resolveWithTracking()
      .viewTreeRoot
    guard case .root(let screen) = root.nodeType else { throw Unexpected(root) }
    #expect(screen.backgroundColor == .black && screen.children.isEmpty)
    guard case .container(let stack) = root.children[0].nodeType else { throw Unexpected(root.children[0]) }
    let hstack: ContainerNode.LayoutType = .hstack
    #expect(stack.layoutType == hstack && stack.spacing == 4)
    let parts = root.children[0].children
    guard case .text(let text) = parts[0].nodeType, case .button(let button) = parts[1].nodeType,
      case .toggle(let toggle) = parts[2].nodeType, case .spacer = parts[3].nodeType
    else { throw Unexpected(root.children[0]) }
    #expect(
      text.content == "Hello Ann" && text.bindingTemplate == "Hello ${name}" && text.style.fontSize == 20)
    #expect(button.label == "Go" && !button.fillWidth && toggle.bindingPath == "on")
    guard case .sectionLayout(let layout) = root.children[1].nodeType,
      case .section(let section) = root.children[1].children[0].nodeType
    else { throw Unexpected(root.children[1]) }
    #expect(layout.sectionSpacing == 3 && section.stickyHeader && section.type == .grid(.fixed(3)))
    let items = root.children[1].children[0].children
    guard case .divider = items[0].nodeType, case .image(let image) = items[1].nodeType else {
      throw Unexpected(root.children[1])
    }
    #expect(image.source == .sfsymbol("star"))
  }

  @Test func `a path of local state belongs to the nearest node that declares it`() {
    let leaf = node("leaf", reads: [])
    let box = ViewNode(
      id: "box", nodeType: .container(ContainerNodeData(layoutType: .vstack)), children: [leaf])
    box.localState = ["open": true]
    let store = StateStore(["open": false])
    let paths = StatePathResolver(stateStore: store, viewNode: leaf)
    #expect(paths.getValue("local.open") as? Bool == true && paths.getValue("open") as? Bool == false)
    paths.setValue("local.open", value: false)
    paths.setValue("count", value: 3)
    #expect(box.getLocalState("open") == .boolValue(false) && store.get("count") as? Int == 3)
    #expect(StatePathResolver.isLocal("local.a") && !StatePathResolver.isLocal("locals"))
    let global = StatePathResolver(stateStore: store)
    global.setValue("local.open", value: 1)
    #expect(store.get("local.open") as? Int == 1 && global.getValue("local.open") as? Int == 1)
  }

  @Test func `a tracker records what a node reads and writes`() {
    let tracker = DependencyTracker()
    let outer = node("outer", reads: [])
    let inner = node("inner", reads: [])
    tracker.recordRead("ignored")
    tracker.beginTracking(for: outer)
    tracker.recordRead("a")
    tracker.track(for: inner) { tracker.recordWrite("b") }
    tracker.recordLocalRead("open")
    tracker.recordLocalWrite("page")
    #expect(tracker.isTracking)
    tracker.endTracking()
    #expect(!tracker.isTracking)
    #expect(outer.readPaths == ["a", "local.open", "local.page"] && outer.writePaths == ["local.page"])
    #expect(inner.readPaths == ["b"] && inner.writePaths == ["b"])
  }

  @Test func `an index knows ancestors and descendants of a path, and forgets nodes that are gone`() {
    let index = DependencyIndex()
    let name = node("name", reads: ["user.name"])
    let age = node("age", reads: ["user.age"])
    do {
      let gone = node("gone", reads: ["user"])
      for node in [name, age, gone] { index.register(node) }
      #expect(index.nodesAffectedBy(paths: ["user.name"]) == [name, gone])
    }
    #expect(index.nodesAffectedBy(["user"]) == [name, age])
    index.pruneStaleEntries()
    #expect(!index.debugDescription.contains("user →"))
    name.readPaths = ["title"]
    index.updateRegistration(name)
    #expect(index.nodesReading("title") == [name] && index.nodesReading("user.name").isEmpty)
  }

  @Test func `an updater marks nodes as the state changes, the root first`() {
    let name = node("name", reads: ["user.name"])
    let age = node("age", reads: ["user.age", "local.open"])
    let list = node("list", reads: ["user.name"], children: [name, age])
    let root = ViewNode(id: "root", nodeType: .root(RootNodeData()), children: [list])
    let store = StateStore(["user": ["name": "Ann", "age": 3]])
    store.initialize(from: nil)
    store.initialize(from: Document.Definition(id: "a", state: ["open": true]).state)
    #expect(StyleResolver(styles: nil).resolve("card") == IR.Style())
    let updater = ViewTreeUpdater()
    var calls: [Set<ViewNode>] = []
    updater.onNodesNeedUpdate = { calls.append($0) }
    updater.setRoot(root)
    updater.attach(to: store)
    store.set("user.name", value: "Bob")
    #expect(calls == [[list, name]] && updater.getNodesNeedingUpdate() == [list, name])
    #expect(updater.getMinimalUpdateSet() == [list])
    #expect(updater.getUpdatesByDepth() == [[list], [name]])
    let batch = UpdateBatch(nodes: updater.getNodesNeedingUpdate(), triggeringPaths: ["user.name"])
    #expect(batch.nodes == [list, name] && batch.triggeringPaths == ["user.name"])
    updater.clearPendingUpdates()
    #expect(!updater.hasUpdates && !name.needsUpdate)
    updater.processDirtyPaths()
    #expect(updater.getNodesNeedingUpdate() == [list, name] && !store.hasDirtyPaths)
    updater.clearPendingUpdates()
    updater.handleLocalStateChange(node: list, path: "open")
    #expect(updater.getNodesNeedingUpdate() == [age])
    updater.detach()
    store.set("user.name", value: "Cid")
    #expect(updater.getNodesNeedingUpdate() == [age])
  }
}

/// A node that is not what a test expects.
private struct Unexpected: Error, CustomStringConvertible {
  let description: String

  init(_ node: ViewNode) { description = "\(node.nodeType)" }
}
