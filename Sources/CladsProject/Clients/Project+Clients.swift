import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// The names that a version of the app lacks, and others have.
struct LackingNames: Equatable {
  private(set) var bySlot: [Slot: Set<String>] = [:]

  mutating func insert(_ names: some Sequence<String>, in slot: Slot) {
    bySlot[slot, default: []].formUnion(names)
  }

  mutating func insert(_ other: LackingNames) {
    for (slot, names) in other.bySlot { insert(names, in: slot) }
  }

  mutating func insert(_ names: ClientNames?) {
    for (slot, names) in names?.bySlot ?? [] { insert(names.map(\.nameOfEntry), in: slot) }
  }

  mutating func remove(_ names: ClientNames?) {
    for (slot, names) in names?.bySlot ?? [] { bySlot[slot]?.subtract(names.map(\.nameOfEntry)) }
  }
}

extension Slot {
  /// What to do about a name that no version of the app has.
  fileprivate var wayToDeclare: String {
    switch self {
    case .token: "add it to a design system of this file"
    case .asset: "add it to the asset catalogs of the app"
    case .node, .action: "declare it outside of `clients`, or in an earlier client if it is gone"
    default: "declare it in this file, outside of `clients`"
    }
  }
}

extension LocatedText {
  /// The name, without the `@` of a token.
  fileprivate var nameOfEntry: String { text.hasPrefix("@") ? String(text.dropFirst()) : text }
}

extension ProjectFile {
  /// The names that each of the clients lacks.
  ///
  /// The first client that mentions a name decides whether older ones have it: they do if it removes the
  /// name, and do not if it adds it.
  var lackingNames: [LackingNames] {
    let clients = clients ?? []
    var lacking = LackingNames()
    for client in clients.reversed() {
      lacking.remove(client.removes)
      lacking.insert(client.adds)
    }
    return clients.indices.map { index in
      lacking.remove(clients[index].adds)
      lacking.insert(clients[index].removes)
      // What only earlier versions define is gone.
      var all = lacking
      let (earlier, later) = (clients[..<index], clients[index...])
      all.insert(
        Self.names(of: earlier.map(\.components), besides: later.map(\.components), components), in: .node)
      all.insert(Self.names(of: earlier.map(\.actions), besides: later.map(\.actions), actions), in: .action)
      return all
    }
  }

  /// Returns the names that some lists define, and that neither others nor the project do.
  private static func names<Value>(
    of lists: [NamedList<Value>?], besides others: [NamedList<Value>?], _ current: NamedList<Value>?
  ) -> Set<String> {
    Set(lists.flatMap { $0?.keys ?? [] })
      .subtracting(others.flatMap { $0?.keys ?? [] }).subtracting(current?.keys ?? [])
      // What is built in is never replaced.
      .subtracting(Project.builtInKinds)
  }

  /// Returns the project file as one of its clients would have it, apart from the names that it lacks; `nil`
  /// if that is the same.
  func asWritten(for index: Int) -> ProjectFile? {
    guard let clients, clients.indices.contains(index) else { return nil }
    let client = clients[index]
    // A definition holds up to its client, so the next one counts.
    let later = clients[index...]
    let components = later.flatMap { $0.components ?? [] }
    let actions = later.flatMap { $0.actions ?? [] }
    let hasOwnLevel = client.formatLevel != nil && client.formatLevel != (formatLevel ?? .base)
    if !hasOwnLevel, client.sources == nil, client.revision == nil, components.isEmpty, actions.isEmpty {
      return nil
    }
    var file = self
    file.clients = nil
    file.formatLevel = client.formatLevel ?? formatLevel
    file.sources = client.sources ?? sources
    file.components = Self.entries(self.components, replacedBy: components)
    file.actions = Self.entries(self.actions, replacedBy: actions)
    return file
  }

  private static func entries<Value>(
    _ current: NamedList<Value>?, replacedBy others: [Named<Value>]
  ) -> NamedList<Value>? {
    if others.isEmpty { return current }
    var entries = current ?? NamedList()
    var known: Set<String> = []
    for entry in others where known.insert(entry.name).inserted {
      entries[entry.name] = nil
      entries.append(entry)
    }
    return entries
  }
}

