import CladsDocument
import CladsExpressions
import CladsRuntime
import Testing

/// Reads and writes at a path on device.
@Suite struct DevicePathTests {
  private let device = DeviceEvaluator()

  @Test(arguments: [
    ("user.name", "\"Ann\""), ("items[0]", "\"a\""), ("items.0", "\"a\""), ("people[1].name", "\"P1\""),
    (".user..name.", "\"Ann\""), ("items[0]name", "nothing"), ("items[x]", "[\"a\",\"b\",\"c\"]"),
    ("items[]", "[\"a\",\"b\",\"c\"]"), ("items[ 0 ]", "[\"a\",\"b\",\"c\"]"), ("items[-1]", "nothing"),
    ("items.3", "nothing"), ("items[1", "hangs"), ("missing[1", "hangs"), ("${count}", "nothing"),
    ("items.+1", "\"b\""), ("items.007", "nothing"), ("matrix[1][0]", "3"), ("none", "null"),
    ("none.x", "nothing"), ("user.0", "nothing"), ("items.99999999999999999999", "nothing"),
    ("0", "nothing"), ("items]0", "nothing"),
  ])
  func `reading a path returns its value`(keypath: String, expected: String) {
    #expect(DeviceFixtures.text(device.read(keypath, using: DeviceFixtures.golden)) == expected, "\(keypath)")
  }

  @Test func `reading an empty path returns the whole state`() {
    let state = DeviceFixtures.state(#"{"a": 1}"#)
    #expect(DeviceFixtures.text(device.read("..", using: state)) == #"{"a":1}"#)
  }

  @Test(arguments: [
    (#"{"a":5}"#, "a.b", #"{"a":{"b":1}}"#), (#"{"a":[1]}"#, "a[2].b", #"{"a":[1,null,{"b":1}]}"#),
    (#"{"a":[1]}"#, "a.b", #"{"a":{"b":1}}"#), (#"{"a":1}"#, "sel.${a}", #"{"a":1,"sel":{"${a}":1}}"#),
    ("{}", "local.q", #"{"local":{"q":1}}"#), ("{}", "a[1][2]", #"{"a":[null,[null,null,1]]}"#),
    (#"{"user":{"name":"J"}}"#, "user[0]", #"{"user":[1]}"#),
    (#"{"a":["x"]}"#, "a[3]", #"{"a":["x",null,null,1]}"#),
    (#"{"a":["x"]}"#, "a[-1]", "crashes"), (#"{"a":["x"]}"#, "a[x]", #"{"a":1}"#),
    (#"{"a":["x"]}"#, "a[0", "hangs"),
    (#"{"a":2}"#, "", #"{"a":2}"#), (#"{"a":2}"#, "[-1]", #"{"a":2}"#), ("{}", "a[2000000000]", "crashes"),
  ])
  func `writing a path changes the state`(before: String, keypath: String, after: String) {
    let outcome = device.write(.intValue(1), to: keypath, in: DeviceFixtures.state(before))
    #expect(DeviceFixtures.text(outcome) == after, "\(keypath)")
  }

  @Test(arguments: [
    ("on", "true"), ("off", "false"), ("missing", "false"), ("${on}", "false"), ("name == 'Bob'", "false"),
    (" on", "false"), ("truth", "false"), ("count", "false"), ("items[0", "hangs"),
  ])
  func `only a plain path to true selects`(source: String, expected: String) {
    let outcome = device.condition(source, using: DeviceFixtures.golden)
    #expect(DeviceFixtures.text(outcome) == expected, "\(source)")
  }
}
