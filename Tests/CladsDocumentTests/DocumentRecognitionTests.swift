import CladsDocument
import JSONSyntax
import Testing

@Suite struct DocumentRecognitionTests {
  private static func isLikely(_ json: String) -> Bool {
    Document.Definition.isLikely(SyntaxTree.parse(Array(json.utf8)))
  }

  /// Values of every type of JSON, and which keys of a screen may have them.
  static let values: [(json: String, isRoot: Bool, isID: Bool)] = [
    (#"{ "children": [] }"#, true, false), ("{}", true, false),
    (#"[ { "type": "label", "text": "a" } ]"#, true, false),
    (#"[ { "type": "label" }, { "type": "button" } ]"#, true, false),
    ("[]", false, false), (#"[ "src" ]"#, false, false), (#"[ { "name": "src" } ]"#, false, false),
    (#"[ { "type": "label" }, "src" ]"#, false, false), ("[ [] ]", false, false), ("[ 1, 2 ]", false, false),
    (#""/srv/app""#, false, true), (#""""#, false, true), ("17", false, false), ("-1.5e3", false, false),
    ("true", false, false), ("false", false, false), ("null", false, false),
  ]

  @Test func `a screen has an object or a list of nodes as its root and a string as its id`() {
    for root in Self.values {
      for id in Self.values {
        for others in ["", #", "name": "x", "version": "1.0.0""#] {
          for json in [
            "{ \"id\": \(id.json), \"root\": \(root.json)\(others) }",
            "{ \"root\": \(root.json)\(others), \"id\": \(id.json) }",
          ] {
            #expect(Self.isLikely(json) == (root.isRoot && id.isID), "\(json)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    #"{ "name": "app", "id": "app", "root": "src", "dependencies": {} }"#,
    #"{ "compilerOptions": { "root": "." }, "id": "tsconfig" }"#,
    #"{ "$schema": "https://json-schema.org/draft-07/schema", "id": "x", "type": "object" }"#,
    #"{ "v": "5.7", "fr": 60, "ip": 0, "op": 60, "w": 10, "h": 10, "nm": "x", "layers": [] }"#,
    #"{ "type": "FeatureCollection", "id": "x", "features": [] }"#,
    #"{ "id": 12, "root": { "left": 1 } }"#, #"[ { "id": "a", "root": {} } ]"#, #""root""#, "",
    #"{ "root": true, "id": "eslint" }"#, #"{ "id": "tree", "root": [ 1, 2, 3 ] }"#,
    #"{ "id": "tree", "root": 5, "nodes": [ { "type": "leaf" } ] }"#,
  ])
  func `other files with the same keys are no screens`(json: String) {
    #expect(!Self.isLikely(json))
  }

  @Test(arguments: [
    #"{ "id": "a", "root": "#, #"{ "id": "a", "root": { "children": [ "#, #"{ "id": , "root": {} }"#,
    #"{ "id": "a" "root": {} "#, #"{ "id": a, "root": {} }"#, #"{ "id": "a", "root" }"#,
  ])
  func `a screen that is being typed stays one`(json: String) { #expect(Self.isLikely(json)) }
}