extension Project {
  /// Adds the clients of the project file, and returns the findings about them.
  mutating func addClients(
    _ file: ProjectFile, path: String, _ tree: SyntaxTree, _ files: some FileReading,
    _ outside: PathsOutside, after earlier: Project?
  ) -> [Finding] {
    guard let described = file.clients else { return [] }
    var findings: [Finding] = []
    var lacking = file.lackingNames
    var own: [Project?] = []
    for (index, client) in described.enumerated() {
      findings += Self.contradictions(client, tree)
      var reading = ClientReading(client, path: path, tree, outside, after: earlier)
      own.append(file.asWritten(for: index).map { reading.project($0, files) })
      if let project = own[index] {
        lacking[index].insert(names(lackingIn: project, besides: client))
        if project.revisionFiles == nil {
          companions = Set(companions + project.companions).sorted()
          sourcePatterns += project.sourcePatterns.filter { !sourcePatterns.contains($0) }
        }
      }
      findings += reading.findings
    }
    findings += unknownNames(file, own.compactMap(\.self), tree)
    let names = described.map { $0.name?.text ?? "" }
    var versions: [Slot: [String: String]] = [:]
    for (index, name) in described.map(\.name).enumerated() {
      guard let name else { continue }
      if let problem = Self.problem(with: name.text, after: names[..<index]) {
        findings.append(
          Finding(
            .projectWrongType, at: tree.withView { $0.range(name.node) }, problem,
            help: "each client has a name of its own without spaces, such as the version of the app"))
        continue
      }
      var other = own[index] ?? self
      if own[index] != nil { other.adopt(self, file) }
      other.clients = []
      other.findings = []
      other.remove(lacking[index]) { name, slot in
        if let known = versions[slot]?[name] { return known }
        let found = Self.versions(having: name, in: slot, names, lacking)
        versions[slot, default: [:]][name] = found
        return found
      }
      other.selectedClient = clients.count
      let lackingNames = own[index] == nil ? lacking[index].bySlot.values.flatMap(\.self) : nil
      clients.append(Client(name: name.text, project: other, lackingNames: lackingNames))
    }
    clientNames = clients.map(\.name)
    for index in clients.indices { clients[index].project.clientNames = clientNames }
    return findings
  }

  /// Returns what is wrong with the name of a client; `nil` if nothing is.
  private static func problem(with name: String, after others: some Sequence<String>) -> String? {
    if name.isEmpty { return "the name of a client is empty" }
    // A gate in a comment has a space after the name.
    if name.contains(where: { $0.isWhitespace || $0.isNewline }) || name.hasPrefix("--") {
      return "the name of a client cannot be `\(name)`"
    }
    return others.contains(name) ? "there are two clients `\(name)`" : nil
  }

  /// Takes over what a client shares with the project, and whether its names are all known.
  private mutating func adopt(_ project: Project, _ file: ProjectFile) {
    baseline = project.baseline
    baselinePath = project.baselinePath
    // Pictures are those of today.
    assetFiles = project.assetFiles
    if file.components == nil, sources?.isClosed(.node) != true { vocabulary.closed.remove(.node) }
    if file.actions == nil, sources?.isClosed(.action) != true { vocabulary.closed.remove(.action) }
  }

  /// Returns the names of the project that its source shows, and that of a client does not although it shows
  /// all names. What the client itself lists does not count.
  private func names(lackingIn other: Project, besides client: ClientFile) -> LackingNames {
    var lacking = LackingNames()
    let listed = [Slot.node: client.components?.keys, .action: client.actions?.keys]
    for slot in [Slot.node, .action] {
      guard let sources, let others = other.sources, others.isClosed(slot) else { continue }
      let names = vocabulary.entries(in: slot).map(\.name).filter { name in
        !sources.declarations(of: name, in: slot).isEmpty
          && others.declarations(of: name, in: slot).isEmpty
      }
      lacking.insert(Set(names).subtracting((listed[slot] ?? nil) ?? []), in: slot)
    }
    if other.vocabulary.closed.contains(.asset) {
      let names = Set(vocabulary.entries(in: .asset).map(\.name))
      lacking.insert(names.subtracting(other.vocabulary.entries(in: .asset).map(\.name)), in: .asset)
    }
    for (name, system) in designSystems {
      guard let others = other.designSystems[name], others.isClosed else { continue }
      lacking.insert(Set(system.certainNames).subtracting(others.certainNames), in: .token)
    }
    return lacking
  }

