import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport

extension ServerSession {
  /// The URI of a file in the folder of the session; a name with a scheme is a URI itself.
  func uri(_ name: String) -> String {
    name.contains(":") ? name : FileURI(path: path(name)).string
  }

  /// Returns the path of a file in the folder of the session.
  func path(_ name: String) -> String { scratch.path(name) }

  /// Writes a file in the folder of the session.
  func write(_ name: String, _ text: String) { scratch.write(name, text) }

  /// Deletes a file in the folder of the session.
  func remove(_ name: String) { scratch.remove(name) }

  /// The member `textDocument` of parameters.
  func document(_ name: String) -> String { #""textDocument": { "uri": "\#(uri(name))" }"# }

  /// Returns parameters about a position.
  func position(_ name: String, _ line: Int, _ character: Int) -> String {
    #"{ \#(document(name)), "position": { "line": \#(line), "character": \#(character) } }"#
  }

  func open(_ name: String, _ text: String, version: Int = 1, language: String = "clads") {
    notify(
      "textDocument/didOpen",
      """
      { "textDocument": { "uri": "\(uri(name))", "languageId": "\(language)", "version": \(version),
        "text": \(quoted(text)) } }
      """)
  }

  /// Replaces the text of a document.
  func change(_ name: String, to text: String, version: Int) {
    change(name, [#"{ "text": \#(quoted(text)) }"#], version: version)
  }

  /// Applies changes to a document.
  func change(_ name: String, _ changes: [String], version: Int) {
    notify(
      "textDocument/didChange",
      """
      { "textDocument": { "uri": "\(uri(name))", "version": \(version) },
        "contentChanges": [\(changes.joined(separator: ", "))] }
      """)
  }

  func close(_ name: String) { notify("textDocument/didClose", "{ \(document(name)) }") }

  /// Reports changes of files.
  func filesChanged(_ names: String...) {
    let changes = names.map { #"{ "uri": "\#(uri($0))", "type": 2 }"# }.joined(separator: ", ")
    notify("workspace/didChangeWatchedFiles", #"{ "changes": [\#(changes)] }"#)
  }

  /// Adds a folder, in that of the session, to the workspace; `""` is the folder of the session itself.
  func add(folder name: String) { changeFolders("added", "removed", name) }

  /// Removes a folder from the workspace.
  func removeFolder(_ name: String) { changeFolders("removed", "added", name) }

  private func changeFolders(_ changed: String, _ unchanged: String, _ name: String) {
    notify(
      "workspace/didChangeWorkspaceFolders",
      #"{ "event": { "\#(changed)": [{ "uri": "\#(uri(name))", "name": "x" }], "\#(unchanged)": [] } }"#)
  }

  /// Sets the settings of the section `clads`.
  func set(_ settings: String) {
    notify("workspace/didChangeConfiguration", #"{ "settings": { "clads": \#(settings) } }"#)
  }

  /// The rules with findings in a file, each time they were published.
  func published(_ name: String) -> [[String]] {
    sent("textDocument/publishDiagnostics").filter { $0.string("params", "uri") == uri(name) }.map {
      $0.strings(in: "params", "diagnostics", of: "code")
    }
  }

  /// Returns the text of the hover at a position.
  func hover(_ name: String, _ line: Int, _ character: Int) async -> String {
    await call("textDocument/hover", position(name, line, character))
  }

  /// Runs a command on a document.
  func run(_ command: String, _ name: String, _ more: String = "") async -> String {
    await call("workspace/executeCommand", arguments(command, name, more))
  }

  /// Returns the parameters of a command on a document.
  func arguments(_ command: String, _ name: String, _ more: String = "") -> String {
    let argument = #"{ "uri": "\#(uri(name))"\#(more) }"#
    return #"{ "command": "clads.\#(command)", "arguments": [\#(argument)] }"#
  }

  /// Returns a string as JSON.
  func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

/// The documents of the tests.
enum Screens {
  /// A document without findings; the style of its label is at line 2.
  static let good = """
    {
      "id": "small",
      "styles": { "title": { "fontSize": 28, "textColor": "#14281D" } },
      "root": { "children": [{ "type": "label", "text": "Hello", "styleId": "title" }] }
    }
    """
  /// A document with one finding, a component kind that does not exist.
  static let misspelled = good.replacing(#""type": "label""#, with: #""type": "labbel""#)
  /// A document with one finding, a style that is not used.
  static let unused = good.replacing(#", "styleId": "title""#, with: "")

  /// Returns a document that shows a text.
  static func label(_ text: String, state: String = "{}") -> String {
    """
    { "id": "a", "state": \(state), "root": { "children": [
      { "type": "label", "text": "\(text)" } ] } }
    """
  }
}
