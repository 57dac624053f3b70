package import JSONSyntax

/// `client/registerCapability`: subscribes the server to notifications.
package struct RegistrationParams: JSONEncodable {
  package let registrations: [Registration]

  package init(registrations: [Registration]) { self.registrations = registrations }

  package func encode(to json: inout JSONWriter) {
    json.object { $0.member("registrations", registrations) }
  }
}

/// A dynamic registration of the server with the client.
package enum Registration: JSONEncodable {
  /// Changes to files on disk that match any of these globs.
  case watchedFiles([String])
  /// Changes to a section of the user's settings.
  case configuration(String)
  /// A request or notification about the documents that filters select; `options` are those of the capability
  /// of the same name.
  case documents(method: String, [DocumentFilter], options: LSPAny?)

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .watchedFiles(let globs):
        json.member("id", "clads-files")
        json.member("method", "workspace/didChangeWatchedFiles")
        json.member(
          "registerOptions", object: { $0.member("watchers", globs.map { ["globPattern": $0] }) })
      case .configuration(let section):
        json.member("id", "clads-configuration")
        json.member("method", "workspace/didChangeConfiguration")
        json.member("registerOptions", object: { $0.member("section", section) })
      case .documents(let method, let filters, let options):
        json.member("id", "clads-swift-\(method)")
        json.member("method", method)
        json.member(
          "registerOptions",
          object: { json in
            json.member("documentSelector", filters)
            guard let members = options?.node.object?.members else { return }
            for member in members {
              if let value = member.value.flatMap({ try? LSPAny(json: $0) }) {
                json.member(member.nameText, value)
              }
            }
          })
      }
    }
  }
}

/// `workspace/configuration`: asks the client for one section of the user's settings.
package struct ConfigurationParams: JSONEncodable {
  package let section: String

  package init(section: String) { self.section = section }

  package func encode(to json: inout JSONWriter) {
    json.object { $0.member("items", [["section": section]]) }
  }
}

/// A filter of documents by language and path.
package struct DocumentFilter: JSONEncodable, Sendable, Hashable {
  package let language: String
  /// A glob that the path must match.
  package let pattern: String

  package init(language: String, pattern: String) {
    self.language = language
    self.pattern = pattern
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("language", language)
      json.member("scheme", "file")
      json.member("pattern", pattern)
    }
  }
}

/// A filter of files in messages about operations on them.
package struct FileOperationFilter: JSONEncodable, Sendable, Hashable {
  /// A glob that the path must match.
  package let glob: String
  /// What may match: `file` or `folder`.
  package let matches: String

  package init(glob: String, matches: String) {
    self.glob = glob
    self.matches = matches
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("scheme", "file")
      json.member(
        "pattern",
        object: { json in
          json.member("glob", glob)
          json.member("matches", matches)
        })
    }
  }
}
