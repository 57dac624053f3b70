import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct HoverEvaluationTests {
  /// Returns the text of the hover at `$0`, in a document with this state and these nodes.
  private func hover(
    _ nodes: String, state: String = "{}", samples: [String: String] = [:],
    as kind: MarkupContent.Kind = .markdown
  ) async -> String {
    let text = MarkedText(#"{ "id": "a", "state": \#(state), "root": { "children": [ \#(nodes) ] } }"#)
    var texts = samples
    texts["a.clads.json"] = text.text
    guard let cursor = text.cursor, let document = MemoryWorkspace(texts).context()?.document else {
      return ""
    }
    return await document.hover(at: cursor)?.text(kind) ?? ""
  }

  @Test func `a part and the whole of a template are evaluated step by step`() async {
    let text = await hover(
      #"{ "type": "label", "text": "Page ${(ind$0ex + 1) % 3}" }"#, state: #"{ "index": 4 }"#)
    #expect(text.contains("**`index`** is `4`, a whole number."))
    #expect(text.contains("The text reads “Page 2”."))
    #expect(text.contains("| `index + 1` | `5` |"))
    #expect(text.contains("| `(index + 1) % 3` | `2` |"))
  }

  @Test func `deviations on device are shown`() async {
    let text = await hover(
      #"{ "type": "label", "text": "${items[index +$0 1].price}" }"#,
      state: #"{ "index": 0, "items": [{ "price": 1 }, { "price": 2 }] }"#)
    #expect(text.contains("The text reads “2”."))
    #expect(text.contains("**On device**, "))
  }

  @Test func `every sample has a row`() async {
    let text = await hover(
      #"{ "type": "label", "text": "Hi ${user.na$0me}" }"#, state: #"{ "user": { "name": "" } }"#,
      samples: [
        "a.sample.json": #"{ "user": { "name": "Ann" } }"#,
        "a.long.sample.json": #"{ "user": { "name": "Bob | Co" } }"#,
        "a.bad.sample.json": "[]",
      ])
    #expect(text.contains("**`user.name`** is an empty string."))
    #expect(text.contains(#"| **initial** | `""` | “Hi ” |"#))
    #expect(text.contains(#"| sample | `"Ann"` | “Hi Ann” |"#))
    #expect(text.contains(#"“Hi Bob \| Co”"#))
    #expect(!text.contains("bad"))
  }

  @Test func `the first elements of a list have rows`() async {
    let text = await hover(
      #"{ "type": "forEach", "items": "todos", "template": { "type": "label", "text": "${index + 1}. ${item.ti$0tle}" } }"#,
      state: #"{ "todos": [{ "title": "a" }, { "title": "b" }, { "title": "c" }, { "title": "d" }] }"#)
    #expect(text.contains("Values for the first of 4 elements of `todos`."))
    #expect(text.contains(#"| 1 | `"b"` | “2. b” |"#))
    #expect(text.contains("| … 1 more |"))
  }

  @Test func `a missing value, null and a failure are distinguished`() async {
    let state = #"{ "none": null, "name": "Bob" }"#
    let missing = await hover(#"{ "type": "label", "text": "${us$0r.name}" }"#, state: state)
    #expect(missing.contains("has no value"))
    #expect(missing.contains("is not declared in the document's `state`"))
    #expect(await hover(#"{ "type": "label", "text": "${no$0ne.x}" }"#, state: state).contains("is `null`"))
    let unknown = await hover(#"{ "type": "label", "text": "${none.$0x}" }"#, state: state)
    #expect(
      unknown.contains("To see a value here, add the sample file `a.sample.json` next to the document."))
    #expect(await hover(#"{ "type": "label", "text": "${no$0ne}" }"#, state: state).contains("is `null`"))
    let failure = await hover(#"{ "type": "label", "text": "${name +$0 1}" }"#, state: state)
    #expect(failure.contains("cannot be evaluated: expected a number, found a string (`name`)"))
  }

  @Test func `paths, local state, conditions and expressions are evaluated`() async {
    let state = #"{ "user": { "name": "Ann" }, "tab": "home", "n": 1 }"#
    #expect(
      await hover(#"{ "type": "textfield", "bind": "user.na$0me" }"#, state: state).contains(
        #"**`user.name`** is `"Ann"`, a string."#))
    #expect(
      await hover(#"{ "type": "textfield", "bind": "us$0er.name" }"#, state: state).contains("**`user`** is"))
    #expect(
      await hover(#"{ "type": "button", "isSelectedBinding": "${tab =$0= 'home'}" }"#, state: state).contains(
        "The condition is true."))
    let action = await hover(
      #"{ "type": "button", "actions": { "onTap": { "type": "setState", "path": "n", "value": { "$expr": "n$0 + 1" } } } }"#,
      state: state)
    #expect(action.contains("The whole expression is `2`, a whole number."))
    let content = await hover(
      #"{ "type": "label", "data": { "value": { "type": "binding", "path": "$0n" } } }"#, state: state)
    #expect(content.contains("**On device**, nothing is shown; a `path` can only show strings."))
    let local = await hover(
      #"{ "type": "vstack", "state": { "open": true }, "children": [ { "type": "toggle", "localBind": "op$0en" } ] }"#
    )
    #expect(local.contains("**`open`** is `true`"))
    #expect(local.contains("Local state, declared on [line 1]"))
    let undeclared = await hover(#"{ "type": "label", "text": "${local.o$0pen}" }"#)
    #expect(undeclared.contains("No enclosing stack or component declares `open`"))
  }

  @Test func `plain text has no markup`() async {
    let text = await hover(
      #"{ "type": "label", "text": "${a$0 + b - c}" }"#, state: #"{ "a": 10, "b": 5, "c": 2 }"#,
      as: .plaintext)
    #expect(!text.contains("`") && !text.contains("**") && !text.contains("| ---"))
  }
}
