import CladsDocument
import CladsEvaluation

extension RenderNode {
  /// The node's name, id, and other properties in the debug output.
  var debugParts: (name: String, id: String?, props: [String]) {
    switch self {
    case .container(let node): ("\(node.layoutType.rawValue)", node.id, node.debugProps)
    case .sectionLayout(let node):
      (
        "sectionLayout", node.id,
        ["sections: \(node.sections.count)"] + wholeSpacing(node.sectionSpacing)
      )
    case .text(let node): ("text", node.id, ["content: \"\(node.content)\""])
    case .button(let node): ("button", node.id, node.debugProps)
    case .textField(let node):
      (
        "textField", node.id,
        (node.placeholder.isEmpty ? [] : ["placeholder: \"\(node.placeholder)\""])
          + binding(node.bindingPath)
      )
    case .toggle(let node): ("toggle", node.id, binding(node.bindingPath))
    case .slider(let node):
      ("slider", node.id, binding(node.bindingPath) + ["range: \(node.minValue)...\(node.maxValue)"])
    case .image(let node): ("image", node.id, ["source: \(node.source.debugText)"])
    case .gradient(let node):
      (
        "gradient", node.id,
        ["colors: \(node.stops.count)", "from: \(node.start.debugText)", "to: \(node.end.debugText)"]
      )
    case .shape(let node): ("shape", node.id, ["type: \(node.debugType)"])
    case .pageIndicator(let node):
      (
        "pageIndicator", node.id,
        ["currentPage: \(node.currentPagePath)", "pageCount: \(node.pageCount)"]
      )
    case .spacer: ("spacer", nil, [])
    case .divider(let node): ("divider", node.id, [])
    case .custom(let kind, _): ("custom", nil, ["kind: \(kind.rawValue)"])
    case .error(let node): ("error", nil, ["message: \"\(node.message)\""])
    case .placed(let node, _): node.debugParts
    case .modified(let node): node.content.debugParts
    }
  }

  private func binding(_ path: String?) -> [String] { path.map { ["binding: \($0)"] } ?? [] }
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

extension ButtonNode {
  fileprivate var debugProps: [String] {
    var props = ["label: \"\(label)\""]
    if fillWidth { props.append("fillWidth") }
    switch onTap {
    case .reference(let id)?: props.append("onTap: reference(\"\(id)\")")
    case .inline(let action)?: props.append("onTap: inline(\(action.type ?? ""))")
    case nil: break
    }
    return props
  }
}

extension ShapeNode {
  fileprivate var debugType: String {
    shapeType == .roundedRectangle ? "roundedRectangle(\(cornerRadius))" : shapeType.rawValue
  }
}

extension ImageNode.Source {
  fileprivate var debugText: String {
    switch self {
    case .sfsymbol(let name): "sfsymbol(\(name))"
    case .asset(let name): "asset(\(name))"
    case .url(let url): "url(\(url))"
    case .statePath(let template, _): "statePath(\(template))"
    case .activityIndicator: "activityIndicator"
    }
  }
}

extension IR.UnitPoint {
  fileprivate var debugText: String { "UnitPoint(x: \(x), y: \(y))" }
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
  fileprivate func debugText(of layout: Document.LayoutKind) -> String {
    switch layout {
    case .vstack: horizontal.rawValue
    case .hstack: vertical.rawValue
    case .zstack:
      Document.Position.allCases.first { $0.horizontal == horizontal && $0.vertical == vertical }?.rawValue
        ?? "center"
    }
  }
}
