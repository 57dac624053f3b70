public import JSONSyntax

/// `client/registerCapability`: subscribes the server to notifications.
public struct RegistrationParams: JSONEncodable {
  public let registrations: [Registration]

  public init(registrations: [Registration]) { self.registrations = registrations }

  public func encode(to json: inout JSONWriter) {
    json.object { $0.member("registrations", registrations) }
  }
}

/// A dynamic registration of the server with the client.
public enum Registration: JSONEncodable {
  /// Changes to files on disk that match any of these globs.
  case watchedFiles([String])
  /// Changes to a section of the user's settings.
  case configuration(String)

  public func encode(to json: inout JSONWriter) {
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
      }
    }
  }
}

/// `workspace/configuration`: asks the client for one section of the user's settings.
public struct ConfigurationParams: JSONEncodable {
  public let section: String

  public init(section: String) { self.section = section }

  public func encode(to json: inout JSONWriter) {
    json.object { $0.member("items", [["section": section]]) }
  }
}
