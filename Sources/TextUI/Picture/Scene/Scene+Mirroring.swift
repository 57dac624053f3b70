extension Scene {
  /// The scene of a language that is written from right to left.
  ///
  /// Leading is right there and trailing is left, so SwiftUI's layout is the mirror image. What is drawn in a
  /// frame is not: texts, symbols, pictures, gradients and shadows look the same.
  package var mirrored: Scene {
    var scene = self
    for index in boxes.indices { scene.boxes[index].mirror(width) }
    for index in areas.indices {
      scene.areas[index].frame.mirror(width)
      scene.areas[index].visible.mirror(width)
    }
    for index in scrolls.indices { scene.scrolls[index].frame.mirror(width) }
    return scene
  }
}

extension SceneBox {
  fileprivate mutating func mirror(_ width: Double) {
    frame.mirror(width)
    clip?.mirror(width)
    shadow?.clip?.mirror(width)
    switch drawing {
    case .text(var text):
      for index in text.lines.indices {
        text.lines[index].x = width - text.lines[index].x - text.lines[index].width
      }
      drawing = .text(text)
    case .control(var control):
      control.isMirrored.toggle()
      drawing = .control(control)
    case .shape(var shape):
      if case .rectangle(let radii) = shape.outline { shape.outline = .rectangle(radii.mirrored) }
      drawing = .shape(shape)
    case .symbol, .image, .placeholder: break
    }
  }
}

extension SceneClip {
  fileprivate mutating func mirror(_ width: Double) {
    rect.mirror(width)
    radii = radii.mirrored
  }
}

extension CornerRadii {
  fileprivate var mirrored: CornerRadii {
    CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}

extension SceneRect {
  fileprivate mutating func mirror(_ width: Double) { x = width - right }
}
