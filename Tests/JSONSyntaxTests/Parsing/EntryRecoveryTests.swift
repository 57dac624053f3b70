import Testing

@Suite struct EntryRecoveryTests {
  @Test(
    arguments: [
      (#"{"a":1«» "b":2}"#, ["a `,` is missing here"], "{a:1 b:2}"),
      (#"{"a":1«»\#n "b":2}"#, ["a `,` is missing here"], "{a:1 b:2}"),
      (#"{"a":"x"«»"b":2}"#, ["a `,` is missing here"], "{a:x b:2}"),
      ("[1«» 2]", ["a `,` is missing here"], "[1 2]"),
      (#"[1\#n,2«» [3]]"#, ["a `,` is missing here"], "[1 2 [3]]"),
      (#"[{"a":1}«»\#n{"b":2}]"#, ["a `,` is missing here"], "[{a:1} {b:2}]"),
      (#"{"a":1«» «b»:2}"#, ["a `,` is missing here", "`b` is not in quotes"], "{a:1 b:2}"),
      (#"{"a":1«,»}"#, ["a `,` after the last entry"], "{a:1}"),
      ("[1«,»]", ["a `,` after the last entry"], "[1]"),
      ("[1«,,»]", ["a `,` after the last entry"], "[1]"),
      (#"[1«,\#n,»\#n]"#, ["a `,` after the last entry"], "[1]"),
      (#"{"a":1,«,»"b":2}"#, ["one `,` too many"], "{a:1 b:2}"),
      (#"{«,»"a":1}"#, ["one `,` too many"], "{a:1}"),
      ("[«,»1]", ["one `,` too many"], "[1]"),
      ("[«,»]", ["one `,` too many"], "[]"),
      (#"{"a":1«;»"b":2}"#, ["`;` in place of `,`"], "{a:1 b:2}"),
      (#"{"a":1«;»}"#, ["unexpected `;`"], "{a:1}"),
      ("[1«;»2]", ["`;` in place of `,`"], "[1 2]"),
      (#"{"a":1 «;»\#n "b":2}"#, ["`;` in place of `,`"], "{a:1 b:2}"),
    ] as [RecoveryCase])
  func noticesCommasThatAreMissingOrTooMany(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }

  @Test(
    arguments: [
      (#"{"a"«» 1}"#, ["a `:` is missing after `a`"], "{a:1}"),
      (#"{"a"«» "b"}"#, ["a `:` is missing after `a`"], "{a:b}"),
      (#"{"a"«» {"b":1}}"#, ["a `:` is missing after `a`"], "{a:{b:1}}"),
      (#"{"a"«=»"b"}"#, ["`=` in place of `:`"], "{a:b}"),
      (#"{"a"«=>»1}"#, ["`=>` in place of `:`"], "{a:1}"),
      (#"{"a":«:»1}"#, ["unexpected `:`"], "{a:1}"),
      (#"{"a":«=»1}"#, ["unexpected `=`"], "{a:1}"),
      (#"{«"a"»:}"#, ["`a` has no value"], "{a:∅}"),
      (#"{«"a"»:,"b":1}"#, ["`a` has no value"], "{a:∅ b:1}"),
      (#"{«"a"»:\#n"b":1}"#, ["`a` has no value"], "{a:∅ b:1}"),
      (#"{«"a"»\#n"b":1}"#, ["`a` has no value"], "{a:∅ b:1}"),
      (#"{«"a"»}"#, ["`a` has no value"], "{a:∅}"),
      (#"{«"a"»,"b","c"}"#, ["`a` has no value"], "{a:∅ b:∅ c:∅}"),
      (#"{"a":1,«"b"»}"#, ["`b` has no value"], "{a:1 b:∅}"),
      (#"{"a":1«»\#n«"b"»\#n}"#, ["a `,` is missing here", "`b` has no value"], "{a:1 b:∅}"),
      ("{«:»1}", ["a value without a name"], #"{"":1}"#),
      (#"{"a":1,«{»"b":2}}"#, ["a value without a name"], #"{a:1 "":{b:2}}"#),
      ("{«1»,2}", ["a value without a name"], #"{"":1 "":2}"#),
      (#"{"a":1«:2»,"b":3}"#, ["unexpected `:2`"], "{a:1 b:3}"),
      (#"["a"«:»1,"b":2]"#, ["a `:` in a list"], "[a 1 b 2]"),
      (#"{"a":1 «2»,"b":3}"#, ["unexpected `2`"], "{a:1 b:3}"),
      (#"{"a":1 «x»,"b":3}"#, ["unexpected `x`"], "{a:1 b:3}"),
    ] as [RecoveryCase])
  func noticesNamesAndValuesThatAreMissing(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }

  @Test(
    arguments: [
      (#"«//a»\#n{}"#, ["a comment, which JSON does not have"], "{}"),
      (#"{ «// a»\#n}"#, ["a comment, which JSON does not have"], "{}"),
      (#"{ «// a\#n  // b»\#n "a":1}"#, ["a comment, which JSON does not have"], "{a:1}"),
      (
        #"{"a"«/*b*/»:«/*c*/»1«/*d*/»}"#,
        [
          "a comment, which JSON does not have", "a comment, which JSON does not have",
          "a comment, which JSON does not have",
        ],
        "{a:1}"
      ),
      (#"[1«,» «// a»\#n]"#, ["a `,` after the last entry", "a comment, which JSON does not have"], "[1]"),
      (#"[1 «// a»\#n, 2]"#, ["a comment, which JSON does not have"], "[1 2]"),
      ("{} «// a»", ["a comment, which JSON does not have"], "{}"),
      (#"«# a»\#n{}"#, ["a comment, which JSON does not have"], "{}"),
      (#"{"a":1 «/* b»"#, ["a comment that never ends"], "{a:1}"),
    ] as [RecoveryCase])
  func skipsComments(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }
}
