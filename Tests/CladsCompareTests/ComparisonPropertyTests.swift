import CladsAnalysis
import CladsCheck
import CladsCompare
import CladsDocument
import CladsLanguageService
import CladsProject
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// The example documents, with their project.
private enum Example {
  static let folder = Executable.packageFolder + "/schemas/examples/"
  static let names = Files.list(folder, endings: [".clads.json"]).filter { !$0.contains("/plugin/") }
    .compactMap { $0.split(separator: "/").last.map(String.init) }.sorted()
  static let project = Project.read(
    Files.read(folder + "clads.json"), path: folder + "clads.json", files: ExampleFiles(), after: nil)

  static func text(_ name: String) -> String { String(decoding: Files.read(folder + name), as: UTF8.self) }

  static func snapshot(_ text: String) -> DocumentSnapshot {
    let source = SourceFile(
      uri: FileURI(path: "/screen.clads.json"), version: nil, bytes: Array(text.utf8))
    return DocumentSnapshot.computing(
      source, FileContext(kind: .document, checker: Checker(project: project)))
  }

  static func value(_ text: String) -> Document.StateValue {
    Document.StateValue.parse(Array(text.utf8)).value ?? .nullValue
  }
}

private struct ExampleFiles: FileReading {
  func exists(_ path: String) -> Bool { !Files.read(Example.folder + path).isEmpty }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] { Files.read(Example.folder + path) }
  func paths(matching pattern: Glob) -> [String] { [] }
}

struct ComparisonPropertyTests {
  @Test(arguments: Example.names)
  func `a document is the same as itself, formatted and with its keys in another order`(name: String) async {
    let text = Example.text(name)
    var random = SeededRandom(seed: 7)
    let versions =
      [text, Example.value(text).json]
      + (0..<4).map { _ in
        Example.value(text).shuffledJSON(using: &random)
      }
    for version in versions {
      let screen = await ComparisonStage.compare(text, version, project: Example.project)
      #expect((screen?.verdict ?? .same) == .same)
      #expect(screen?.changes ?? [] == [])
      #expect(screen?.newFindings ?? [] == [])
      #expect(screen?.goneFindings ?? [] == [])
      #expect(screen?.notes ?? [] == (version == text ? [] : [Self.reordered]))
    }
  }

  private static let reordered = "only order, white space or notation has changed"

  @Test(arguments: Example.names)
  func `comparing two versions backward mirrors comparing them forward`(name: String) async {
    let text = Example.text(name)
    var random = SeededRandom(seed: UInt64(name.utf8.count))
    for _ in 0..<25 {
      var (old, new) = (Example.value(text), Example.value(text))
      for _ in 0..<Int.random(in: 0...2, using: &random) { old.mutate(using: &random) }
      for _ in 0..<Int.random(in: 1...3, using: &random) { new.mutate(using: &random) }
      let forward = await ComparisonStage.compare(old.json, new.json, project: Example.project)
      let backward = await ComparisonStage.compare(new.json, old.json, project: Example.project)
      #expect(forward?.verdict == backward?.verdict)
      let mirrored = backward?.changes.map(\.mirrored) ?? []
      let isMirrored =
        Set((forward?.changes ?? []).map(Self.withoutUses)) == Set(mirrored.map(Self.withoutUses))
      #expect(
        isMirrored,
        """
        \(old.json)
        \(new.json)
        \(ComparisonStage.lines(forward).joined(separator: "\n"))
        \(ComparisonStage.lines(backward).joined(separator: "\n"))
        """)
      #expect(Set(forward?.newFindings ?? []) == Set(backward?.goneFindings ?? []))
      #expect(Set(forward?.goneFindings ?? []) == Set(backward?.newFindings ?? []))
    }
  }

  /// Returns a change without the names of what it reaches, which are those of the new version.
  private static func withoutUses(_ change: Change) -> Change {
    var change = change
    change.uses = []
    return change
  }

  @Test(arguments: Example.names)
  func `refactorings that keep the drawing change nothing on screen`(name: String) async {
    let text = Example.text(name)
    let document = Example.snapshot(text)
    var seen: Set<[TextEdit]> = []
    let offsets = document.file.tree.withView { view in
      view.records.indices.map { view.range(RecordIndex(truncatingIfNeeded: $0)).start }
    }
    for offset in Set(offsets).sorted() {
      let actions = await document.codeActions(
        in: TextRange(offset, offset), wanted: ["refactor.extract", "refactor.inline"])
      for action in actions where seen.insert(action.edits).inserted {
        await expectSame(text, action.edits, action.title)
      }
    }
    #expect(!seen.isEmpty)
  }

  @Test(arguments: Example.names)
  func `renaming changes nothing on screen`(name: String) async throws {
    let text = Example.text(name)
    let document = Example.snapshot(text)
    let analysis = try #require(await document.analyses().first)
    let model = analysis.document
    let (styles, actions, sources) = (model.styles ?? [:], model.actions ?? [:], model.dataSources ?? [:])
    var records = styles.map(\.key) + actions.map(\.key) + sources.map(\.key)
    var written: Set<String> = []
    model.forEachAction {
      if case .setState(let action) = $0, let path = action.path { written.insert(path) }
    }
    let view = document.file.tree
    view.withView { view in
      func collect(_ object: RecordIndex, _ path: String) {
        guard view.kind(object) == .object else { return }
        for member in view.members(of: object) {
          let name = view.string(view.name(of: member))
          // What an action writes as a whole keeps its names, so renaming one is no refactoring.
          if !written.contains(path) { records.append(view.name(of: member)) }
          if let value = view.value(of: member) { collect(value, path.isEmpty ? name : "\(path).\(name)") }
        }
      }
      if let state = Document.Definition.table.value(of: \.state, in: 0, view) { collect(state, "") }
      model.forEachNode { node in
        guard case .forEach(let forEach) = node,
          let value = Document.ForEach.table.value(of: \.itemVariable, in: forEach.origin.node, view)
        else { return }
        records.append(value)
      }
    }
    for record in records {
      let start = view.withView { $0.range(record).start.utf8 }
      guard let renaming = try? await document.renaming(at: TextOffset(utf8: start + 1)),
        let edits = try? renaming.edits(to: renaming.name + "Renamed")
      else { continue }
      // A request sends a value under the last part of its path.
      let isSent = text.contains("\"path\": \"\(renaming.name)\"") || text.contains(".\(renaming.name)\"")
      await expectSame(text, edits, "renaming \(renaming.name)", orBehaves: isSent)
    }
  }

  private func expectSame(
    _ text: String, _ edits: [TextEdit], _ title: String, orBehaves mayBehave: Bool = false
  ) async {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start.utf8..<edit.range.end.utf8, with: Array(edit.newText.utf8))
    }
    let screen = await ComparisonStage.compare(
      text, String(decoding: bytes, as: UTF8.self), project: Example.project)
    let lines = ComparisonStage.lines(screen).joined(separator: "\n")
    let verdict = screen?.verdict ?? .same
    if mayBehave, verdict == .behaves { return }
    #expect(verdict == .same, "\(title):\n\(lines)")
    #expect(screen?.changes.filter(\.isOnScreen) ?? [] == [], "\(title)")
  }
}

