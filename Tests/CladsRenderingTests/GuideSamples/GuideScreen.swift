import CladsDocument
import CladsHosting
import CladsRendering
import CladsRuntime
import Testing
import TextUI

/// A screen of the guide, with helpers to read and operate it.
@MainActor
struct GuideScreen {
  let view: CladsRendererView
  var width = 40

  init(_ view: CladsRendererView) { self.view = view }

  /// Creates a screen with children.
  init(
    _ children: String, state: String = "{}", registry: CladsRegistry? = nil,
    designSystem: (any DesignSystemProvider)? = nil
  ) throws {
    let json = #"{ "id": "guide", "state": \#(state), "root": { "children": [\#(children)] } }"#
    view = try #require(
      CladsRendererView(jsonString: json, designSystemProvider: designSystem, registry: registry))
  }

  /// The rows that are not blank, trimmed.
  var rows: [String] { picture.compactMap { $0.trimmed.isEmpty ? nil : $0.trimmed } }

  /// The rows without trimming.
  var picture: [String] { PlainText.rows(of: view.render(width: width)) }

  /// Taps the first occurrence of a text.
  @discardableResult
  func tap(_ text: String) async -> Bool {
    for (row, line) in picture.enumerated() {
      guard let place = line.firstRange(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: place.lowerBound)
      return await view.tap(column: column, row: row)
    }
    return false
  }

  /// Returns the value at a state path.
  subscript(path: String) -> Document.StateValue? { view.stateStore.value(at: path) }
}

extension Document.Definition {
  /// Creates a document with children.
  @MainActor
  static func guide(
    _ children: String, state: String = "{}", actions: String = "{}", rootActions: String = "{}",
    registry: CladsRegistry? = nil
  ) throws -> Document.Definition {
    let json = """
      { "id": "guide", "state": \(state), "actions": \(actions),
        "root": { "actions": \(rootActions), "children": [\(children)] } }
      """
    return try Document.Definition(jsonString: json, registry: registry)
  }
}

extension String {
  var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// Lets other tasks run until a condition holds, or fails.
@MainActor
func wait(
  for what: Comment, sourceLocation: SourceLocation = #_sourceLocation, until isSo: () -> Bool
) async {
  let end = ContinuousClock.now + .seconds(20)
  while !isSo() {
    if ContinuousClock.now > end {
      Issue.record("waited in vain for \(what)", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}

func button(_ text: String, _ onTap: String, more: String = "") -> String {
  #"{ "type": "button", "text": "\#(text)", "actions": { "onTap": \#(onTap) } \#(more) }"#
}

func label(_ text: String) -> String { #"{ "type": "label", "text": "\#(text)" }"# }
