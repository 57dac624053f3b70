import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct ExpressionCursorTests {
  /// The expression around `$0`, with the cursor in it; `nil` outside of expressions.
  private func expression(_ node: String) -> String? {
    let marked = MarkedCursor(document(node))
    guard case .expression(let cursor) = marked.cursor.context else { return nil }
    let text = Array(marked.file.tree.withView { $0.string(cursor.node) }.utf8)
    let (before, after) = (
      text[cursor.body.lowerBound..<cursor.offset], text[cursor.offset..<cursor.body.upperBound]
    )
    return String(decoding: before, as: UTF8.self) + "|" + String(decoding: after, as: UTF8.self)
  }

  @Test(arguments: [
    (#"{ "type": "label", "text": "Hi ${us$0er}" }"#, "us|er"),
    (#"{ "type": "label", "text": "${$0}" }"#, "|"),
    (#"{ "type": "label", "text": "${a} ${b + $0c}" }"#, "b + |c"),
    (#"{ "type": "label", "text": "$${a}$0" }"#, nil),
    (#"{ "type": "label", "text": "${a} $0 ${b}" }"#, nil), (#"{ "type": "label", "text": "$0" }"#, nil),
    (#"{ "type": "label", "text": "\u0041\n ${us$0er}" }"#, "us|er"),
    (#"{ "type": "label", "text": "${u\u0073$0er}" }"#, "us|er"),
    (#"{ "type": "label", "text": "é ${us$0er}" }"#, "us|er"),
    (#"{ "type": "label", "text": "${us$0er and more" }"#, "us|er"),
    (#"{ "type": "label", "text": "${a} ${$0" }"#, "|"),
    (#"{ "type": "button", "isSelectedBinding": "a && $0b" }"#, "a && |b"),
    (#"{ "type": "button", "isSelectedBinding": "$0" }"#, "|"),
    (#"{ "type": "label", "placeholder": "${a$0}" }"#, nil), (#"{ "type": "slider", "bind": "a$0" }"#, nil),
    (
      #"{ "type": "button", "actions": { "onTap": { "type": "setState", "path": "p", "value": { "$expr": "a + $0" } } } }"#,
      "a + |"
    ),
  ])
  func `an expression around a cursor is found`(node: String, expected: String?) {
    #expect(expression(node.replacing("$${a}", with: "x${a}")) == expected)
  }

  @Test(arguments: [
    (#""ab$0cd""#, 2), (#""\u0061b$0cd""#, 2), (#""\n\n$0x""#, 2), (#""é$0""#, 2), (#""\u00e9$0x""#, 2),
    (#"$0"abc""#, 0),
    (#""abc"$0"#, 3),
  ])
  func `an offset in the source is one in the decoded text`(marked: String, expected: Int) {
    let text = MarkedText(marked)
    let tree = SyntaxTree.parse(text.bytes)
    #expect(tree.withView { $0.decodedOffset(of: text.cursors[0], in: 0) } == expected)
  }
}
