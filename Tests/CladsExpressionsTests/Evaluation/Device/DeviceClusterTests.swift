import CladsDocument
import CladsExpressions
import Testing

/// Spaces, marks and quotes beyond the ordinary.
@Suite struct DeviceClusterTests {
  private func check(_ source: String, gives expected: String) {
    let outcome = DeviceEvaluator().evaluate(source, using: DeviceFixtures.golden)
    #expect(DeviceFixtures.text(outcome) == expected, "\(source.debugDescription)")
  }

  private func check(_ template: String, prints expected: String) {
    let outcome = DeviceEvaluator().interpolate(template, using: DeviceFixtures.golden)
    #expect(DeviceFixtures.text(outcome) == expected, "\(template.debugDescription)")
  }

  @Test(arguments: [
    ("count\u{A0}+\u{A0}1", "6"), ("count\u{3000}*\u{2003}2", "10"), ("\u{200B}count\u{200B}", "5"),
    ("${count}\u{202F}- 1", "4"), ("on\u{A0}? 'y'\u{A0}: 'n'", "\"y\""),
    ("count\u{85}- 1", "\"count\u{85} - 1\""),
  ])
  func `spaces outside ASCII are trimmed around operands`(source: String, expected: String) {
    check(source, gives: expected)
  }

  @Test(arguments: [
    ("on ? '\u{301}a' : 'b'", "\"on ? '\u{301}a' : 'b'\""),
    ("on ?\u{301} 'a' : 'b'", "\"on ?\u{301} 'a' : 'b'\""),
    ("items[\u{301}0]", "\"items[\u{301}0]\""), ("items[0\u{301}]", "[\"a\",\"b\",\"c\"]"),
    ("items.\u{301}count", "\"items.\u{301}count\""), ("items.count\u{301}", "\"items.count\u{301}\""),
    ("count -\u{301} 1", "\"count -\u{301} 1\""), ("items\u{600}.count", "\"items\u{600}.count\""),
    ("items.contains('a'\u{301})", "\"items.contains('a'\u{301})\""),
  ])
  func `a syntax character with a mark is not a syntax character`(source: String, expected: String) {
    check(source, gives: expected)
  }

  @Test(arguments: [
    ("count -\u{200D} 1", "\"count - \u{200D} 1\""), ("count-\u{903}", "\"count - \u{903}\""),
    ("items.contains(\u{200D}'a')", "\"items.contains(\u{200D}'a')\""),
  ])
  func `searches find a character before a joiner or a spacing mark`(source: String, expected: String) {
    check(source, gives: expected)
  }

  @Test(arguments: [
    ("${count}\u{301}", "\"${count}\u{301}\""), ("${\u{301}count}", "\"${\u{301}count}\""),
    ("${count}\r\n${count}", "\"5\r\n5\""), ("\u{600}${count}", "\"\u{600}${count}\""),
    ("${count\u{600}}", "\"${count\u{600}}\""), ("é${count}é", "\"é5é\""),
  ])
  func `a brace with a mark does not delimit a placeholder`(template: String, expected: String) {
    check(template, prints: expected)
  }

  @Test(arguments: [
    ("on ? ' : b", "\"on ? ' : b\""), ("off ? a : '", "\"\""), ("off ? a : \"", "\"\""),
    ("off ? a : ''", "\"\""),
    ("items.contains(')", "false"), ("items.contains(\")", "false"),
  ])
  func `a single quote character is an empty literal`(source: String, expected: String) {
    check(source, gives: expected)
  }

  @Test(arguments: [
    ("items.contains( 'a' )", "\"items.contains( 'a' )\""),
    ("items.contains('a' )", "\"items.contains('a' )\""),
    ("items.contains( 'a' ) ? 'y' : 'n'", "\"n\""), ("items.contains( bob)", "\"items.contains( bob)\""),
  ])
  func `the argument of contains is not trimmed`(source: String, expected: String) {
    check(source, gives: expected)
  }

  @Test(arguments: [
    ("${-items[idx - 1]}", "hangs"), ("${- idx}", "\"- idx\""), ("${-idx - 1}", "\"- idx - 1\""),
    ("${-a - items[0]}", "\"- a - items[0]\""), ("${1 - items[idx - 1]}", "hangs"),
    ("${-items[idx]}", "\"- items[idx]\""),
  ])
  func `a sign at the start does not split the text`(template: String, expected: String) {
    check(template, prints: expected)
  }

  @Test(arguments: [
    ("${'a}'} a-b ${count", "\"'} a - b ${count\""), ("${pair} - 1", "\"${x} - 1 - 1\""),
  ])
  func `a result that still has a placeholder is not computed`(source: String, expected: String) {
    let state = DeviceFixtures.golden.with([:])
    var values = state.values
    values["pair"] = .stringValue("${x} - 1")
    let outcome = DeviceEvaluator().evaluate(source, using: SampleState(values))
    #expect(DeviceFixtures.text(outcome) == expected, "\(source)")
  }
}
