import CladsDocument
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct DesignTokenMistakeTests {
  @Test(arguments: [
    (#"{ "a": { "$value": "{b}", "$type": "color" } }"#, "line 1: unknown token `b` in an alias"),
    ("{ \"a\":\n { \"$value\": \"{a}\" } }", "line 2: the aliases form a cycle: `a`"),
    (
      #"{ "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{b}" } }"#,
      "line 1: the aliases form a cycle: `c`, `b`"
    ),
    (#"{ "a": { "$value": 5 } }"#, "line 1: `$type` is required in the token `a` or in a group around it"),
    (
      #"{ "a": { "$value": "x", "$type": "color" } }"#,
      "line 1: the value must be a color such as `\"#1F6B45\"`"
    ),
    (
      ##"{ "a": { "$value": "#12", "$type": "color" } }"##,
      "line 1: the value must be a color such as `\"#1F6B45\"`"
    ),
    (
      #"{ "a": { "$value": "4 apples", "$type": "dimension" } }"#,
      "line 1: the value must be a length such as `\"16px\"` or `{ \"value\": 16, \"unit\": \"px\" }`"
    ),
    (#"{ "a": { "$value": true, "$type": "number" } }"#, "line 1: the value must be a number"),
    (
      #"{ "a": { "$value": 0, "$type": "fontWeight" } }"#,
      "line 1: the value must be a number from 1 to 1000, or a name such as `\"bold\"`"
    ),
    (
      #"{ "a": { "$value": [], "$type": "fontFamily" } }"#,
      "line 1: the value must be the name of a font, or an array of names"
    ),
    (
      #"{ "a": { "$value": "x", "$type": "typography" } }"#,
      "line 1: the value must be an object with `fontFamily`, `fontSize` and `fontWeight`"
    ),
    (
      #"{ "a": { "$value": [5], "$type": "shadow" } }"#,
      "line 1: the value must be an object with `color`, `offsetX`, `offsetY` and `blur`, or an array of them"
    ),
    (
      #"{ "a": { "$value": 5, "$type": "border" } }"#,
      "line 1: the value must be an object with `width` and `color`"
    ),
    (
      #"{ "a": { "$value": { "color": 5 }, "$type": "border" } }"#,
      "line 1: the value must be a color such as `\"#1F6B45\"`"
    ),
    (#"{ "a": { "$value": "x", "$type": 5 } }"#, "line 1: `$type` must be a string"),
    (
      ##"{ "a": { "value": "#fff", "$type": "color" } }"##,
      "line 1: `a.value` is neither a token nor a group; did you mean `$value`?"
    ),
    (
      #"{ "a.b": { "$value": 1, "$type": "number" } }"#,
      "line 1: the name `a.b` contains `.`, `{` or `}`, so no alias can refer to it"
    ),
    ("[]", "line 1: design tokens must be a JSON object"),
    ("5", "line 1: design tokens must be a JSON object"),
  ])
  func `a mistake is reported at the entry, with its line`(file: String, message: String) {
    let (project, entry) = read(file)
    #expect(project.diagnostics.first?.message == "`t.json`, " + message)
    #expect(project.diagnostics.allSatisfy { $0.range == entry && $0.severity == .error })
    #expect(project.designSystems["s"]?.isClosed == false)
  }

  @Test(arguments: ["", "{", #"{ "a": "#, "\u{0}", #"{ "a": { "$value": 1, "$type": "number" }"#])
  func `a file that is not JSON is reported`(file: String) {
    let (project, _) = read(file)
    #expect(project.diagnostics.first?.id == "project-syntax")
    #expect(project.designSystems["s"]?.isClosed == false)
  }

  @Test func `the tokens of a broken file are read`() {
    let (project, _) = read(#"{ "a": { "$value": 1, "$type": "number" }, "b": "#)
    #expect(project.designSystems["s"]?.token(named: "a") != nil)
  }

  @Test(arguments: [
    ("gone.json", "there is no file `gone.json`"), ("x/*.json", "no file matches `x/*.json`"),
  ])
  func `a missing file is reported`(path: String, message: String) {
    let text = #"{ "designSystems": { "s": { "tokens": ["\#(path)"] } } }"#
    let project = Project.read(Array(text.utf8), path: "clads.json", files: MemoryFiles())
    #expect(project.diagnostics.map(\.id) == ["project-missing-file"])
    #expect(project.diagnostics.map(\.message) == [message])
    #expect(project.designSystems["s"]?.isClosed == false)
  }

  @Test func `mistakes over the limit are only counted`() {
    let tokens = (0..<500).map { #""t\#($0)": { "$value": {}, "$type": "color" }"# }.joined(separator: ",\n")
    let (project, _) = read("{\(tokens)}")
    #expect(project.diagnostics.count == 10)
    #expect(project.diagnostics.contains { $0.message.hasSuffix("(and 490 more in this file)") })
  }

  @Test func `a long chain of aliases is cut off`() {
    let tokens = (0..<500).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }.joined(separator: ",")
    let (project, _) = read("{\(tokens), \"t500\": { \"$value\": 1, \"$type\": \"number\" } }")
    #expect(project.diagnostics.contains { $0.message.contains("more than 64 links") })
    #expect(project.designSystems["s"]?.tokens.count == 501)
  }

  @Test(arguments: [
    String(repeating: #"{"a":"#, count: 100_000), String(repeating: "[", count: 200_000),
    String(repeating: #"{"a":{"$value":1},"b":"#, count: 20_000),
    #"{"\#(String(repeating: "n", count: 1_000_000))":{"$value":"{x}"}}"#,
    #"{"a":{"$type":"dimension","$value":"\#(String(repeating: "9", count: 1_000_000))px"}}"#,
    #"{"a":{"$type":"dimension","$value":1e308},"b":{"$type":"dimension","$value":"1e308rem"}}"#,
    #"{"a":{"$type":"dimension","$value":{"value":1e308,"unit":"rem"}}}"#,
    #"{"a":{"$type":"color","$value":{"colorSpace":"hsl","components":[1e308,-1e308,1e308]}}}"#,
    #"{"$root":{"$value":"{$root}"},"":{"$value":"{}"},".":{"$value":"{.}"}}"#,
    ##"{"a":{"$ref":"#/"},"b":{"$ref":"#/b/$value/$value"},"c":{"$ref":5}}"##,
  ])
  func `a hostile file is read without a crash`(file: String) {
    let (project, _) = read(file)
    #expect(project.designSystems["s"]?.isClosed == false)
  }

  @Test(arguments: [
    #"{"colorSpace":"hwb","components":[1,1000000,-1000000]}"#,
    #"{"colorSpace":"hsl","components":[-1e6,-9e5,1e6]}"#,
    #"{"colorSpace":"srgb","components":[-5,1e6,7]}"#,
  ])
  func `a color out of range is clamped`(value: String) {
    let (project, _) = read(#"{"a":{"$type":"color","$value":\#(value)}}"#)
    #expect(project.designSystems["s"]?.token(named: "a")?.style.textColor?.reading.isInRange == true)
  }

  @Test func `values of wrong types do not crash the reader`() {
    let values = [
      "null", "true", "5", "-1e400", #""""#, #""{""#, "[]", "[[]]", "{}", #"{"$ref":[]}"#, #"{"value":[]}"#,
    ]
    let types = [
      "color", "dimension", "fontFamily", "fontWeight", "number", "typography", "shadow", "border", "x",
    ]
    for value in values {
      for type in types {
        let parts = ["color", "width", "blur", "fontSize", "fontFamily", "fontWeight", "colorSpace", "alpha"]
        let object = "{" + parts.map { "\"\($0)\": \(value)" }.joined(separator: ", ") + "}"
        _ = read(
          #"{ "a": { "$type": "\#(type)", "$value": \#(value) }, "b": { "$type": "\#(type)", "$value": \#(object) } }"#
        )
        _ = read(#"{ "a": { "$type": \#(value), "$description": \#(value), "$value": 1 }, "b": \#(value) }"#)
      }
    }
  }

  @Test func `megabytes of tokens are read`() {
    let groups = (0..<400).map { group in
      let tokens = (0..<100).map { ##""t\##($0)": { "$value": "#112233", "$description": "A color." }"## }
      return #""g\#(group)": { \#(tokens.joined(separator: ", ")) }"#
    }
    let (project, _) = read(#"{ "$type": "color", \#(groups.joined(separator: ",\n")) }"#)
    #expect(project.findings.isEmpty)
    #expect(project.designSystems["s"]?.tokens.count == 40_000)
    #expect(project.designSystems["s"]?.token(named: "g399.t99") != nil)
  }

  private func read(_ file: String) -> (Project, TextRange?) {
    let text = MarkedText(#"{ "designSystems": { "s": { "tokens": [«"t.json"»] } } }"#)
    let project = Project.read(text.bytes, path: "clads.json", files: MemoryFiles(texts: ["t.json": file]))
    return (project, text.ranges.first)
  }
}
