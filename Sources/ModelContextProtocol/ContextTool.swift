package import JSONSyntax
package import LanguageServerProtocol

/// A tool as a client sees it: `Tool` in the specification.
package struct ContextTool: JSONEncodable {
  package let name: String
  package let title: String
  package let documentation: String
  /// The JSON Schema of the arguments.
  package let inputSchema: LSPAny
  /// Whether it never changes a file.
  package let isReadOnly: Bool

  package init(
    name: String, title: String, documentation: String, inputSchema: LSPAny, isReadOnly: Bool = true
  ) {
    self.name = name
    self.title = title
    self.documentation = documentation
    self.inputSchema = inputSchema
    self.isReadOnly = isReadOnly
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("title", title)
      json.member("description", documentation)
      json.member("inputSchema", inputSchema)
      json.member("annotations") { json in
        json.member("readOnlyHint", isReadOnly)
        if !isReadOnly { json.member("destructiveHint", true) }
        json.member("openWorldHint", false)
      }
    }
  }
}

/// What a tool answers: `CallToolResult` in the specification.
package struct ContextAnswer: Sendable, Hashable {
  /// A part of an answer.
  package enum Part: Sendable, Hashable {
    case text(String)
    /// A picture: PNG, in Base64.
    case picture(String)
  }

  package var parts: [Part]
  /// Whether the tool could not do what was asked for.
  package var isError: Bool

  package init(_ text: String, isError: Bool = false) {
    parts = [.text(text)]
    self.isError = isError
  }

  package init(_ parts: [Part]) {
    self.parts = parts
    isError = false
  }

  func encodeMembers(to json: inout JSONWriter) {
    json.name("content")
    json.array { json in
      for part in parts {
        json.object { json in
          switch part {
          case .text(let text):
            json.member("type", "text")
            json.member("text", text)
          case .picture(let data):
            json.member("type", "image")
            json.member("data", data)
            json.member("mimeType", "image/png")
          }
        }
      }
    }
    json.member("isError", isError)
  }
}

/// A resource that a client can read: `Resource` in the specification.
package struct ContextResource: JSONEncodable, Hashable {
  package let uri: String
  package let name: String
  package let documentation: String
  package let mimeType: String

  package init(uri: String, name: String, documentation: String, mimeType: String) {
    self.uri = uri
    self.name = name
    self.documentation = documentation
    self.mimeType = mimeType
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("name", name)
      json.member("description", documentation)
      json.member("mimeType", mimeType)
    }
  }
}

/// A prompt that a user of a client can choose: `Prompt` in the specification.
package struct ContextPrompt: JSONEncodable, Hashable {
  /// An argument of a prompt, which the user fills in.
  package struct Argument: JSONEncodable, Hashable {
    package let name: String
    package let documentation: String
    package let isRequired: Bool

    package init(_ name: String, _ documentation: String, isRequired: Bool = false) {
      self.name = name
      self.documentation = documentation
      self.isRequired = isRequired
    }

    package func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("name", name)
        json.member("description", documentation)
        json.member("required", isRequired)
      }
    }
  }

  package let name: String
  package let title: String
  package let documentation: String
  package let arguments: [Argument]

  package init(name: String, title: String, documentation: String, arguments: [Argument]) {
    self.name = name
    self.title = title
    self.documentation = documentation
    self.arguments = arguments
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("title", title)
      json.member("description", documentation)
      json.member("arguments", arguments)
    }
  }
}
