/// A document with one mistake in it, made from a document without one.
public struct Mutant: Sendable {
  /// What a fix is expected to do.
  public enum Expectation: Sendable {
    /// The first fix restores the document.
    case restored
    /// One of the fixes restores the document: nothing tells which of several values was there.
    case offered
    /// The first fix inserts a key into the object at a path again, with any value.
    case inserted(key: String, path: [Int])
  }

  /// The document without the mistake.
  public let original: JSONTree
  /// The document with the mistake.
  public let mutated: JSONTree
  public let expectation: Expectation
  /// What was done, for reports.
  public let note: String
}

/// A way to make mistakes in documents.
public struct Mutator: Sendable {
  public let name: String
  private let mutants: @Sendable (JSONTree, Place, inout SeededRandom) -> Mutant?

  init(_ name: String, _ mutants: @escaping @Sendable (JSONTree, Place, inout SeededRandom) -> Mutant?) {
    self.name = name
    self.mutants = mutants
  }

  /// A member of an object, with the names of the members around it.
  struct Place: Sendable {
    /// The index path of the object.
    let path: [Int]
    /// The index of the member.
    let index: Int
    /// The names of the members from the root to the object; `*` for an element.
    let names: [String]
    let name: String
    let value: JSONTree
  }

  /// Returns a mutant for every place of a document where the mistake can be made.
  public func mutants(of document: JSONTree, _ random: inout SeededRandom) -> [Mutant] {
    var found: [Mutant] = []
    Self.visit(document, [], []) { place in
      if let mutant = mutants(document, place, &random) { found.append(mutant) }
    }
    return found
  }

  private static func visit(_ tree: JSONTree, _ path: [Int], _ names: [String], _ body: (Place) -> Void) {
    switch tree {
    case .object(let members):
      for (index, member) in members.enumerated() {
        if !isNamedByAuthor(names, members) {
          body(Place(path: path, index: index, names: names, name: member.name, value: member.value))
        }
        // What is below `state` is the author's, and so are the values that actions store.
        if member.name == "state" || member.name == "value" && !member.value.isExpression { continue }
        visit(member.value, path + [index], names + [member.name], body)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() { visit(element, path + [index], names + ["*"], body) }
    case .string, .literal: break
    }
  }

  /// Returns whether the author chooses the keys of an object.
  private static func isNamedByAuthor(_ names: [String], _ members: [JSONTree.Member]) -> Bool {
    switch names.last {
    case "styles", "dataSources", "actions": names.count == 1
    case "state", "headers", "body", "params", "queryParams", "parameters": true
    case "data": !members.contains { $0.name == "type" }
    default: false
    }
  }
}

extension JSONTree {
  /// Whether the value is computed by an expression.
  fileprivate var isExpression: Bool { members.contains { $0.name == "$expr" } }
}
