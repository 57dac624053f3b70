import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsLanguageService
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Where the sentences of hovers about the app and about devices come from.
@Suite struct HoverSentenceTests {
  /// The rows of the format, by key.
  private static let rows: [String: [Row]] = {
    var walk = RowWalk(vocabulary: BuiltInKinds.vocabulary(level: .extended))
    walk.visit(.object(Document.Definition.table.shape))
    return walk.rows
  }()

  /// The texts of the tables of keys, values and rules.
  private static let texts: [String] = {
    var texts = RuleTable.descriptions.map(\.documentation.why)
    let vocabulary = BuiltInKinds.vocabulary(level: .extended)
    for slot in Slot.allCases { texts += vocabulary.entries(in: slot).map(\.documentation) }
    for row in rows.values.joined() { texts += [row.documentation] + row.shape.choiceTexts }
    // Every sentence contains an empty text.
    return texts.map(plain).filter { !$0.isEmpty }
  }()

  @Test(arguments: Examples.names)
  func `every sentence about the app comes from a table`(_ name: String) async throws {
    let document = try #require(Examples.workspace.snapshots[MemoryWorkspace.uri(name)])
    let findings = await document.diagnostics().flatMap { finding in
      [finding.message, finding.effectSentence, finding.help].compactMap { $0 }.map(Self.plain)
    }
    var seen: Set<[String]> = []
    for range in document.file.strings {
      let offset = TextOffset(utf8: range.start.utf8 + 1)
      guard let hover = await document.hover(at: offset) else { continue }
      let key = Self.key(of: hover)
      for line in hover.markdown.joined(separator: "\n").split(separator: "\n") {
        let sentence = Self.plain(String(line))
        guard Self.isAboutTheApp(sentence), seen.insert([key, sentence]).inserted else { continue }
        let isFinding = findings.contains { sentence.contains($0) }
        #expect(isFinding || Self.isDerived(sentence, key: key), "\(key): \(sentence)")
      }
    }
    #expect(seen.count > 10)
  }

  /// Returns the key in the title `**key** of object: …`; empty for other hovers.
  private static func key(of hover: HoverContent) -> String {
    guard let title = hover.markdown.first, title.hasPrefix("**"), title.contains("** of ") else { return "" }
    return String(title.dropFirst(2).prefix { $0 != "*" })
  }

  private static func isAboutTheApp(_ sentence: String) -> Bool {
    !sentence.hasPrefix("- ")
      && ["the app ", "On device", "on device", "current runtime", "SwiftUI", "UIKit"].contains {
        sentence.contains($0)
      }
  }

  private static func isDerived(_ sentence: String, key: String) -> Bool {
    // The evaluator of the current runtime has computed it.
    if sentence.hasPrefix("On device, ") { return true }
    if sentence.hasPrefix("Part of format level extended, which the current runtime") {
      return rows[key, default: []].contains { $0.level == .extended }
    }
    if sentence.hasPrefix("If the value has another type, ") {
      let expected = rows[key, default: []].compactMap(\.mismatch.effect.sentence).map(plain)
      return expected.contains { sentence == "If the value has another type, \($0)." }
    }
    if sentence.hasPrefix("For any other ") {
      let expected = rows[key, default: []].flatMap(\.shape.choiceEffects).compactMap(\.sentence).map(plain)
      return expected.contains {
        sentence == "For any other string, \($0)." || sentence == "For any other value, \($0)."
      }
    }
    return texts.contains { text in
      sentence.contains(text) || text.contains(sentence)
        || sentence.split(separator: ": ", maxSplits: 1).last.map { text.contains($0) } ?? false
    }
  }

  private static func plain(_ text: String) -> String {
    var text = text.filter { !"`*\\".contains($0) }
    while text.last == " " { text.removeLast() }
    return text
  }

