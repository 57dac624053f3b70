import CladsDocument
import CladsExpressions
import CladsRuntime
import Testing

/// The text that a template prints on device.
@Suite struct DeviceTemplateTests {
  private func check(_ template: String, prints expected: String) {
    let outcome = DeviceEvaluator().interpolate(template, using: DeviceFixtures.golden)
    let text = DeviceFixtures.text(outcome)
    #expect(text == (expected == "hangs" ? expected : "\"\(expected)\""), "\(template)")
  }

  @Test(arguments: [
    ("${ count }", "5"), ("${count + 1}", "6"), ("${(count * 2)}", "10"),
    ("${people[0].name}", "Optional([\"name\": \"P0\"])"), ("${user.name}", "Ann"), ("${items.0}", "a"),
    ("${items.first}", "a"), ("${on ? 'Y' : 'N'}", "Y"), ("${on ? Y : N}", "Y"),
    ("${on ? name : 'N'}", "name"),
    ("${count == 5}", ""), ("${missing}", ""), ("${'lit'}", ""), ("${5}", ""),
    ("${items}", "Optional([\"a\", \"b\", \"c\"])"), ("${items.contains('a}')}", "')}"),
  ])
  func `templates of the golden table print as on device`(template: String, expected: String) {
    check(template, prints: expected)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a ${count} b ${c}", "a 5 b 2"), ("${none}", "Optional(<null>)"),
    ("${empty}", "Optional([])"), ("${on}", "true"), ("${d}", "2.5"), ("${count / zero}", "count / zero"),
    ("${count/zero}", "count / zero"), ("${missing + 1}", "missing + 1"), ("${neg * 2}", "-6"),
    ("${items.count}", "3"), ("${items.isEmpty}", "false"), ("${items.contains('a')}", "true"),
    ("${items[idx]}", "b"), ("${items[i]}", "Optional([\"a\", \"b\", \"c\"])"), ("${items[i + 1]}", "hangs"),
    ("${matrix}", "Optional([[1, 2], [3, 4]])"), ("${text}", "1 + 1"), ("${text} + 1", "1 + 1 + 1"),
    ("${'x'}", ""), ("${42}", ""), ("${true}", ""), ("${${count}}", "}"), ("${count", "${count"),
    ("${}", "${}"), ("${}${count}", "${}5"), ("$${count}", "$5"), ("\\${count}", "\\5"),
    ("${sum of it}", "7"), ("${(count)}", ""), ("${\ncount}", ""), ("5-star ${count}", "5-star 5"),
    ("${matrix[0][1]} then", "hangs"),
  ])
  func `a redrawn template prints its current values`(template: String, expected: String) {
    check(template, prints: expected)
  }

  @Test func `a blank placeholder prints the whole state`() {
    let state = DeviceFixtures.state(#"{"b": {"d": [], "c": {}}, "a": "x\"y"}"#)
    let outcome = DeviceEvaluator().interpolate("${ }", using: state)
    #expect(
      outcome == .value(.stringValue(#"Optional(["a": "x\"y", "b": ["c": [:], "d": []]])"#)))
  }

  @Test(arguments: [
    ("${count * 2}", ""), ("${a / b}", ""), ("${idx % 3}", ""), ("${items.first}", ""), ("${items.last}", ""),
    ("${ name }", ""), ("${items[idx]}", "Optional([\"a\", \"b\", \"c\"])"), ("${count + 1}", "6"),
    ("${(count * 2)}", ""), ("${name}", "Bob"), ("${on}", "true"), ("${items.isEmpty}", "false"),
    ("${items.count}", "3"), ("${items.contains('a')}", "true"), ("${on ? 'Y' : 'N'}", "Y"),
    ("${missing + 1}", "missing + 1"), ("${missing}", ""), ("${item}", "It"), ("${ item }", ""),
    ("${item.title}", ""), ("${index + 1}", "index + 1"), ("${index}", "4"),
    ("${items[idx + 1]}", "Optional([\"a\", \"b\", \"c\"])"),
    ("${count - 1} of ${index}", "4 of 4"),
  ])
  func `a template prints fewer values when the screen is first built`(template: String, expected: String) {
    let state = DeviceFixtures.golden.with(["item": .stringValue("It"), "index": .intValue(4)])
    let outcome = DeviceEvaluator().interpolateAtResolution(template, using: state)
    #expect(outcome == .value(.stringValue(expected)), "\(template)")
  }

  @Test func `iteration variables are not in scope when the screen is redrawn`() {
    let state = DeviceFixtures.golden.with(["item": .stringValue("It")])
    #expect(DeviceEvaluator().interpolate("<${item}>", using: state) == .value(.stringValue("<>")))
  }
}
