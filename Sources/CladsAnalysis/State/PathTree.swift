package import CladsExpressions

/// A set of state paths, by their components.
package struct PathTree: Sendable {
  private struct Node: Sendable {
    var children: [Keypath.Component: Int] = [:]
    var isPath = false
  }

  /// The first node is the empty path.
  private var nodes = [Node()]

  package init() {}

  package mutating func insert(_ path: [Keypath.Component]) {
    var current = 0
    for component in path {
      if let child = nodes[current].children[component] {
        current = child
      } else {
        nodes[current].children[component] = nodes.count
        current = nodes.count
        nodes.append(Node())
      }
    }
    nodes[current].isPath = true
  }

  /// Returns whether the set contains the path, or one that it starts with.
  package func containsPrefix(of path: [Keypath.Component]) -> Bool {
    var current = 0
    for component in path {
      if nodes[current].isPath { return true }
      guard let child = nodes[current].children[component] else { return false }
      current = child
    }
    return nodes[current].isPath
  }

  /// Returns whether the set contains the path, or one that starts with it.
  package func containsPath(below path: [Keypath.Component]) -> Bool {
    var current = 0
    for component in path {
      guard let child = nodes[current].children[component] else { return false }
      current = child
    }
    return true
  }

  /// Returns whether the set contains the path, one that it starts with, or one that starts with it.
  package func containsRelative(of path: [Keypath.Component]) -> Bool {
    containsPrefix(of: path) || containsPath(below: path)
  }
}
