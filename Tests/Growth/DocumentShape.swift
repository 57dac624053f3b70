import GeneratedDocuments

/// A kind of document that is hard on one part of the program: a name, and a generator for any size.
public struct DocumentShape: Sendable {
  public let name: String
  /// Returns a document of about as many bytes.
  public let document: @Sendable (Int) -> String

  init(_ name: String, _ document: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.document = document
  }

  /// Returns the shape called `name`.
  public static func named(_ name: String) -> DocumentShape? { all.first { $0.name == name } }

  public static let all: [DocumentShape] = names + values + structures + broken
}

/// Names that are declared, referred to and misspelled.
extension DocumentShape {
  static let names = [
    DocumentShape("unknown-styles") { size in
      screen(size / 2, after: map("styles", size / 2) { #""style\#($0)":{"fontSize":20}"# }) {
        #"{"type":"label","text":"a","styleId":"stile\#($0)"}"#
      }
    },
    DocumentShape("undeclared-styles") { size in
      screen(size) { #"{"type":"label","text":"a","styleId":"\#(word($0))"}"# }
    },
    DocumentShape("similar-long-names") { size in
      let stem = "theStyleOfTheHeadingOfTheSection"
      return screen(size / 2, after: map("styles", size / 2) { #""\#(stem)\#($0)":{"fontSize":20}"# }) {
        #"{"type":"label","text":"a","styleId":"\#(stem)\#(word($0))"}"#
      }
    },
    DocumentShape("very-long-names") { size in
      let stem = String(repeating: "abcdefghij", count: 19)
      return screen(size / 2, after: map("styles", size / 2) { #""\#(stem)\#($0)":{"fontSize":20}"# }) {
        #"{"type":"label","text":"a","styleId":"\#(stem)\#(word($0))"}"#
      }
    },
    DocumentShape("unknown-parents") { size in
      object(map("styles", size) { #""style\#($0)":{"inherits":"stile\#($0)"}"# })
    },
    DocumentShape("style-chain") { size in
      object(map("styles", size) { #""style\#($0)":{"inherits":"style\#($0 + 1)"}"# })
    },
    DocumentShape("used-style-chain") { size in
      screen(size / 2, after: map("styles", size / 2) { #""style\#($0 + 1)":{"inherits":"style\#($0)"}"# }) {
        #"{"type":"label","text":"a","styleId":"style\#($0)"}"#
      }
    },
    DocumentShape("unknown-actions") { size in
      screen(size / 2, after: map("actions", size / 2) { #""act\#($0)":{"type":"dismiss"}"# }) {
        #"{"type":"button","text":"a","actions":{"onTap":"akt\#($0)"}}"#
      }
    },
    DocumentShape("unknown-action-types") { size in
      screen(size) { #"{"type":"button","text":"a","actions":{"onTap":{"type":"setStat\#($0)","a":1}}}"# }
    },
    DocumentShape("unknown-sources") { size in
      screen(
        size / 2, after: map("dataSources", size / 2) { #""source\#($0)":{"type":"static","value":"a"}"# }
      ) { #"{"type":"label","dataSourceId":"sourse\#($0)"}"# }
    },
    DocumentShape("unknown-paths") { size in
      screen(size / 2, after: map("state", size / 2) { #""value\#($0)":true"# }) {
        #"{"type":"toggle","bind":"valu\#($0)"}"#
      }
    },
    DocumentShape("unknown-template-paths") { size in
      screen(size / 2, after: map("state", size / 2) { #""value\#($0)":"b""# }) {
        #"{"type":"label","text":"${valu\#($0)} a"}"#
      }
    },
    DocumentShape("unknown-members") { size in
      screen(size / 2, after: "\"state\":{\"all\":{" + fill(size / 2) { #""value\#($0)":"b""# } + "}}") {
        #"{"type":"label","text":"${all.valu\#($0)} a"}"#
      }
    },
    DocumentShape("unknown-kinds") { size in screen(size) { #"{"type":"lable\#($0)","text":"a"}"# } },
    DocumentShape("custom-components") { size in
      screen(size / 2, after: map("state", size / 2) { #""name\#($0)":1"# }) {
        #"{"type":"card\#($0 % 50)","title\#($0)":"name\#($0)"}"#
      }
    },
    DocumentShape("unknown-tokens") { size in
      object(
        "\"designSystem\":\"app\",\"root\":{\"children\":["
          + fill(size) { #"{"type":"label","text":"a","styleId":"@tokn\#($0)"}"# } + "]}")
    },
    DocumentShape("unknown-locals") { size in
      object(
        #""root":{"children":[{"type":"vstack","state":{"# + fill(size / 2) { #""value\#($0)":1"# }
          + #"},"children":["# + fill(size / 2) { #"{"type":"toggle","localBind":"valu\#($0)"}"# } + "]}]}")
    },
    DocumentShape("unknown-keys") { size in
      screen(size) { #"{"type":"label","text":"a","styleIdd":"a","fontsize":1,"x\#($0)":1}"# }
    },
    DocumentShape("keys-of-one-object") { size in
      object(
        #""root":{"children":[{"type":"label","text":"a","# + fill(size) { #""textt\#($0)":1"# } + "}]}")
    },
    DocumentShape("unknown-root-keys") { size in object(fill(size) { #""stat\#($0)":1"# }) },
    DocumentShape("unknown-destinations") { size in
      screen(size) {
        #"{"type":"button","text":"a","actions":{"onTap":{"type":"navigate","destination":"d\#($0)"}}}"#
      }
    },
    DocumentShape("unknown-requests") { size in
      screen(
        size / 2,
        after: "\"actions\":{"
          + fill(size / 2) {
            #""a\#($0)":{"type":"request","method":"GET","url":"https://a.b","requestId":"request\#($0)"}"#
          } + "}"
      ) {
        #"{"type":"button","text":"a","actions":{"onTap":{"type":"cancelRequest","requestId":"reqest\#($0)"}}}"#
      }
    },
    DocumentShape("unused-names") { size in
      object(
        map("styles", size / 4) { #""style\#($0)":{"fontSize":20}"# } + "},\"actions\":{"
          + fill(size / 4) { #""act\#($0)":{"type":"dismiss"}"# } + "},\"dataSources\":{"
          + fill(size / 4) { #""source\#($0)":{"type":"static","value":"a"}"# } + "},\"state\":{"
          + fill(size / 4) { #""value\#($0)":1"# })
    },
    DocumentShape("duplicate-ids") { size in screen(size) { _ in #"{"type":"label","id":"a","text":"a"}"# } },
    DocumentShape("suppressions") { size in
      screen(size) {
        #"{"type":"label","text":"a","$comment":"clads-disable unresolved-style -- a","styleId":"x\#($0)"}"#
      }
    },
    DocumentShape("unknown-suppressions") { size in
      screen(size) { #"{"type":"label","text":"a","$comment":"clads-disable unresolved-stile\#($0)"}"# }
    },
  ]
}

/// Strings, expressions and numbers.
extension DocumentShape {
  static let values = [
    DocumentShape("bad-escapes") { size in
      screen(1) { _ in #"{"type":"label","text":""# + String(repeating: "\\q", count: size / 2) + "\"}" }
    },
    DocumentShape("many-bad-escapes") { size in screen(size) { _ in #"{"type":"label","text":"\q\u12"}"# } },
    DocumentShape("control-characters") { size in
      screen(1) { _ in #"{"type":"label","text":""# + String(repeating: "a\t", count: size / 2) + "\"}" }
    },
    DocumentShape("long-string") { size in
      screen(1) { _ in #"{"type":"label","text":""# + String(repeating: "a", count: size) + "\"}" }
    },
    DocumentShape("escaped-string") { size in
      screen(1) { _ in #"{"type":"label","text":""# + String(repeating: "\\n\\u00e9", count: size / 8) + "\"}"
      }
    },
    DocumentShape("long-template") { size in
      screen(1, after: #""state":{"value0":1}"#) { _ in
        #"{"type":"label","text":""# + fill(size, separator: " ") { "${value\($0)}" } + "\"}"
      }
    },
    DocumentShape("escaped-template") { size in
      screen(1) { _ in #"{"type":"label","text":""# + fill(size, separator: "\\n") { "${value\($0)}" } + "\"}"
      }
    },
    DocumentShape("unterminated-placeholders") { size in
      screen(1) { _ in #"{"type":"label","text":""# + String(repeating: "${a", count: size / 3) + "\"}" }
    },
    DocumentShape("long-expression") { size in
      screen(1) { _ in expression(fill(size, separator: " + ") { "value\($0)" }) }
    },
    DocumentShape("long-ternary") { size in
      screen(1) { _ in expression(fill(size, separator: " ") { "a\($0) > 1 ? 2 :" } + " 3") }
    },
    DocumentShape("nested-parentheses") { size in
      screen(1) { _ in
        expression(String(repeating: "(", count: size / 2) + "1" + String(repeating: ")", count: size / 2))
      }
    },
    DocumentShape("nested-brackets") { size in
      screen(1) { _ in
        expression(String(repeating: "a[", count: size / 3) + "1" + String(repeating: "]", count: size / 3))
      }
    },
    DocumentShape("large-templates") { size in
      let text = fill(min(size, 60_000), separator: " ") { "${a\($0) + 1}" }
      return screen(size) { _ in #"{"type":"label","text":""# + text + "\"}" }
    },
    DocumentShape("odd-state-keys") { size in
      object(
        map("state", size) { #""a-b\#($0)":1"# } + #","root":{"children":[{"type":"label","text":"${a}-b"}]}"#
      )
    },
    DocumentShape("long-declared-name") { size in
      let name = String(repeating: "n", count: size / 2)
      return screen(size / 2, after: "\"styles\":{\"\(name)\":{}}") {
        #"{"type":"label","text":"a","styleId":"\#(word($0))"}"#
      }
    },
    DocumentShape("wide-indentation") { size in
      let space = String(repeating: " ", count: size / 2)
      return screen(size / 2, after: "\"styles\":{\n\(space)\"a\":{}}") {
        #"{"type":"label","text":"a","styleId":"\#(word($0))"}"#
      }
    },
    DocumentShape("large-action") { size in
      let steps = fill(size / 2) { #"{"type":"setState","path":"a","value":\#($0)}"# }
      return object(
        #""actions":{"a":{"type":"sequence","steps":["# + steps + #"]},"b":{"type":"sequence","steps":["#
          + fill(size / 2) { _ in #""a""# } + "]}}")
    },
    DocumentShape("long-path") { size in
      screen(1) { _ in #"{"type":"toggle","bind":""# + fill(size, separator: ".") { "k\($0)" } + "\"}" }
    },
    DocumentShape("long-key") { size in
      object(
        "\"" + String(repeating: "k", count: size / 2) + "\":1,\"a" + String(repeating: "k", count: size / 2)
          + "\":1")
    },
    DocumentShape("expressions") { size in
      screen(size) {
        #"{"type":"label","text":"${a\#($0) + 1 > 2 ? 'b' : c} and ${items[index].price * 2}"}"#
      }
    },
    DocumentShape("wrong-values") { size in
      screen(size) { _ in
        #"{"type":"vstack","alignment":"leadin","spacing":"8","padding":[1],"fillWidth":1,"children":null}"#
      }
    },
    DocumentShape("colors") { size in
      screen(size) { _ in
        ##"{"type":"vstack","style":{"backgroundColor":"#12345","textColor":"rde"},"children":[]}"##
      }
    },
    DocumentShape("long-numbers") { size in
      object("\"state\":{\"a\":" + String(repeating: "1", count: size) + "}")
    },
    DocumentShape("wide-characters") { size in
      screen(size) { #"{"type":"label","text":"日本語テキスト😀","styleId":"スタイル\#($0)"}"# }
    },
  ]

  static func expression(_ text: String) -> String {
    #"{"type":"button","text":"a","actions":{"onTap":{"type":"setState","path":"a","value":{"$expr":""# + text
      + #""}}}}"#
  }
}

/// Text that is not JSON.
extension DocumentShape {
  static let broken = [
    DocumentShape("unterminated-strings") { size in
      object("\n" + fill(size, separator: "\n") { #""key\#($0)": "text, "# })
    },
    DocumentShape("unterminated-on-one-line") { size in
      String(repeating: #"{"a":"b,"#, count: size / 8)
    },
    DocumentShape("nested-errors") { size in String(repeating: "[1 2,", count: size / 5) },
    DocumentShape("errors-after-brackets") { size in
      String(repeating: "[", count: size / 4) + "1" + String(repeating: " 2]", count: size / 4)
    },
    DocumentShape("nested-duplicates") { size in
      String(repeating: #"{"a":1,"a":"#, count: size / 12) + "1" + String(repeating: "}", count: size / 12)
    },
    DocumentShape("lists-in-open-brackets") { size in String(repeating: "[[1],", count: size / 5) },
    DocumentShape("open-brackets") { size in String(repeating: "[", count: size) },
    DocumentShape("open-braces") { size in String(repeating: "{\"a\":", count: size / 5) },
    DocumentShape("closing-brackets") { size in String(repeating: "]", count: size) },
    DocumentShape("mismatched-brackets") { size in String(repeating: "[}{]", count: size / 4) },
    DocumentShape("crossed-brackets") { size in
      String(repeating: "[{", count: size / 4) + String(repeating: "]}", count: size / 4)
    },
    DocumentShape("missing-commas") { size in
      object(
        "\"root\":{\"children\":[" + fill(size, separator: " ") { _ in #"{"type" "label" "text":"a"}"# }
          + "]}")
    },
    DocumentShape("missing-colons") { size in object(fill(size) { #""a\#($0)" 1"# }) },
    DocumentShape("missing-values") { size in object(fill(size) { #""a\#($0)":"# }) },
    DocumentShape("trailing-commas") { size in
      object("\"state\":{\"a\":[" + fill(size) { _ in "[1,,,]" } + "]}")
    },
    DocumentShape("commas") { size in "[" + String(repeating: ",", count: size) + "]" },
    DocumentShape("colons") { size in "{" + String(repeating: ":", count: size) + "}" },
    DocumentShape("bare-words") { size in object(map("state", size) { "a\($0):word\($0)" }) },
    DocumentShape("single-quotes") { size in object("'state':{" + fill(size) { "'a\($0)':'b'" } + "}") },
    DocumentShape("comments") { size in "{" + fill(size, separator: "\n") { "// a\($0)\n\"a\($0)\":1," } + "}"
    },
    DocumentShape("unterminated-comments") { size in "{" + String(repeating: "/* ", count: size / 3) + "}" },
    DocumentShape("values-after-the-end") { size in fill(size, separator: " ") { _ in "{}" } },
    DocumentShape("not-json") { size in fill(size, separator: " ") { word($0) } },
    DocumentShape("quotes") { size in String(repeating: "\"", count: size) },
    DocumentShape("bad-numbers") { size in object("\"state\":{\"a\":[" + fill(size) { "+0\($0).e" } + "]}")
    },
    DocumentShape("zero-bytes") { size in String(repeating: "\0", count: size) },
  ]
}

/// Returns an object with the given members and an ID.
func object(_ members: String) -> String { "{\"id\":\"a\",\"version\":\"1.0\",\(members)}" }

/// Returns a screen that repeats a numbered node up to about `size` bytes, after the given members.
func screen(_ size: Int, after members: String = "", _ node: (Int) -> String) -> String {
  object((members.isEmpty ? "" : members + ",") + #""root":{"children":["# + fill(size, node) + "]}")
}

/// Returns a screen whose numbered nodes contain each other, about `size` bytes in all.
func nested(_ size: Int, _ inner: String, _ end: String, _ start: (Int) -> String) -> String {
  let count = size / (start(1_000).utf8.count + end.utf8.count)
  return object(
    "\"root\":{\"children\":[" + (0..<count).map(start).joined() + inner
      + String(repeating: end, count: count) + "]}")
}

/// Returns a word that differs much between numbers.
func word(_ number: Int) -> String {
  var random = SplitMix(state: UInt64(number))
  let letters = Array("abcdefghijklmnopqrstuvwxyz")
  return String((0..<(6 + number % 5)).map { _ in letters[Int(random.next() % 26)] })
}

/// Returns a member whose value is an object with numbered members.
func map(_ name: String, _ size: Int, _ member: (Int) -> String) -> String {
  "\"\(name)\":{" + fill(size, member) + "}"
}

/// Returns numbered items up to about `size` bytes.
func fill(_ size: Int, separator: String = ",", _ item: (Int) -> String) -> String {
  var text = item(0)
  var number = 1
  while text.utf8.count < size {
    text += separator
    text += item(number)
    number += 1
  }
  return text
}
