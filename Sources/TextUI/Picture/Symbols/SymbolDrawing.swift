/// A symbol before its variants are chosen: each layer says how it looks in outlines and in `.fill`.
package struct SymbolDrawing: Sendable, Equatable {
  typealias Style = SymbolPath.Style

  package struct Layer: Sendable, Equatable {
    var commands: [SymbolPath.Command]
    var plain: Style
    var filled: Style
  }

  var layers: [Layer]

  package func path(isFilled: Bool) -> SymbolPath {
    SymbolPath(
      layers: layers.map {
        SymbolPath.Layer(commands: $0.commands, style: isFilled ? $0.filled : $0.plain)
      })
  }
}

// MARK: Reading

extension SymbolDrawing {
  /// How a layer looks; its mark precedes the path data.
  private enum Role: UInt8 {
    /// A line in both variants.
    case line = 0x3D  // =
    /// A line; in `.fill`, it is cut out.
    case detail = 0x2D  // -
    /// A surface in both variants.
    case solid = 0x2A  // *
    /// A surface; in `.fill`, it is cut out.
    case solidDetail = 0x25  // %
    /// Cut out of what is behind it in both variants, with a margin.
    case cut = 0x23  // #
  }

  /// Reads a drawing: layers between `|`, each with an optional mark, an optional line width and path data.
  ///
  /// The closed parts of a layer without a mark are outlines in the one variant and surfaces in the other;
  /// its open parts are lines.
  package init?(_ text: String) {
    layers = []
    for part in text.split(separator: "|", omittingEmptySubsequences: false) {
      guard layers.count < 32 else { return nil }
      var bytes = part.utf8
      let role = bytes.first.flatMap(Role.init)
      if role != nil { bytes.removeFirst() }
      let width = SymbolPathReader.number(&bytes)
      guard let commands = SymbolPathReader.commands(Substring(bytes)) else { return nil }
      add(commands, role, width)
    }
  }

  private mutating func add(_ commands: [SymbolPath.Command], _ role: Role?, _ width: Double?) {
    var line = Style.line
    if let width { line.lineWidth = width }
    var surface = line
    surface.isFilled = true
    switch role {
    case nil:
      let (closed, open) = commands.splitByClosing()
      if !closed.isEmpty { layers.append(Layer(commands: closed, plain: line, filled: surface)) }
      if !open.isEmpty { layers.append(Layer(commands: open, plain: line, filled: line)) }
    case .line: layers.append(Layer(commands: commands, plain: line, filled: line))
    case .detail: layers.append(Layer(commands: commands, plain: line, filled: line.knockedOut))
    case .solid, .solidDetail:
      let solid = width == nil ? Style.fill : surface
      layers.append(
        Layer(commands: commands, plain: solid, filled: role == .solid ? solid : solid.knockedOut))
    case .cut:
      surface.lineWidth = width ?? Self.margin
      surface.isFilled = commands.contains(.close)
      layers.append(Layer(commands: commands, plain: surface.knockedOut, filled: surface.knockedOut))
    }
  }

  /// The width of a line that is cut out around another one.
  private static let margin = 3.8
}

extension SymbolPath.Style {
  /// The style that erases where this one paints, and the other way round.
  var knockedOut: Self {
    var style = self
    style.isKnockout.toggle()
    return style
  }
}

extension [SymbolPath.Command] {
  /// Separates the parts that are closed from the others.
  fileprivate func splitByClosing() -> (closed: Self, open: Self) {
    var (closed, open, part): (Self, Self, Self) = ([], [], [])
    for command in self {
      switch command {
      case .move:
        open += part
        part = [command]
      case .close:
        closed += part + [command]
        part = []
      case .line, .curve: part.append(command)
      }
    }
    return (closed, open + part)
  }
}
