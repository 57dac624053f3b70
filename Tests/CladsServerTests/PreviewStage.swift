import CladsServer
import Testing

/// A document in a server, and its previews.
struct PreviewStage {
  /// The pointers of the controls in `document`.
  static let add = "/root/children/1"
  static let field = "/root/children/2"
  static let ask = "/root/children/4"
  /// A document with a counter, a field and an alert.
  static let document = #"""
    {
      "id": "stage",
      "state": { "n": 0, "name": "", "on": false, "list": ["a", "b"] },
      "actions": {
        "add": { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } },
        "ask": {
          "type": "showAlert", "title": "Sure?",
          "buttons": [{ "label": "No", "style": "cancel" }, { "label": "Yes", "action": "add" }]
        }
      },
      "root": { "children": [
        { "type": "label", "text": "count ${n}" },
        { "type": "button", "text": "Add", "actions": { "onTap": "add" } },
        { "type": "textfield", "placeholder": "Your name", "bind": "name" },
        { "type": "label", "text": "hello ${name}" },
        { "type": "button", "text": "Ask", "actions": { "onTap": "ask" } }
      ] }
    }
    """#
  /// The capability to watch files.
  static let watches = #"{ "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } } }"#
  /// The name of the document, and of its sample.
  static let name = "stage.clads.json"
  static let big = "stage.big.sample.json"

  let session: ServerSession
  /// The name or URI of the document.
  let name: String

  /// Opens a document, which is also on disk, next to its sample.
  init(_ document: String = Self.document, _ capabilities: String = watches) async {
    session = await .running(capabilities, files: [Self.name: document, Self.big: #"{ "n": 40 }"#])
    name = Self.name
    session.open(name, document)
  }

  /// Returns the document with a text replaced.
  static func replacing(_ old: String, with new: String) -> String {
    document.replacing(old, with: new, maxReplacements: 1)
  }

  // MARK: - Commands

  /// Runs a command with more arguments, and returns its result, or `CODE: MESSAGE` if it failed.
  func run(_ command: String, _ arguments: String = "") async -> String {
    await session.run(command, name, arguments.isEmpty ? "" : ", " + arguments)
  }

  /// Returns the frame with which the server responds to a command.
  func frame(_ command: String, _ arguments: String = "") async -> ServerMessage {
    ServerMessage(await run(command, arguments))
  }

  /// Opens a preview, or changes its options.
  func preview(_ options: String = "") async -> ServerMessage { await frame("preview", options) }

  /// Taps a node.
  @discardableResult
  func tap(_ pointer: String = add, _ more: String = "") async -> ServerMessage {
    await frame("preview.send", #""event": "onTap", "pointer": "\#(pointer)"\#(more)"#)
  }

  /// Enters a text in the field.
  @discardableResult
  func type(_ text: String, _ more: String = "") async -> ServerMessage {
    await frame(
      "preview.send", #""event": "onValueChanged", "pointer": "\#(Self.field)", "value": "\#(text)"\#(more)"#)
  }

  // MARK: - Changes

  /// Replaces the text of the document.
  func change(to text: String, version: Int) async {
    session.change(name, to: text, version: version)
    await session.settle()
  }

  /// Writes a file next to the document, or deletes it, and reports that.
  func report(_ name: String, _ text: String?) async {
    if let text { session.write(name, text) } else { session.remove(name) }
    session.filesChanged(name)
    await session.settle()
  }

  // MARK: - Frames

  /// The frames that the server has sent without a request; without a name, those of the document's own
  /// preview.
  func sent(_ preview: String? = nil) -> [ServerMessage] {
    session.sent("clads/previewDidChange").compactMap { $0.value("params") }
      .filter { $0.string("preview") == preview ?? session.uri(name) }
  }

  /// The latest frame that the server has sent without a request.
  func latest(_ preview: String? = nil) -> ServerMessage? { sent(preview).last }
}

extension ServerMessage {
  /// Returns whether a frame shows a text.
  func shows(_ text: String) -> Bool { string("text")?.contains(text) == true }

  /// The rows of a frame.
  var rows: [String] {
    string("text")?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  /// The control of a frame with a pointer.
  func control(_ pointer: String) -> ServerMessage? {
    elements("controls").first { $0.string("pointer") == pointer }
  }
}
