import CladsLanguageService
import ModelContextProtocol

/// A resource of `--mcp`: what a mode of the command line prints.
enum AgentResource {
  private static let scheme = "clads"

  static let all: [ContextResource] = entries.map(\.resource)

  /// The resources, with the command lines that print them.
  private static let entries: [(resource: ContextResource, arguments: [String])] =
    [
      (
        ContextResource(
          uri: "\(scheme)://project", name: "project",
          documentation: "What the app provides, and its documents.", mimeType: "text/markdown"),
        ["--describe"]
      )
    ]
    + Mode.schema.choices.map { name in
      (
        ContextResource(
          uri: "\(scheme)://schema/\(name)", name: "schema/\(name)",
          documentation: "A JSON Schema, as `--schema \(name)` prints it.",
          mimeType: "application/schema+json"),
        ["--schema", name]
      )
    }
    + FormatGuide.topics().map { topic in
      (
        ContextResource(
          uri: "\(scheme)://guide/\(topic.name)", name: "guide/\(topic.name)", documentation: topic.title,
          mimeType: "text/markdown"),
        ["--guide", topic.name]
      )
    }

  /// Returns the text of a resource, as it is now.
  static func text(of resource: ContextResource, _ run: AgentRun) async throws(ContextError) -> String {
    guard let entry = entries.first(where: { $0.resource == resource }) else { return "" }
    let (status, output) = await run.run(entry.arguments)
    guard status == 0 else { throw ContextError(output.messages) }
    return String(decoding: output.output, as: UTF8.self)
  }
}