  @Test(arguments: [
    (
      #"{"root":{"children":[{"type":"vstack","align$0ment":"leading"}]}}"#,
      "For any other value, the app silently uses `center` instead."
    ),
    (
      #"{"root":{"children":[{"type":"zstack","alignment":{"hori$0zontal":"leading"}}]}}"#,
      "For any other value, the app silently uses `center` on both axes instead."
    ),
    (
      #"{"root":{"children":[{"type":"forEach","align$0ment":"leading"}]}}"#,
      "For any other value, the app rejects the whole document and shows nothing."
    ),
    (#"{"actions":{"a":{"type":"setState","path":"a","val$0ue":1}}}"#, "A value of any type is accepted."),
    (
      #"{"actions":{"a":{"type":"removeFromArray","path":"a","ind$0ex":1}}}"#,
      "If the value has another type, the app silently uses `value`, if there is one, instead."
    ),
    (
      #"{"actions":{"a":{"type":"setArrayItem","path":"a","ind$0ex":1}}}"#,
      "If the value has another type, nothing happens when the action is triggered."
    ),
    (
      #"{"actions":{"a":{"type":"request","time$0out":1}}}"#,
      "If the value has another type, the app silently uses 30 seconds instead."
    ),
  ])
  func `the effect of another type is that on device`(_ marked: String, _ expected: String) async throws {
    let text = try #require(await hover(marked))
    #expect(text.contains(expected), "\(text)")
  }

  @Test(arguments: [
    (#"{"root":{"children":[{"type":"label","padding":{"a$0ll":1}}]}}"#, nil),
    (#"{"root":{"children":[{"type":"vstack","style$0Id":"a"}]}}"#, nil),
    (
      #"{"root":{"children":[{"type":"card","sta$0rs":1}]}}"#,
      #"{"components":{"card":{"properties":{"stars":{"type":"integer"}}}}}"#
    ),
  ])
  func `nothing is said about types that the runtime does not check`(
    _ marked: String, _ project: String?
  ) async throws {
    let text = try #require(await hover(marked, project: project))
    #expect(!text.contains("another type"), "\(text)")
  }

  @Test func `keys of a project file do not concern the app`() async throws {
    let text = MarkedText(#"{"tar$0get":"device"}"#)
    let workspace = MemoryWorkspace(document: "{}", project: text.text)
    let document = try #require(workspace.snapshots[MemoryWorkspace.uri("clads.json")])
    let cursor = try #require(text.cursor)
    let hover = try #require(await document.hover(at: cursor))
    #expect(!hover.text(.markdown).contains("another type"))
    #expect(hover.text(.markdown).contains("Default: `\"device\"`."))
  }

  @Test(arguments: [
    (#"{"root":{"children":[{"type":"label","padding":{"a$0ll":1}}]}}"#, "Part of format level `extended`"),
    (#"{"root":{"children":[{"type":"vstack","style$0Id":"a"}]}}"#, "Part of format level `extended`"),
    (#"{"styles":{"a":{"shad$0ow":{}}}}"#, "Part of format level `extended`"),
    (#"{"styles":{"a":{"text$0Color":""}}}"#, "Default: the platform's text color."),
    (#"{"styles":{"a":{"font$0Weight":"bold"}}}"#, "one of 9 strings, optional"),
    (#"{"root":{"actions":{"onApp$0ear":"a"}}}"#, "a string (the name of an action) or an object"),
    (
      #"{"dataSources":{"d":{"type":"static","value":"Hi!"}},"root":{"children":[{"type":"label","dataSourceId":"$0d"}]}}"#,
      "The text reads “Hi!”."
    ),
    (
      #"{"state":{"n":3},"dataSources":{"d":{"type":"binding","template":"${n} left"}},"root":{"children":[{"type":"label","dataSourceId":"$0d"}]}}"#,
      "The text reads “3 left”."
    ),
    (
      #"{"state":{"n":"x"},"dataSources":{"d":{"type":"binding","path":"n"}},"root":{"children":[{"type":"label","dataSourceId":"$0d"}]}}"#,
      "**`n`** is `\"x\"`, a string."
    ),
    (
      #"{"actions":{"a":{"type":"request","requestId":"$0r"},"b":{"type":"cancelRequest","requestId":"r"}}}"#,
      "Used on [line 1](file:///app/a.clads.json#L1)."
    ),
    (
      #"{"actions":{"a":{"type":"request","requestId":"r"},"b":{"type":"cancelRequest","requestId":"$0r"}}}"#,
      "Declared on [line 1](file:///app/a.clads.json#L1)."
    ),
    (#"{"actions":{"a":{"type":"request","requestId":"$0r"}}}"#, "Not used in this document."),
  ])
  func `a hover says`(_ marked: String, _ expected: String) async throws {
    let text = try #require(await hover(marked))
    #expect(text.contains(expected), "\(text)")
  }

  @Test func `a token is declared on a line of a file`() async throws {
    let document = #"{"root":{"children":[{"type":"label","styleId":"@$0a.b"}]}}"#
    let inProject = try #require(
      await hover(document, project: "{\"designSystems\":{\"s\":{\"styles\":{\n\"a.b\":{\"fontSize\":1}}}}}"))
    #expect(inProject.contains("Declared on [line 2](file:///app/clads.json#L2) of `clads.json`."))
    let text = MarkedText(document)
    let workspace = MemoryWorkspace([
      "a.clads.json": text.text, "clads.json": #"{"designSystems":{"s":{"tokens":["t.tokens.json"]}}}"#,
      "t.tokens.json":
        "{\"a\":{\n\n\"b\":{\"$type\":\"typography\",\"$value\":{\"fontSize\":{\"value\":1,\"unit\":\"px\"}}}}}",
    ])
    let snapshot = try #require(workspace.snapshots[MemoryWorkspace.uri("a.clads.json")])
    let cursor = try #require(text.cursor)
    let inFile = try #require(await snapshot.hover(at: cursor)).text(.markdown)
    #expect(inFile.contains("- `fontSize`: `1`"))
    #expect(inFile.contains("Declared on [line 3](file:///app/t.tokens.json#L3) of `t.tokens.json`."))
  }

  private func hover(_ marked: String, project: String? = nil) async -> String? {
    let text = MarkedText(marked)
    let workspace = MemoryWorkspace(document: text.text, project: project)
    guard let cursor = text.cursor else { return nil }
    return await workspace.snapshots[MemoryWorkspace.uri("a.clads.json")]?.hover(at: cursor)?.text(.markdown)
  }
}

/// Collects the rows of all objects in a shape.
private struct RowWalk {
  let vocabulary: Vocabulary
  var rows: [String: [Row]] = [:]
  private var seen: Set<String> = []

  init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  mutating func visit(_ shape: Shape) {
    switch shape {
    case .array(let element), .dictionary(let element, _): visit(element)
    case .either(let shapes): for shape in shapes { visit(shape) }
    case .named(let name, let shape): if seen.insert("named \(name)").inserted { visit(shape()) }
    case .object(let object): add(object.rows, of: object.name)
    case .tagged(let key, let slot):
      guard seen.insert("slot \(slot.rawValue)").inserted else { return }
      // The key that selects an entry must be a string.
      rows[key, default: []].append(Row(name: key, shape: .string(.literal), documentation: ""))
      for entry in vocabulary.entries(in: slot) {
        switch entry.content {
        case .node(let node): add(node.detailedRows, of: entry.name)
        case .action(let action): add(action.shape.rows, of: entry.name)
        case .sectionLayout:
          add(Document.SectionLayoutConfig.table.shape.rows, of: entry.name)
        default: break
        }
      }
    default: break
    }
  }

  private mutating func add(_ new: [Row], of owner: String) {
    guard seen.insert("object \(owner)").inserted else { return }
    for row in new {
      rows[row.name, default: []].append(row)
      visit(row.shape)
    }
  }
}

extension Shape {
  fileprivate var choiceEffects: [RuntimeEffect] {
    switch self {
    case .choice(let shape): shape.otherwise.map { [$0] } ?? []
    case .either(let shapes): shapes.flatMap(\.choiceEffects)
    default: []
    }
  }

  fileprivate var choiceTexts: [String] {
    switch self {
    case .choice(let shape): shape.choices.map(\.documentation)
    case .either(let shapes): shapes.flatMap(\.choiceTexts)
    default: []
    }
  }
}

extension ParsedFile {
  /// The ranges of the strings, including quotes.
  fileprivate var strings: [TextRange] {
    tree.withView { view in
      view.records.indices.filter { view.records[$0].kind == .string }.map {
        view.range(RecordIndex($0))
      }
    }
  }
}
