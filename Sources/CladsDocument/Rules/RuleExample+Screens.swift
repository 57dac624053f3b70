package import Diagnostics

/// Screens of which only the nodes matter, and what these refer to; the other text is the same for all.
extension RuleExample {
  /// A screen with each of its nodes in lines of their own.
  package static func screen(
    _ id: String, state: String? = nil, styles: String? = nil, dataSources: String? = nil,
    actions: String? = nil, _ nodes: String
  ) -> RuleExample {
    screen(
      id, state, styles, dataSources, actions,
      root: "{\n    \"children\": [\n\(indented(nodes, by: 6))\n    ]\n  }")
  }

  /// A screen with the brackets around its nodes in as few lines as possible, perhaps with an action that
  /// runs when it appears.
  package static func compactScreen(
    _ id: String, state: String? = nil, styles: String? = nil, dataSources: String? = nil,
    actions: String? = nil, onAppear: String? = nil, _ nodes: String
  ) -> RuleExample {
    let inner = nodes.contains("\n") ? "\n\(indented(nodes, by: 4))\n  " : " \(nodes) "
    let children = "\"children\": [\(inner)]"
    let root =
      onAppear.map { "{\n    \"actions\": { \"onAppear\": \($0) },\n    \(children)\n  }" }
      ?? "{ \(children) }"
    return screen(id, state, styles, dataSources, actions, root: root)
  }

  private static func screen(
    _ id: String, _ state: String?, _ styles: String?, _ dataSources: String?, _ actions: String?,
    root: String
  ) -> RuleExample {
    let members: [(key: String, value: String?)] = [
      ("id", "\"\(id)\""), ("state", state), ("styles", styles), ("dataSources", dataSources),
      ("actions", actions), ("root", root),
    ]
    let lines = members.compactMap { key, value in value.map { "  \"\(key)\": \($0)" } }
    return RuleExample("{\n" + lines.joined(separator: ",\n") + "\n}")
  }

  private static func indented(_ text: String, by width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String(repeating: " ", count: width) + $0
    }.joined(separator: "\n")
  }
}
