import GeneratedDocuments

/// Nesting, lists and scopes.
extension DocumentShape {
  static let structures = [
    DocumentShape("generated") { size in
      var generator = DocumentGenerator(seed: 42)
      return String(decoding: generator.document(size: size), as: UTF8.self)
    },
    DocumentShape("findings-on-lines") { size in
      object(
        "\"root\":{\"children\":[\n" + fill(size, separator: ",\n") { _ in #"{"type":"label"}"# } + "\n]}")
    },
    DocumentShape("null-children") { size in
      object("\"root\":{\"children\":[" + fill(size) { _ in "null" } + "]}")
    },
    DocumentShape("number-children") { size in
      object("\"root\":{\"children\":[" + fill(size) { _ in "1" } + "]}")
    },
    DocumentShape("empty-children") { size in screen(size) { _ in "{}" } },
    DocumentShape("duplicate-keys") { size in object(fill(size) { _ in #""a":1"# }) },
    DocumentShape("duplicate-pairs") { size in
      object(map("state", size) { #""a\#($0 / 2)":1"# })
    },
    DocumentShape("string-steps") { size in
      object(
        #""actions":{"a":{"type":"sequence","steps":["# + fill(size) { #""step\#($0)""# }
          + #"]}},"root":{"actions":{"onAppear":"a"},"children":[{"type":"label","text":"a"}]}"#)
    },
    DocumentShape("steps") { size in
      object(
        #""state":{"n":0},"actions":{"a":{"type":"sequence","steps":["#
          + fill(size) { #"{"type":"setState","path":"n","value":\#($0)}"# }
          + #"]}},"root":{"children":[{"type":"button","text":"a","actions":{"onTap":"a"}}]}"#)
    },
    DocumentShape("nested-sequences") { size in
      let count = size / 32
      return object(
        #""actions":{"a":"# + String(repeating: #"{"type":"sequence","steps":["#, count: count)
          + #"{"type":"dismiss"}"# + String(repeating: "]}", count: count) + "}")
    },
    DocumentShape("action-chain") { size in
      object(
        map("actions", size) { #""a\#($0)":{"type":"sequence","steps":["a\#($0 + 1)","a\#($0 + 2)"]}"# })
    },
    DocumentShape("writes-of-one-root") { size in
      screen(size) {
        #"{"type":"button","text":"a","actions":{"onTap":{"type":"setState","path":"a.b\#($0)","value":"${a.c\#($0)} x"}}}"#
      }
    },
    DocumentShape("requests") { size in
      screen(size) {
        #"{"type":"button","text":"${a.b.c\#($0)} x","actions":{"onTap":{"type":"request","method":"GET","url":"https://a.b","responsePath":"a.r\#($0)"}}}"#
      }
    },
    DocumentShape("same-setter") { size in
      screen(size) { _ in
        #"{"type":"button","text":"a","actions":{"onTap":{"type":"setState","path":"a","value":1}}}"#
      }
    },
    DocumentShape("scopes") { size in
      screen(size, after: #""state":{"items":[{"name":"a"}]}"#) {
        #"{"type":"forEach","items":"items","itemVariable":"v\#($0)","template":{"type":"label","text":"${v\#($0).name} ${other\#($0)}"}}"#
      }
    },
    DocumentShape("scopes-and-writes") { size in
      screen(size * 2 / 3, after: #""state":{"items":[1],"# + fill(size / 3) { #""f\#($0)":true"# } + "}") {
        #"{"type":"forEach","items":"items","itemVariable":"v\#($0)","template":{"type":"button","text":"a","actions":{"onTap":{"type":"toggleState","path":"f\#($0)"}}}}"#
      }
    },
    DocumentShape("nested-scopes") { size in
      nested(size, #"{"type":"label","text":"${a}"}"#, "}") {
        #"{"type":"forEach","items":"items","itemVariable":"v\#($0)","template":"#
      }
    },
    DocumentShape("nested-stacks") { size in
      nested(size, #"{"type":"label","text":"a"}"#, "]}") { _ in #"{"type":"vstack","children":["# }
    },
    DocumentShape("nested-findings") { size in
      nested(size, #"{"type":"label","text":"a"}"#, "]}") {
        #"{"type":"vstack","styleId":"a\#($0)","children":["#
      }
    },
    DocumentShape("nested-local-state") { size in
      nested(size, #"{"type":"label","text":"a"}"#, "]}") {
        #"{"type":"vstack","state":{"s\#($0)":1},"children":[{"type":"label","text":"${local.t\#($0)}"},"#
      }
    },
    DocumentShape("nested-unknown-keys") { size in
      let count = size / 6
      return object(String(repeating: #""a":{"#, count: count) + String(repeating: "}", count: count))
    },
    DocumentShape("nested-arrays") { size in
      object(
        "\"state\":{\"a\":" + String(repeating: "[", count: size / 2)
          + String(repeating: "]", count: size / 2)
          + "}")
    },
    DocumentShape("nested-objects-on-lines") { size in
      let count = size / 8
      return object(
        "\"state\":{\"a\":" + String(repeating: "{\n\"a\":", count: count) + "1"
          + String(repeating: "}", count: count) + "}")
    },
    DocumentShape("scopes-without-template") { size in
      screen(size) { _ in #"{"type":"forEach","items":"items"}"# }
    },
    DocumentShape("undeclared-items") { size in
      screen(size) { _ in
        #"{"type":"forEach","items":"items","template":{"type":"label","text":"${item.name}"}}"#
      }
    },
    DocumentShape("item-objects") { size in
      screen(
        size / 2, after: #""state":{"all":{"# + fill(size / 2) { #""list\#($0)":[1]"# } + "}}"
      ) { _ in #"{"type":"forEach","items":"all","template":{"type":"label","text":"a"}}"# }
    },
    DocumentShape("sections") { size in
      object(
        #""root":{"children":[{"type":"sectionLayout","sections":["#
          + fill(size) {
            #"{"id":"s\#($0)","layout":{"type":"list"},"header":{"type":"label","text":"a"},"dataSource":"items","itemTemplate":{"type":"label","text":"${item.name}"}}"#
          } + "]}]}")
    },
    DocumentShape("state-array") { size in
      object(
        "\"state\":{\"items\":[" + fill(size) { #"{"name":"a\#($0)"}"# }
          + #"]},"root":{"children":[{"type":"forEach","items":"items","template":{"type":"label","text":"${item.name}"}}]}"#
      )
    },
    DocumentShape("gradient-stops") { size in
      object(
        #""root":{"children":[{"type":"gradient","gradientColors":["#
          + fill(size) { _ in ##"{"location":0.5,"color":"#123456"}"## } + "]}]}")
    },
    DocumentShape("empty-lines") { size in object("\"a\":" + String(repeating: "\n", count: size) + "1") },
  ]
}
