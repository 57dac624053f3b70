import Testing

@Suite struct EntryRecoveryTests {
  @Test(
    arguments: [
      (#"{"a":1«» "b":2}"#, ["missing `,`"], "{a:1 b:2}"),
      (#"{"a":1«»\#n "b":2}"#, ["missing `,`"], "{a:1 b:2}"),
      (#"{"a":"x"«»"b":2}"#, ["missing `,`"], "{a:x b:2}"),
      ("[1«» 2]", ["missing `,`"], "[1 2]"),
      (#"[1\#n,2«» [3]]"#, ["missing `,`"], "[1 2 [3]]"),
      (#"[{"a":1}«»\#n{"b":2}]"#, ["missing `,`"], "[{a:1} {b:2}]"),
      (#"{"a":1«» «b»:2}"#, ["missing `,`", "the key `b` is not in quotes"], "{a:1 b:2}"),
      (#"{"a":1«,»}"#, ["trailing `,` after the last entry"], "{a:1}"),
      ("[1«,»]", ["trailing `,` after the last entry"], "[1]"),
      ("[1«,,»]", ["several trailing `,` after the last entry"], "[1]"),
      (#"[1«,\#n,»\#n]"#, ["several trailing `,` after the last entry"], "[1]"),
      (#"{"a":1,«,»"b":2}"#, ["extra `,`"], "{a:1 b:2}"),
      (#"{«,»"a":1}"#, ["extra `,`"], "{a:1}"),
      ("[«,»1]", ["extra `,`"], "[1]"),
      ("[«,»]", ["extra `,`"], "[]"),
      (#"{"a":1«;»"b":2}"#, ["expected `,`, found `;`"], "{a:1 b:2}"),
      (#"{"a":1«;»}"#, ["unexpected `;`"], "{a:1}"),
      ("[1«;»2]", ["expected `,`, found `;`"], "[1 2]"),
      (#"{"a":1 «;»\#n "b":2}"#, ["expected `,`, found `;`"], "{a:1 b:2}"),
    ] as [RecoveryCase])
  func `missing and extra commas are reported`(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }

  @Test(
    arguments: [
      (#"{"a"«» 1}"#, ["missing `:` after `a`"], "{a:1}"),
      (#"{"a"«» "b"}"#, ["missing `:` after `a`"], "{a:b}"),
      (#"{"a"«» {"b":1}}"#, ["missing `:` after `a`"], "{a:{b:1}}"),
      (#"{"a"«=»"b"}"#, ["expected `:`, found `=`"], "{a:b}"),
      (#"{"a"«=>»1}"#, ["expected `:`, found `=>`"], "{a:1}"),
      (#"{"a":«:»1}"#, ["unexpected `:`"], "{a:1}"),
      (#"{"a":«=»1}"#, ["unexpected `=`"], "{a:1}"),
      (#"{«"a"»:}"#, ["`a` has no value"], "{a:∅}"),
      (#"{«"a"»:,"b":1}"#, ["`a` has no value"], "{a:∅ b:1}"),
      (#"{«"a"»:\#n"b":1}"#, ["`a` has no value"], "{a:∅ b:1}"),
      (#"{«"a"»\#n"b":1}"#, ["`a` has no value"], "{a:∅ b:1}"),
      (#"{«"a"»}"#, ["`a` has no value"], "{a:∅}"),
      (#"{«"a"»,"b","c"}"#, ["`a` has no value"], "{a:∅ b:∅ c:∅}"),
      (#"{"a":1,«"b"»}"#, ["`b` has no value"], "{a:1 b:∅}"),
      (#"{"a":1«»\#n«"b"»\#n}"#, ["missing `,`", "`b` has no value"], "{a:1 b:∅}"),
      ("{«:»1}", ["missing key"], #"{"":1}"#),
      (#"{"a":1,«{»"b":2}}"#, ["missing key"], #"{a:1 "":{b:2}}"#),
      ("{«1»,2}", ["missing key"], #"{"":1 "":2}"#),
      (#"{"a":1«:2»,"b":3}"#, ["unexpected `:2`"], "{a:1 b:3}"),
      (#"["a"«:»1,"b":2]"#, ["unexpected `:` in a list"], "[a 1 b 2]"),
      (#"{"a":1 «2»,"b":3}"#, ["unexpected `2`"], "{a:1 b:3}"),
      (#"{"a":1 «x»,"b":3}"#, ["unexpected `x`"], "{a:1 b:3}"),
    ] as [RecoveryCase])
  func `missing names and values are reported`(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }

  @Test(
    arguments: [
      (#"«//a»\#n{}"#, ["comments are not allowed in JSON"], "{}"),
      (#"{ «// a»\#n}"#, ["comments are not allowed in JSON"], "{}"),
      (#"{ «// a\#n  // b»\#n "a":1}"#, ["comments are not allowed in JSON"], "{a:1}"),
      (
        #"{"a"«/*b*/»:«/*c*/»1«/*d*/»}"#,
        [
          "comments are not allowed in JSON", "comments are not allowed in JSON",
          "comments are not allowed in JSON",
        ],
        "{a:1}"
      ),
      (
        #"[1«,» «// a»\#n]"#,
        ["trailing `,` after the last entry", "comments are not allowed in JSON"],
        "[1]"
      ),
      (#"[1 «// a»\#n, 2]"#, ["comments are not allowed in JSON"], "[1 2]"),
      ("{} «// a»", ["comments are not allowed in JSON"], "{}"),
      (#"«# a»\#n{}"#, ["comments are not allowed in JSON"], "{}"),
      (#"{"a":1 «/* b»"#, ["this comment has no closing `*/`"], "{a:1}"),
    ] as [RecoveryCase])
  func `comments are reported and skipped`(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }
}
