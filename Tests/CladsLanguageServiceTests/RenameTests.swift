import CladsAnalysis
import CladsDocument
import CladsLanguageService
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct RenameTests {
  @Test(arguments: [
    (
      #"{"styles":{"a$0":{},"b":{"inherits":"a"}},"root":{"children":[{"type":"label","styleId":"a"}]}}"#,
      "n",
      #"{"styles":{"n":{},"b":{"inherits":"n"}},"root":{"children":[{"type":"label","styleId":"n"}]}}"#
    ),
    (
      #"{"styles":{"\u0061":{}},"root":{"children":[{"type":"label","styleId":"$0a"}]}}"#, "é",
      #"{"styles":{"é":{}},"root":{"children":[{"type":"label","styleId":"é"}]}}"#
    ),
    (
      #"{"actions":{"$0a":{"type":"dismiss"}},"root":{"actions":{"onAppear":"a"}}}"#, #"x"\y"#,
      #"{"actions":{"x\"\\y":{"type":"dismiss"}},"root":{"actions":{"onAppear":"x\"\\y"}}}"#
    ),
    (
      #"{"dataSources":{"d":{}},"root":{"children":[{"type":"label","dataSourceId":"$0d"}]}}"#, "data",
      #"{"dataSources":{"data":{}},"root":{"children":[{"type":"label","dataSourceId":"data"}]}}"#
    ),
    (
      #"{"actions":{"a":{"type":"request","requestId":"r"},"b":{"type":"cancelRequest","requestId":"$0r"}}}"#,
      "s",
      #"{"actions":{"a":{"type":"request","requestId":"s"},"b":{"type":"cancelRequest","requestId":"s"}}}"#
    ),
    (
      #"{"root":{"children":[{"type":"label","id":"$0x"}]}}"#, "y",
      #"{"root":{"children":[{"type":"label","id":"y"}]}}"#
    ),
    (#"{"styles":{"a":{},"b":{"inherits":"$0a"#, "n", #"{"styles":{"n":{},"b":{"inherits":"n""#),
    (#"{"styles":{"a$0":{}}}"#, "a", #"{"styles":{"a":{}}}"#),
    (
      #"{"state":{"use$0r":{"name":"x"}},"root":{"children":[{"type":"label","text":"${user.name} ${users} ${user['name']}"},{"type":"textfield","bind":"user.name"}]}}"#,
      "person",
      #"{"state":{"person":{"name":"x"}},"root":{"children":[{"type":"label","text":"${person.name} ${users} ${person['name']}"},{"type":"textfield","bind":"person.name"}]}}"#
    ),
    (
      #"{"state":{"user":{"name":"x"}},"root":{"children":[{"type":"label","text":"${user.nam$0e} ${name} ${user['name'] == ''}"},{"type":"textfield","bind":"user.name"}]}}"#,
      "title",
      #"{"state":{"user":{"title":"x"}},"root":{"children":[{"type":"label","text":"${user.title} ${name} ${user['title'] == ''}"},{"type":"textfield","bind":"user.title"}]}}"#
    ),
    (
      #"{"state":{"i":0,"list":[1]},"root":{"children":[{"type":"label","text":"${list[i$0 + 1]}","actions":{"onTap":{"type":"setState","path":"i","value":{"$expr":"i + 1"}}}}]}}"#,
      "index",
      #"{"state":{"index":0,"list":[1]},"root":{"children":[{"type":"label","text":"${list[index + 1]}","actions":{"onTap":{"type":"setState","path":"index","value":{"$expr":"index + 1"}}}}]}}"#
    ),
    (
      #"{"root":{"children":[{"type":"vstack","state":{"open":true},"children":[{"type":"toggle","localBind":"open"},{"type":"label","text":"${local.op$0en}"}]}]}}"#,
      "shown",
      #"{"root":{"children":[{"type":"vstack","state":{"shown":true},"children":[{"type":"toggle","localBind":"shown"},{"type":"label","text":"${local.shown}"}]}]}}"#
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"l","itemVariable":"it","template":{"type":"label","text":"${it.a + it$0} ${bit.it}"}}]}}"#,
      "row",
      #"{"root":{"children":[{"type":"forEach","items":"l","itemVariable":"row","template":{"type":"label","text":"${row.a + row} ${bit.it}"}}]}}"#
    ),
    (
      #"{"state":{"us$0er":{"name":""}},"actions":{"a":{"type":"setState","path":"t","value":{"$expr":"Dear ${user.name}"}}}}"#,
      "account",
      #"{"state":{"account":{"name":""}},"actions":{"a":{"type":"setState","path":"t","value":{"$expr":"Dear ${account.name}"}}}}"#
    ),
    (
      #"{"state":{"user":{"na$0me":"","tags":[{"name":1}]}},"actions":{"a":{"type":"setState","path":"user","value":{"name":"Ann","tags":[{"name":2}]}},"b":{"type":"sequence","steps":[{"type":"setState","path":"user.tags","value":[{"name":3}]}]}}}"#,
      "fullName",
      #"{"state":{"user":{"fullName":"","tags":[{"name":1}]}},"actions":{"a":{"type":"setState","path":"user","value":{"fullName":"Ann","tags":[{"name":2}]}},"b":{"type":"sequence","steps":[{"type":"setState","path":"user.tags","value":[{"name":3}]}]}}}"#
    ),
    (
      #"{"root":{"children":[{"type":"vstack","state":{"form":{"name":""}},"children":[{"type":"button","text":"${local.form.name}","actions":{"onTap":{"type":"setState","path":"local.form","value":{"na$0me":"x"}}}}]}]}}"#,
      "title",
      #"{"root":{"children":[{"type":"vstack","state":{"form":{"title":""}},"children":[{"type":"button","text":"${local.form.title}","actions":{"onTap":{"type":"setState","path":"local.form","value":{"title":"x"}}}}]}]}}"#
    ),
    (
      #"{"state":{"user":{"na$0me":""}},"actions":{"a":{"type":"request","url":"https://a.b","queryParams":[{"path":"user.name"},{"path":"user.name","as":"n"}],"body":[{"path":"name"},{"path":"user.name.first"}]}}}"#,
      "fullName",
      #"{"state":{"user":{"fullName":""}},"actions":{"a":{"type":"request","url":"https://a.b","queryParams":[{"path":"user.fullName", "as": "name"},{"path":"user.fullName","as":"n"}],"body":[{"path":"name"},{"path":"user.fullName.first"}]}}}"#
    ),
    (
      #"{"state":{"user":{"full$0Name":""}},"actions":{"a":{"type":"request","url":"https://a.b","body":[{"as":"name","path":"user.fullName"},{"path":"user.fullName", "as": "full"}]}}}"#,
      "name",
      #"{"state":{"user":{"name":""}},"actions":{"a":{"type":"request","url":"https://a.b","body":[{"path":"user.name"},{"path":"user.name", "as": "full"}]}}}"#
    ),
    (
      #"{"state":{"user":{"name":""},"us$0ers":[]},"actions":{"a":{"type":"request","url":"https://a.b","body":[{"path":"users[0]"},{"literal":1,"path":"users"}]}}}"#,
      "people",
      #"{"state":{"user":{"name":""},"people":[]},"actions":{"a":{"type":"request","url":"https://a.b","body":[{"path":"people[0]", "as": "users[0]"},{"literal":1,"path":"people"}]}}}"#
    ),
    (
      #"{"state":{"l":[{"a$0":1,"b":{"a":2}},{"x":1},{"a":null}]},"root":{"children":[{"type":"label","text":"${l[0].a + l[i].a} ${l.first.a} ${a}"},{"type":"forEach","items":"l","itemVariable":"r","template":{"type":"vstack","children":[{"type":"label","text":"${r.a} ${r.b.a} ${item.a}"},{"type":"textfield","bind":"r.a"}]}},{"type":"forEach","items":"l","template":{"type":"label","text":"${item['a']}"}}]}}"#,
      "n",
      #"{"state":{"l":[{"n":1,"b":{"a":2}},{"x":1},{"n":null}]},"root":{"children":[{"type":"label","text":"${l[0].n + l[i].n} ${l.first.n} ${a}"},{"type":"forEach","items":"l","itemVariable":"r","template":{"type":"vstack","children":[{"type":"label","text":"${r.n} ${r.b.a} ${item.a}"},{"type":"textfield","bind":"r.n"}]}},{"type":"forEach","items":"l","template":{"type":"label","text":"${item['n']}"}}]}}"#
    ),
    (
      #"{"state":{"o":{"rows":[{"cells":[{"t":1},{"t":2}]}]}},"actions":{"s":{"type":"setState","path":"o.rows","value":[{"cells":[{"t":3}]}]}},"root":{"children":[{"type":"forEach","items":"o.rows","itemVariable":"row","template":{"type":"forEach","items":"row.cells","itemVariable":"cell","template":{"type":"label","text":"${cell.t$0}"}}}]}}"#,
      "title",
      #"{"state":{"o":{"rows":[{"cells":[{"title":1},{"title":2}]}]}},"actions":{"s":{"type":"setState","path":"o.rows","value":[{"cells":[{"title":3}]}]}},"root":{"children":[{"type":"forEach","items":"o.rows","itemVariable":"row","template":{"type":"forEach","items":"row.cells","itemVariable":"cell","template":{"type":"label","text":"${cell.title}"}}}]}}"#
    ),
    (
      #"{"root":{"children":[{"type":"label","text":"${session.user.na$0me}"}]}}"#, "b",
      #"{"root":{"children":[{"type":"label","text":"${session.user.b}"}]}}"#
    ),
  ])
  func `all occurrences of a name change`(_ marked: String, _ name: String, _ expected: String) async throws {
    let text = MarkedText(marked)
    #expect(try await check(text, name) == expected)
  }

  @Test(arguments: [
    (#"{"styles":{"a$0":{},"b":{}}}"#, "b", "already a style `b`"),
    (#"{"styles":{"a$0":{}}}"#, "@b", "token"),
    (#"{"styles":{"a$0":{}}}"#, "", "cannot be empty"),
    (#"{"actions":{"a$0":{}}}"#, "help", "already a host action"),
    (#"{"styles":{"a$0":{},"a":{}}}"#, "b", "twice"),
    (#"{"root":{"children":[{"type":"label","styleId":"a$0"}]}}"#, "b", "declare it first"),
    (#"{"root":{"children":[{"type":"label$0"}]}}"#, "b", "built-in"),
    (#"{"root":{"children":[{"type":"other$0"}]}}"#, "b", "the app's code"),
    (#"{"root":{"children":[{"type":"card$0"}]}}"#, "label", "already a built-in component"),
    (#"{"root":{"children":[{"type":"card$0"}]}}"#, "row", "already a component"),
    (#"{"root":{"children":[{"type":"card$0"}]}}"#, "", "cannot be empty"),
    (#"{"root":{"children":[{"type":"label","styleId":"@t$0"}]}}"#, "u", "`s` already has a token `u`"),
    (#"{"root":{"children":[{"type":"label","styleId":"@t$0"}]}}"#, "@u", "cannot start with `@`"),
    (#"{"root":{"children":[{"type":"label","styleId":"@x$0"}]}}"#, "u", "`clads.json`"),
    (#"{"root":{"actions":{"onAppear":"help$0"}}}"#, "call", "already a host action"),
    (#"{"actions":{"b":{}},"root":{"actions":{"onAppear":"help$0"}}}"#, "b", "already an action"),
    (#"{"actions":{"a":{"type":"navigate","destination":"home$0"}}}"#, "cart", "already a destination"),
    (#"{"actions":{"a":{"type":"navigate","destination":"other$0"}}}"#, "b", "does not list"),
    (
      #"{"root":{"children":[{"type":"label","text":"${session.us$0er.name}"}]}}"#, "key",
      "`session.key` is already host state"
    ),
    (#"{"root":{"children":[{"type":"label","text":"${ses$0sion.user}"}]}}"#, "a b", "letters"),
    (#"{"state":{"s$0":1}}"#, "a.b", "letters"), (#"{"state":{"s$0":1}}"#, "count", "property"),
    (#"{"state":{"s$0":1,"b":2}}"#, "b", "already has a key `b`"),
    (#"{"state":{"s$0":1}}"#, "local", "local state"),
    (#"{"state":{"u":{"a$0":1,"b":2}}}"#, "b", "already has a key `u.b`"),
    (#"{"state":{"l":[{"a$0":1},{"a":"x"}]}}"#, "b", "disagree: `a` is a number on line 1, but a string"),
    (#"{"state":{"l":[{"a$0":1},{"b":2}]}}"#, "b", "an element of the list already has a key `b`, on line 1"),
    (
      #"{"state":{"l":[{"a$0":1}]},"actions":{"x":{"type":"request","url":"https://a.b","responsePath":"l"}}}"#,
      "b", "line 1 stores, whose keys the app or a server gives"
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"${l}","template":{"type":"label","text":"${item.a$0}"}}]}}"#,
      "b", "not a path of the state"
    ),
    (#"{"state":{"l":["$0a"]}}"#, "b", "no name to rename"),
    (
      #"{"state":{"s$0":1},"root":{"children":[{"type":"forEach","items":"l","template":{"type":"label","text":"${s}"}}]}}"#,
      "item", "shadow"
    ),
    (
      #"{"root":{"children":[{"type":"vstack","state":{"a":1,"b":2},"children":[{"type":"toggle","localBind":"$0a"}]}]}}"#,
      "b", "already has a key `b`"
    ),
    (#"{"id":"$0x"}"#, "b", "no name to rename"),
    (
      #"{"state":{"user":{"na$0me":""}},"actions":{"a":{"type":"request","url":"https://a.b","responsePath":"user"}}}"#,
      "b", "`user.name` is in what line 1 stores, whose keys the app or a server gives"
    ),
    (
      #"{"state":{"user":{"na$0me":""}},"actions":{"a":{"type":"request","url":"https://a.b","body":[{"path":"user"}]}}}"#,
      "b", "the request on line 1 sends `user` as a whole"
    ),
    (
      #"{"state":{"user":{"na$0me":""},"old":{}},"actions":{"a":{"type":"setState","path":"user","value":{"$expr":"old"}}}}"#,
      "b", "line 1 stores an object from elsewhere at `user`"
    ),
    (
      #"{"state":{"items":[{"na$0me":""}]},"root":{"children":[{"type":"forEach","items":"items","template":{"type":"button","text":"a","actions":{"onTap":{"type":"setState","path":"chosen","value":{"$expr":"item"}}}}},{"type":"label","text":"${chosen.name}"}]}}"#,
      "b", "line 1 copies `item` to `chosen`, where the key is used as `chosen.name`"
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"l","itemVariable":"it","template":{"type":"label","text":"${it$0} ${index} ${k}"}}]}}"#,
      "a.b", "letters"
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"l","itemVariable":"it","template":{"type":"label","text":"${it$0} ${index} ${k}"}}]}}"#,
      "true", "letters"
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"l","itemVariable":"it","template":{"type":"label","text":"${it$0} ${index} ${k}"}}]}}"#,
      "", "letters"
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"l","itemVariable":"it","template":{"type":"label","text":"${it$0} ${index} ${k}"}}]}}"#,
      "local", "letters"
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"l","itemVariable":"it","template":{"type":"label","text":"${it$0} ${index} ${k}"}}]}}"#,
      "index", "already in scope"
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"l","itemVariable":"it","template":{"type":"label","text":"${it$0} ${index} ${k}"}}]}}"#,
      "k", "shadow"
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"l","itemVariable":"it","template":{"type":"label","text":"${it$0} ${index} ${k}"}}]}}"#,
      "l", "shadow"
    ),
    (
      #"{"root":{"children":[{"type":"forEach","items":"l","template":{"type":"label","text":"${it$0em}"}}]}}"#,
      "x", "default name"
    ),
  ])
  func `refused renames have a message`(_ marked: String, _ name: String, _ message: String) async {
    let text = MarkedText(marked)
    let error = await #expect(throws: ResponseError.self) { try await check(text, name) }
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `renaming a state key also edits the samples and warns about the app's code`()
    async throws
  {
    let text = MarkedText(
      #"{ "id": "a", "state": { "user": { "na$0me": "x" } }, "root": { "children": [ { "type": "card" } ] } }"#
    )
    let workspace = MemoryWorkspace([
      "a.clads.json": text.text, "a.sample.json": #"{ "user": { "name": "Ann" }, "name": 1 }"#,
      "a.torn.sample.json": #"{ "user": { "name": "Bo"#, "a.list.sample.json": "[]",
    ])
    let cursor = try #require(text.cursor)
    let document = try #require(workspace.context()?.document)
    let renaming = try #require(try await document.renaming(at: cursor))
    #expect(renaming.name == "name")
    #expect(renaming.warning == "The app's code for `card` may also use `name`; check it as well.")
    let samples = try await renaming.allEdits(to: "title", workspace).dropFirst()
    let changed = samples.map { file, edits in
      String(decoding: file.file.source.edited(by: edits, version: nil).bytes, as: UTF8.self)
    }
    #expect(changed == [#"{ "user": { "title": "Ann" }, "name": 1 }"#, #"{ "user": { "title": "Bo"#])
    let locations = await document.references(
      at: cursor, in: workspace, includingDeclaration: true, encoding: .utf16)
    #expect(
      locations.map(\.uri.path) == ["/app/a.clads.json", "/app/a.sample.json", "/app/a.torn.sample.json"])
  }

  @Test func `the name is selected before a rename`() async throws {
    let text = MarkedText(#"{"styles":{"«a$0»":{}}}"#)
    let context = try #require(MemoryWorkspace(document: text.text).context())
    let cursor = try #require(text.cursor)
    let result = try await PrepareRenameFeature.respond(
      to: .at(context.positions.position(cursor), in: context.document.uri), in: context)
    #expect(result?.placeholder == nil)
    #expect(result.map { context.positions.range($0.range) } == text.ranges.first)
  }

  @Test(arguments: Examples.names)
  func `renaming does not change the findings of an example`(_ name: String) async throws {
    let workspace = Examples.workspace
    let document = try #require(workspace.snapshots[MemoryWorkspace.uri(name)])
    let before = await document.diagnostics().map(\.id)
    for analysis in await document.analyses() {
      for kind in [SymbolKind.style, .action, .dataSource, .component, .request] {
        guard let symbol = analysis.symbols.all(kind).first(where: { !$0.declarations.isEmpty }) else {
          continue
        }
        let start = document.file.tree.withView { $0.range(symbol.declarations[0]).start.utf8 }
        guard let renaming = try await document.renaming(at: TextOffset(utf8: start + 1)) else {
          continue
        }
        let edited = document.file.source.edited(by: try renaming.edits(to: "renamed\"name"), version: 2)
        let after = DocumentSnapshot.computing(
          edited, document.context)
        let findings = await after.diagnostics().map(\.id)
        #expect(findings.sorted() == before.sorted(), "\(kind)")
      }
    }
  }

  private static let project = #"""
    {"designSystems":{"s":{"styles":{"t":{},"u":{}}}},"components":{"card":{},"row":{}},"destinations":["home","cart"],"hostActions":["help","call"],"hostState":{"session.user":"object","session.key":"string"}}
    """#

  private func check(_ text: MarkedText, _ name: String) async throws -> String {
    let workspace = MemoryWorkspace(document: text.text, project: Self.project)
    let context = try #require(workspace.context())
    let cursor = try #require(text.cursor)
    let params = try RenameParams.about(context.document.uri) { json in
      json.member("position", context.positions.position(cursor))
      json.member("newName", name)
    }
    let edit = try await RenameFeature.respond(to: params, in: context)
    let edits = edit?.documentChanges.first?.edits.map {
      TextEdit(range: context.positions.range($0.range), newText: $0.newText)
    }
    return String(
      decoding: context.document.file.source.edited(by: edits ?? [], version: 2).bytes, as: UTF8.self)
  }
}
