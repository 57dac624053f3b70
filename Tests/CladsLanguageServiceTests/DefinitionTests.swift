import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct DefinitionTests {
  @Test(arguments: [
    #"{"styles":{"«a»":{}},"root":{"children":[{"type":"label","styleId":"a$0"}]}}"#,
    #"{"styles":{"«a»":{},"b":{"inherits":"$0a"}}}"#,
    #"{"actions":{"«go»":{"type":"dismiss"}},"root":{"actions":{"onAppear":"g$0o"}}}"#,
    #"{"actions":{"«go»":{"type":"dismiss"},"x":{"type":"showAlert","buttons":[{"label":"","action":"$0go"}]}}}"#,
    #"{"actions":{"«go»":{"type":"dismiss"},"x":{"type":"request","onSuccess":"$0go"}}}"#,
    #"{"dataSources":{"«d»":{"type":"static"}},"root":{"children":[{"type":"label","dataSourceId":"$0d"}]}}"#,
    #"{"actions":{"a":{"type":"request","requestId":"«r»"},"b":{"type":"cancelRequest","requestId":"$0r"}}}"#,
  ])
  func `references lead to their declaration`(_ marked: String) async { await check(marked) }

  @Test(arguments: [
    #"{"state":{"«user»":{"name":""}},"root":{"children":[{"type":"textfield","bind":"us$0er.name"}]}}"#,
    #"{"state":{"user":{"«name»":""}},"root":{"children":[{"type":"textfield","bind":"user.na$0me"}]}}"#,
    #"{"state":{"user":{"«name»":""}},"root":{"children":[{"type":"label","text":"Hi ${user.n$0ame}!"}]}}"#,
    #"{"state":{"«user»":{"name":""}},"root":{"children":[{"type":"label","text":"${user.n$0ope}"}]}}"#,
    #"{"state":{"list":[1,«2»]},"root":{"children":[{"type":"label","text":"${list.$01}"}]}}"#,
    #"{"state":{"«n»":1},"actions":{"a":{"type":"setState","path":"m","value":{"$expr":"n$0 + 1"}}}}"#,
    #"{"state":{"«n»":1},"root":{"children":[{"type":"label","text":"\u00e9 ${ $0n + }"}]}}"#,
    #"{"state":{},"actions":{"a":{"type":"setState","path":"«late»","value":1}},"root":{"children":[{"type":"label","text":"${l$0ate}"}]}}"#,
  ])
  func `paths lead to the deepest declared member`(_ marked: String) async { await check(marked) }

  @Test(arguments: [
    #"{"state":{"l":[]},"root":{"children":[{"type":"forEach","items":"l","itemVariable":"«it»","template":{"type":"label","text":"${$0it.x}"}}]}}"#,
    #"{"state":{"l":[]},"root":{"children":[{"type":"forEach","«items»":"l","template":{"type":"label","text":"${$0item}"}}]}}"#,
    #"{"root":{"children":[{"type":"vstack","state":{"«on»":{"x":1}},"children":[{"type":"label","text":"${local.$0on}"}]}]}}"#,
    #"{"root":{"children":[{"type":"vstack","state":{"on":{"«x»":1}},"children":[{"type":"textfield","localBind":"on.$0x"}]}]}}"#,
  ])
  func `scoped names lead to what binds them`(_ marked: String) async { await check(marked, quoted: true) }

  @Test(arguments: [
    #"{"state":{"l":[{"«t»":1},{"t":2}]},"root":{"children":[{"type":"forEach","items":"l","template":{"type":"label","text":"${item.$0t}"}}]}}"#,
    #"{"state":{"l":[{},{"t":{"«u»":2}}]},"root":{"children":[{"type":"forEach","items":"l","itemVariable":"x","template":{"type":"label","text":"${x.t.$0u}"}}]}}"#,
    #"{"state":{"l":[{"m":[{"«t»":1}]}]},"root":{"children":[{"type":"forEach","items":"l","template":{"type":"forEach","items":"item.m","itemVariable":"x","template":{"type":"label","text":"${x.$0t}"}}}]}}"#,
    #"{"root":{"children":[{"type":"vstack","state":{"l":[{"«t»":1}]},"children":[{"type":"forEach","items":"local.l","template":{"type":"textfield","bind":"item.$0t"}}]}]}}"#,
    #"{"state":{"l":[]},"root":{"children":[{"type":"forEach","«items»":"l","template":{"type":"label","text":"${item.$0t}"}}]}}"#,
  ])
  func `members of a variable lead to the first element`(_ marked: String) async {
    await check(marked, quoted: true)
  }

  @Test(arguments: [
    #"{"state":{"i":0,"l":[{"«t»":1},{"t":2}]},"root":{"children":[{"type":"label","text":"${l[i].$0t}"}]}}"#,
    #"{"state":{"i":0,"l":[{},{"t":{"«u»":2}}]},"root":{"children":[{"type":"label","text":"${l[i + 1].t.$0u}"}]}}"#,
    #"{"state":{"«i»":0,"l":[{"t":1}]},"root":{"children":[{"type":"label","text":"${l[$0i].t}"}]}}"#,
    #"{"state":{"i":0,"«l»":[{"t":1}]},"root":{"children":[{"type":"label","text":"${$0l[i].t}"}]}}"#,
    #"{"state":{"i":0,"l":[{"m":[{"«t»":1}]}]},"root":{"children":[{"type":"forEach","items":"l","template":{"type":"label","text":"${item.m[i].$0t}"}}]}}"#,
    #"{"state":{"i":0,"l":[«{»}]},"root":{"children":[{"type":"label","text":"${l[i].$0t}"}]}}"#,
  ])
  func `members after a computed index lead to the first element that has them`(_ marked: String) async {
    await check(marked)
  }

  @Test(arguments: [
    (#""type":"label","text":"${user.na$0me}""#, #"{"user":{"«name»":"A"},"list":[{"t":1}]}"#),
    (#""type":"label","text":"${user.na$0me.x}""#, #"{"user":{"«name»":"A"},"list":[{"t":1}]}"#),
    (
      #""type":"vstack","children":[{"type":"forEach","items":"list","template":{"type":"label","text":"${item.$0t}"}}]"#,
      #"{"user":{"name":"A"},"list":[{"«t»":1}]}"#
    ),
  ])
  func `keys that only a sample sets lead to the sample`(_ node: String, _ expected: String) async throws {
    let text = MarkedText(
      #"{"state":{"user":{},"list":[]},"root":{"children":[{\#(node)}]}}"#)
    let sample = MarkedText(expected)
    let workspace = MemoryWorkspace(["a.clads.json": text.text, "a.sample.json": sample.text])
    let document = try #require(workspace.snapshots[MemoryWorkspace.uri("a.clads.json")])
    let found = await document.definitions(at: try #require(text.cursor), in: workspace)
    let targets = try #require(found).targets
    #expect(targets.map(\.document.uri) == [MemoryWorkspace.uri("a.sample.json")])
    #expect(sample.marking(targets.map(\.selection)) == sample.marking(sample.ranges))
  }

  @Test(arguments: [
    #"{"styles":{"«a$0»":{}}}"#, #"{"state":{"a":{"«b$0»":1}}}"#, #"{"actions":{"«$0go»":{}}}"#,
    #"{"root":{"children":[{"type":"label","id":"«x$0»"}]}}"#,
  ])
  func `a declaration leads to itself`(_ marked: String) async { await check(marked) }

  @Test(arguments: [
    #"{"$0":1}"#, #"{"root":{"children":[{"type":"label","text":"$0plain"}]}}"#, "$0", "$0[", #""a$0"#,
  ])
  func `there is no definition where there is no name`(_ marked: String) async {
    let text = MarkedText(marked)
    let document = DocumentSnapshot.alone(text.text)
    let found = await document.definitions(
      at: text.cursor ?? TextOffset(utf8: 0), in: MemoryWorkspace(document: text.text))
    #expect(found?.targets.isEmpty ?? true)
  }

  @Test(arguments: [
    (
      #"{"designSystem":"s","root":{"children":[{"type":"label","styleId":"@b$0.x"}]}}"#,
      #""«b.x»":{"fontSize":1}"#
    ),
    (#"{"root":{"children":[{"type":"car$0d"}]}}"#, #""components":{"«card»""#),
    (#"{"actions":{"a":{"type":"$0track"}}}"#, #""actions":{"«track»""#),
    (
      #"{"root":{"children":[{"type":"sectionLayout","sections":[{"layout":{"type":"$0wheel"}}]}]}}"#,
      #""sectionLayouts":{"«wheel»""#
    ),
    (#"{"actions":{"a":{"type":"navigate","destination":"$0home"}}}"#, #"["«home»"]"#),
    (#"{"root":{"actions":{"onAppear":"$0help"}}}"#, #"["«help»"]"#),
    (#"{"root":{"children":[{"type":"label","text":"${session.us$0er.name}"}]}}"#, #"{"«session.user»""#),
    (#"{"root":{"children":[{"type":"label","text":"${sess$0ion.x}"}]}}"#, #"{"«session.user»""#),
  ])
  func `custom components are defined in the project file`(_ marked: String, _ expected: String) async {
    let project = #"""
      {"designSystems":{"r":{"styles":{"b.x":{}}},"s":{"styles":{"b.x":{"fontSize":1}}}},"components":{"card":{}},"actions":{"track":{}},"sectionLayouts":{"wheel":{}},"destinations":["home"],"hostActions":["help"],"hostState":{"session.user":"object"}}
      """#
    let text = MarkedText(marked)
    let workspace = MemoryWorkspace(document: text.text, project: project)
    guard let context = workspace.context(), let cursor = text.cursor else { return }
    let found = await context.document.definitions(at: cursor, in: workspace)
    let targets = found?.targets.filter { $0.document.uri == MemoryWorkspace.uri("clads.json") } ?? []
    let result = MarkedText.marking(targets.map(\.selection), in: Array(project.utf8))
    #expect(result.contains(expected), "\(result)")
    #expect(targets.count == 1)
  }

  @Test func `documents in an envelope have separate names`() async throws {
    let text = MarkedText(#"{"screens":[{"styles":{"a":{}}},{"styles":{"«a»":{},"b":{"inherits":"$0a"}}}]}"#)
    let source = SourceFile(
      uri: MemoryWorkspace.uri("all.json"), version: 1, bytes: text.bytes)
    let document = DocumentSnapshot.computing(
      source, FileContext(kind: .envelope(pointers: ["/screens/*"])))
    let found = await document.definitions(at: try #require(text.cursor), in: MemoryWorkspace(document: "{}"))
    #expect(text.marking(found?.targets.map(\.selection) ?? []) == text.marking(text.ranges))
  }

  private func check(_ marked: String, quoted: Bool = false) async {
    let text = MarkedText(marked)
    let document = DocumentSnapshot.alone(text.text)
    guard let cursor = text.cursor else { return }
    let found = await document.definitions(at: cursor, in: MemoryWorkspace(document: text.text))
    let targets = (found?.targets ?? []).map { target in
      // A node is represented by its type, whose range includes the quotes.
      let isQuoted = document.file.source.text(in: target.selection).hasPrefix("\"")
      return quoted && isQuoted
        ? TextRange(utf8: target.selection.start.utf8 + 1, target.selection.end.utf8 - 1) : target.selection
    }
    #expect(text.marking(targets) == text.marking(text.ranges))
    #expect(found.map { $0.origin.touches(cursor) } ?? false)
  }
}
