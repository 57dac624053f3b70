import CladsDocument
import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// An interaction with the preview before it is printed: a `--tap`, an `--input`, a `--respond` or `--steps`
/// on the command line.
enum PreviewInteraction {
  case steps(ScreenTestFile)
  case set(String, Document.StateValue)
  case tap(PreviewTarget)
  case alertButton(Int)
  case input(PreviewTarget, String)

  /// Parses the value of such an option; `nil` for another option.
  init?(_ option: String, _ value: String) throws(RunError) {
    switch option {
    case "--tap":
      if let index = value.hasPrefix("alert:") ? Int(value.dropFirst("alert:".count)) : nil {
        self = .alertButton(index)
      } else {
        self = .tap(try PreviewTarget(value, of: option))
      }
    case "--input":
      guard let equals = value.firstIndex(of: "=") else {
        throw RunError(message: "`--input` takes `ID=TEXT` or `POINTER=TEXT`, not `\(value)`")
      }
      self = .input(
        try PreviewTarget(String(value[..<equals]), of: option),
        String(value[value.index(after: equals)...]))
    case "--respond": self = .steps(try Self.response(value))
    case "--steps": self = .steps(try Self.test(ofSteps: value, in: option))
    default: return nil
    }
  }

  /// Returns the step of a response: `REQUEST=JSON`, or only the JSON for the request that waits longest.
  private static func response(_ value: String) throws(RunError) -> ScreenTestFile {
    // An address has equals signs, too; the JSON begins after the first one that it can begin after.
    var rest = value[...]
    var request: Substring?
    while !SyntaxTree.parse(Array(rest.utf8)).errors.isEmpty {
      guard let equals = rest.firstIndex(of: "=") else {
        throw RunError(
          message:
            "`--respond` takes `REQUEST=JSON` or JSON, as in `--respond '{\"$status\": 404}'`, not `\(value)`"
        )
      }
      request = value[..<equals]
      rest = value[value.index(after: equals)...]
    }
    let name = request.map { #""request": \#(StringLiteral.quoted(String($0))), "# } ?? ""
    return try test(ofSteps: #"[{"respond": {\#(name)"with": \#(rest)}}]"#, in: "--respond")
  }

  /// Returns a test with steps, which are JSON.
  private static func test(ofSteps steps: String, in option: String) throws(RunError) -> ScreenTestFile {
    let file = ScreenTestFile(
      SourceFile(
        uri: FileURI(path: option), version: nil, bytes: Array(#"{"steps": \#(steps)}"#.utf8)))
    if let problem = file.problems.first {
      let help = problem.diagnostic.help.map { "; \($0)" } ?? ""
      throw RunError(message: "`\(option)`: \(problem.diagnostic.message)\(help)")
    }
    return file
  }

  /// Does what the option says.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - frame: what it shows.
  ///   - tree: the text of the document.
  /// - Throws: `PreviewError` if it cannot be done, or what a step expects is not there.
  @MainActor
  func perform(on session: PreviewSession, _ frame: PreviewFrame, _ tree: SyntaxTree) async throws {
    switch self {
    case .steps(let file):
      let run = ScreenTestRun(file, on: session)
      for index in file.test.steps.indices {
        guard let failure = await run.perform(index).first else { continue }
        throw PreviewError.stepFailed(failure.oneLine)
      }
    case .set(let path, let value): _ = try session.setState(path, value)
    case .alertButton(let index): try await session.send(.alertButton(index))
    case .tap(let target):
      let node = try target.resolve(in: frame, tree)
      try await session.send(.tap(pointer: node.pointer, instance: node.instance))
    case .input(let target, let text):
      let node = try target.resolve(in: frame, tree)
      let value = Self.value(text, for: node.control)
      try await session.send(.valueChanged(pointer: node.pointer, instance: node.instance, value))
    }
  }

  /// Converts a text to the type of the value of a control, if possible; otherwise it stays a string.
  static func value(_ text: String, for control: PreviewControl?) -> Document.StateValue {
    switch control?.value {
    case .boolValue: if let value = Bool(text) { return .boolValue(value) }
    case .intValue, .doubleValue:
      if let value = Int(text) { return .intValue(value) }
      if let value = Double(text), value.isFinite { return .doubleValue(value) }
    default: break
    }
    return .stringValue(text)
  }
}

/// A reference to a node on the command line: an `id` or a JSON pointer, with the indices of its repetitions.
struct PreviewTarget {
  private let name: String
  private let instance: [Int]?

  /// Parses `ID`, `POINTER`, `ID#2` or `POINTER#2#0`.
  init(_ text: String, of option: String) throws(RunError) {
    var parts = text.split(separator: "#", omittingEmptySubsequences: false)
    var indices: [Int] = []
    while parts.count > 1, let last = parts.last, let index = Int(last), index >= 0 {
      indices.append(index)
      parts.removeLast()
    }
    name = parts.joined(separator: "#")
    instance = indices.isEmpty ? nil : indices.reversed()
    if name.isEmpty { throw RunError(message: "`\(option)` takes an `id` or a JSON pointer, not `\(text)`") }
  }

  /// Returns the node with its repetition indices; by default the first repetition.
  func resolve(
    in frame: PreviewFrame, _ tree: SyntaxTree
  ) throws(PreviewError) -> (pointer: String, instance: [Int], control: PreviewControl?) {
    let found = frame.controls.filter { isNamed($0.pointer, in: tree) }
    if let control = instance == nil ? found.first : found.first(where: { $0.instance == instance }) {
      return (control.pointer, control.instance, control)
    }
    if name.hasPrefix("/") { return (name, instance ?? [], nil) }
    // What a control says names it, too.
    let labelled = frame.controls.filter { $0.label == name && (instance == nil || $0.instance == instance) }
    guard let pointer = found.first?.pointer ?? self.pointer(in: tree) else {
      if let control = labelled.first { return (control.pointer, control.instance, control) }
      let ids = Set(frame.controls.compactMap { Self.id(of: $0.pointer, in: tree) }).sorted()
      let near = didYouMean(closest(to: name, in: ids)).map { "; \($0)" } ?? ""
      throw .noSuchControl("no node has the id `\(name)`\(near)")
    }
    return (pointer, instance ?? [], nil)
  }

  private func isNamed(_ pointer: String, in tree: SyntaxTree) -> Bool {
    name.hasPrefix("/") ? pointer == name : Self.id(of: pointer, in: tree) == name
  }

  private static func id(of pointer: String, in tree: SyntaxTree) -> String? {
    JSONPointer(pointer).flatMap { tree.node(at: $0) }?.object?["id"]?.string?.value
  }

  /// Returns the pointer of the first node in the document with this id, visible or not.
  private func pointer(in tree: SyntaxTree) -> String? {
    tree.withView { view in
      for index in view.records.indices.dropFirst() where view.records[index].kind == .object {
        let object = RecordIndex(truncatingIfNeeded: index)
        if view.member(named: "type", of: object) != nil, let id = view.member(named: "id", of: object),
          let value = view.value(of: id), view.kind(value) == .string, view.string(value) == name
        {
          return tree.pointer(of: object).description
        }
      }
      return nil
    }
  }
}
