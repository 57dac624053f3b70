import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Foundation
import Testing

@Suite struct InterpolationTests {
  private func check(_ template: String, _ text: String) {
    #expect(ExpressionEvaluator().interpolate(ParsedTemplate(template), in: .golden) == text)
    #expect(
      ExpressionEvaluator().interpolate(template, using: SampleState.golden) == text, "through a reader")
  }

  @Test(arguments: [
    ("${ count }, ${count + 1}, ${(count * 2)}", "5, 6, 10"), ("${people[0].name}", "P0"),
    ("${user.name} ${items.0} ${items.first}", "Ann a a"), ("${on ? 'Y' : 'N'}", "Y"), ("${on ? Y : N}", "Y"),
    ("${on ? name : 'N'}", "Bob"), ("${count == 5}", "true"), ("${missing}", ""), ("${'lit'}", "lit"),
    ("${5}", "5"), ("${items}", #"["a","b","c"]"#), ("${items.contains('a}')}", "false"),
    ("${items.contains('a')}", "true"), ("${user}", #"{"age":30,"name":"Ann","none":null}"#),
    ("${nothing}|${user.none}", "|"), ("${true}", "true"), ("${ }", ""), ("${}", "${}"),
    ("Hi ${name", "Hi ${name"), ("$${count}", "$5"), (#"\${count}"#, #"\5"#),
    ("$name {name} $$", "$name {name} $$"),
    ("${${name}}", "Bob"), ("${missing + 1}", "missing + 1"), ("${count / 0}", "count / 0"),
    ("${count * 1.5}", "7.5"), ("${d * 2}", "5.0"), ("${two words}", "x"), ("${first-name}", "Eve"),
    ("${!on}", "false"), ("it's ${name}'s", "it's Bob's"), ("${off ? 'a' : missing.word}", "missing.word"),
    ("${items[9]}${empty.first}", ""), ("${ name\n}", "Bob"), ("ä${name}ö", "äBobö"), ("", ""),
  ])
  func `placeholders are replaced`(_ template: String, _ text: String) { check(template, text) }

  @Test(arguments: [
    (1.5, "1.5"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (0.0001, "0.0001"), (1e-5, "1e-05"),
    (1e20, "1e+20"), (-0.0, "-0.0"), (3.0, "3.0"),
  ])
  func `decimal numbers print as Swift spells them`(_ value: Double, _ text: String) {
    let state = SampleState(["x": .doubleValue(value)])
    #expect(ExpressionEvaluator().interpolate("${x}", using: state) == text)
  }

  @Test func `text from the state is not interpolated again`() {
    let state = SampleState(["x": "${y}", "y": "no"])
    #expect(ExpressionEvaluator().interpolate("${x}", using: state) == "${y}")
    #expect(ExpressionEvaluator().evaluate("${x}", using: state) as? String == "${y}")
  }

  @Test(arguments: [
    ("isToggled", true), ("${isToggled}", true), ("${selectedTab == 'home'}", true),
    ("${tags.contains('x')}", true),
    ("selectedTab", false), ("", false), ("missing", false), ("!isToggled", false), ("two words", true),
    ("${two words}", true), ("text", false), ("isToggled && tags.isEmpty", false), (" isToggled ", true),
  ])
  func `a condition holds only for true`(_ source: String, _ expected: Bool) {
    let state = SampleState([
      "isToggled": true, "selectedTab": "home", "tags": ["x"], "two words": true, "text": "true",
    ])
    #expect(ExpressionEvaluator().condition(source, in: state) == expected)
    #expect(ExpressionEvaluator().condition(source, using: state) == expected)
  }

  @Test func `texts are classified without a state`() {
    #expect(ExpressionEvaluator.containsExpression("a ${b} c"))
    #expect(!ExpressionEvaluator.containsExpression("a $b} c"))
    #expect(ExpressionEvaluator.isPureExpression(" ${a} + ${b} "))
    #expect(ExpressionEvaluator.unwrapExpression("${a + 1}") == "a + 1")
    #expect(ExpressionEvaluator.unwrapExpression("a${b}") == nil)
    #expect(
      ExpressionEvaluator.dependencies(of: "items[i + 1].price * rates.count") == ["items", "i", "rates"])
    #expect(ExpressionEvaluator.dependencies(of: "Hi ${user.name}, ${n.0}") == ["user.name", "n.0"])
    #expect(ExpressionEvaluator.diagnostics(for: "a +").count == 1)
    #expect(ExpressionEvaluator.diagnostics(for: "Hi ${a}").isEmpty)
    #expect(ExpressionEvaluator.diagnostics(for: "Hi ${a + }").count == 1)
  }

  @Test func `hostile texts terminate`() {
    let evaluator = ExpressionEvaluator()
    let texts = [
      String(repeating: "${a} ", count: 200_000), String(repeating: "(", count: 10_000),
      String(repeating: "${", count: 100_000), String(repeating: "a.", count: 100_000),
      String(repeating: "!", count: 10_000) + "a", String(repeating: "a ? b : ", count: 10_000) + "c",
      "'" + String(repeating: "x", count: 1_000_000), "${" + String(repeating: "a[", count: 50_000) + "}",
      String(repeating: "1 + ", count: 50_000) + "1", String(repeating: "a.first", count: 400),
    ]
    for text in texts {
      _ = evaluator.evaluate(ParsedExpression(text), in: .golden)
      _ = evaluator.interpolate(ParsedTemplate(text), in: .golden)
      _ = evaluator.condition(text, in: .golden)
    }
  }
}
