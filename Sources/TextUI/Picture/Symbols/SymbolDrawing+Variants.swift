extension SymbolDrawing {
  /// A shape that symbols are drawn in, as in `star.circle`.
  struct Enclosure {
    let drawing: SymbolDrawing
    /// Where the symbol's center is.
    var center = SymbolPath.Point(10, 10)
    /// The largest width and height of the symbol.
    var room = 9.6
  }

  /// Returns the symbol inside a shape; in `.fill`, it is cut out of the shape.
  func enclosed(in enclosure: Enclosure) -> SymbolDrawing {
    let bounds = path(isFilled: true).bounds
    guard !bounds.isEmpty else { return enclosure.drawing }
    let scale = min(0.6, enclosure.room / max(bounds.width, bounds.height))
    let inner = layers.map { layer in
      var style = layer.filled
      // Surfaces shrink with their edges; lines stay about as heavy as the shape's.
      style.lineWidth *= style.isFilled || style.isKnockout ? scale : max(scale, 0.88)
      return Layer(
        commands: layer.commands.map { $0.scaled(by: scale, around: enclosure.center) }, plain: style,
        filled: style.knockedOut)
    }
    return SymbolDrawing(layers: enclosure.drawing.layers + inner)
  }

  /// Returns the symbol with a line through it.
  func slashed() -> SymbolDrawing {
    var gap = Style.line.knockedOut
    gap.lineWidth = 4
    let slash: [SymbolPath.Command] = [.move(.init(2.6, 2.6)), .line(.init(17.4, 17.4))]
    return SymbolDrawing(
      layers: layers + [
        Layer(commands: slash, plain: gap, filled: gap), Layer(commands: slash, plain: .line, filled: .line),
      ])
  }

  /// Returns the symbol with another one at its lower trailing corner, or with a dot at the upper one.
  func badged(with badge: SymbolDrawing?) -> SymbolDrawing {
    guard let badge else { return SymbolDrawing(layers: layers + Self.dot) }
    let place = SymbolPath.Point(15.4, 15.2)
    let mark = badge.layers.map { layer in
      var layer = layer
      layer.commands = layer.commands.map { $0.scaled(by: 0.46, around: place) }
      layer.plain.lineWidth *= 0.9
      layer.filled.lineWidth *= 0.9
      return layer
    }
    let gap = Style(isFilled: true, isKnockout: true)
    let disc = SymbolPathReader.commands("O15.4 15.2 4.6") ?? []
    return SymbolDrawing(layers: layers + [Layer(commands: disc, plain: gap, filled: gap)] + mark)
  }

  /// Returns two characters next to each other, each as wide as fits.
  func followed(by other: SymbolDrawing) -> SymbolDrawing {
    let halves = [(self, 5.2), (other, 14.8)]
    return SymbolDrawing(
      layers: halves.flatMap { drawing, x in
        drawing.layers.map { layer in
          var layer = layer
          layer.commands = layer.commands.map { $0.scaled(by: 0.8, around: .init(x, 10)) }
          return layer
        }
      })
  }

  private static let dot = SymbolDrawing("#0O15.6 4.4 4.4|*O15.6 4.4 3.1")?.layers ?? []
}

extension SymbolPath.Command {
  /// Returns the command scaled around the center of the box, which moves to `center`.
  fileprivate func scaled(by scale: Double, around center: SymbolPath.Point) -> Self {
    func move(_ point: SymbolPath.Point) -> SymbolPath.Point {
      let middle = SymbolPath.side / 2
      return .init(center.x + (point.x - middle) * scale, center.y + (point.y - middle) * scale)
    }
    return switch self {
    case .move(let end): .move(move(end))
    case .line(let end): .line(move(end))
    case .curve(let first, let second, let end): .curve(move(first), move(second), move(end))
    case .close: .close
    }
  }
}
