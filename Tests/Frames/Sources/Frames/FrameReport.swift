import CladsRendering
import Foundation
import TextUI

/// The frames of the nodes of several screens, as `.ci/frames.py` reads them.
public struct FrameReport: Encodable, Sendable {
  /// The size of a screen in points.
  public struct Screen: Encodable, Sendable {
    public let width: Double
    public let height: Double
    public let safeTop: Double
    public let safeBottom: Double

    /// The screen that both sides use, the one that `--preview` draws unless it is told otherwise.
    public static let usual = {
      let phone = PictureScreen.usual
      return Screen(
        width: phone.width, height: phone.height, safeTop: phone.safeTop, safeBottom: phone.safeBottom)
    }()
  }

  /// The frames of one screen.
  public struct Document: Encodable, Sendable {
    /// The name of its file.
    public let document: String
    public let nodes: [NodeFrame]

    public init(_ document: String, _ frames: [NodeFrame]) {
      self.document = document
      // Views report their frames in any order.
      nodes = frames.sorted { ($0.key, $0.y, $0.x) < ($1.key, $1.y, $1.x) }
    }
  }

  /// What has laid the screens out.
  public let source: String
  public let screen = Screen.usual
  public let documents: [Document]

  public init(source: String, documents: [Document]) {
    self.source = source
    self.documents = documents
  }

  /// Writes the report as JSON.
  ///
  /// - Throws: an error of the file system.
  public func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(self).write(to: file)
  }
}

/// What a frame belongs to.
public struct FrameKey: Hashable, Sendable, Encodable, Comparable {
  /// The part of a node that a frame is of.
  public enum Part: String, Sendable, Encodable {
    /// All of the node, with its padding.
    case node
    /// Only its text.
    case text
  }

  /// The JSON pointer of the node.
  public let pointer: String
  /// The indices of the enclosing repetitions, outermost first.
  public let instance: [Int]
  public let part: Part

  public static func < (left: FrameKey, right: FrameKey) -> Bool {
    if left.pointer != right.pointer { return left.pointer < right.pointer }
    if left.instance != right.instance { return left.instance.lexicographicallyPrecedes(right.instance) }
    return left.part == .node && right.part == .text
  }
}

/// The frame of a node or of its text, in points from the top left of the screen.
public struct NodeFrame: Sendable, Encodable {
  public let key: FrameKey
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double
  /// Whether it has the size that the picture gives it, because only an app can draw it.
  public let isStandIn: Bool

  public init(
    _ key: FrameKey, x: Double, y: Double, width: Double, height: Double, isStandIn: Bool = false
  ) {
    self.key = key
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isStandIn = isStandIn
  }

  /// Whether something of it is on the screen. Whatever is not is left out on both sides: SwiftUI prepares
  /// views a bit beyond the edge, the picture does not, and a spacer may be as thin as a line.
  var isOnScreen: Bool {
    let screen = FrameReport.Screen.usual
    return width > 0 && height > 0 && x < screen.width && y < screen.height && x + width > 0 && y + height > 0
  }

  private enum CodingKeys: String, CodingKey {
    case pointer, instance, part, standIn, x, y, width, height
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(key.pointer, forKey: .pointer)
    try members.encode(key.instance, forKey: .instance)
    try members.encode(key.part, forKey: .part)
    if isStandIn { try members.encode(true, forKey: .standIn) }
    for (length, name) in [(x, CodingKeys.x), (y, .y), (width, .width), (height, .height)] {
      try members.encode((length * 1_000).rounded() / 1_000, forKey: name)
    }
  }
}
