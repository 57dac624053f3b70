import CladsDocument
import CladsExpressions
import CladsRuntime
import Testing

/// The values that `$expr` stores on device.
@Suite struct DeviceEvaluateTests {
  private func check(_ source: String, gives expected: String) {
    let outcome = DeviceEvaluator().evaluate(source, using: DeviceFixtures.golden)
    #expect(DeviceFixtures.text(outcome) == expected, "\(source)")
  }

  @Test(arguments: [
    ("count", "5"), ("${count}", "\"5\""), ("count + 1", "6"), ("${count} + 1", "6"), ("count+1", "6"),
    ("a + b - c * 2", "26"), ("a - b - c", "7"), ("a - b + c", "7"), ("1 - 2 + 3", "2"),
    ("100 / 10 / 5", "50"), ("a * b + c", "70"), ("c + a * b", "60"), ("a + b * c - 1", "15"),
    ("10 % 4 + 1", "0"), ("7 + 10 % 3", "2"), ("(count + 1) * 2 - 3", "-6"), ("12 / 5 * 5", "10"),
    ("count / 2 * 2", "4"), ("(a + b) * (c + 1)", "45"), ("((a + b) * c) - 1", "29"), ("count / 2", "2"),
    ("d + 1", "\"d + 1\""), ("count / zero", "\"count / zero\""), ("-5", "\"-5\""),
    ("${neg} + 3", "\"- 3 + 3\""), ("5 - -3", "\"5 - -3\""), ("neg + 1", "-2"), ("neg * 2", "-6"),
    ("name + 1", "\"name + 1\""), ("'a' + 'b'", "\"'a' + 'b'\""), ("on ? 'y' : 'n'", "\"y\""),
    ("on ? count : zero", "\"count\""), ("off ? 'a' : on ? 'b' : 'c'", "\"on ? 'b' : 'c'\""),
    ("count == 5 ? 'y' : 'n'", "\"n\""), ("count == 5", "\"count == 5\""), ("on && off", "\"on && off\""),
    ("!on", "\"!on\""), ("items.count", "3"), ("items.length", "\"items.length\""), ("name.count", "0"),
    ("items.count - 1", "\"items.count - 1\""), ("items[idx]", "\"b\""), ("items[idx + 1]", "\"c\""),
    ("items[5]", "\"items[5]\""), ("items[missing]", "[\"a\",\"b\",\"c\"]"),
    ("items[items.count]", "[\"a\",\"b\",\"c\"]"), ("items[items.count - 1]", "hangs"),
    ("people[idx].name", "{\"name\":\"P1\"}"), ("people.0.name", "\"P0\""), ("nums[0] * nums[1]", "hangs"),
    ("matrix[0][1]", "hangs"), ("people[0][name]", "hangs"), ("count + nums.count", "0"),
    ("count + nums[0]", "6"), ("nums[0] + 1", "1"), ("nums.contains(2)", "\"nums.contains(2)\""),
    ("nums.contains(idx)", "true"), ("${on ? 'a' : 'b'}", "\"'b'}\""), ("true", "\"true\""),
    ("42", "\"42\""), ("missing", "\"missing\""), ("2024-01-15", "2038"),
    ("5-star rating", "\"5 - star rating\""), ("9223372036854775807 + 1", "crashes"),
  ])
  func `expressions of the golden table evaluate as on device`(source: String, expected: String) {
    check(source, gives: expected)
  }

