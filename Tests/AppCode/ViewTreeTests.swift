import CLADS
import Testing

/// The view tree, its index and its updater, as an app's tests use them without a document.
@MainActor
@Suite struct ViewTreeTests {
  private func node(_ id: String, reads: Set<String>, children: [ViewNode] = []) -> ViewNode {
    let node = ViewNode(id: id, nodeType: .text, children: children)
    node.readPaths = reads
    return node
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
    let root = ViewNode(id: "root", nodeType: .root, children: [list])
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
