import CladsLanguageService
import CladsPreview
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension EventLoop {
  /// Handles `initialize`.
  mutating func initialize(_ id: RequestID, _ json: SyntaxNode) {
    let params: InitializeParams
    do {
      params = try InitializeParams(json: json)
    } catch {
      return refuse(id, .invalidParams, "initialize: \(error.message)")
    }
    client = params.capabilities
    encoding = params.positionEncodings.first ?? .utf16
    folders = params.folders.filter(\.isFile)
    parent = params.processId
    trace = params.trace ?? "off"
    if let options = params.initializationOptions {
      settings = Settings(json: options.node)
      client.clientCommands = Set(options.node.list(["clientCommands"]))
    }
    projects.apply(settings, folders: folders)
    previewQueue?.use(encoding)
    previewQueue?.enqueue(PreviewDefaults(settings))
    phase = .running
    outbox.send(
      .response(id, InitializeResult(capabilities: capabilities(), name: name, version: version)))
  }

  private func capabilities() -> ServerCapabilities {
    var capabilities = Route.capabilities(for: client)
    capabilities.provide("positionEncoding", encoding)
    capabilities.provide("textDocumentSync") { json in
      json.member("openClose", true)
      json.member("change", 2)
    }
    capabilities.provide("workspace") { json in
      json.member(
        "workspaceFolders",
        object: { json in
          json.member("supported", true)
          json.member("changeNotifications", true)
        })
    }
    return capabilities
  }

  /// Handles `initialized`: the server may only send its own requests from now on.
  mutating func initialized() {
    var registrations: [Registration] = []
    if client.registersWatchedFiles {
      registrations.append(.watchedFiles(["**/*.json", "**/*.clads"]))
    }
    if client.registersConfiguration { registrations.append(.configuration("clads")) }
    if !registrations.isEmpty {
      request("client/registerCapability", RegistrationParams(registrations: registrations))
    }
    requestConfiguration()
    log("\(name) \(version), positions in \(encoding.name)")
    scan()
  }

  /// Requests the user's settings from the client.
  mutating func requestConfiguration() {
    guard client.configuration else { return }
    request("workspace/configuration", ConfigurationParams(section: "clads")) { loop, result in
      guard let settings = result.array?.elements.first(where: { _ in true }), settings.kind == .object else {
        return
      }
      loop.apply(Settings(json: settings))
    }
  }

  /// Applies the user's settings.
  mutating func apply(_ new: Settings) {
    guard new != settings else { return }
    settings = new
    previewQueue?.enqueue(PreviewDefaults(new))
    projects.apply(new, folders: folders)
    projectsChanged()
  }
}
