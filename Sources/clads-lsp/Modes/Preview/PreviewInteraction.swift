import CladsDocument
import CladsPreview
import Diagnostics
import JSONSyntax

/// Something that the command line does to a preview before it is printed.
enum PreviewInteraction {
  case tap(PreviewTarget)
  case alertButton(Int)
  case input(PreviewTarget, String)

  /// Reads one of the options `--tap` and `--input`; nothing for another option.
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

  /// The event, on a screen that shows `frame`.
  func event(_ frame: PreviewFrame, _ tree: SyntaxTree) throws(PreviewError) -> PreviewEvent {
    switch self {
    case .alertButton(let index): return .alertButton(index)
    case .tap(let target):
      let place = try target.place(in: frame, tree)
      return .tap(pointer: place.pointer, instance: place.instance)
    case .input(let target, let text):
      let place = try target.place(in: frame, tree)
      return .valueChanged(
        pointer: place.pointer, instance: place.instance, Self.value(text, for: place.control))
    }
  }

  /// A text as the value that a control holds.
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

/// A node that the command line names, by its `id` or by a JSON pointer, with the indices of its repetition.
struct PreviewTarget {
  private let name: String
  private let instance: [Int]?

  /// Reads `ID`, `POINTER`, `ID#2` or `POINTER#2#0`.
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

  /// The node and its repetition: the first one unless said otherwise.
  func place(
    in frame: PreviewFrame, _ tree: SyntaxTree
  ) throws(PreviewError) -> (pointer: String, instance: [Int], control: PreviewControl?) {
    let found = frame.controls.filter { isNamed($0.pointer, in: tree) }
    if let control = instance == nil ? found.first : found.first(where: { $0.instance == instance }) {
      return (control.pointer, control.instance, control)
    }
    if name.hasPrefix("/") { return (name, instance ?? [], nil) }
    guard let pointer = found.first?.pointer ?? node(in: tree) else {
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

  /// The first node of the document with this id, shown or not.
  private func node(in tree: SyntaxTree) -> String? {
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
