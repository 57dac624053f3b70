import CladsDocument
import CladsSources

extension ProjectSources {
  /// The design systems that Swift source certainly registers.
  var designSystems: [DesignSystem] { scan.designSystems.filter { !$0.name.isGuess }.map(designSystem) }

  /// Returns what Swift source shows of a design system, perhaps by a guess.
  func designSystem(named name: String) -> DesignSystem? {
    scan.designSystems.first { $0.name.text == name }.map(designSystem)
  }

  private func designSystem(_ system: SourceDesignSystem) -> DesignSystem {
    let (prefixes, names) = (
      system.references.filter(\.isPrefix), system.references.filter { !$0.isPrefix }
    )
    return DesignSystem(
      name: system.name.text, documentation: system.name.documentation, tokens: names.map { token($0.name) },
      prefixes: prefixes.map(\.name.text),
      isClosed: isComplete && system.isComplete && !names.contains { $0.name.isGuess })
  }

  private func token(_ name: SourceName) -> DesignToken {
    DesignToken(
      name: name.text, documentation: name.documentation, style: Document.Style(), properties: [],
      declaration: DesignToken.Declaration(file: name.path, range: name.range, line: line(of: name)),
      isInSource: true, isGuess: name.isGuess)
  }
}
