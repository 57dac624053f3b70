/// A protocol of the framework with the member that names a type's registration.
enum FrameworkRole: CaseIterable {
  case customComponent
  case properties
  case resolver
  case action
  case delegate
  case designSystem
  case sectionLayout
  case sectionRenderer

  /// The protocols that have the role, one of which a type declares.
  var protocols: Set<String> {
    switch self {
    case .customComponent: ["CustomComponent"]
    case .properties: ["ComponentProperties"]
    case .resolver: ["ComponentResolving"]
    case .action: ["ActionHandler", "CancellableActionHandler"]
    case .delegate: ["CladsActionDelegate"]
    case .designSystem: ["DesignSystemProvider", "TextDesignSystemRendering"]
    case .sectionLayout: ["SectionLayoutConfigResolving"]
    case .sectionRenderer:
      ["SwiftUISectionLayoutRendering", "UIKitSectionLayoutRendering", "TextSectionLayoutRendering"]
    }
  }

  /// The static member with the name.
  var member: String {
    switch self {
    case .customComponent: "typeName"
    case .properties: "kind"
    case .resolver: "componentKind"
    case .action: "actionType"
    case .delegate: ""
    case .designSystem: "identifier"
    case .sectionLayout: "layoutType"
    case .sectionRenderer: "layoutTypeIdentifier"
    }
  }

  /// The type of the member; `nil` for strings.
  var base: [String]? {
    switch self {
    case .properties, .resolver: ["Document", "ComponentKind"]
    case .sectionLayout: ["Document", "SectionType"]
    case .sectionRenderer: ["SectionLayoutTypeIdentifier"]
    default: nil
    }
  }

  /// The role of a type that is passed to one of the framework's functions.
  init?(function: String, label: String?) {
    switch (function, label) {
    case ("registerCustomComponent", nil): self = .customComponent
    case ("registerProperties", nil), ("registerComponent", "propertiesType"): self = .properties
    case ("registerResolver", nil), ("registerComponent", "resolver"): self = .resolver
    case ("registerAction", nil): self = .action
    case ("registerDesignSystem", nil): self = .designSystem
    case ("registerSectionLayout", "resolver"): self = .sectionLayout
    default: return nil
    }
  }
}

extension DeclarationTable {
  /// Returns the types with a role, by their conformance or because they are registered for it.
  func types(with role: FrameworkRole) -> [String] {
    var names = typeNames.filter { conforms($0, to: role.protocols) }
    var known = Set(names)
    for type in registeredTypes(for: role) where known.insert(type).inserted { names.append(type) }
    return names
  }

  private func registeredTypes(for role: FrameworkRole) -> [String] {
    var names: [String] = []
    for (file, facts) in files.enumerated() {
      for call in facts.registrations {
        for argument in call.arguments where FrameworkRole(function: call.name, label: argument.label) == role
        {
          guard let path = argument.value.type else { continue }
          names += typeName(path, in: facts.types[call.scope].name).map { [$0] } ?? []
        }
      }
      for value in facts.labeledValues {
        let scope = self[Place(file: file, type: value.scope)].name
        let paths: [[String]] =
          switch (role, value.label) {
          case (.customComponent, "customComponents"): value.value.elements
          case (.designSystem, "designSystemProvider"): value.value.type.map { [$0] } ?? []
          default: []
          }
        names += paths.compactMap { typeName($0, in: scope) }
      }
    }
    return names
  }
}
