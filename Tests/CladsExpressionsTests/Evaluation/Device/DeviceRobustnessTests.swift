import CladsDocument
import CladsExpressions
import CladsRuntime
import TestSupport
import Testing

/// The evaluator terminates on any text.
@Suite struct DeviceRobustnessTests {
  private let device = DeviceEvaluator()

  private func allOutcomes(of text: String) -> [DeviceOutcome] {
    let state = DeviceFixtures.golden
    return [
      device.evaluate(text, using: state), device.interpolate(text, using: state),
      device.interpolateAtResolution(text, using: state), device.condition(text, using: state),
      device.read(text, using: state), device.write(.nullValue, to: text, in: state),
    ]
  }

  @Test func `100,000 random texts terminate`() {
    let fragments = [
      "items", "count", "i", "people", "user.name", "[", "]", "[0]", "[i + 1]", "(", ")", "${", "}", "?", ":",
      "'", "\"", "\\", "!", "+", " - ", "*", "/", " % ", " ", ".count", ".isEmpty", ".first", ".last",
      ".contains(", "'a'", "true", "-1", "9223372036854775807", "0", "3", ".", "..", "\n", "é", "—", "🎉", "",
    ]
    var random = SeededRandom(seed: 4)
    var stops = 0
    for _ in 0..<100_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        text += fragments[Int.random(in: 0..<fragments.count, using: &random)]
      }
      let outcome =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: device.interpolate(text, using: DeviceFixtures.golden)
        case 1: device.interpolateAtResolution(text, using: DeviceFixtures.golden)
        default: device.evaluate(text, using: DeviceFixtures.golden)
        }
      if outcome == .hangs || outcome == .crashes { stops += 1 }
    }
    #expect(stops > 1_000)
    #expect(stops < 90_000)
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000) + "1 + 1" + String(repeating: ")", count: 10_000),
    String(repeating: "a[", count: 10_000) + "0" + String(repeating: "]", count: 10_000),
    String(repeating: "${", count: 10_000) + "1" + String(repeating: "}", count: 10_000),
    String(repeating: "1 % 1 * 1 / 1 + 1 - ", count: 2_000) + "x",
    String(repeating: "1 + ", count: 10_000) + "1", String(repeating: "!", count: 10_000) + "on ? a : b",
    String(repeating: "on ? a : ", count: 10_000) + "b", String(repeating: "a.", count: 100_000),
    String(repeating: "+", count: 10_000), String(repeating: ".contains(", count: 10_000) + ")",
    String(repeating: " ", count: 100_000) + "-" + String(repeating: " ", count: 100_000),
    String(repeating: "-\u{2003}", count: 10_000), String(repeating: "[", count: 10_000) + "]",
    String(repeating: "$", count: 10_000) + "{", String(repeating: "${people}", count: 20_000),
  ])
  func `hostile texts terminate`(text: String) {
    #expect(allOutcomes(of: text).count == 6)
  }

  @Test func `long templates are filled up to a limit`() {
    let one = String(repeating: "word ${count} ", count: 70_000)
    let outcome = device.interpolate(one, using: DeviceFixtures.golden)
    #expect(outcome == .value(.stringValue(String(repeating: "word 5 ", count: 70_000))))
    let long = SampleState(["s": .stringValue(String(repeating: "x", count: 100_000))])
    #expect(device.interpolate(String(repeating: "${s}", count: 10_000), using: long) == .hangs)
  }

  @Test func `long arithmetic is computed up to a limit`() {
    let state = SampleState()
    #expect(
      device.evaluate("1" + String(repeating: " + 1", count: 100), using: state) == .value(.intValue(101)))
    #expect(device.evaluate("1" + String(repeating: " + 1", count: 9_000), using: state) == .hangs)
  }

  @Test func `a deeply nested value is printed up to a limit`() {
    var value = Document.StateValue.intValue(1)
    for _ in 0..<1_000 { value = .arrayValue([value]) }
    #expect(device.interpolate("${v}", using: SampleState(["v": value])) == .hangs)
  }
}
