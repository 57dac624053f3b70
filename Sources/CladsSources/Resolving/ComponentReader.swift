import SourceText

/// Components: views, kinds with properties and resolvers, and constants for kinds.
enum ComponentReader: RegistrationReader {
  static func read(_ declarations: DeclarationTable, into scan: inout SourceScan) {
    var table = NamedTable<SourceComponent>()
    for type in declarations.types(with: .customComponent) {
      guard
        let name = declarations.name(ofMember: "typeName", of: type)
          ?? declarations.name(ofMember: "type", of: type)
      else {
        scan.unnamedComponents += declarations.paths(ofUnnamed: type)
        continue
      }
      table.add(name) { $0.data.merge(declarations.dataRead(by: type)) }
    }
    for type in declarations.types(with: .properties) {
      guard let name = declarations.name(of: .properties, of: type) else {
        scan.unnamedComponents += declarations.paths(ofUnnamed: type)
        continue
      }
      table.add(name) { $0.keys.merge(declarations.propertyKeys(of: type)) }
    }
    for type in declarations.types(with: .resolver) {
      guard let name = declarations.name(of: .resolver, of: type) else {
        scan.unnamedComponents += declarations.paths(ofUnnamed: type)
        continue
      }
      table.add(name) {
        $0.data.merge(declarations.dataRead(by: type))
        $0.keys.merge(declarations.keysRead(by: type))
      }
    }
    readKinds(declarations, into: &table)
    readCalls(declarations, into: &table)
    scan.components = table.elements
  }

  /// `extension Document.ComponentKind { static let chart = Document.ComponentKind(rawValue: "chart") }`
  private static func readKinds(
    _ declarations: DeclarationTable, into table: inout NamedTable<SourceComponent>
  ) {
    for type in ["Document.ComponentKind", "ComponentKind"] {
      for name in declarations.constants(ofExtensionsOf: type) { table.add(name) { _ in } }
    }
  }

  private static func readCalls(
    _ declarations: DeclarationTable, into table: inout NamedTable<SourceComponent>
  ) {
    for (file, facts) in declarations.files.enumerated() {
      for call in facts.registrations {
        let place = DeclarationTable.Place(file: file, type: call.scope)
        let argument: RegistrationFacts.Argument? =
          switch call.name {
          case "registerResolver": call.arguments.first { $0.label == "for" }
          // The framework has no such function, but one of the app's may be called so.
          case "registerComponent", "registerCustomComponent": call.arguments.first { $0.label == nil }
          default: nil
          }
        guard let argument, argument.value.type == nil || argument.label == "for",
          var name = declarations.name(
            of: argument.value.expression, at: place, base: FrameworkRole.resolver.base,
            documentation: call.documentation)
        else { continue }
        if argument.label == nil { name.certainty = .guessed }
        table.add(name) { _ in }
      }
    }
  }
}

extension NamedTable<SourceComponent> {
  mutating func add(_ name: SourceName, update: (inout SourceComponent) -> Void) {
    add(name, create: { SourceComponent(name: $0, declarations: [$0]) }, update: update)
  }
}

extension [SourceKey] {
  mutating func merge(_ keys: [SourceKey]) {
    for key in keys { merge(key) }
  }
}

extension DeclarationTable {
  /// Returns the paths of the files that declare a type without a name for it; none for a protocol or base
  /// class of the app, whose types have the names.
  func paths(ofUnnamed type: String) -> [String] {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let isBase = files.contains { file in file.types.contains { $0.inherited.contains(last) } }
    return isBase ? [] : (parts[type] ?? []).filter { !self[$0].isExtension }.map(path)
  }

  func name(of role: FrameworkRole, of type: String) -> SourceName? {
    name(ofMember: role.member, of: type, base: role.base)
  }

  /// Returns the names that the constants in extensions of one of the framework's types give.
  func constants(ofExtensionsOf type: String) -> [SourceName] {
    let base = type.split(separator: ".").map(String.init)
    return (parts[type] ?? []).filter { self[$0].isExtension }.flatMap { place in
      self[place].constants.compactMap {
        name(of: $0.value.expression, at: place, base: base, documentation: $0.documentation)
      }
    }
  }
}
