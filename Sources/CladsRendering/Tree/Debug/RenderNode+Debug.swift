import CladsDocument
import CladsExpressions
import TextUI

extension RenderNode {
  /// The node's name, id, and other properties in the debug output.
  var debugParts: (name: String, id: String?, props: [String]) {
    switch content {
    case .container(let node): ("\(node.layoutType.rawValue)", node.id, node.debugProps)
    case .sectionLayout(let node):
      (
        "sectionLayout", node.id,
        ["sections: \(node.sections.count)"] + wholeSpacing(node.sectionSpacing)
      )
    case .error(let node): ("error", nil, ["message: \"\(node.message)\""])
    case .custom(let kind, _): ("custom", nil, ["kind: \(kind.rawValue)"])
    default: (kind.rawValue, component?.id, component?.debugProperties ?? [])
    }
  }
}

/// Returns a spacing in whole points for the debug output, or an empty array if it is zero.
private func wholeSpacing(_ points: Double) -> [String] {
  guard points > 0, let whole = Int(exactly: points.rounded(.down)) else { return [] }
  return ["spacing: \(whole)"]
}

extension ContainerNode {
  fileprivate var debugProps: [String] {
    wholeSpacing(spacing) + ["align: \(alignment.debugText(of: layoutType))"]
  }
}

extension IR.SectionType {
  /// The section type in the format of the debug output.
  var debugText: String {
    switch columns {
    case .fixed(let count)?: "\(rawValue)(fixed: \(count))"
    case .adaptive(let width)?:
      "\(rawValue)(adaptive: \(Int(exactly: width.rounded(.down)).map(String.init) ?? "\(width)"))"
    case nil: rawValue
    }
  }
}

extension IR.Alignment {
  /// Returns the alignment in the format of the debug output, limited to the axis that the layout uses.
  fileprivate func debugText(of layout: Document.LayoutType) -> String {
    switch layout {
    case .vstack: horizontal.rawValue
    case .hstack: vertical.rawValue
    case .zstack:
      Document.Position.allCases.first { IR.Alignment($0.horizontal, $0.vertical) == self }?.rawValue
        ?? "center"
    }
  }
}
