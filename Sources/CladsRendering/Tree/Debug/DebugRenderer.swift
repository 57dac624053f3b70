import CladsDocument
import CladsExpressions
import Diagnostics
import TextUI

/// Renders a render tree as indented text, for debugging.
public struct DebugRenderer: Renderer, Sendable {
  private static let rule = String(repeating: "━", count: 40)

  public init() {}

  /// Returns the nodes, indented by two spaces per level, followed by the named actions.
  public func render(_ tree: RenderTree) -> String {
    var lines = [Self.rule, "RenderTree", Self.rule, "", "Root:", "  \(rootLine(tree.root))"]
    for child in tree.root.children { write(child, 2, &lines) }
    if !tree.actions.isEmpty {
      lines += ["", "Actions:"]
      for (id, action) in tree.actions.sorted(by: { $0.key < $1.key }) {
        lines.append("  " + TerminalText.line("\(id): \(action.debugText)"))
      }
    }
    return (lines + [Self.rule]).joined(separator: "\n")
  }

  private func rootLine(_ root: RootNode) -> String {
    var props: [String] = []
    if let color = root.backgroundColor {
      let channels = color.channels
      props.append("bg: rgba(\(channels.red), \(channels.green), \(channels.blue), \(channels.alpha))")
    }
    if root.edgeInsets != nil { props.append("edgeInsets") }
    return line("root", props)
  }

  private func write(_ node: RenderNode, _ level: Int, _ lines: inout [String]) {
    let indent = String(repeating: "  ", count: level)
    lines.append(indent + line(of: node))
    if case .sectionLayout(let layout) = node.content {
      for section in layout.sections { write(section, level + 1, &lines) }
    } else {
      for child in node.parts { write(child, level + 1, &lines) }
    }
  }

  private func write(_ section: IR.Section, _ level: Int, _ lines: inout [String]) {
    let indent = String(repeating: "  ", count: level)
    var props = section.id.map { ["id: \($0)"] } ?? []
    props.append("layout: \(section.type.debugText)")
    props.append("children: \(section.children.count)")
    if section.stickyHeader { props.append("stickyHeader") }
    lines.append(indent + line("section", props))
    if let header = section.header {
      lines.append(indent + "  header:")
      write(header, level + 2, &lines)
    }
    for child in section.children { write(child, level + 2, &lines) }
    if let footer = section.footer {
      lines.append(indent + "  footer:")
      write(footer, level + 2, &lines)
    }
  }

  private func line(_ name: String, _ props: [String]) -> String {
    TerminalText.line(props.isEmpty ? name : "\(name) (\(props.joined(separator: ", ")))")
  }

  private func line(of node: RenderNode) -> String {
    let (name, id, props) = node.debugParts
    return line(name, (id.map { ["id: \($0)"] } ?? []) + props)
  }
}

/// Converts a render tree to an output format.
public protocol Renderer {
  /// The result of rendering.
  associatedtype Output

  /// Renders a tree.
  func render(_ tree: RenderTree) -> Output
}
