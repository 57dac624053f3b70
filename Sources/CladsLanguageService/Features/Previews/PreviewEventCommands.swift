import CladsDocument
import CladsPreview
package import JSONSyntax
package import LanguageServerProtocol

/// `clads.preview.send`: sends a user event to a preview.
package enum PreviewSendCommand: ServerCommand {
  package static let name = "clads.preview.send"

  private enum Event: String, CaseIterable {
    case onTap, onValueChanged, onAppear, onDisappear, onAlertButton, onBack
  }

  /// Takes an `event`, the `pointer` of the node with the `instance` of its repetition, and a `value`.
  /// Returns a snapshot after the actions have run.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    let event = try event(argument)
    return try await snapshot(in: context) {
      try await address.host.send(event, to: address.name, of: address.uri)
    }
  }

  private static func event(_ argument: SyntaxNode) throws(ResponseError) -> PreviewEvent {
    guard let event = try argument.choice("event", Event.self) else {
      throw ResponseError(.invalidParams, "`event` is missing")
    }
    switch event {
    case .onTap: return .tap(pointer: try pointer(argument), instance: try argument.instance())
    case .onValueChanged:
      return .valueChanged(
        pointer: try pointer(argument), instance: try argument.instance(), try argument.stateValue("value"))
    case .onAppear: return .appear
    case .onDisappear: return .disappear
    case .onAlertButton:
      guard let index = try argument.number("value", in: 0...Int.max) else {
        throw ResponseError(.invalidParams, "`value` is missing; it is the index of the button")
      }
      return .alertButton(index)
    case .onBack: return .back
    }
  }

  private static func pointer(_ argument: SyntaxNode) throws(ResponseError) -> String {
    let text: String = try argument.required("pointer")
    guard JSONPointer(text) != nil else {
      throw ResponseError(
        .invalidParams, "`pointer` must be a JSON pointer such as `/root/children/0`, not `\(text)`")
    }
    return text
  }
}

/// `clads.preview.setState`: sets a value in the state of a preview.
package enum PreviewSetStateCommand: ServerCommand {
  package static let name = "clads.preview.setState"

  /// Takes a `path` and a `value`; returns a snapshot.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    let path: String = try argument.required("path")
    let value = try argument.stateValue("value")
    return try await snapshot(in: context) {
      try await address.host.setState(path, value, in: address.name, of: address.uri)
    }
  }
}

extension SyntaxNode {
  /// Decodes a required member that can be any JSON value.
  func stateValue(_ name: String) throws(ResponseError) -> Document.StateValue {
    guard let node = object?[name] else { throw ResponseError(.invalidParams, "`\(name)` is missing") }
    guard let value = Document.StateValue.read(node.tree, at: node.index).value else {
      throw ResponseError(.invalidParams, "`\(name)` is not a valid JSON value")
    }
    return value
  }
}
