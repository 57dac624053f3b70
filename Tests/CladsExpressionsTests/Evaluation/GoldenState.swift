import CladsDocument
import CladsExpressions
import CladsRuntime

extension SampleState {
  /// The state that the tables of the format's reference are computed with.
  static let golden = SampleState([
    "count": 5, "zero": 0, "neg": -3, "d": 2.5, "a": 10, "b": 5, "c": 2, "idx": 1, "on": true, "off": false,
    "name": "Bob", "items": ["a", "b", "c"], "nums": [1, 2, 3], "people": [["name": "P0"], ["name": "P1"]],
    "user": ["name": "Ann", "age": 30, "none": .nullValue], "matrix": [[1, 2], [3, 4]], "empty": [],
    "first-name": "Eve", "two words": "x", "cart": ["count": 7, "isEmpty": "key"], "word": "text",
    "digits": " 12 ", "big": .intValue(.max), "small": .intValue(.min), "nothing": .nullValue,
    "mixed": [1, 1.0, "1", true, .nullValue, [1]],
  ])
}
