import CladsLanguageService
import CladsPreview
import CladsRendering
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
      return client.refuse(id, .invalidParams, "initialize: \(error.message)")
    }
    folders = params.folders.filter(\.isFile)
    lifecycle.parent = params.processId
    let reading = params.initializationOptions.map { SettingsReading($0.node) }
    if let reading { settings = reading.settings }
    projects.apply(settings, folders: folders)
    swift = swiftSelectors
    projects.hasSwiftDocuments = !swift.isEmpty
    client.initialize(params, sharesBuffers: !swift.isEmpty)
    previews.queue?.use(client.encoding)
    previews.queue?.enqueue(settings.preview)
    lifecycle.phase = .running
    client.outbox.send(
      .response(id, InitializeResult(capabilities: capabilities(), name: name, version: version)))
    if let reading { showProblems(of: reading) }
  }

  /// The Swift files that the projects of the workspace list now.
  private var swiftSelectors: SwiftSelectors {
    SwiftSelectors(folders: folders.map(\.path), project: projects.file)
  }

  /// The registrations for Swift files, which clients send to this server only because of them.
  private var swiftRegistrations: [Registration] {
    let supported = client.capabilities.documentRegistrations
    guard !swift.isEmpty, supported.contains("synchronization") else { return [] }
    let filters = swift.filters
    var registrations = ["didOpen", "didChange", "didClose"].map { name in
      Registration.documents(
        method: "textDocument/\(name)", filters,
        options: name == "didChange" ? LSPAny(["syncKind": 2]) : nil)
    }
    for (method, capabilities) in Route.swiftCapabilities(for: client.capabilities) {
      let name = method.split(separator: "/").last.map(String.init) ?? method
      guard supported.contains(name), !capabilities.values.isEmpty else { continue }
      let options = capabilities.values.first { $0.node.kind == .object }
      registrations.append(.documents(method: method, filters, options: options))
    }
    return registrations
  }

  /// Says once that Swift files which a project lists since the start need a restart.
  mutating func showRestartForSwift() {
    guard lifecycle.isRunning, swift.isEmpty, !hasShownRestart, !swiftSelectors.isEmpty else { return }
    hasShownRestart = true
    client.show(
      "The project file now lists Swift files. Restart the language server to see the documents in them.")
  }

  private func capabilities() -> ServerCapabilities {
    var capabilities = Route.capabilities(for: client.capabilities)
    capabilities.provide("positionEncoding", client.encoding)
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
      FileRenameFeature.writeOperations(for: client.capabilities, to: &json)
    }
    return capabilities
  }

  /// Handles `initialized`: the server may only send its own requests from now on.
  mutating func initialized() {
    var registrations: [Registration] = []
    if client.capabilities.registersWatchedFiles {
      registrations.append(.watchedFiles(["**/*.json", "**/*.clads", "**/*.swift"]))
    }
    if client.capabilities.registersConfiguration { registrations.append(.configuration("clads")) }
    registrations += swiftRegistrations
    if !registrations.isEmpty {
      client.request("client/registerCapability", RegistrationParams(registrations: registrations))
    }
    requestConfiguration()
    client.log("\(name) \(version), positions in \(client.encoding.name)")
    for conflict in names.conflicts { client.log(conflict.message, isWarning: true) }
    scan()
  }

  /// Handles `shutdown`.
  mutating func shutDown(_ id: RequestID) {
    lifecycle.phase = .shutDown
    deadline.use(lifecycle.exitStatus)
    scans.cancel()
    documents.cancelWork()
    for id in requests.cancelAll() {
      client.refuse(id, .requestCancelled, "the server is shutting down")
    }
    previews.queue?.close()
    client.outbox.send(.response(id, LSPNull()))
  }

  /// Requests the user's settings from the client.
  mutating func requestConfiguration() {
    guard client.capabilities.configuration else { return }
    client.request(
      "workspace/configuration", ConfigurationParams(section: "clads"), awaiting: .configuration)
  }

  /// Applies the settings in the response to `workspace/configuration`.
  mutating func applyConfiguration(_ result: SyntaxNode) {
    guard let settings = result.array?.elements.first(where: { _ in true }), settings.kind == .object else {
      return
    }
    apply(SettingsReading(settings))
  }

  /// Applies the user's settings, and shows which of them are invalid.
  mutating func apply(_ reading: SettingsReading) {
    showProblems(of: reading)
    let new = reading.settings
    guard new != settings else { return }
    settings = new
    previews.queue?.enqueue(new.preview)
    projects.apply(new, folders: folders)
    projectsChanged()
  }

  /// Shows what is wrong with settings, each problem once for as long as it lasts.
  private mutating func showProblems(of reading: SettingsReading) {
    for problem in reading.problems where !shownProblems.contains(problem) {
      client.show(problem, isWarning: true)
    }
    shownProblems = Set(reading.problems)
  }
}
