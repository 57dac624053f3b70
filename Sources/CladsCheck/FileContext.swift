package import CladsProject

/// Everything that the findings about a file depend on besides its text.
package struct FileContext: Sendable {
  package var kind: FileKind
  /// The checks of its project; for a project file, those of the project that it defines.
  package var checker: Checker
  /// The absolute path of the project file; `nil` outside any project.
  package var projectPath: String?
  /// The `/`-separated path of the file relative to the project file, for overrides of rule levels.
  package var path: String?
  /// The samples to check its documents with; the document's own state comes first.
  package var samples: [Sample]
  /// The name of a sample, with the samples that are its translations; `nil` if there are none.
  package var translations: (name: String, samples: [Sample])?
  /// What the file is a test of.
  package var testSubject = TestSubject.unknown
  /// Whether findings have JSON pointers, which take time and only some reports print. Those of a project
  /// with a baseline always have them.
  package var writesPointers: Bool

  package init(
    kind: FileKind, checker: Checker = Checker(), projectPath: String? = nil, path: String? = nil,
    samples: [Sample] = [.initial], writesPointers: Bool = true
  ) {
    self.kind = kind
    self.checker = checker
    self.projectPath = projectPath
    self.path = path
    self.samples = samples
    self.writesPointers = writesPointers
  }

  /// Whether the file is no document only because its project excludes it.
  package var isExcluded: Bool { kind == .other && (path.map(project.excludes) ?? false) }

  /// The project that the file belongs to.
  package var project: Project { checker.project }
}
