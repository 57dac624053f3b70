/// What the Swift source of an app registers with the framework, as far as the source shows it.
package struct SourceScan: Hashable, Sendable {
  /// The components, by name.
  package internal(set) var components: [SourceComponent] = []
  /// The actions, by name.
  package internal(set) var actions: [SourceAction] = []
  /// The design systems, by identifier.
  package internal(set) var designSystems: [SourceDesignSystem] = []
  /// The destinations that the app navigates to, by name.
  package internal(set) var destinations: [SourceEntry] = []
  /// The section layouts, by name.
  package internal(set) var sectionLayouts: [SourceEntry] = []
  /// The functions of expressions, by name.
  package internal(set) var functions: [SourceEntry] = []
  /// The paths of the files that register a component under a name that they do not show, sorted.
  package internal(set) var unnamedComponents: [String] = []
  /// The paths of the files that register an action under a name that they do not show, sorted.
  package internal(set) var unnamedActions: [String] = []

  /// Resolves the names in the facts of all files of an app.
  package init(files: [SwiftFileFacts]) {
    let declarations = DeclarationTable(files: files)
    for reader in RegistrationReaders.all { reader.read(declarations, into: &self) }
    components.sort { $0.name.text < $1.name.text }
    actions.sort { $0.name.text < $1.name.text }
    designSystems.sort { $0.name.text < $1.name.text }
    destinations.sort { $0.name.text < $1.name.text }
    sectionLayouts.sort { $0.name.text < $1.name.text }
    functions.sort { $0.name.text < $1.name.text }
    unnamedComponents = Set(unnamedComponents).sorted()
    unnamedActions = Set(unnamedActions).sorted()
  }
}

/// Something with a name that several declarations may give.
protocol Named {
  var name: SourceName { get set }
  var declarations: [SourceName] { get set }
}

extension SourceComponent: Named {}
extension SourceAction: Named {}
extension SourceEntry: Named {}

extension Named {
  /// Adds another declaration of the name; a certain one takes precedence.
  mutating func add(_ other: SourceName) {
    let documentation = name.documentation ?? other.documentation
    if name.certainty == .guessed, other.certainty == .certain {
      name = other
      declarations.insert(other, at: 0)
    } else if declarations.count < 64,
      !declarations.contains(where: { $0.range == other.range && $0.path == other.path })
    {
      declarations.append(other)
    }
    name.documentation = documentation
  }
}

/// Things by their names, in the order in which they were added.
struct NamedTable<Element: Named> {
  private(set) var elements: [Element] = []
  private var indices: [String: Int] = [:]

  /// Adds a name and passes its element to a closure.
  mutating func add(_ name: SourceName, create: (SourceName) -> Element, update: (inout Element) -> Void) {
    guard !name.text.isEmpty else { return }
    if let index = indices[name.text] {
      elements[index].add(name)
      update(&elements[index])
    } else {
      indices[name.text] = elements.count
      var element = create(name)
      update(&element)
      elements.append(element)
    }
  }
}

extension NamedTable<SourceEntry> {
  mutating func add(_ name: SourceName) {
    add(name, create: { SourceEntry(name: $0, declarations: [$0]) }, update: { _ in })
  }
}
