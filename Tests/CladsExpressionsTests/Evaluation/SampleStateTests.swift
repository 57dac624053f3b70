import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Foundation
import Testing

@Suite struct SampleStateTests {
  private let state = SampleState([
    "user": .objectValue(["name": .stringValue("Ann"), "none": .nullValue]),
    "items": .arrayValue([.stringValue("a"), .intValue(1)]),
  ])

  @Test func `a missing value, a stored null, and an empty path are distinct`() {
    #expect(state.value(at: "user.age") == nil)
    #expect(state.value(at: "user.none") == .nullValue)
    #expect(state.getValue("user.none") is NSNull)
    #expect(state.value(at: "") == .objectValue(state.values))
    #expect(state.value(at: "items[") == nil)
  }

  @Test func `variables shadow the state`() {
    let inner = state.with(["user": .stringValue("x")])
    #expect(inner.value(at: "user") == .stringValue("x"))
    #expect(inner.value(at: "user.name") == nil)
    #expect(inner.value(at: "items.1") == .intValue(1))
  }

  @Test func `an integer does not equal a floating-point number`() {
    #expect(state.arrayContains("items", value: 1))
    #expect(!state.arrayContains("items", value: 1.0))
    #expect(!state.arrayContains("user", value: 1))
    #expect(state.getArrayCount("items") == 2)
  }

  @Test func `values boxed by Foundation keep their kind`() throws {
    let json = Data(#"{"a":true,"b":1,"c":1.5,"d":null,"e":[0],"f":"x"}"#.utf8)
    let object = try JSONSerialization.jsonObject(with: json)
    #expect(
      Document.StateValue(object)
        == .objectValue([
          "a": .boolValue(true), "b": .intValue(1), "c": .doubleValue(1.5), "d": .nullValue,
          "e": .arrayValue([.intValue(0)]), "f": .stringValue("x"),
        ]))
    #expect(Document.StateValue(Double.nan) == nil)
    #expect(Document.StateValue(Date()) == nil)
  }
}
