/// Reads one kind of thing that apps register.
protocol RegistrationReader: Sendable {
  static func read(_ declarations: DeclarationTable, into scan: inout SourceScan)
}

/// All kinds of things that apps register.
enum RegistrationReaders {
  static let all: [any RegistrationReader.Type] = [
    ComponentReader.self, ActionReader.self, DesignSystemReader.self, DestinationReader.self,
    SectionLayoutReader.self, FunctionReader.self,
  ]
}
