import CladsAnalysis
import CladsDocument
import JSONSyntax
import Testing

@Suite struct ScopeTreeTests {
  /// A tree of scopes, each inside the one before it; the first is the document.
  private func makeTree(_ scopes: [[ScopeVariable]]) -> ScopeTree {
    SyntaxTree.parse(Array("{}".utf8)).withView { view in
      var reading = Reading(view, vocabulary: Vocabulary())
      for variables in scopes {
        let scope = reading.openScope(.iteration, owner: 0)
        reading.scopes[Int(scope)].variables = variables
      }
      return ScopeTree(reading.scopes)
    }
  }

  private func variable(_ name: String, _ meaning: ScopeVariable.Meaning = .element) -> ScopeVariable {
    ScopeVariable(name, meaning, declaration: nil)
  }

  @Test func `an inner variable shadows an outer one with its name`() {
    let tree = makeTree([
      [variable("item"), variable("index", .index)], [variable("item"), variable("n", .index)],
    ])
    #expect(tree.variable(named: "item", in: 2)?.scope == 2)
    #expect(tree.variable(named: "index", in: 2)?.scope == 1)
    #expect(tree.variable(named: "item", in: 1)?.scope == 1 && tree.variable(named: "item", in: 0) == nil)
  }

  @Test func `variables and local state never shadow each other`() {
    let tree = makeTree([[variable("a")], [variable("a", .localState)]])
    #expect(tree.variable(named: "a", in: 2)?.scope == 1)
    #expect(tree.localState(named: "a", in: 2)?.scope == 2)
    #expect(tree.localState(named: "a", in: 1) == nil)
  }

  @Test(arguments: [1, 8, 9, 50])
  func `a variable is found among few and among many, and the first of equal names wins`(count: Int) {
    var variables = (0..<count).map { variable("v\($0)", .localState) }
    variables.append(variable("v0", .index))
    variables.append(ScopeVariable("v0", .localState, declaration: 7))
    let tree = makeTree([variables, []])
    let last = tree.localState(named: "v\(count - 1)", in: 2)
    #expect(last?.scope == 1 && last?.variable.name == "v\(count - 1)")
    #expect(tree.localState(named: "v0", in: 2)?.variable.declaration == nil)
    #expect(tree.variable(named: "v0", in: 2)?.variable.meaning == .index)
    #expect(tree.localState(named: "v\(count)", in: 2) == nil)
  }

  @Test func `a use belongs to the variable that its scope shows`() {
    let inner = #"{ "type": "label", "text": "${item} ${index} ${other}" }"#
    let state = analyzed(
      document(
        #"{ "type": "forEach", "items": "rows", "template": \#(inner), "emptyView": \#(inner) }, { "type": "sectionLayout", "sections": [{ "layout": { "type": "list" }, "dataSource": "rows", "itemTemplate": \#(inner), "header": \#(inner) }] }"#
      )
    ).state
    #expect(state.variableUses.map(\.root) == ["item", "index", "item", "index"])
    #expect(state.uses.count { $0.root == "item" } == 2 && state.uses.count { $0.root == "other" } == 4)
  }
}
