/// The ASCII bytes with a meaning in JSON, expressions and the protocol.
///
/// They are computed, so that other modules see constants too.
public enum Byte {
  @inlinable public static var tab: UInt8 { 0x09 }
  @inlinable public static var newline: UInt8 { 0x0A }
  @inlinable public static var carriageReturn: UInt8 { 0x0D }
  @inlinable public static var space: UInt8 { 0x20 }
  @inlinable public static var escape: UInt8 { 0x1B }
  @inlinable public static var backspace: UInt8 { 0x08 }
  @inlinable public static var delete: UInt8 { 0x7F }
  @inlinable public static var quote: UInt8 { UInt8(ascii: "\"") }
  @inlinable public static var apostrophe: UInt8 { UInt8(ascii: "'") }
  @inlinable public static var backslash: UInt8 { UInt8(ascii: "\\") }
  @inlinable public static var colon: UInt8 { UInt8(ascii: ":") }
  @inlinable public static var comma: UInt8 { UInt8(ascii: ",") }
  @inlinable public static var semicolon: UInt8 { UInt8(ascii: ";") }
  @inlinable public static var equals: UInt8 { UInt8(ascii: "=") }
  @inlinable public static var slash: UInt8 { UInt8(ascii: "/") }
  @inlinable public static var star: UInt8 { UInt8(ascii: "*") }
  @inlinable public static var hash: UInt8 { UInt8(ascii: "#") }
  @inlinable public static var openBrace: UInt8 { UInt8(ascii: "{") }
  @inlinable public static var closeBrace: UInt8 { UInt8(ascii: "}") }
  @inlinable public static var openBracket: UInt8 { UInt8(ascii: "[") }
  @inlinable public static var closeBracket: UInt8 { UInt8(ascii: "]") }
  @inlinable public static var openParenthesis: UInt8 { UInt8(ascii: "(") }
  @inlinable public static var closeParenthesis: UInt8 { UInt8(ascii: ")") }
  @inlinable public static var minus: UInt8 { UInt8(ascii: "-") }
  @inlinable public static var plus: UInt8 { UInt8(ascii: "+") }
  @inlinable public static var dot: UInt8 { UInt8(ascii: ".") }
  @inlinable public static var zero: UInt8 { UInt8(ascii: "0") }
  @inlinable public static var nine: UInt8 { UInt8(ascii: "9") }
  @inlinable public static var exclamationMark: UInt8 { UInt8(ascii: "!") }
  @inlinable public static var dollar: UInt8 { UInt8(ascii: "$") }
  @inlinable public static var percent: UInt8 { UInt8(ascii: "%") }
  @inlinable public static var ampersand: UInt8 { UInt8(ascii: "&") }
  @inlinable public static var lessThan: UInt8 { UInt8(ascii: "<") }
  @inlinable public static var greaterThan: UInt8 { UInt8(ascii: ">") }
  @inlinable public static var questionMark: UInt8 { UInt8(ascii: "?") }
  @inlinable public static var at: UInt8 { UInt8(ascii: "@") }
  @inlinable public static var caret: UInt8 { UInt8(ascii: "^") }
  @inlinable public static var underscore: UInt8 { UInt8(ascii: "_") }
  @inlinable public static var backtick: UInt8 { UInt8(ascii: "`") }
  @inlinable public static var bar: UInt8 { UInt8(ascii: "|") }
  @inlinable public static var tilde: UInt8 { UInt8(ascii: "~") }
  @inlinable public static var lowerE: UInt8 { UInt8(ascii: "e") }
  @inlinable public static var lowerF: UInt8 { UInt8(ascii: "f") }
  @inlinable public static var lowerN: UInt8 { UInt8(ascii: "n") }
  @inlinable public static var lowerT: UInt8 { UInt8(ascii: "t") }
  @inlinable public static var lowerU: UInt8 { UInt8(ascii: "u") }
}
