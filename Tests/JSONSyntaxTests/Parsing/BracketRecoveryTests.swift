import Testing

@Suite struct BracketRecoveryTests {
  @Test(
    arguments: [
      (#"«{»"a":1"#, ["this `{` is never closed"], "{a:1}"),
      (#"{"a":[1,«{»"b":2"#, ["this `{` is never closed"], "{a:[1 {b:2}]}"),
      (#"{"a":1«]»"#, ["`]` in place of `}`"], "{a:1}"),
      ("[1«}»", ["`}` in place of `]`"], "[1]"),
      (#"{"a":«[»1}"#, ["this `[` is never closed"], "{a:[1]}"),
      (#"[«{»"a":1]"#, ["this `{` is never closed"], "[{a:1}]"),
      (#"{"a":1}«}»"#, ["`}` closes nothing"], "{a:1}"),
      (#"{"a":1}«]]»"#, ["`]]` closes nothing"], "{a:1}"),
      (#"{"a":[1]«]»,"b":2}"#, ["`]` closes nothing"], "{a:[1] b:2}"),
      (#"{"a":{"b":1}«}»,"c":2}"#, ["`}` ends the document, but more follows"], "{a:{b:1} c:2}"),
      (#"{"a":«[»1,2,"b":3}"#, ["this `[` is never closed"], "{a:[1 2] b:3}"),
      (#"[«{»"a":1,{"b":2}]"#, ["this `{` is never closed"], "[{a:1} {b:2}]"),
      (#"{"a":«»"b":1},"c":2}"#, ["a `{` is missing here"], "{a:{b:1} c:2}"),
      (#"{"a":«»],"b":1}"#, ["a `[` is missing here"], "{a:[] b:1}"),
      (#"{«{»"a":1}"#, ["unexpected `{`"], "{a:1}"),
      (#"«»"a":1}"#, ["a `{` is missing here"], "{a:1}"),
      (#"{\#n  "a": «{»\#n    "b": 1\#n  ,\#n  "c": 2\#n}"#, ["this `{` is never closed"], "{a:{b:1 c:2}}"),
      (#"{\#n  "a": «[»\#n    1\#n  ,\#n  "c": 2\#n}"#, ["this `[` is never closed"], "{a:[1] c:2}"),
      ("«]»", ["unexpected `]`"], "]"),
      ("«}»", ["unexpected `}`"], "}"),
    ] as [RecoveryCase])
  func findsTheBracketThatIsWrong(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }

  @Test(
    arguments: [
      (#"{"a":1,"b":«"x»"#, [#"this text has no closing `"`"#], "{a:1 b:x}"),
      (#"{"a":«[»tru"#, ["this `[` is never closed"], "{a:[tru]}"),
      (#"«{»"a":1,"#, ["this `{` is never closed"], "{a:1}"),
      (#"«{»"a""#, ["this `{` is never closed"], "{a:∅}"),
      ("[[[«[»", ["this `[` is never closed"], "[[[[]]]]"),
    ] as [RecoveryCase])
  func reportsOneMistakeWhereATextBreaksOff(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }

  @Test(
    arguments: [
      (#" \#n\#n«»"#, ["the document is empty"], ""),
      (#"«const» x = {"a":1};"#, ["`const x =` in front of the document"], "{a:1}"),
      (#"«```json»\#n{"a":1}\#n```"#, ["````json` in front of the document"], "{a:1}"),
      ("{} «{»}", ["a second value after the end of the document"], "{}"),
      (#"{}\#n«[»1]"#, ["a second value after the end of the document"], "{}"),
      ("{} «x»", ["`x` after the end of the document"], "{}"),
      ("{}«,»", ["`,` after the end of the document"], "{}"),
      ("1 «2»", ["`2` after the end of the document"], "1"),
      ("«hello»", ["`hello` is not a JSON value"], "hello"),
      ("«tru»", ["`tru` is not a JSON value"], "true"),
      ("«-»", ["`-` is not a number"], "-"),
      ("«/»", ["`/` is not a JSON value"], "/"),
    ] as [RecoveryCase])
  func noticesWhatStandsAroundTheDocument(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }
}
