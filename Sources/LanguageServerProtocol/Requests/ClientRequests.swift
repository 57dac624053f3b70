public import JSONSyntax

/// `client/registerCapability`: what the server wants to hear from now on.
public struct RegistrationParams: JSONEncodable {
  /// What it wants to hear.
  public let registrations: [Registration]

  /// Creates a wish.
  public init(registrations: [Registration]) { self.registrations = registrations }

  /// Writes the wish.
  public func encode(to json: inout JSONWriter) {
    json.object { $0.member("registrations", registrations) }
  }
}

/// One thing that the server wants to hear.
public enum Registration: JSONEncodable {
  /// Changes of files on disk, by glob.
  case watchedFiles([String])
  /// Changes of a section of the user's settings.
  case configuration(String)

  /// Writes the registration.
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

/// `workspace/configuration`: a question about one section of the user's settings.
public struct ConfigurationParams: JSONEncodable {
  /// The section.
  public let section: String

  /// Creates a question.
  public init(section: String) { self.section = section }

  /// Writes the question.
  public func encode(to json: inout JSONWriter) {
    json.object { $0.member("items", [["section": section]]) }
  }
}
