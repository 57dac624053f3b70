package import CladsPreview
import CladsProject
package import TextUI

/// What looks different in one combination.
package struct PictureChange: Sendable {
  /// One version of the picture.
  package struct Side: Sendable, Hashable {
    /// The SVG document.
    package var svg: String
    /// The size in points.
    package var width: Double
    package var height: Double
    /// The places of what the other version does not have, in points.
    package var frames: [SceneRect] = []
  }

  package var combination: Combination
  /// The version before; `nil` for a sample that did not exist.
  package var old: Side?
  /// The version after; `nil` for a sample that does not exist any more.
  package var new: Side?
}

/// What looks different in the pictures of a screen.
package struct PictureChanges: Sendable {
  /// The most combinations that are kept.
  static let maximumCount = 16

  /// The first combinations that look different.
  package var shown: [PictureChange] = []
  /// The number of other combinations that look different.
  package var omitted = 0

  package init() {}

  /// Leaves pictures out.
  package mutating func keep(_ isKept: (PictureChange) -> Bool) {
    let kept = shown.filter(isKept)
    omitted += shown.count - kept.count
    shown = kept
  }

  mutating func add(_ change: PictureChange) {
    if shown.count < Self.maximumCount { shown.append(change) } else { omitted += 1 }
  }
}

/// Compares the pictures of two versions of a screen.
package struct PictureComparison: Sendable {
  private let drawing: GalleryDrawing

  /// Creates a comparison of the pictures of some axes, with the sessions that a factory makes.
  package init(_ axes: GalleryAxes, session makeSession: @escaping PreviewSessionFactory) {
    drawing = GalleryDrawing(axes, session: makeSession)
  }

  /// Returns the combinations that look different. Pictures are compared by what is drawn where.
  ///
  /// - Parameters:
  ///   - old: the version before; `nil` for a screen that did not exist.
  ///   - new: the version after; `nil` for a screen that does not exist any more.
  /// - Returns: the changes, in the order of the combinations.
  package func changes(_ old: PreviewInput?, _ new: PreviewInput?) async -> PictureChanges {
    var samples: [(name: String, old: Sample?, new: Sample?)] = []
    for sample in new?.samples ?? [] where sample.problem == nil {
      samples.append((sample.name, nil, sample))
    }
    for sample in old?.samples ?? [] where sample.problem == nil {
      if let index = samples.firstIndex(where: { $0.name == sample.name }) {
        samples[index].old = sample
      } else {
        samples.append((sample.name, sample, nil))
      }
    }
    var changes = PictureChanges()
    for sample in samples {
      let before = await drawn(old, sample.old)
      let after = await drawn(new, sample.new)
      for index in 0..<max(before.count, after.count) {
        let left = before.indices.contains(index) ? before[index] : nil
        let right = after.indices.contains(index) ? after[index] : nil
        guard let combination = (right ?? left)?.combination, left?.side.svg != right?.side.svg else {
          continue
        }
        var change = PictureChange(combination: combination, old: left?.side, new: right?.side)
        if let left, let right {
          change.old?.frames = left.boxes.frames(without: right.boxes)
          change.new?.frames = right.boxes.frames(without: left.boxes)
        }
        changes.add(change)
      }
    }
    return changes
  }

  private struct Drawn {
    let combination: Combination
    let side: PictureChange.Side
    let boxes: Boxes
  }

  private func drawn(_ input: PreviewInput?, _ sample: Sample?) async -> [Drawn] {
    guard let input, let sample else { return [] }
    let (drawn, _) = await drawing.draw(input, sample) { combination, picture in
      Drawn(
        combination: combination,
        side: PictureChange.Side(svg: picture.svg, width: picture.width, height: picture.svgHeight),
        boxes: Boxes(picture))
    }
    return drawn
  }
}

/// What a picture shows, for the places of what another one does not show.
private struct Boxes {
  private let boxes: [SceneBox]

  init(_ picture: PreviewPicture) {
    boxes = picture.scene.boxes.map { box in
      var box = box
      // The number of a node differs as soon as there is one before it.
      box.node = 0
      return box
    }
  }

  /// Returns the places of the boxes that others do not have; where all of them are there, those of the ones
  /// that have moved.
  func frames(without other: Boxes) -> [SceneRect] {
    let changed = boxes.map(\.inPlace).frames(besides: other.boxes.map(\.inPlace), boxes)
    return changed.isEmpty ? boxes.frames(besides: other.boxes, boxes) : changed
  }
}

extension [SceneBox] {
  /// Returns the frames of the boxes that are not among others, as often as they are there.
  fileprivate func frames(besides others: [SceneBox], _ places: [SceneBox]) -> [SceneRect] {
    var counts: [SceneBox: Int] = [:]
    for box in others { counts[box, default: 0] += 1 }
    var frames: [SceneRect] = []
    var known: Set<SceneRect> = []
    for (box, place) in zip(self, places) {
      if let count = counts[box], count > 0 {
        counts[box] = count - 1
      } else if known.insert(place.frame).inserted {
        frames.append(place.frame)
      }
    }
    return frames
  }
}

extension SceneBox {
  /// The box at the top left of the screen, so that one that has only moved is equal.
  fileprivate var inPlace: SceneBox {
    var box = self
    box.clip = nil
    box.shadow?.clip = nil
    if case .text(var text) = drawing {
      for index in text.lines.indices {
        text.lines[index].x -= frame.x
        text.lines[index].baseline -= frame.y
      }
      // Differences of positions are not exact.
      for index in text.lines.indices {
        text.lines[index].x = (text.lines[index].x * 100).rounded() / 100
        text.lines[index].baseline = (text.lines[index].baseline * 100).rounded() / 100
      }
      box.drawing = .text(text)
    }
    box.frame.x = 0
    box.frame.y = 0
    return box
  }
}
