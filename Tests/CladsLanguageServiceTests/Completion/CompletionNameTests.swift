import CladsLanguageService
import TestSupport
import Testing

@Suite struct CompletionNameTests {
  /// The first suggestions at `$0`.
  private func check(_ marked: String, _ expected: [String], comment: Comment? = nil) async {
    let asked = await CompletionAsked(marked)
    #expect(Array(asked.labels.prefix(expected.count)) == expected, comment)
  }

  @Test(arguments: [
    (#"{ $0 }"#, ["id", "root"]),
    (#"{ "id": "a", "$0" }"#, ["root", "version"]),
    (#"{ "root": { "children": [ { $0 } ] } }"#, ["type"]),
    (#"{ "root": { "children": [ { "type": "label", $0 } ] } }"#, ["text", "styleId"]),
    (#"{ "root": { "children": [ { "type": "label", "$0 } ] } }"#, ["text", "styleId"]),
    (#"{ "root": { "children": [ { "type": "label", "text": "", "sty$0 } ] } }"#, ["styleId"]),
    (#"{ "root": { "children": [ { "type": "label", sty$0 } ] } }"#, ["text", "styleId"]),
    (#"{ "root": { "children": [ { "type": "pageIndicator", $0 } ] } }"#, ["currentPage", "pageCount"]),
    (#"{ "actions": { "go": { "type": "setState", "$0"#, ["path", "value"]),
    (#"{ "actions": { "go": { "type": "setState", "path": "a", "$0"#, ["value"]),
    (#"{ "root": { "children": [ { "type": "image", "image": { $0"#, ["sfsymbol", "asset"]),
    (
      #"{ "root": { "children": [ { "type": "sectionLayout", "sections": [ { "layout": { "type": "grid", $0"#,
      ["columns", "itemSpacing"]
    ),
  ])
  func namesAreOfferedInTheOrderInWhichTheyAreNeeded(marked: String, expected: [String]) async {
    await check(marked, expected)
  }

  @Test func namesThatArePresentAreLeftOut() async {
    let asked = await CompletionAsked(#"{ "id": "a", $0 "root": {} }"#)
    #expect(!asked.labels.contains("id") && !asked.labels.contains("root"))
  }

  @Test func theNameThatIsTypedOverIsOffered() async {
    let asked = await CompletionAsked(#"{ "i$0d": "a" }"#)
    #expect(asked.labels.contains("id"))
  }

  @Test func keysOfALaterFormatAreOfferedOnlyThere() async {
    let marked = #"{ "styles": { "a": { $0 } } }"#
    let base = await CompletionAsked(marked)
    let extended = await CompletionAsked(marked, project: #"{ "formatLevel": "extended" }"#)
    #expect(!base.labels.contains("shadow") && extended.labels.contains("shadow"))
  }

  @Test(arguments: [
    (#"{ $0 }"#, "id", #"{ "id": "$1" }"#),
    (#"{ $0}"#, "version", #"{ "version": "$1"}"#),
    (#"{ "ro$0" }"#, "root", #"{ "root": { "children": [$1] } }"#),
    (#"{ "ro$0 }"#, "root", #"{ "root": { "children": [$1] } }"#),
    (#"{ ro$0 }"#, "root", #"{ "root": { "children": [$1] } }"#),
    (#"{ "id": "a", "$0"#, "state", #"{ "id": "a", "state": { $1 }"#),
    (#"{ "ve$0": "1" }"#, "version", #"{ "version": "1" }"#),
    (#"{ "id": "a" $0 }"#, "version", #"{ "id": "a", "version": "$1" }"#),
    (#"{ "id": "a"$0 }"#, "version", #"{ "id": "a", "version": "$1" }"#),
    (#"{ $0 "id": "a" }"#, "version", #"{ "version": "$1", "id": "a" }"#),
    (#"{ $0"id": "a" }"#, "version", #"{ "version": "$1", "id": "a" }"#),
    (#"{ "id": "a", $0, "root": {} }"#, "version", #"{ "id": "a", "version": "$1", "root": {} }"#),
    (
      "{\n  \"id\": \"a\"\n  \"ve$0\"\n  \"root\": {}\n}", "version",
      "{\n  \"id\": \"a\",\n  \"version\": \"$1\",\n  \"root\": {}\n}"
    ),
    (
      #"{ "root": { "col$0" } }"#, "colorScheme", #"{ "root": { "colorScheme": "${1|light,dark,system|}" } }"#
    ),
    (
      #"{ "root": { "children": [ { "type": "button", "fill$0" } ] } }"#, "fillWidth",
      #"{ "root": { "children": [ { "type": "button", "fillWidth": ${1|true,false|} } ] } }"#
    ),
    (
      #"{ "root": { "children": [ { "type": "slider", "$0" } ] } }"#, "maxValue",
      #"{ "root": { "children": [ { "type": "slider", "maxValue": ${1:1} } ] } }"#
    ),
  ])
  func aNameBringsItsValueAndTheCommasThatAreMissing(marked: String, label: String, expected: String) async {
    let asked = await CompletionAsked(marked)
    #expect(asked.taking(label) == expected)
  }

  @Test func clientsWithoutTabStopsGetPlainText() async {
    let asked = await CompletionAsked(#"{ "id": "a", "$0" }"#)
    #expect(asked.taking("root", snippets: false) == #"{ "id": "a", "root": { "children": [] } }"#)
  }

  @Test(arguments: [
    (#"{ "styles": { "$0" }, "root": { "styleId": "card" } }"#, "card"),
    (
      #"{ "state": { "$0" }, "root": { "children": [ { "type": "slider", "bind": "volume.now" } ] } }"#,
      "volume"
    ),
    (
      #"{ "actions": { "$0": {} }, "root": { "actions": { "onAppear": "load" } } }"#, "load"
    ),
  ])
  func namesThatAreUsedButNotDeclaredAreOfferedWhereTheyAreDeclared(marked: String, label: String) async {
    await check(marked, [label])
  }

  @Test func theQuoteIsPartOfWhatIsCompared() async {
    let quoted = await CompletionAsked(#"{ "ro$0" }"#)
    let bare = await CompletionAsked(#"{ ro$0 }"#)
    #expect(quoted.item("root")?.filterText == "\"root\"")
    #expect(bare.item("root")?.filterText == "root")
  }

  @Test func nothingIsOfferedWhereSomethingStandsAlready() async {
    for marked in [
      #"{ "id"$0: "a" }"#, #"{ "root": $0{ } }"#, "$0 { }", "{ } $0", #"{ "id": "hello $0world" }"#,
    ] {
      let asked = await CompletionAsked(marked)
      #expect(asked.labels.isEmpty, "\(marked)")
    }
  }
}
