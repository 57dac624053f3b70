import CladsDocument
import CladsPreview
import Diagnostics
import JSONSyntax

/// An interaction with the preview before it is printed: a `--tap` or `--input` on the command line.
enum PreviewInteraction {
  case tap(PreviewTarget)
  case alertButton(Int)
  case input(PreviewTarget, String)

  /// Parses the value of `--tap` or `--input`; `nil` for another option.
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
    default: return nil
    }
  }

  /// Returns the event for a screen that shows `frame`.
  func event(_ frame: PreviewFrame, _ tree: SyntaxTree) throws(PreviewError) -> PreviewEvent {
    switch self {
    case .alertButton(let index): return .alertButton(index)
    case .tap(let target):
      let node = try target.resolve(in: frame, tree)
      return .tap(pointer: node.pointer, instance: node.instance)
    case .input(let target, let text):
      let node = try target.resolve(in: frame, tree)
      return .valueChanged(
        pointer: node.pointer, instance: node.instance, Self.value(text, for: node.control))
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
    guard let pointer = found.first?.pointer ?? self.pointer(in: tree) else {
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
