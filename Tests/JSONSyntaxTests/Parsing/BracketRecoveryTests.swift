import Testing

@Suite struct BracketRecoveryTests {
  @Test(
    arguments: [
      (#"«{»"a":1"#, ["this `{` is never closed"], "{a:1}"),
      (#"{"a":[1,«{»"b":2"#, ["this `{` is never closed"], "{a:[1 {b:2}]}"),
      (#"{"a":1«]»"#, ["expected `}`, found `]`"], "{a:1}"),
      ("[1«}»", ["expected `]`, found `}`"], "[1]"),
      (#"{"a":«[»1}"#, ["this `[` is never closed"], "{a:[1]}"),
      (#"[«{»"a":1]"#, ["this `{` is never closed"], "[{a:1}]"),
      (#"{"a":1}«}»"#, ["unmatched `}`"], "{a:1}"),
      (#"{"a":1}«]]»"#, ["unmatched `]]`"], "{a:1}"),
      (#"{"a":[1]«]»,"b":2}"#, ["unmatched `]`"], "{a:[1] b:2}"),
      (#"{"a":{"b":1}«}»,"c":2}"#, ["`}` closes the document too early"], "{a:{b:1} c:2}"),
      (#"{"a":«[»1,2,"b":3}"#, ["this `[` is never closed"], "{a:[1 2] b:3}"),
      (#"[«{»"a":1,{"b":2}]"#, ["this `{` is never closed"], "[{a:1} {b:2}]"),
      (#"{"a":«»"b":1},"c":2}"#, ["missing `{`"], "{a:{b:1} c:2}"),
      (#"{"a":«»],"b":1}"#, ["missing `[`"], "{a:[] b:1}"),
      (#"{«{»"a":1}"#, ["unexpected `{`"], "{a:1}"),
      (#"«»"a":1}"#, ["missing `{`"], "{a:1}"),
      (#"{\#n  "a": «{»\#n    "b": 1\#n  ,\#n  "c": 2\#n}"#, ["this `{` is never closed"], "{a:{b:1 c:2}}"),
      (#"{\#n  "a": «[»\#n    1\#n  ,\#n  "c": 2\#n}"#, ["this `[` is never closed"], "{a:[1] c:2}"),
      (#"{"a":«{»{"b":1},{"c":2}}}"#, ["expected `[`, found `{`"], "{a:[{b:1} {c:2}]}"),
      (#"{"a":«{»{"b":1},{"c":2}]}"#, ["expected `[`, found `{`"], "{a:[{b:1} {c:2}]}"),
      (#"{"a":«{»[1]},"b":2}"#, ["expected `[`, found `{`"], "{a:[[1]] b:2}"),
      (
        #"{"a":«{»{"b":«{»{}}},{}}}"#, ["expected `[`, found `{`", "expected `[`, found `{`"],
        "{a:[{b:[{}]} {}]}"
      ),
      ("«]»", ["unexpected `]`"], "]"),
      ("«}»", ["unexpected `}`"], "}"),
    ] as [RecoveryCase])
  func `the bracket to blame is reported`(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }

  @Test(
    arguments: [
      (#"{"a":1,"b":«"x»"#, [#"this string has no closing `"`"#], "{a:1 b:x}"),
      (#"{"a":«[»tru"#, ["this `[` is never closed"], "{a:[tru]}"),
      (#"«{»"a":1,"#, ["this `{` is never closed"], "{a:1}"),
      (#"«{»"a""#, ["this `{` is never closed"], "{a:∅}"),
      ("[[[«[»", ["this `[` is never closed"], "[[[[]]]]"),
    ] as [RecoveryCase])
  func `a text that breaks off has one error`(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }

  @Test(
    arguments: [
      (#" \#n\#n«»"#, ["the document is empty"], ""),
      (#"«const» x = {"a":1};"#, ["unexpected `const x =` before the document"], "{a:1}"),
      (#"«```json»\#n{"a":1}\#n```"#, ["unexpected ````json` before the document"], "{a:1}"),
      ("{} «{»}", ["a second value starts here"], "{}"),
      (#"{}\#n«[»1]"#, ["a second value starts here"], "{}"),
      ("{} «x»", ["unexpected `x` after the document"], "{}"),
      ("{}«,»", ["unexpected `,` after the document"], "{}"),
      ("1 «2»", ["unexpected `2` after the document"], "1"),
      ("«hello»", ["`hello` is not a JSON value"], "hello"),
      ("«tru»", ["`tru` is not a JSON value"], "true"),
      ("«-»", ["`-` is not a number"], "-"),
      ("«/»", ["`/` is not a JSON value"], "/"),
    ] as [RecoveryCase])
  func `text before and after the document is reported`(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }
}