extension Document.StateValue {
  /// Returns the value as JSON with the members of all objects in a random order.
  fileprivate func shuffledJSON(using random: inout SeededRandom) -> String {
    switch self {
    case .objectValue(let members):
      let shuffled = members.keys.sorted().shuffled(using: &random)
      let texts = shuffled.map { key in
        "\(Document.StateValue.stringValue(key).json): "
          + (members[key] ?? .nullValue).shuffledJSON(using: &random)
      }
      return "{ \(texts.joined(separator: ", ")) }"
    case .arrayValue(let elements):
      return "[\(elements.map { $0.shuffledJSON(using: &random) }.joined(separator: ",\n"))]"
    default: return json
    }
  }

  /// Changes something at random: a text, a number, or the children of a node.
  fileprivate mutating func mutate(using random: inout SeededRandom) {
    var lists: [[String]] = []
    var texts: [[String]] = []
    collect([], &lists, &texts)
    if Bool.random(using: &random), let path = texts.randomElement(using: &random) {
      change(path[...]) { value in
        if case .stringValue(let text) = value { value = .stringValue(text + " more") }
        if case .intValue(let number) = value { value = .intValue(number + 1) }
      }
      return
    }
    guard let path = lists.randomElement(using: &random) else { return }
    let choice = Int.random(in: 0..<4, using: &random)
    let (first, second) = (
      Int.random(in: 0..<1_000, using: &random), Int.random(in: 0..<1_000, using: &random)
    )
    change(path[...]) { value in
      guard case .arrayValue(var elements) = value, !elements.isEmpty else { return }
      let (i, j) = (first % elements.count, second % elements.count)
      switch choice {
      case 0: elements.remove(at: i)
      case 1: elements.insert(elements[i], at: j)
      case 2: elements.insert(elements.remove(at: i), at: min(j, elements.count))
      default:
        elements[i] = .objectValue(["type": .stringValue("vstack"), "children": .arrayValue([elements[i]])])
      }
      value = .arrayValue(elements)
    }
  }

  private func collect(_ path: [String], _ lists: inout [[String]], _ texts: inout [[String]]) {
    switch self {
    case .objectValue(let members):
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        if key == "children" { lists.append(path + [key]) }
        if ["text", "fontSize", "spacing", "styleId", "placeholder", "path"].contains(key) {
          texts.append(path + [key])
        }
        value.collect(path + [key], &lists, &texts)
      }
    case .arrayValue(let elements):
      for (index, value) in elements.enumerated() { value.collect(path + ["\(index)"], &lists, &texts) }
    default: break
    }
  }

  private mutating func change(_ path: ArraySlice<String>, _ body: (inout Document.StateValue) -> Void) {
    guard let key = path.first else { return body(&self) }
    switch self {
    case .objectValue(var members):
      guard var value = members[key] else { return }
      value.change(path.dropFirst(), body)
      members[key] = value
      self = .objectValue(members)
    case .arrayValue(var elements):
      guard let index = Int(key), elements.indices.contains(index) else { return }
      elements[index].change(path.dropFirst(), body)
      self = .arrayValue(elements)
    default: break
    }
  }
}

extension Change {
  /// The change from the new version to the old one.
  fileprivate var mirrored: Change {
    var mirror = self
    mirror.kind =
      switch kind {
      case .added: .removed
      case .removed: .added
      case .wrapped: .unwrapped
      case .unwrapped: .wrapped
      case .moved, .changed: kind
      }
    (mirror.name, mirror.newName) = (newName, name)
    (mirror.old, mirror.new) = (new, old)
    mirror.details = details.map { detail in
      var mirror = detail
      (mirror.old, mirror.new) = (detail.new, detail.old)
      return mirror
    }
    return mirror
  }
}
