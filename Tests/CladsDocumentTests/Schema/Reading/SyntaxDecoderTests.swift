import CladsDocument
import JSONSyntax
import SourceText
import Testing

private struct Chart: Decodable, Equatable {
  struct Point: Decodable, Equatable {
    var x: Double
    var name: String?
  }

  var title: String
  var points: [Point]
  var sizes: [Int]
  var isOn: Bool
}

private func decode(_ text: String) -> Result<Chart, SyntaxDecodingError> {
  let node = SyntaxTree.parse(Array(text.utf8)).root
  return Result { () throws(SyntaxDecodingError) in try SyntaxDecoder().decode(Chart.self, from: node) }
}

@Suite struct SyntaxDecoderTests {
  @Test func `decodable types are decoded from the tree`() throws {
    let chart = try decode(
      #"{ "title": "T\n", "points": [ { "x": 1 }, { "x": 2.5, "name": null } ], "sizes": [3, 4.0], "isOn": true }"#
    ).get()
    #expect(chart == Chart(title: "T\n", points: [.init(x: 1), .init(x: 2.5)], sizes: [3, 4], isOn: true))
  }

  @Test(arguments: [
    (#"{ "points": [], "sizes": [], "isOn": true }"#, "`title` is required here", 0),
    (#"{ "title": 5, "points": [], "sizes": [], "isOn": true }"#, "it must be a string, not a number", 11),
    (
      #"{ "title": "", "points": [ { "x": "1" } ], "sizes": [], "isOn": true }"#,
      "it must be a number, not a string", 34
    ),
    (
      #"{ "title": "", "points": [], "sizes": [1, 2.5], "isOn": true }"#,
      "it must be a whole number, not a number", 42
    ),
    ("[]", "it must be an object, not an array", 0),
  ])
  func `an error has the range of the innermost value`(text: String, message: String, start: Int) {
    guard case .failure(let error) = decode(text) else {
      Issue.record("it decodes")
      return
    }
    #expect(error.message == message)
    #expect(error.range.start.utf8 == start)
  }
}
