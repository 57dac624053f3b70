/// The ASCII bytes with a meaning in JSON, expressions and the protocol.
///
/// They are computed, so that other modules see constants too.
@usableFromInline package enum Byte {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var newline: UInt8 { 0x0A }
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  @inlinable package static var space: UInt8 { 0x20 }
  @inlinable package static var escape: UInt8 { 0x1B }
  @inlinable package static var backspace: UInt8 { 0x08 }
  @inlinable package static var delete: UInt8 { 0x7F }
  @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
  @inlinable package static var apostrophe: UInt8 { UInt8(ascii: "'") }
  @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
  @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }
  @inlinable package static var comma: UInt8 { UInt8(ascii: ",") }
  @inlinable package static var semicolon: UInt8 { UInt8(ascii: ";") }
  @inlinable package static var equals: UInt8 { UInt8(ascii: "=") }
  @inlinable package static var slash: UInt8 { UInt8(ascii: "/") }
  @inlinable package static var star: UInt8 { UInt8(ascii: "*") }
  @inlinable package static var hash: UInt8 { UInt8(ascii: "#") }
  @inlinable package static var openBrace: UInt8 { UInt8(ascii: "{") }
  @inlinable package static var closeBrace: UInt8 { UInt8(ascii: "}") }
  @inlinable package static var openBracket: UInt8 { UInt8(ascii: "[") }
  @inlinable package static var closeBracket: UInt8 { UInt8(ascii: "]") }
  @inlinable package static var openParenthesis: UInt8 { UInt8(ascii: "(") }
  @inlinable package static var closeParenthesis: UInt8 { UInt8(ascii: ")") }
  @inlinable package static var minus: UInt8 { UInt8(ascii: "-") }
  @inlinable package static var plus: UInt8 { UInt8(ascii: "+") }
  @inlinable package static var dot: UInt8 { UInt8(ascii: ".") }
  @inlinable package static var zero: UInt8 { UInt8(ascii: "0") }
  @inlinable package static var nine: UInt8 { UInt8(ascii: "9") }
  @inlinable package static var exclamationMark: UInt8 { UInt8(ascii: "!") }
  @inlinable package static var dollar: UInt8 { UInt8(ascii: "$") }
  @inlinable package static var percent: UInt8 { UInt8(ascii: "%") }
  @inlinable package static var ampersand: UInt8 { UInt8(ascii: "&") }
  @inlinable package static var lessThan: UInt8 { UInt8(ascii: "<") }
  @inlinable package static var greaterThan: UInt8 { UInt8(ascii: ">") }
  @inlinable package static var questionMark: UInt8 { UInt8(ascii: "?") }
  @inlinable package static var at: UInt8 { UInt8(ascii: "@") }
  @inlinable package static var caret: UInt8 { UInt8(ascii: "^") }
  @inlinable package static var underscore: UInt8 { UInt8(ascii: "_") }
  @inlinable package static var backtick: UInt8 { UInt8(ascii: "`") }
  @inlinable package static var bar: UInt8 { UInt8(ascii: "|") }
  @inlinable package static var tilde: UInt8 { UInt8(ascii: "~") }
  @inlinable package static var lowerE: UInt8 { UInt8(ascii: "e") }
  @inlinable package static var lowerF: UInt8 { UInt8(ascii: "f") }
  @inlinable package static var lowerN: UInt8 { UInt8(ascii: "n") }
  @inlinable package static var lowerT: UInt8 { UInt8(ascii: "t") }
  @inlinable package static var lowerU: UInt8 { UInt8(ascii: "u") }
}
