import CladsSources
import SourceText
import TestSupport
import Testing

@Suite struct HostileSourceTests {
  private func scan(_ bytes: [UInt8]) -> SourceScan {
    let scan = SourceScan(files: [SwiftFileFacts(path: "App.swift", bytes: bytes)])
    for name in scan.names {
      #expect(name.range.start.utf8 >= 0 && name.range.end.utf8 <= bytes.count && !name.text.isEmpty)
    }
    return scan
  }

  @Test func `a file that ends anywhere is read`() {
    let bytes = Array(SampleApp.all.map(\.text).joined().utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      _ = scan(Array(bytes[..<end]))
      _ = scan(Array(bytes[end...]))
    }
  }

  @Test func `a file without any of its tokens is read`() {
    let text = SampleApp.all.map(\.text).joined()
    for removed: Character in ["{", "}", "(", ")", "\"", ":", "[", "]", ",", "\n", "=", "/"] {
      _ = scan(Array(text.filter { $0 != removed }.utf8))
    }
  }

  @Test func `random tokens are read`() {
    var random = SeededRandom(seed: 3)
    let tokens = [
      "struct", "A", ":", "ActionHandler", "{", "}", "static", "let", "var", "actionType", "=", "\"s\"",
      "func", "f", "(",
      ")", "[", "]", ",", "switch", "actionId", "case", "default", "customActions", "\n", "registerAction",
      ".",
      "params", "?", "enum", "String", "init", "->", "<", ">", "in", "\"\\(", "extension", "#if 0\n",
      "#endif\n", "@a",
      "guard", "resolveStyle", "decode", "rawValue", "class", "protocol", "hasPrefix", "navigationHandler",
      "//", "as",
    ]
    for _ in 0..<2000 {
      let text = (0..<40).map { _ in tokens.randomElement(using: &random) ?? "" }.joined(separator: " ")
      _ = scan(Array(text.utf8))
    }
  }

  @Test(arguments: [
    "(", "[", "{", "/*", "\"\\(", "a.", "A(", "switch a {", "switch actionId { case \"a\": ",
    "registerAction(",
    "customActions: [\"a\": {", "struct A {", "enum A: A { case a ", "A<", ")", "}", "let a = [", "let a: [",
    "#if A\n", "#if 0\n", "case .a(", "f(a, g(a, ", "params[\"a\"", "extension A: B {", "func f(a: A = {",
    "a == b ", "class A: A {", "\"a\": {", "// a\n", "/// a\n", "guard ", "var a: A { ", "a(rawValue: a) ",
    "let a = A(rawValue: a) ", "customActions: [\"a\": { p in p.int(\"n\") }]; ",
    "struct A: ActionHandler { ",
    "registry.registerAction(\"a\") { p, c in p.int(\"b\") }\n",
  ])
  func `10,000 repetitions are read`(text: String) {
    _ = scan(Array(String(repeating: text, count: 10_000).utf8))
  }

  @Test func `a file of 2 MB is read`() {
    let text = SampleApp.all.map(\.text).joined()
    let count = 2_000_000 / text.utf8.count
    let scan = scan(Array(String(repeating: text, count: count).utf8))
    #expect(scan.dump == SourceScan(text).dump)
  }

  @Test(
    arguments: [
      (
        "struct A {\n  func f() {\n    if x {\n}\n\nstruct B: ActionHandler {\n  static let actionType = \"b\"\n}\n",
        ["action b()"]
      ),
      (
        "struct A { func f() { g( } }\nstruct B: ActionHandler {\n  static let actionType = \"b\" }",
        ["action b()"]
      ),
      ("}\n}\nstruct B: ActionHandler { static let actionType = \"b\" }", ["action b()"]),
      (
        "struct B: ActionHandler {\n static let actionType = \"b\"\n func execute(parameters: ActionParameters) {\n  parameters.int(\"n\"",
        ["action b(n: integer)"]
      ),
      (
        "func f() {\n#if A\n  if a {\n#else\n  if b {\n#endif\n  }\n}\nstruct B: ActionHandler { static let actionType = \"b\" }",
        ["action b()"]
      ),
      ("let s = \"open\nstruct B: ActionHandler { static let actionType = \"b\" }", ["action b()"]),
    ] as [(String, [String])])
  func `code that does not compile is read as far as it can be`(text: String, expected: [String]) {
    #expect(SourceScan(text).dump == expected)
  }
}
