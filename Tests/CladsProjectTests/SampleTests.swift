import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import Testing

@Suite struct SampleTests {
  private let folder = MemoryFiles(texts: [
    "cart.sample.json": #"{"a": 1}"#, "cart.big.sample.json": #"{"$responses": {"load": [1]}, "a": 2}"#,
    "other.sample.json": "{}", "carton.sample.json": "{}", "cart.bad.sample.json": "[1]",
    "cart.torn.sample.json": #"{"a": "#,
  ])

  @Test func `a sample next to a document is named by the text between stem and extension`() {
    let samples = SampleLookup(document: "cart.clads.json").samples(
      beside: SampleFolder(path: "Screens", files: folder))
    #expect(samples.map(\.name) == ["initial", "bad", "big", "sample", "torn"])
    #expect(samples[2].path == "Screens/cart.big.sample.json")
    #expect(samples[2].values == ["a": .intValue(2)])
    #expect(samples[2].responses == ["load": .arrayValue([.intValue(1)])])
    #expect(samples[1].problem?.contains("an object") == true)
    #expect(samples[1].problem?.contains("an array") == true)
    #expect(samples[4].problem != nil)
  }

  @Test(arguments: [
    ("Samples/cart.*.json", "Samples/cart.empty.json", "empty"),
    ("Samples/*.json", "Samples/full.json", "full"),
    ("Samples/cart-*-*.json", "Samples/cart-a-b.json", "b"),
    ("Samples/cart.json", "Samples/cart.json", "cart"),
    ("Samples/**/x.json", "Samples/a/x.json", "x"), ("S/{a,b}.json", "S/a.json", "a"),
    ("S/*", "S/a.sample.json", "a.sample.json"), ("S/x*.sample.json", "S/xy.sample.json", "y"),
    ("S/x*.json", "S/x.json", "x"),
  ])
  func `a sample found by a pattern is named by the text of the last star`(
    _ pattern: String, _ file: String, _ name: String
  ) {
    let json = #"{"samples": {"Screens/cart.clads.json": ["\#(pattern)"]}}"#
    let files = MemoryFiles(texts: [file: "{}"])
    let project = Project.read(Array(json.utf8), path: "clads.json", files: files)
    let nowhere = SampleFolder(path: "", files: MemoryFiles())
    let lookup = SampleLookup(document: "cart.clads.json", path: "Screens/cart.clads.json")
    let samples = lookup.samples(
      beside: nowhere, project: (project, SampleFolder(path: "", files: files)))
    #expect(samples.map(\.name) == ["initial", name])
    #expect(lookup.samples(beside: nowhere).map(\.name) == ["initial"])
  }

  @Test func `samples of a project whose names say no language have the one that it declares`() throws {
    let json = #"""
      {"samples": {"a.clads.json": [
        "S/full.json", {"glob": "S/german/*.json", "language": "de"}, {"glob": "S/fr/*.json", "language": "fr"}
      ]}}
      """#
    let files = MemoryFiles(texts: [
      "a.clads.json": "{}", "S/full.json": "{}", "S/german/empty.json": "{}", "S/fr/empty.json": "{}",
      "S/fr/old.fr.json": "{}",
    ])
    let project = Project.read(Array(json.utf8), path: "clads.json", files: files)
    #expect(project.diagnostics.isEmpty)
    let folder = SampleFolder(path: "", files: files)
    let samples = SampleLookup(document: "a.clads.json", path: "a.clads.json").samples(
      beside: SampleFolder(path: "", files: MemoryFiles()), project: (project, folder))
    #expect(samples.map(\.name) == ["initial", "full", "empty.de", "empty.fr", "old.fr"])
    let german = try #require(samples.first { $0.name == "empty.de" })
    #expect(german.language(among: samples)?.tag == "de")
    #expect(german.translations(among: samples).map(\.name) == ["empty.fr"])
  }

  @Test(arguments: [
    (#"{"glob": "S/a.json", "language": "german"}"#, "`german` is not the tag of a language"),
    (#"{"language": "de"}"#, "`glob`"), (#"{"glob": "S/none.json", "language": "de"}"#, "no file matches"),
    (#"{"glob": "S/a.json", "lang": "de"}"#, "lang"),
  ])
  func `mistakes in the object form of sample files are reported`(_ entry: String, _ message: String) {
    let json = #"{"samples": {"a.clads.json": [\#(entry)]}}"#
    let files = MemoryFiles(texts: ["S/a.json": "{}", "a.clads.json": "{}"])
    let project = Project.read(Array(json.utf8), path: "clads.json", files: files)
    #expect(project.diagnostics.count == 1)
    #expect(project.diagnostics.allSatisfy { $0.message.contains(message) })
  }

  @Test func `a file that is not text or too large cannot be used`() {
    #expect(
      Sample(name: "x", path: "x", bytes: Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8)).problem
        == "the file is not UTF-8 text")
    let large = Array(repeating: UInt8(ascii: " "), count: Sample.maximumFileSize + 1)
    #expect(Sample(name: "x", path: "x", bytes: large).problem?.contains("4 MiB") == true)
  }

  @Test func `objects are merged and other values are replaced`() {
    let sample = Sample(
      name: "x", path: "x", bytes: Array(#"{"user": {"name": "Bo"}, "list": [1], "none": null}"#.utf8))
    let state = sample.state(over: [
      "user": .objectValue(["name": .stringValue("Ann"), "age": .intValue(3)]),
      "list": .arrayValue([.intValue(7), .intValue(8)]), "none": .intValue(1), "kept": .boolValue(true),
    ])
    #expect(
      state == [
        "user": .objectValue(["name": .stringValue("Bo"), "age": .intValue(3)]),
        "list": .arrayValue([.intValue(1)]), "none": .nullValue, "kept": .boolValue(true),
      ])
  }

  @Test(arguments: [
    (#"{"id": 1}"#, true), (#"{"$status": 500, "$body": {"e": 1}}"#, true),
    (#"{"$failure": "offline"}"#, true),
    (#"{"$failure": "slow"}"#, false), (#"{"$status": "500"}"#, false), (#"{"$status": 99}"#, false),
    ("[1]", true), ("null", true),
  ])
  func `an outcome is a body, a status or a failure`(_ json: String, _ isOutcome: Bool) throws {
    let value = try #require(Document.StateValue.parse(Array(json.utf8)).value)
    #expect((SampleOutcome(value) != nil) == isOutcome)
    let file = SyntaxTree.parse(Array(#"{"$responses": {"load": \#(json)}}"#.utf8))
    #expect(Sample.findings(in: file).isEmpty == isOutcome)
  }

  @Test func `mistakes in a sample file are reported at their ranges`() {
    func findings(_ text: String) -> [String] {
      Sample.findings(in: .parse(Array(text.utf8))).map {
        "\($0.id.rawValue) \(String(decoding: Array(text.utf8)[$0.range.start.utf8..<$0.range.end.utf8], as: UTF8.self))"
      }
    }
    #expect(findings("[1]") == ["project-wrong-type [1]"])
    #expect(findings(#"{"$responses": 5}"#) == ["project-wrong-type 5"])
    #expect(findings(#"{"a": "#).count == 1)
    #expect(findings("").count == 1)
  }
}
