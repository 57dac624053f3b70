/// Section layouts: resolvers, renderers, and constants for their types.
enum SectionLayoutReader: RegistrationReader {
  static func read(_ declarations: DeclarationTable, into scan: inout SourceScan) {
    var table = NamedTable<SourceEntry>()
    for role in [FrameworkRole.sectionLayout, .sectionRenderer] {
      for type in declarations.types(with: role) {
        if let name = declarations.name(of: role, of: type) { table.add(name) }
      }
    }
    for type in ["Document.SectionType", "SectionType"] {
      for name in declarations.constants(ofExtensionsOf: type) { table.add(name) }
    }
    scan.sectionLayouts = table.elements
  }
}
