import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsLanguageService
import CladsProject
import Diagnostics
import GeneratedDocuments
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// What holds of every name in every document.
@Suite struct NamePropertyTests {
  /// The number of names of one document that are looked at; there are more than that of a kind.
  private static let maximumNames = 24

  /// A document and the files that it shares names with.
  private struct Screen {
    var texts: [String: String]
    let name: String
    let workspace: MemoryWorkspace

    init(_ name: String, _ texts: [String: String]) {
      self.name = name
      self.texts = texts
      workspace = MemoryWorkspace(texts)
    }

    /// Returns the document with a sample of its state, the project file, and another document.
    static func example(_ name: String) -> Screen {
      let others = ["clads.json", "trail.tokens.json", "trail-weather.clads.json"]
      var texts: [String: String] = [:]
      for file in [name] + others {
        texts[file] = Examples.workspace.snapshots[MemoryWorkspace.uri(file)].map {
          String(decoding: $0.file.source.bytes, as: UTF8.self)
        }
      }
      return withSample(name, texts)
    }

    static func generated(_ seed: UInt64) -> Screen {
      var generator = DocumentGenerator(seed: seed)
      let text = String(decoding: generator.document(size: 6_000), as: UTF8.self)
      return withSample("generated.clads.json", ["generated.clads.json": text, "clads.json": "{}"])
    }

    private static func withSample(_ name: String, _ texts: [String: String]) -> Screen {
      var texts = texts
      let tree = SyntaxTree.parse(Array((texts[name] ?? "").utf8))
      texts[name.replacing(".clads.json", with: ".sample.json")] = tree.withView { view in
        view.member(named: "state", of: 0).flatMap { view.value(of: $0) }.map { view.text(of: $0) }
      }
      return Screen(name, texts)
    }

    var document: DocumentSnapshot? { workspace.snapshots[MemoryWorkspace.uri(name)] }

    /// The names in the document, one mention of each, evenly chosen.
    func names() async -> [Mention] {
      guard let document else { return [] }
      var found: [Referent: Mention] = [:]
      for names in await DocumentNames.all(in: document) {
        document.file.tree.withView { view in
          let bytes = document.file.source.bytes
          for offset in bytes.indices.dropFirst()
          where bytes[offset].isNamePart && !bytes[offset - 1].isNamePart {
            guard let mention = names.mention(at: TextOffset(utf8: offset)),
              mention.range.start.utf8 == offset || bytes[offset - 1] == Byte.at,
              found[mention.referent] == nil, !mention.referent.isElement
            else { continue }
            found[mention.referent] = mention
          }
        }
      }
      let all = found.values.sorted { $0.range.start < $1.range.start }
      let step = max(1, all.count / NamePropertyTests.maximumNames)
      return all.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    }

    func findings(in file: String) async -> [String] {
      await workspace.snapshots[MemoryWorkspace.uri(file)]?.diagnostics().map(\.id.rawValue) ?? []
    }
  }

  private static let screens = Examples.names + (1...4).map { "generated \($0)" }

  private static func screen(_ name: String) -> Screen {
    name.hasSuffix(".json") ? .example(name) : .generated(UInt64(name.suffix(1)) ?? 0)
  }

  @Test(arguments: screens)
  func `a name has the same references from each of its mentions`(_ name: String) async throws {
    let screen = Self.screen(name)
    let document = try #require(screen.document)
    func references(_ offset: TextOffset, _ file: DocumentSnapshot) async -> Set<Location> {
      Set(
        await file.references(
          at: offset, in: screen.workspace, includingDeclaration: true, encoding: .utf8))
    }
    for mention in await screen.names() {
      let expected = await references(mention.range.start, document)
      #expect(!expected.isEmpty, "\(mention.referent.name)")
      for location in expected.sorted(by: { "\($0)" < "\($1)" }).prefix(12) {
        let file = try #require(screen.workspace.snapshots[location.uri])
        let range = PositionMapper(file.file.source, encoding: .utf8).range(location.range)
        let found = await references(range.start, file)
        #expect(
          found == expected,
          "\(mention.referent.name) from \(MemoryWorkspace.name(of: location.uri)):\(range)")
      }
    }
  }

  @Test(arguments: screens)
  func `a rename changes no finding, and its inverse gives back every byte`(_ name: String) async throws {
    let screen = Self.screen(name)
    for mention in await screen.names() {
      let old = screen.document?.file.source.text(in: mention.range) ?? ""
      let renaming: Renaming?
      do {
        renaming = try await screen.document?.renaming(at: mention.range.start)
      } catch {
        continue
      }
      guard let renaming, renaming.name == old else { continue }
      let changed: [String: String]
      do {
        changed = try await screen.workspace.renamed(
          to: "renamed", at: mention.range.start, in: screen.name)
      } catch is ResponseError {
        continue
      }
      #expect(changed[screen.name] != nil, "\(old)")
      let after = Screen(screen.name, screen.texts.merging(changed) { $1 })
      for file in screen.texts.keys {
        #expect(await after.findings(in: file) == screen.findings(in: file), "\(old) in \(file)")
      }
      let start = TextOffset(utf8: mention.range.start.utf8 + Self.shift(before: mention, of: old, in: after))
      let back = try await after.workspace.renamed(to: old, at: start, in: screen.name)
      #expect(after.texts.merging(back) { $1 } == screen.texts, "\(old)")
    }
  }

  /// Returns how far a rename moves a mention: by what it changes before.
  private static func shift(before mention: Mention, of old: String, in screen: Screen) -> Int {
    let text = Array((screen.texts[screen.name] ?? "").utf8)
    var offset = mention.range.start.utf8
    // The name is the next one at or around its old place.
    let name = Array("renamed".utf8)
    func isName(_ start: Int) -> Bool {
      text.indices.contains(start) && text[start...].starts(with: name)
    }
    let difference = name.count - old.utf8.count
    for _ in 0..<200 {
      if isName(offset) { return offset - mention.range.start.utf8 }
      offset += difference == 0 ? 1 : difference
    }
    return 0
  }
}

extension Referent {
  /// Whether it is an element of a list, which has an index instead of a name.
  fileprivate var isElement: Bool {
    switch self {
    case .state(let path), .localState(_, let path), .element(_, let path):
      if case .index? = path.last { true } else { false }
    default: false
    }
  }
}
