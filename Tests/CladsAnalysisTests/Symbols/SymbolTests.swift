import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct SymbolTests {
  /// The declarations and references of a symbol, marked in the text.
  private func marked(_ analysis: Analysis, _ nodes: [RecordIndex]) -> String {
    let ranges = analysis.file.tree.withView { view in nodes.map { view.range($0) } }
    return MarkedText.marking(ranges, in: analysis.file.source.bytes)
  }

  @Test(arguments: [
    (
      SymbolKind.style, "s",
      #"{ "id": "a", "styles": { «"s"»: {}, "t": { "inherits": «"s"» } }, "root": { "styleId": «"s"», "children": [{ "type": "label", "styleId": «"s"» }, { "type": "button", "styles": { "normal": "t", "selected": «"s"» } }] } }"#
    ),
    (
      .action, "x",
      #"{ "id": "a", "actions": { «"x"»: { "type": "dismiss" }, "y": { "type": "showAlert", "buttons": [{ "label": "L", "action": «"x"» }] } }, "root": { "actions": { "onAppear": «"x"» }, "children": [{ "type": "button", "actions": { "onTap": «"x"» } }] } }"#
    ),
    (
      .dataSource, "d",
      #"{ "id": "a", "dataSources": { «"d"»: { "type": "static" } }, "root": { "children": [{ "type": "label", "dataSourceId": «"d"» }] } }"#
    ),
    (
      .component, "c",
      #"{ "id": "a", "root": { "children": [{ "type": "label", "id": «"c"» }, { "type": "label", "id": "e" }, { "type": "label", "id": «"c"» }] } }"#
    ),
    (
      .request, "r",
      #"{ "id": "a", "actions": { "x": { "type": "request", "requestId": «"r"» }, "y": { "type": "cancelRequest", "requestId": «"r"» } }, "root": { "children": [] } }"#
    ),
    (
      .token, "b.p",
      #"{ "id": "a", "root": { "children": [{ "type": "label", "styleId": «"@b.p"» }, { "type": "label", "styleId": "b.p" }] } }"#
    ),
    (
      .destination, "home",
      #"{ "id": "a", "actions": { "x": { "type": "navigate", "destination": «"home"» } }, "root": { "children": [] } }"#
    ),
    (
      .section, "s",
      #"{ "id": "a", "root": { "children": [{ "type": "sectionLayout", "id": "l", "sections": [{ "id": «"s"», "layout": { "type": "list" } }] }] } }"#
    ),
    (
      .iterationVariable, "row",
      #"{ "id": "a", "root": { "children": [{ "type": "forEach", "items": "i", "itemVariable": «"row"», "template": { "type": "label", "text": "${row}" } }] } }"#
    ),
    (
      .localState, "open",
      #"{ "id": "a", "root": { "children": [{ "type": "label", "state": { «"open"»: true } }] } }"#
    ),
  ])
  func `a symbol has all its declarations and references`(kind: SymbolKind, name: String, text: String) throws
  {
    let analysis = analyzed(MarkedText(text).text)
    let symbol = try #require(analysis.symbols.symbol(kind, named: name))
    #expect(marked(analysis, symbol.declarations + symbol.references) == text)
  }

  @Test func `a token is never a style, and a parent never a token`() {
    let analysis = analyzed(
      #"{ "id": "a", "styles": { "s": { "inherits": "@p" } }, "root": { "children": [{ "type": "label", "styleId": "@t" }] } }"#
    )
    #expect(analysis.symbols.all(.token).map(\.name) == ["t"])
    #expect(analysis.symbols.all(.style).map(\.name) == ["s", "@p"])
    #expect(analysis.symbols.declaredNames(.style) == ["s"])
    #expect(analysis.symbols.symbol(.style, named: "@p")?.extensions.count == 1)
  }

  @Test func `a name is declared only by a declaration of its kind`() {
    let analysis = analyzed(
      #"{ "id": "a", "styles": { "s": {} }, "root": { "children": [{ "type": "label", "styleId": "t", "id": "c" }] } }"#
    )
    #expect(analysis.symbols.declares(.style, "s") && !analysis.symbols.declares(.style, "t"))
    #expect(!analysis.symbols.declares(.action, "s") && analysis.symbols.declares(.component, "c"))
    #expect(analysis.symbols.symbol(.style, named: "zzz") == nil)
  }
}
