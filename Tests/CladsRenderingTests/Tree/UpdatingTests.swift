import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRendering
import CladsRuntime
import TestSupport
import Testing

@MainActor
@Suite
struct UpdatingTests {
  private static let nodes = #"""
    [{"type":"label","text":"${user.name} ${count}"},
     {"type":"button","text":"${user.name}","isSelectedBinding":"flags[1]"},
     {"type":"vstack","state":{"open":true},"children":[
       {"type":"toggle","localBind":"open"},{"type":"label","text":"${local.open ? 'yes' : 'no'}"}]},
     {"type":"forEach","items":"rows","itemVariable":"row","emptyView":{"type":"label","text":"none ${count}"},
       "template":{"type":"hstack","children":[
         {"type":"label","text":"${index}:${row.name}"},
         {"type":"textfield","bind":"row.name"},
         {"type":"forEach","items":"row.cells","itemVariable":"cell","indexVariable":"j",
           "template":{"type":"label","text":"${cell}/${j}/${row.name}/${count}"}}]}},
     {"type":"sectionLayout","sections":[
       {"layout":{"type":"list"},"header":{"type":"label","text":"${count} rows"},"dataSource":"rows",
        "itemTemplate":{"type":"label","text":"${item.name}"},"footer":{"type":"label","text":"${user.name}"}},
       {"layout":{"type":"grid"},"children":[{"type":"slider","bind":"volume"},
         {"type":"image","image":{"url":"https://x/${user.name}.png"}}]}]},
     {"type":"pageIndicator","currentPage":"count"}]
    """#
  private static let state = #"""
    {"user":{"name":"Ann","age":3},"count":1,"volume":0.5,"flags":[true,false],
     "rows":[{"name":"a","cells":[1,2]},{"name":"b","cells":[]}]}
    """#

  private static let writes: [(String, [Any?])] = [
    ("user.name", ["Bo", nil, 3]), ("user", [["name": "Cy"], nil, "text"]), ("count", [1, 2, 3, "x", nil]),
    ("volume", [0.25, 1]), ("flags[1]", [true, false]), ("flags", [[true], nil]),
    ("rows", [[], [["name": "z", "cells": [9]]], nil, [["name": "p"], ["name": "q"], ["name": "r"]]]),
    ("rows[0].name", ["n", nil]), ("rows[1]", [["name": "s", "cells": [4, 5]]]),
    ("rows[0].cells", [[7], []]),
    ("rows[0].cells[0]", [8, "c"]), ("unread", [1]), ("user.age", [4]),
  ]

  @Test(arguments: [true, false])
  func `a tree that followed the state equals one resolved from scratch`(isDevice: Bool) {
    let options: ResolutionOptions =
      isDevice
      // Without the deviations that compute content only once, which makes trees differ by design.
      ? ResolutionOptions(deviations: .init([.buttonText, .pathOfNonText, .integerSlider])) : .spec
    var random = SeededRandom(seed: isDevice ? 7 : 11)
    for round in 0..<20 {
      var resolved = ResolvedDocument(Self.nodes, as: options, state: Self.state)
      for step in 0..<25 {
        let (path, values) = Self.writes[Int.random(in: 0..<Self.writes.count, using: &random)]
        let value = values[Int.random(in: 0..<values.count, using: &random)]
        resolved.set(path, value)
        let (followed, fresh) = (resolved.tracked.tree.summary, resolved.fresh.summary)
        let difference = zip(followed, fresh).first { $0 != $1 }
        #expect(difference == nil && followed.count == fresh.count, "round \(round), step \(step): \(path)")
      }
    }
  }

  @Test
  func `a change that affects one label resolves only that label`() {
    let labels = (0..<5_000).map { #"{"type":"label","text":"${v\#($0)}"}"# }.joined(separator: ",")
    var resolved = ResolvedDocument("[{\"type\":\"vstack\",\"children\":[\(labels)]}]")
    #expect(resolved.set("v17", "x") == 1)
    #expect(resolved.texts[17] == "x")
    #expect(resolved.set("unread", "x") == 0)
  }

  @Test
  func `a write affects readers of its path, of parents, and of children, but not of siblings`() {
    let index = DependencyIndex()
    var nodes: [String: ViewNode] = [:]
    for path in ["user", "user.name", "user.name.first", "user.age", "items[0].name", "items", "other"] {
      let node = ViewNode(id: path, nodeType: .text(TextNodeData(content: "")))
      node.readPaths = [path]
      index.register(node)
      nodes[path] = node
    }
    let affected = { (path: String) in index.nodesAffectedBy([path]).map(\.id).sorted() }
    #expect(affected("user.name") == ["user", "user.name", "user.name.first"])
    #expect(affected("user") == ["user", "user.age", "user.name", "user.name.first"])
    #expect(affected("items[0]") == ["items", "items[0].name"])
    #expect(affected("items.0.name") == ["items", "items[0].name"])
    #expect(affected("items[1].name") == ["items"])
    #expect(affected("missing") == [])
  }

  @Test
  func `a node that was removed or reads other paths is no longer affected`() {
    let index = DependencyIndex()
    let node = ViewNode(id: "n", nodeType: .text(TextNodeData(content: "")))
    node.readPaths = ["a"]
    node.writePaths = ["w"]
    index.register(node)
    #expect(index.nodesReading("a") == [node] && index.nodesWriting("w") == [node])
    node.readPaths = ["b"]
    index.register(node)
    #expect(index.nodesReading("a").isEmpty && index.nodesReading("b") == [node])
    #expect(
      index.debugDescription == """
        DependencyIndex:
          Read Dependencies:
            b → [n]
          Write Dependencies:
            w → [n]
        """)
    index.unregister(node)
    #expect(index.nodesReading("b").isEmpty && index.nodesWriting("w").isEmpty)
  }

  @Test
  func `nested tracking attributes accesses to the innermost node`() {
    let tracker = DependencyTracker()
    let outer = ViewNode(id: "outer", nodeType: .container(ContainerNodeData(layoutType: .vstack)))
    let inner = ViewNode(id: "inner", nodeType: .text(TextNodeData(content: "")))
    tracker.recordRead("ignored")
    tracker.track(for: outer) {
      tracker.recordRead("a")
      tracker.track(for: inner) { tracker.recordWrite("local.x") }
      tracker.recordWrite("b")
    }
    #expect(outer.readPaths == ["a", "b"] && outer.writePaths == ["b"])
    #expect(inner.readPaths == ["local.x"] && inner.writePaths == ["local.x"])
  }

  @Test
  func `a write marks its readers, and the minimal set contains no descendants of marked nodes`() {
    let root = ViewNode(id: "root", nodeType: .root(RootNodeData()))
    let box = ViewNode(id: "box", nodeType: .container(ContainerNodeData(layoutType: .vstack)))
    let leaf = ViewNode(id: "leaf", nodeType: .text(TextNodeData(content: "")))
    let other = ViewNode(id: "other", nodeType: .text(TextNodeData(content: "")))
    root.append(box)
    root.append(other)
    box.append(leaf)
    box.readPaths = ["user.name"]
    leaf.readPaths = ["user.name"]
    other.readPaths = ["user.age"]
    let store = StateStore()
    let updater = ViewTreeUpdater()
    updater.setRoot(root)
    updater.attach(to: store)
    var notifications: [Set<ViewNode>] = []
    updater.onNodesNeedUpdate = { notifications.append($0) }
    store.set("user.name", value: "x")
    #expect(notifications == [[box, leaf]])
    #expect(updater.getMinimalUpdateSet() == [box])
    #expect(updater.debugDescription == "ViewTreeUpdater:\n  Pending Updates: 2\n    - box\n    - leaf")
    updater.clearPendingUpdates()
    #expect(!updater.hasUpdates && !box.needsUpdate && !leaf.needsUpdate)
    #expect(leaf.pathFromRoot().map(\.id) == ["root", "box", "leaf"])
    #expect(root.findNode(id: "leaf") === leaf && root.allDescendants() == [box, leaf, other])
    updater.detach()
  }

  @Test
  func `local state is read and written by path, and found from descendants`() {
    let leaf = ViewNode(id: "leaf", nodeType: .text(TextNodeData(content: "")))
    let box = ViewNode(
      id: "box", nodeType: .container(ContainerNodeData(layoutType: .vstack)), children: [leaf])
    box.setLocalState("form.names[1]", value: .stringValue("b"))
    #expect(box.getLocalState("form.names[1]") == .stringValue("b"))
    #expect(box.getLocalState("form.names") == .arrayValue([.nullValue, .stringValue("b")]))
    #expect(leaf.getLocalState("form") == nil)
    #expect(leaf.nearestLocalStateScope() === box)
    #expect(ViewNode(id: "alone", nodeType: .text(TextNodeData(content: ""))).nearestLocalStateScope() == nil)
  }

  @Test
  func `deallocated nodes are not affected`() {
    let index = DependencyIndex()
    var node: ViewNode? = ViewNode(id: "gone", nodeType: .text(TextNodeData(content: "")))
    node?.readPaths = ["a.b"]
    if let node { index.register(node) }
    #expect(index.nodesAffectedBy(["a"]).count == 1)
    node = nil
    #expect(index.nodesAffectedBy(["a"]).isEmpty)
    #expect(index.debugDescription == "DependencyIndex:\n  Read Dependencies:\n  Write Dependencies:")
  }
}
