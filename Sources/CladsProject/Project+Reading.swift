import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

extension Project {
  /// Reads a project file. Errors in it are in `findings` of the result; the broken parts count as absent.
  /// The `path` is for messages and links; paths in `files` are relative to the folder of the project file.
  /// Of the Swift files that an `earlier` version of the project has, only those that have changed are read
  /// again.
  public static func read(
    _ bytes: [UInt8], path: String, files: some FileReading, after earlier: Project? = nil
  ) -> Project {
    let tree = SyntaxTree.parse(bytes)
    let (file, readingFindings, facts) = tree.withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      let file = ProjectFile.schema.readReporting(0, &reading) ?? ProjectFile()
      return (file, reading.findings, reading.facts)
    }
    let outside = PathsOutside(file, facts, tree, files)
    var (project, nameFindings) = read(file, path: path, tree, files, outside, after: earlier)
    let baselineFindings = project.addBaseline(file, tree, files, outside)
    project.findings = tree.mistakes.map {
      Finding(.projectSyntax, at: $0.range, $0.message, help: $0.help)
    }
    project.findings += readingFindings.map { finding in
      finding.id == .jsonSyntaxError || finding.id == .jsonDuplicateKey
        ? finding.with(.projectSyntax) : Self.finding(finding)
    }
    project.findings += shadowedKinds(file, tree) + nameFindings + baselineFindings
    project.findings += effectFindings(file, tree) + modifierNameFindings(file, tree)
    project.findings += project.globFindings(file, tree, files, outside) + outside.findings
    project.findings += project.addClients(file, path: path, tree, files, outside, after: earlier)
    return project
  }

  /// Returns the project that a project file describes, without its clients, and the findings about the files
  /// that it names.
  static func read(
    _ file: ProjectFile, path: String, _ tree: SyntaxTree, _ files: some FileReading,
    _ outside: PathsOutside, after earlier: Project?
  ) -> (Project, [Finding]) {
    var project = Project(level: file.formatLevel == .extended ? .extended : .base)
    project.path = path
    project.target = file.target ?? .device
    project.renderer = file.renderer?.renderer
    let sourceFindings = project.readSources(file, tree, files, outside, after: earlier)
    project.take(file, path: path, tree: tree)
    let tokenFindings = project.addDesignSystems(file, tree, files, outside)
    let assetFindings = project.addAssets(file, tree, files, outside)
    return (project, assetFindings + tokenFindings + sourceFindings)
  }

  /// Returns the globs of the Swift files with documents that a project file lists; nothing else is read.
  package static func swiftGlobs(in bytes: [UInt8]) -> [String] {
    SyntaxTree.parse(bytes).withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      let file = ProjectFile.schema.readReporting(0, &reading) ?? ProjectFile()
      return (file.documents ?? []).compactMap { selector in
        selector.isSwift ? selector.node.map { view.string($0) } : nil
      }
    }
  }

  private mutating func take(_ file: ProjectFile, path: String, tree: SyntaxTree) {
    register(file, path: path, tree: tree)
    documents = file.documents ?? []
    samples = (file.samples ?? []).map {
      SamplePatterns(document: Glob($0.name), files: $0.value.map(\.files))
    }
    let tokens = (file.designSystems ?? []).flatMap { ($0.value.tokens ?? []).map(\.text) }
    exclude = ((file.exclude ?? []) + tokens).map { Glob($0) } + samples.flatMap { $0.files.map(\.glob) }
    companionPatterns = tokens.map(Glob.init)
    assetPatterns = (file.assets ?? []).map { Self.assetPattern($0.text) }
    destinations = file.destinations
    documentsAreDestinations = file.documentsAreDestinations ?? false
    registerSources(besides: file)
    hostActions = Set(file.hostActions ?? [])
    hostState = HostStateFile.paths(of: file.hostState ?? [])
    rules = Self.levels(file.rules ?? [])
    overrides = (file.overrides ?? []).map {
      Override(files: $0.files.map(Glob.init), rules: Self.levels($0.rules ?? []))
    }
  }

  private mutating func register(_ file: ProjectFile, path: String, tree: SyntaxTree) {
    func origin(_ key: RecordIndex) -> EntryOrigin {
      .project(path: path, range: tree.withView { $0.range(key) })
    }
    vocabulary.register(
      (file.components ?? []).filter { !Self.builtInKinds.contains($0.name) }.map {
        let node = $0.value.node(named: $0.name, in: sources?.component(named: $0.name))
        return Entry(name: $0.name, documentation: node.documentation, origin: origin($0.key), .node(node))
      }, in: .node)
    for component in file.components ?? [] {
      if let preview = component.value.preview { componentPreviews[component.name] = preview }
      componentPlaceholders[component.name] = component.value.placeholder
    }
    vocabulary.register(
      (file.actions ?? []).map {
        let action = $0.value.description(named: $0.name, in: sources?.action(named: $0.name))
        return Entry(
          name: $0.name, documentation: action.documentation, origin: origin($0.key), .action(action))
      }, in: .action)
    vocabulary.register(
      (file.sectionLayouts ?? []).map {
        let layout = $0.value.description(named: $0.name)
        return Entry(
          name: $0.name, documentation: layout.kind.documentation, origin: origin($0.key),
          .sectionLayout(layout))
      }, in: .sectionLayout)
    vocabulary.register(
      AddonFile.modifiers(of: file).map {
        Entry(modifier: $0.value.description(named: $0.name), origin: origin($0.key))
      }, in: .modifier)
    if file.components != nil { vocabulary.closed.insert(.node) }
    if file.actions != nil { vocabulary.closed.insert(.action) }
  }

  private static func levels(_ entries: NamedList<RuleLevelName>) -> [String: RuleLevel] {
    Dictionary(entries.map { ($0.name, $0.value.level) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a finding of the schema under the id of a rule about files other than documents.
  static func finding(_ finding: Finding) -> Finding {
    switch finding.id {
    case .jsonSyntaxError, .jsonDuplicateKey: finding
    case .unknownKey, .caseMismatch, .unknownStyleKey: finding.with(.projectUnknownKey)
    default: finding.with(.projectWrongType)
    }
  }

  static func missingFile(_ entry: LocatedText, _ tree: SyntaxTree) -> Finding {
    let message = Glob(entry.text).isPattern ? "no file matches" : "there is no file"
    return Finding(
      .projectMissingFile, at: tree.withView { $0.range(entry.node) }, "\(message) `\(entry.text)`",
      help: "paths are relative to the folder of this file")
  }

  static let builtInKinds = Set(BuiltInKinds.components.map { $0.description.name })

  /// Returns findings about components with the name of a built-in kind.
  private static func shadowedKinds(_ file: ProjectFile, _ tree: SyntaxTree) -> [Finding] {
    (file.components ?? []).filter { builtInKinds.contains($0.name) }.map { entry in
      Finding(
        .customComponentShadowed, at: tree.withView { $0.range(entry.key) },
        "`\(entry.name)` is the name of a built-in component",
        consequence: "the app draws the built-in component and never uses the custom one",
        help: "rename the custom component")
    }
  }
}

extension Finding {
  /// Returns the same finding of another rule, without what an app does with a document.
  fileprivate func with(_ rule: RuleDescription) -> Finding {
    Finding(
      rule, at: diagnostic.range, diagnostic.message, label: diagnostic.label, help: diagnostic.help,
      related: diagnostic.related, fixes: diagnostic.fixes, tags: diagnostic.tags)
  }
}
