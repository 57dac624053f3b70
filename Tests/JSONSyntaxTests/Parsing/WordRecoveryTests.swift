import Testing

@Suite struct WordRecoveryTests {
  @Test(
    arguments: [
      (#"{"a":«"x»"#, [#"this string has no closing `"`"#], "{a:x}"),
      (#"{"a":«"x»,\#n"b":1}"#, [#"this string has no closing `"`"#], "{a:x b:1}"),
      (#"{"a":«"x}»,\#n"#, [#"this string has no closing `"`"#], "{a:x}}"),
      (#"{"a":{"b":«"x»}, "c":1}"#, [#"this string has no closing `"`"#], "{a:{b:x} c:1}"),
      (#"{"a":«"${x}»,\#n"b":1}"#, [#"this string has no closing `"`"#], "{a:${x} b:1}"),
      (
        #"«{»"a":«"${x}}»,\#n"b":1"#,
        ["this `{` is never closed", #"this string has no closing `"`"#],
        "{a:${x}} b:1}"
      ),
      (#"{"a":«"x», "b":1}"#, [#"this string has no closing `"`"#], "{a:x b:1}"),
      (#"[«"x», "y"]"#, [#"this string has no closing `"`"#], "[x y]"),
      (#"{«"a»: 1, "b":2}"#, [#"this string has no closing `"`"#], "{a:1 b:2}"),
      (#"{«"a»: 1,\#n"b":2}"#, [#"this string has no closing `"`"#], "{a:1 b:2}"),
      (#"{«"a»\#n}"#, [#"this string has no closing `"`"#], "{a:∅}"),
      (#"{"a":"x«\#n»y","b":1}"#, ["line break in a string"], #"{a:x\#ny b:1}"#),
      (#"{"a":"x«\#n»y\#n","b":1}"#, ["line break in a string"], #"{a:x\#ny\#n b:1}"#),
      (#"{"a":"x «"»y" z","b":1}"#, [#"unescaped `"` in a string"#], #"{a:x "y" z b:1}"#),
      (
        #"{"a":"${x ? «"»b" : "c"} d","b":1}"#, [#"unescaped `"` in a string"#],
        #"{a:${x ? "b" : "c"} d b:1}"#
      ),
      (#"{"a«"»b":1}"#, [#"unescaped `"` in a string"#], #"{a"b:1}"#),
      (#"{"a":"x"«"»}"#, [#"extra `"`"#], "{a:x}"),
      (#"{"a":«"»"x","b":1}"#, [#"extra `"`"#], "{a:x b:1}"),
      (#"{"a"«"»:1}"#, [#"extra `"`"#], "{a:1}"),
      (#"{"a":«»x"}"#, [#"this string has no opening `"`"#], "{a:x}"),
      (#"{"a":«»hello, world","b":1}"#, [#"this string has no opening `"`"#], "{a:hello, world b:1}"),
      (#"{«»a":1}"#, [#"this string has no opening `"`"#], "{a:1}"),
      (#"{"a":«"», "b":1}"#, [#"this string has no closing `"`"#], #"{a:"" b:1}"#),
      (#"{"a":"x«\#t»y\#tz"}"#, ["unescaped tab in a string"], #"{a:x\#ty\#tz}"#),
      (#"{"a":"«\ud800»"}"#, [#"`\ud800` is only half of a character"#], "{a:\u{FFFD}}"),
      (#"{"a":"x«\udc00»\ud83d\ude00"}"#, [#"`\udc00` is only half of a character"#], "{a:x\u{FFFD}😀}"),
      (#"{"«\ud83d»\u0041":1}"#, [#"`\ud83d` is only half of a character"#], "{\u{FFFD}A:1}"),
      (#"{"a":"«\q»\w"}"#, [#"unknown escape sequence `\q`"#], "{a:qw}"),
      (#"{"a":"«\u12»"}"#, [#"`\u12` needs four hexadecimal digits"#], "{a:u12}"),
      (#"{"a":"«\u12»é"}"#, [#"`\u12` needs four hexadecimal digits"#], "{a:u12é}"),
      (#"{"a":"C:\temp«\"»}"#, [#"`\"` does not end the string"#], #"{a:C:\#temp"}"#),
      (#"{"a":"C:\x«\"»}"#, [#"`\"` does not end the string"#], #"{a:C:x"}"#),
    ] as [RecoveryCase])
  func `the end of a broken string is found`(text: String, messages: [String], tree: String) {
    checkRecovery(text, messages, tree)
  }

  @Test(
    arguments: [
      ("{«a»:1}", ["the key `a` is not in quotes"], "{a:1}"),
      ("{«my key»:1}", ["the key `my key` is not in quotes"], "{my key:1}"),
      ("{«$a-b.c»:1}", ["the key `$a-b.c` is not in quotes"], "{$a-b.c:1}"),
      (
        #"{«'a'»:«'it\'s "x"'»}"#,
        [#"expected `"`, found `'`"#, #"expected `"`, found `'`"#],
        #"{a:it's "x"}"#
      ),
      ("{«“a”»:«“x, y”»}", [#"expected `"`, found `“`"#, #"expected `"`, found `“`"#], "{a:x, y}"),
      (#"{"a":«`x`»}"#, [#"expected `"`, found a backtick"#], "{a:x}"),
      (#"{"a":«'x»}"#, [#"expected `"`, found `'`"#], "{a:x}"),
      (
        #"{"a":«True»,"b":«None»}"#,
        ["`True` is not a JSON value", "`None` is not a JSON value"],
        "{a:true b:null}"
      ),
      (
        "[«NaN»,«-Infinity»,«undefined»,«nil»]",
        [
          "`NaN` is not a JSON value", "`-Infinity` is not a JSON value", "`undefined` is not a JSON value",
          "`nil` is not a JSON value",
        ],
        "[null null null null]"
      ),
      (
        "[«ture»,«flase»,«nul»,«yes»]",
        [
          "`ture` is not a JSON value", "`flase` is not a JSON value", "`nul` is not a JSON value",
          "`yes` is not a JSON value",
        ],
        "[true false null yes]"
      ),
      (#"{"a":«hello world»}"#, ["`hello world` is not a JSON value"], "{a:hello world}"),
      (
        #"{"a":«hello world» «// x»\#n}"#,
        ["`hello world` is not a JSON value", "comments are not allowed in JSON"],
        "{a:hello world}"
      ),
      (#"{"a":«#FF0000»}"#, ["`#FF0000` is not a JSON value"], "{a:#FF0000}"),
      (#"{"a":«rgba(1, 2)»,"b":1}"#, ["`rgba(1, 2)` is not a JSON value"], "{a:rgba(1, 2) b:1}"),
      (#"{"a":«${x.y}»,"b":1}"#, ["`${x.y}` is not a JSON value"], "{a:${x.y} b:1}"),
      (#"{"a":«https://x.y/z»,"b":1}"#, ["`https://x.y/z` is not a JSON value"], "{a:https://x.y/z b:1}"),
      (#"{"a":«12px»}"#, ["`12px` is not a JSON value"], "{a:12px}"),
      (
        "[«01»,«-007»,«.5»,«-.5»,«5.»,«1.e2»,«+1»,«0x1F»,«-0xff»,«1_000»]",
        [
          "`01` has a leading zero", "`-007` has a leading zero",
          "`.5` has no digit before the decimal point", "`-.5` has no digit before the decimal point",
          "`5.` has no digit after the decimal point", "`1.e2` has no digit after the decimal point",
          "`+1` has a leading plus sign", "`0x1F` is not a decimal number",
          "`-0xff` is not a decimal number", "`1_000` has digit separators",
        ],
        "[01 -007 .5 -.5 5. 1.e2 +1 0x1F -0xff 1_000]"
      ),
      (
        "[«1e»,«1e+»,«-»,«1.2.3»,«--1»]",
        [
          "`1e` has no digit in its exponent", "`1e+` has no digit in its exponent", "`-` is not a number",
          "`1.2.3` is not a number", "`--1` is not a number",
        ],
        "[1e 1e+ - 1.2.3 --1]"
      ),
      ("{«a»}", ["the key `a` is not in quotes"], "{a:∅}"),
      (#"{"a":1,«b»}"#, ["the key `b` is not in quotes"], "{a:1 b:∅}"),
      (#"{"a":1«/**/»}"#, ["comments are not allowed in JSON"], "{a:1}"),
    ] as [RecoveryCase])
  func `literals and numbers of other languages are understood`(
    text: String, messages: [String], tree: String
  ) {
    checkRecovery(text, messages, tree)
  }
}
