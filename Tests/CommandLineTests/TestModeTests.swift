import CladsFiles
import Foundation
import SourceText
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `--test`.
struct TestModeTests {
  private static let document = #"""
    { "id": "shop", "state": { "count": 0 },
      "actions": { "add": { "type": "setState", "path": "count", "value": 1 } },
      "root": { "children": [
        { "type": "label", "text": "Count: ${count}" },
        { "type": "button", "text": "Add", "actions": { "onTap": "add" } } ] } }
    """#
  private static let passing = #"""
    { "steps": [ { "tap": "Add" }, { "expect": { "texts": ["Count: 1"] } } ] }
    """#
  private static let failing = #"""
    { "steps": [ { "tap": "Add" }, { "expect": { "texts": ["Count: 2"] } } ] }
    """#

  private func scratch() -> Scratch {
    let scratch = Scratch()
    scratch.write("shop.clads.json", Self.document)
    scratch.write("shop.clads-test.json", Self.passing)
    return scratch
  }

  @Test func `a folder, a document and a test are run, and status 0 says that all pass`() {
    let scratch = scratch()
    scratch.write("shop.more.clads-test.json", Self.passing)
    for (path, count) in [(".", 2), ("shop.clads.json", 2), ("shop.more.clads-test.json", 1)] {
      let run = Executable.run(["--test", path], in: scratch.folder)
      #expect(
        run.output == "\(count) \(count == 1 ? "test" : "tests"): \(count) passed\n", "\(path): \(run.error)")
      #expect(run.status == 0 && run.error == "")
    }
  }

  @Test func `a failure says the step, what was expected, what is there and where it is declared`() {
    let scratch = scratch()
    scratch.write("shop.clads-test.json", Self.failing)
    let run = Executable.run(["--test", "."], in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        error: `Count: 2` is not on the screen  [test-failed]
          ┌─ shop.clads-test.json:1:56
          │
         1│ { "steps": [ { "tap": "Add" }, { "expect": { "texts": ["Count: 2"] } } ] }
          │                                                        ^^^^^^^^^^
          │
          = help: did you mean `Count: 1`?
          = note: the nearest text is declared here: shop.clads.json:4

          step 2 of 2: expect “Count: 2”
          - expected  + actual
          - Count: 2
          + Count: 1
          + Add

          the screen:
          │ Count: 1
          │  [Add]

        1 test: 1 failed

        """, "\(run.output)")
  }

  @Test func `the reports for CI have the same failure`() {
    let scratch = scratch()
    scratch.write("shop.clads-test.json", Self.failing)
    let junit = Executable.run(["--test", "--output", "junit", "."], in: scratch.folder)
    #expect(junit.status == 1)
    #expect(junit.output.contains(#"tests="1" failures="1""#), "\(junit.output)")
    let github = Executable.run(["--test", "--output", "github", "."], in: scratch.folder)
    #expect(
      github.output.hasPrefix("::error file=shop.clads-test.json,line=1,endLine=1,"), "\(github.output)")
    let json = Executable.run(["--test", "--output", "json", "--coverage", "."], in: scratch.folder)
    #expect(json.output.contains(#""status": "failed""#) && json.output.contains(#""coverage""#))
  }

  @Test func `JUnit XML says in one line what has failed, and has all of it as text`() throws {
    let scratch = scratch()
    scratch.write(
      "shop.clads-test.json",
      #"""
      { "steps": [ { "tap": "Add" },
        { "expect": { "texts": ["<b> & \"]]>\" \u0007"] } } ] }
      """#)
    scratch.write("shop.passes.clads-test.json", Self.passing)
    let run = Executable.run(["--test", "--output", "junit", "."], in: scratch.folder)
    let reader = FailureReader()
    let parser = XMLParser(data: Data(run.output.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(run.output)")
    #expect(reader.cases == ["shop.clads-test.json", "shop.passes.clads-test.json"])
    let failure = try #require(reader.failures.first)
    #expect(reader.failures.count == 1 && failure.type == "failed")
    #expect(
      failure.message.hasPrefix(#"shop.clads-test.json:2: `<b> & "]]>" "#)
        && failure.message.contains("is not on the screen (step 2 of 2: expect “<b> &"), "\(failure.message)")
    #expect(!failure.message.contains("\n") && !failure.message.contains("\u{7}"))
    for part in [
      "shop.clads-test.json:2:", "step 2 of 2: expect “<b>", "- <b> & \"]]>\"", "+ Count: 1", "the screen:",
    ] {
      #expect(failure.text.contains(part), "\(failure.text)")
    }
  }

  /// Reads the test cases and failures of JUnit XML.
  private final class FailureReader: NSObject, XMLParserDelegate {
    private(set) var cases: [String] = []
    private(set) var failures: [(message: String, type: String, text: String)] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if element == "testcase" { cases.append(attributes["name"] ?? "") }
      if element == "failure" {
        failures.append((attributes["message"] ?? "", attributes["type"] ?? "", ""))
      }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if !failures.isEmpty { failures[failures.count - 1].text += text }
    }
  }

  @Test func `update stores outlines and changes nothing else`() {
    let scratch = scratch()
    let test = "{ \"steps\": [\n  { \"tap\":   \"Add\" },\n  { \"expect\": { \"outline\": [] } }\n] }\n"
    scratch.write("shop.clads-test.json", test)
    #expect(Executable.run(["--test", "."], in: scratch.folder).status == 1)
    let update = Executable.run(["--test", "--update", "."], in: scratch.folder)
    #expect(
      update.status == 0 && update.error == "shop.clads-test.json: 1 outline stored\n", "\(update.error)")
    let text = String(decoding: scratch.read("shop.clads-test.json"), as: UTF8.self)
    #expect(text.contains("{ \"tap\":   \"Add\" }"))
    #expect(text.contains(#"label \"Count: 1\""#), "\(text)")
    #expect(Executable.run(["--test", "."], in: scratch.folder).status == 0)
    scratch.write("shop.clads-test.json", Self.failing)
    #expect(Executable.run(["--test", "--update", "."], in: scratch.folder).status == 1)
    #expect(scratch.read("shop.clads-test.json") == Array(Self.failing.utf8))
  }

  @Test(arguments: [
    (
      #"{ "steps": [ { "expect": { "outline": [] } }, { "tap":   "Add" } ] }"#,
      """
      { "steps": [ { "expect": { "outline": [
        "label \\"Count: 0\\"",
        "button \\"Add\\""
      ] } }, { "tap":   "Add" } ] }
      """
    ),
    (
      "{\r\n\t\"steps\": [\r\n\t\t{ \"expect\": { \"outline\": [] } }\r\n\t]\r\n}\r\n",
      "{\r\n\t\"steps\": [\r\n\t\t{ \"expect\": { \"outline\": "
        + "[\"label \\\"Count: 0\\\"\", \"button \\\"Add\\\"\"] } }\r\n\t]\r\n}\r\n"
    ),
  ])
  func `a stored outline has a line for each entry where it does not fit, also in a file of one line`(
    _ test: String, _ updated: String
  ) {
    let scratch = scratch()
    scratch.write("shop.clads-test.json", test)
    let update = Executable.run(["--test", "--update", "."], in: scratch.folder)
    #expect(update.status == 0, "\(update.output)\(update.error)")
    #expect(String(decoding: scratch.read("shop.clads-test.json"), as: UTF8.self) == updated)
    #expect(Executable.run(["--test", "."], in: scratch.folder).status == 0)
  }

  @Test func `coverage names what no test reaches`() {
    let scratch = scratch()
    scratch.write("shop.full.sample.json", #"{ "count": 9 }"#)
    scratch.write("shop.clads-test.json", #"{ "steps": [ { "expect": { "texts": ["Add"] } } ] }"#)
    let run = Executable.run(["--test", "--coverage", "."], in: scratch.folder)
    #expect(
      run.output == """
        shop.clads.json: 3 of 5 reached
          sample full  (shop.clads.json)
          action add  (shop.clads.json:2)

        1 test: 1 passed

        """, "\(run.output)")
  }

  @Test func `what cannot be run has status 2, or a failure with the reason`() {
    let scratch = scratch()
    #expect(Executable.run(["--test"], in: scratch.folder).status == 2)
    let none = Executable.run(["--test", "nowhere"], in: scratch.folder)
    #expect(none.status == 2 && none.error.contains("there is no such file or folder"))
    scratch.write("other.clads.json", Self.document)
    let without = Executable.run(["--test", "other.clads.json"], in: scratch.folder)
    #expect(without.status == 2 && without.error.contains("it has no tests"), "\(without.error)")
    scratch.write("lost.clads-test.json", Self.passing)
    let lost = Executable.run(["--test", "lost.clads-test.json"], in: scratch.folder)
    #expect(lost.status == 1 && lost.output.contains("there is no document whose name"), "\(lost.output)")
    scratch.write("shop.sampled.clads-test.json", #"{ "sample": "ful", "steps": [] }"#)
    let sampled = Executable.run(["--test", "shop.sampled.clads-test.json"], in: scratch.folder)
    #expect(sampled.status == 1 && sampled.output.contains("ful"), "\(sampled.output)")
  }

  @Test func `a document in a Swift file has tests`() {
    let scratch = Scratch()
    scratch.write("Screens.swift", "let shop = \"\"\"\n\(Self.document)\n\"\"\"\nlet other = 1\n")
    scratch.write("clads.json", #"{ "documents": [{ "swift": "*.swift" }] }"#)
    scratch.write(
      "shop.clads-test.json",
      #"""
      { "document": "Screens.swift", "declaration": "shop",
        "steps": [ { "tap": "Add" }, { "expect": { "texts": ["Count: 2"] } } ] }
      """#)
    let run = Executable.run(["--test", "."], in: scratch.folder)
    #expect(
      run.status == 1 && run.output.contains("declared here: Screens.swift:5"), "\(run.output)\(run.error)")
  }

  // MARK: Changes

  /// A repository with tests beside their documents, in another folder, with samples and in Swift.
  private func repository() -> Scratch {
    let scratch = Scratch()
    scratch.write("shop/shop.clads.json", Self.document)
    scratch.write("shop/shop.full.sample.json", #"{ "count": 0 }"#)
    scratch.write("shop/shop.clads-test.json", Self.passing)
    scratch.write("shop/shop.full.clads-test.json", #"{ "sample": "full", "steps": [ { "tap": "Add" } ] }"#)
    scratch.write("other/other.clads.json", Self.document)
    scratch.write("other/other.clads-test.json", Self.passing)
    scratch.write(
      "tests/far.clads-test.json",
      #"{ "document": "../shop/shop.clads.json", "steps": [ { "tap": "Add" } ] }"#)
    scratch.write("shared/one.json", #"{ "count": 0 }"#)
    scratch.write("swift/Screens.swift", "let shop = \"\"\"\n\(Self.document)\n\"\"\"\n")
    scratch.write(
      "swift/Screens.swift.clads-test.json", #"{ "declaration": "shop", "steps": [ { "tap": "Add" } ] }"#)
    scratch.write(
      "clads.json",
      #"""
      { "documents": ["**/*.clads.json", { "swift": "swift/*.swift" }],
        "samples": { "other/other.clads.json": ["shared/*.json"] } }
      """#)
    #expect(
      system(
        "cd '\(scratch.folder)' && git init -q && git add -A && git -c user.name=a -c user.email=a@b.c "
          + "-c commit.gpgsign=false commit -q -m a > /dev/null 2>&1") == 0)
    return scratch
  }

  /// Returns the names of the tests that run.
  private func changedTests(_ arguments: [String] = [], in folder: String) -> [String] {
    let run = Executable.run(
      ["--test", "--changed-since", "HEAD", "--output", "junit"] + arguments, in: folder)
    return run.output.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "<testcase name=\"") else { return nil }
      return line[start.upperBound...].prefix { $0 != "\"" }.split(separator: "/").last.map(String.init)
    }
  }

  private static let ofShop = ["shop.clads-test.json", "shop.full.clads-test.json", "far.clads-test.json"]

  @Test(arguments: [
    ("shop/shop.clads.json", ofShop), ("shop/shop.full.sample.json", ofShop),
    ("shop/shop.new.sample.json", ofShop), ("shop/shop.clads-test.json", ["shop.clads-test.json"]),
    ("tests/far.clads-test.json", ["far.clads-test.json"]),
    ("shared/one.json", ["other.clads-test.json"]), ("notes.txt", []),
    ("swift/Screens.swift", ["Screens.swift.clads-test.json"]),
    ("swift/Screens.swift.full.sample.json", ["Screens.swift.clads-test.json"]),
    ("clads.json", ["other.clads-test.json"] + ofShop + ["Screens.swift.clads-test.json"]),
  ])
  func `the tests run that have changed, or whose document depends on what has`(
    _ path: String, _ tests: [String]
  ) {
    let scratch = repository()
    let exists = FileManager.default.fileExists(atPath: scratch.path(path))
    scratch.write(path, (exists ? String(decoding: scratch.read(path), as: UTF8.self) : "{}") + "\n")
    #expect(Set(changedTests(in: scratch.folder)) == Set(tests))
    #expect(Set(changedTests(["."], in: scratch.folder)) == Set(tests))
    // Without a path, all of the repository is meant, also from a folder in it.
    #expect(Set(changedTests(in: scratch.path("tests"))) == Set(tests))
  }

  @Test func `only tests in the named folders run, wherever their documents are`() {
    let scratch = repository()
    scratch.write("shop/shop.full.sample.json", #"{ "count": 7 }"#)
    #expect(changedTests(["tests"], in: scratch.folder) == ["far.clads-test.json"])
    #expect(changedTests(["."], in: scratch.path("tests")) == ["far.clads-test.json"])
    #expect(changedTests(["other"], in: scratch.folder) == [])
    #expect(
      changedTests(["shop/shop.clads.json"], in: scratch.folder)
        == ["shop.clads-test.json", "shop.full.clads-test.json"])
  }

  @Test func `the tests of a document that is gone run, and fail`() {
    let scratch = repository()
    unlink(scratch.path("shop/shop.clads.json"))
    #expect(Set(changedTests(in: scratch.folder)) == Set(Self.ofShop))
  }
}