  @Test(arguments: [
    ("2 * 3 + 1", "8"), ("20 / 2 - 5", "-6"), ("10 - 2 - 3", "11"), ("neg % 2", "-1"), ("neg / 2", "-1"),
    ("${neg} - 3", "\"- 3 - 3\""), ("missing + 1", "\"missing + 1\""), ("missing+1", "\"missing + 1\""),
    ("missing ? 'a' : 'b'", "\"b\""), ("${missing}", "\"\""), ("on ? missing : 'b'", "\"missing\""),
    ("null", "\"null\""), ("'x'", "\"'x'\""), ("count > 5", "\"count > 5\""), ("on || off", "\"on || off\""),
    ("!off ? 'y' : 'n'", "\"y\""), ("!!on ? 'y' : 'n'", "\"y\""), ("!FALSE ? 'y' : 'n'", "\"y\""),
    ("!items.contains('a') ? 'y' : 'n'", "\"n\""), ("!items.contains('z') ? 'y' : 'n'", "\"n\""),
    ("!items.isEmpty ? 'y' : 'n'", "\"y\""), ("!empty.isEmpty ? 'y' : 'n'", "\"y\""),
    ("user.count", "0"), ("user.isEmpty", "true"), ("missing.isEmpty", "true"), ("cart.first", "\"f\""),
    ("user.first", "\"user.first\""), ("name.contains('B')", "false"), ("(i + 1) % items.count", "0"),
    ("on && items.isEmpty", "true"), ("items.count + 1", "\"items.count + 1\""), ("cart.count", "0"),
    ("users[0].name", "\"users[0].name\""), ("people[0].name", "{\"name\":\"P0\"}"), ("m[1][0]", "hangs"),
    ("u[0].tags[1]", "hangs"), ("items[i + 1]", "hangs"), ("items[i]", "[\"a\",\"b\",\"c\"]"),
    ("items[ 1 ]", "[\"a\",\"b\",\"c\"]"), ("items[d]", "[\"a\",\"b\",\"c\"]"),
    ("user['name']", "{\"age\":30,\"name\":\"Ann\"}"), ("on ? (off ? 1 : 2) : 3", "\"(off ? 1\""),
    ("on ? 'it\\'s' : 'b'", "\"on ? 'it\\'s' : 'b'\""), ("on ? 'a : 'b'", "\"on ? 'a : 'b'\""),
    ("${text}", "2"), ("You have ${count} - not ${c}", "\"You have 5 - not 2\""),
    ("${items.contains('}')}", "\"')}\""),
    ("a well-known/unknown thing", "\"a well - known / unknown thing\""),
    ("https://x.org/a-b", "\"https: / / x.org / a - b\""), ("Really? Yes: no", "\"no\""),
    ("on ? '${count}' : 'b'", "\"${count}\""), ("see [1] and [2]", "hangs"), ("items[1", "hangs"),
  ])
  func `expressions evaluate without a parser`(source: String, expected: String) {
    check(source, gives: expected)
  }

  @Test(arguments: [
    ("a / b / c", "5"), ("a % b % c", "0"), ("user - name", "\"user - name\""), ("${a}-${b}", "5"),
    ("${a}/3", "3"), ("${on} ? 'a' : 'b'", "\"b\""), ("(on) ? 'a' : 'b'", "\"b\""),
    ("count ? 'a' : 'b'", "\"b\""), ("truth ? 'a' : 'b'", "\"b\""), ("on ? bob : 'x'", "\"bob\""),
    ("empty.first", "\"empty.first\""), ("empty.last", "\"empty.last\""), ("items.first", "\"a\""),
    ("items.last", "\"c\""), ("nums.contains(true)", "\"nums.contains(true)\""),
    ("items.contains(bob)", "true"), ("items.contains('b')", "true"), ("items.contains(\"z\")", "false"),
    ("items.contains(missing)", "\"items.contains(missing)\""), ("matrix[idx][0]", "hangs"),
    ("on ? \"it\\\"s\" : 'b'", "\"on ? \"it\\\"s\" : 'b'\""), ("items.map(x)", "\"items.map(x)\""),
    ("count()", "\"count()\""), ("none", "null"), ("sum of it", "7"), ("items.0", "\"a\""),
    ("9223372036854775807 * 2", "crashes"), ("Pages 3-4 of 5", "\"Pages 3 - 4 of 5\""),
    ("count\n", "\"count\n\""), (" \t count\u{A0}", "5"), ("é-b", "\"é - b\""), ("—-b", "\"—-b\""),
    ("[0]", "\"[0]\""), ("items[-1]", "\"items[-1]\""), ("items[+1]", "\"b\""), ("?:", "\"\""),
  ])
  func `expressions evaluate differently from the specification`(source: String, expected: String) {
    check(source, gives: expected)
  }

  @Test func `an empty expression evaluates to the whole state`() {
    let state = DeviceFixtures.state(#"{"a": 1}"#)
    #expect(DeviceEvaluator().evaluate("", using: state) == .value(.objectValue(["a": .intValue(1)])))
    #expect(DeviceEvaluator().evaluate("a", using: state.with(["a": .intValue(2)])) == .value(.intValue(1)))
  }

  /// The rules about expressions rely on this: they do not evaluate such sums.
  @Test func `both evaluators agree on a name and a literal that are small whole numbers`() {
    let numbers = [Int(Int32.min), -70_000, -7, -1, 0, 1, 2, 9, 10, 4_711, Int(Int32.max)]
    for name in ["n", "count", "items", "isEmpty", "first", "x1", "a_b", "é"] {
      for value in numbers {
        let state = SampleState([name: .intValue(value)])
        for operation in ["+", "-", "*"] {
          for number in numbers where number >= 0 {
            let text = "\(name) \(operation) \(number)"
            let specified = ExpressionEvaluator().evaluate(ParsedExpression(text), in: state)
            #expect(DeviceEvaluator().evaluate(text, using: state) == .value(specified), "\(text), \(value)")
          }
        }
      }
    }
  }
}
