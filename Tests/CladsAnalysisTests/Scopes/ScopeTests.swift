import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
import SourceText
import TestSupport
import Testing

private func analysis(_ text: String) -> Analysis {
  let source = SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: Array(text.utf8))
  return Analysis(of: ParsedFile(source), vocabulary: Project().vocabulary)
}

@Suite struct ScopeTests {
  private let nested = """
    {
      "id": "a", "state": { "rows": [["x"]], "title": "T" },
      "root": { "children": [
        { "type": "forEach", "items": "rows", "itemVariable": "row", "template": {
          "type": "vstack", "state": { "open": false }, "children": [
            { "type": "forEach", "items": "row", "indexVariable": "column", "template":
              { "type": "label", "text": "${row} ${item} ${index} ${column} ${title} ${local.open}" } } ] } },
        { "type": "label", "text": "${item}" } ] }
    }
    """

  @Test func `iteration variables are visible in their templates only`() {
    let analysis = analysis(nested)
    #expect(analysis.state.variableUses.map(\.root) == ["row", "row", "item", "index", "column"])
    #expect(analysis.state.uses.map(\.root) == ["rows", "title", "item"])
    #expect(analysis.state.localUses.map(\.text) == ["local.open"])
  }

  @Test func `variables of every enclosing template are visible`() throws {
    let analysis = analysis(nested)
    let innermost = try #require(analysis.state.variableUses.last).scope
    for name in ["item", "column", "row", "index"] {
      #expect(analysis.scopes.variable(named: name, in: innermost) != nil, "\(name)")
    }
    #expect(analysis.scopes.localState(named: "open", in: innermost) != nil)
    #expect(analysis.scopes.variable(named: "open", in: innermost) == nil)
  }

  @Test func `styles, actions and data sources are declared and referred to`() {
    let analysis = analysis(
      #"{ "id": "a", "styles": { "s": {}, "t": { "inherits": "s" } }, "dataSources": { "d": { "type": "static" } }, "actions": { "x": { "type": "dismiss" } }, "root": { "actions": { "onAppear": "x" }, "children": [ { "type": "label", "styleId": "t", "dataSourceId": "d" }, { "type": "button", "styleId": "@button.primary", "styles": { "normal": "s" }, "actions": { "onTap": "y" } } ] } }"#
    )
    #expect(analysis.symbols.declaredNames(.style) == ["s", "t"])
    #expect(analysis.symbols.symbol(.style, named: "s")?.references.count == 2)
    #expect(analysis.symbols.symbol(.style, named: "s")?.extensions.count == 1)
    #expect(analysis.symbols.all(.token).map(\.name) == ["button.primary"])
    #expect(analysis.symbols.declares(.action, "x"))
    #expect(!analysis.symbols.declares(.action, "y"))
    #expect(analysis.symbols.symbol(.dataSource, named: "d")?.references.count == 1)
  }

  @Test func `state is looked up through members, lists and written paths`() {
    let analysis = analysis(
      #"{ "id": "a", "state": { "user": { "name": "A" }, "api": { "result": null }, "list": [1] }, "actions": { "r": { "type": "request", "method": "GET", "url": "https://example.com", "responsePath": "data.page" }, "w": { "type": "setState", "path": "flag", "value": true } } }"#
    )
    func isKnown(_ path: String) -> Bool {
      if case .undeclared = analysis.state.lookup(keypath(path)) { false } else { true }
    }
    #expect(isKnown("user.name"))
    #expect(!isKnown("user.nam"))
    #expect(isKnown("api.result.anything"))
    #expect(isKnown("list[0]"))
    #expect(isKnown("data.page.title"))
    #expect(isKnown("flag"))
    #expect(!isKnown("nothing"))
  }
}
