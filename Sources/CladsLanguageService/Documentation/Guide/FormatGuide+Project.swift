import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics

extension FormatGuide {
  /// Returns the section about the names that a project declares; none if it declares none.
  mutating func sections(of project: Project) -> [String] {
    let destinations = project.offeredDestinations.filter { !$0.isGuess }.map { Markdown.code($0.name) }
    var parts = [
      ("Components", components(of: project)), ("Actions", actions(of: project)),
      ("Section layouts", layouts(of: project)), ("Design systems", designSystems(of: project)),
      ("Modifiers", modifiers(of: project)), ("Functions of expressions", functions(of: project)),
      ("Destinations", [destinations.joined(separator: ", ")]),
    ].map { (title: $0.0, lines: $0.1.filter { !$0.isEmpty }) }.filter { !$0.lines.isEmpty }
    let objects = objectLines()
    if !objects.isEmpty { parts.append(("Objects", objects)) }
    if parts.isEmpty { return [] }
    return ["## This app"]
      + parts.map { "### \($0.title)\n\n" + $0.lines.joined(separator: "\n") }
  }

  private func own(_ slot: Slot, _ project: Project) -> [Entry] {
    project.vocabulary.entries(in: slot).filter { $0.origin != .builtIn && !$0.isGuess }
  }

  private mutating func components(of project: Project) -> [String] {
    let shared = Set(Document.Component.table.shape.rows.map(\.name))
    return own(.node, project).compactMap(\.node).map { node in
      let keys = types.keys(node.shape.rows.filter { !shared.contains($0.name) })
      let data = node.dataRows.map { types.keys($0) } ?? ""
      let parts = [
        keys, data.isEmpty ? "" : "`data`: { \(data) }",
        node.events.map { "events: \($0.map(Markdown.text).joined(separator: ", "))" } ?? "",
      ]
      return line(node.name, node.documentation, parts.filter { !$0.isEmpty }.joined(separator: "; "))
    }
  }

  private mutating func actions(of project: Project) -> [String] {
    own(.action, project).compactMap(\.action).map {
      line($0.name, $0.documentation, types.keys($0.shape.rows))
    }
  }

  private mutating func layouts(of project: Project) -> [String] {
    own(.sectionLayout, project).compactMap(\.sectionLayout).map {
      line($0.kind.name, $0.kind.documentation, types.keys($0.shape?.rows ?? []))
    }
  }

  private func modifiers(of project: Project) -> [String] {
    guard project.vocabulary.level == .extended else { return [] }
    return own(.modifier, project).compactMap(\.modifier).map { modifier in
      let forms = modifier.signatures.map { signature in
        let parameters = signature.parameters.map { "\($0.label ?? "_"): \($0.name)" }
        return Markdown.code("\(modifier.name)(\(parameters.joined(separator: ", ")))")
      }
      return line(modifier.name, modifier.documentation, forms.joined(separator: " or "))
    }
  }

  private func functions(of project: Project) -> [String] {
    own(.function, project).compactMap(\.function).map {
      line($0.name, $0.documentation, Markdown.code($0.example))
    }
  }

  private func designSystems(of project: Project) -> [String] {
    project.designSystems.values.sorted { $0.name < $1.name }.map { system in
      line(
        system.name, system.documentation ?? "A design system.",
        system.certainNames.map { Markdown.code("@" + $0) }.joined(separator: ", "))
    }
  }
}