  /// Returns the versions of the app that have a name, as in "`4.2` and later".
  private static func versions(
    having name: String, in slot: Slot, _ names: [String], _ lacking: [LackingNames]
  ) -> String {
    let having = zip(names, lacking).filter { !$0.0.isEmpty }.map {
      ($0, $1.bySlot[slot]?.contains(name) != true)
    }
    guard let first = having.firstIndex(where: \.1), let last = having.lastIndex(where: \.1) else {
      return "a later version"
    }
    if !having[first...last].allSatisfy(\.1) || (first > 0 && last < having.count - 1) {
      return joined(having.filter(\.1).map(\.0), last: "and")
    }
    return last == having.count - 1 ? "\(having[first].0) and later" : "\(having[last].0) and earlier"
  }

  /// Returns findings about names that a client both adds and removes.
  private static func contradictions(_ client: ClientFile, _ tree: SyntaxTree) -> [Finding] {
    let added = Set((client.adds?.bySlot ?? []).flatMap { $0.names.map(\.nameOfEntry) })
    let removed = (client.removes?.bySlot ?? []).flatMap(\.names)
    return removed.filter { added.contains($0.nameOfEntry) }.map { name in
      Finding(
        .projectWrongType, at: tree.withView { $0.range(name.node) },
        "this client adds and removes `\(name.nameOfEntry)`", help: "delete one of the two")
    }
  }

  /// Returns findings about names that clients add or remove, and that no version of the app has.
  private func unknownNames(_ file: ProjectFile, _ own: [Project], _ tree: SyntaxTree) -> [Finding] {
    let mentioned = (file.clients ?? []).flatMap { ($0.adds?.bySlot ?? []) + ($0.removes?.bySlot ?? []) }
    return Dictionary(grouping: mentioned, by: \.slot).flatMap { slot, mentioned in
      guard let known = knownNames(in: slot, file, own) else { return [Finding]() }
      return mentioned.flatMap(\.names).filter { !known.contains($0.nameOfEntry) }.map { name in
        let near = KnownNames(known.sorted()).closest(to: name.nameOfEntry)
        let range = tree.withView { $0.range(name.node) }
        let sign = name.text.hasPrefix("@") ? "@" : ""
        return Finding(
          .clientUnknownName, at: range, "no version of the app has the \(slot.noun) `\(name.nameOfEntry)`",
          help: didYouMean(near) ?? slot.wayToDeclare,
          fixes: near.map {
            QuickFix("Replace with `\(sign)\($0)`", replacing: range, with: StringLiteral.quoted(sign + $0))
          })
      }
    }
  }

  /// Returns the names that any version of the app has in a slot; `nil` if there may be more. `own` are the
  /// projects of clients that have one of their own.
  private func knownNames(in slot: Slot, _ file: ProjectFile, _ own: [Project]) -> Set<String>? {
    let projects = [self] + own
    let defined: [String]
    switch slot {
    case .node, .action, .asset:
      guard projects.allSatisfy({ $0.vocabulary.closed.contains(slot) }) else { return nil }
      defined = []
    case .token:
      guard projects.allSatisfy({ $0.designSystems.values.allSatisfy(\.isClosed) }) else { return nil }
      defined = projects.flatMap { $0.designSystems.values.flatMap(\.certainNames) }
    case .destination:
      guard let destinations, !documentsAreDestinations else { return nil }
      defined = destinations
    case .sectionLayout, .modifier: defined = []
    case .function, .rule, .designSystem: return nil
    }
    let entries = projects.flatMap { $0.vocabulary.entries(in: slot).map(\.name) }
    return Set(defined + entries)
  }

  /// Removes names that the app lacks in one of its versions; `versions` returns those that have a name.
  mutating func remove(_ names: LackingNames, _ versions: (String, Slot) -> String) {
    for (slot, names) in names.bySlot {
      let entries = names.map { ($0, versions($0, slot)) }
      vocabulary.remove(Dictionary(entries) { $1 }, from: slot)
    }
    let lacking = { (slot: Slot) in names.bySlot[slot] ?? [] }
    destinations?.removeAll { lacking(.destination).contains($0) }
    assets.removeAll { $0.kind.isImage && lacking(.asset).contains($0.name) }
    designSystems = designSystems.mapValues { $0.removing(lacking(.token)) }
  }
}
