import CladsDocument
import CladsPreview
import Diagnostics
import JSONSyntax
import SourceText
import TextUI

/// What an earlier run has drawn, so that only screens that have changed are drawn again.
///
/// It is a file beside the pages, by which a folder is known to be a gallery. Of one that another version has
/// written, only the names of the pages count.
package struct GalleryManifest: Sendable {
  package static let fileName = "gallery.json"

  private let version: String
  /// What was drawn of each screen by what it depends on, without the combinations.
  private var screens: [String: DrawnScreen] = [:]
  /// The names of the pages.
  package var pages: [String] = []

  /// Creates an empty manifest of a version of the program.
  package init(version: String) { self.version = version }

  /// Reads a manifest.
  package init(version: String, reading bytes: [UInt8]) {
    self.version = version
    guard let file = Self.members(of: bytes) else { return }
    if case .arrayValue(let names)? = file["pages"] { pages = names.compactMap(Self.pageName) }
    guard case .stringValue(version)? = file["version"], case .objectValue(let screens)? = file["screens"]
    else { return }
    for (key, value) in screens {
      guard case .objectValue(let members) = value, case .arrayValue(let values)? = members["pictures"],
        case .arrayValue(let samples)? = members["spoken"]
      else { continue }
      let screen = DrawnScreen(
        pictures: values.compactMap(Self.picture), spoken: samples.compactMap(Self.lines))
      if screen.pictures.count == values.count, screen.spoken.count == samples.count {
        self.screens[key] = screen
      }
    }
  }

  /// Whether the contents of a file are those of a manifest, of any version.
  package static func isManifest(_ bytes: [UInt8]) -> Bool { members(of: bytes) != nil }

  private static func members(of bytes: [UInt8]) -> [String: Document.StateValue]? {
    guard case .objectValue(let file)? = Document.StateValue.parse(bytes).value,
      case .stringValue? = file["version"], case .objectValue? = file["screens"],
      case .arrayValue? = file["pages"]
    else { return nil }
    return file
  }

  /// Returns what was drawn for a key, if the pictures are as many as the combinations.
  package func drawn(for key: String, _ combinations: [Combination]) -> DrawnScreen? {
    guard var screen = screens[key], screen.pictures.count == combinations.count else { return nil }
    for (index, combination) in combinations.enumerated() {
      screen.pictures[index].combination = combination
    }
    return screen
  }

  /// Keeps what was drawn of a screen.
  package mutating func insert(_ screen: DrawnScreen, for key: String) { screens[key] = screen }

  /// Returns whether a file among the pictures is one that no screen has any more, by its name without the
  /// extension.
  package func isLeftOver(_ hash: String) -> Bool { Self.isHash(hash) && !hashes.contains(hash) }

  /// The hashes of all pictures.
  package var hashes: Set<String> { Set(screens.values.flatMap { $0.pictures.map(\.hash) }) }

  /// The manifest as JSON.
  package var text: String {
    let entries = screens.sorted { $0.key < $1.key }.map { key, screen in
      let spoken = screen.spoken.map { JSONValue.array($0.map { .string($0) }) }
      return (
        key,
        JSONValue.members([
          ("pictures", .array(screen.pictures.map(Self.json))), ("spoken", .array(spoken)),
        ])
      )
    }
    let file = JSONValue.members([
      ("version", .string(version)), ("pages", .array(pages.map { .string($0) })),
      ("screens", .members(entries)),
    ])
    return file.text(.compact) + "\n"
  }
}

// MARK: - JSON

extension GalleryManifest {
  private static func json(_ picture: GalleryPicture) -> JSONValue {
    .members([
      ("hash", .string(picture.hash)), ("width", .number(picture.width)), ("height", .number(picture.height)),
      ("problems", .array(picture.problems.map(json))),
    ])
  }

  private static func json(_ problem: PictureProblem) -> JSONValue {
    let frame = problem.frame
    return .members([
      ("rule", .string(problem.kind.rule.id.rawValue)), ("message", .string(problem.message)),
      ("pointer", .string(problem.pointer)),
      ("range", .array([.integer(problem.range.start.utf8), .integer(problem.range.end.utf8)])),
      ("frame", .array([frame.x, frame.y, frame.width, frame.height].map { .number($0) })),
    ])
  }

  private static func picture(_ value: Document.StateValue) -> GalleryPicture? {
    guard case .objectValue(let members) = value, case .stringValue(let hash)? = members["hash"],
      isHash(hash),
      let width = number(members["width"]), let height = number(members["height"]),
      (0...1e6).contains(width), (0...1e6).contains(height),
      case .arrayValue(let values)? = members["problems"]
    else { return nil }
    let problems = values.compactMap(problem)
    guard problems.count == values.count else { return nil }
    return GalleryPicture(
      combination: Combination(sample: "", colorScheme: .light, width: 0, traits: PictureTraits()),
      hash: hash, width: width, height: height, problems: problems)
  }

  private static func lines(_ value: Document.StateValue) -> [String]? {
    guard case .arrayValue(let values) = value else { return nil }
    let lines = values.compactMap { value -> String? in
      if case .stringValue(let line) = value { line } else { nil }
    }
    return lines.count == values.count ? lines : nil
  }

  private static func problem(_ value: Document.StateValue) -> PictureProblem? {
    guard case .objectValue(let members) = value, case .stringValue(let name)? = members["rule"],
      let kind = PictureProblem.Kind.allCases.first(where: { $0.rule.id.rawValue == name }),
      case .stringValue(let message)? = members["message"],
      case .stringValue(let pointer)? = members["pointer"],
      let range = numbers(members["range"], count: 2), let frame = numbers(members["frame"], count: 4),
      range.allSatisfy({ 0...1e9 ~= $0 }), range[0] <= range[1], frame.allSatisfy({ -1e6...1e6 ~= $0 })
    else { return nil }
    return PictureProblem(
      kind: kind, message: message, pointer: pointer,
      range: TextRange(utf8: Int(range[0]), Int(range[1])),
      frame: SceneRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
  }

  /// Whether a text is a hash, and not the path of a file elsewhere.
  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// Returns the name of a page, which is in the folder itself.
  private static func pageName(_ value: Document.StateValue) -> String? {
    guard case .stringValue(let name) = value, name.hasSuffix(".html"),
      name.utf8.allSatisfy({ $0 != UInt8(ascii: "/") && $0 != 0 })
    else { return nil }
    return name
  }

  private static func number(_ value: Document.StateValue?) -> Double? {
    switch value {
    case .intValue(let number)?: Double(number)
    case .doubleValue(let number)? where number.isFinite: number
    default: nil
    }
  }

  private static func numbers(_ value: Document.StateValue?, count: Int) -> [Double]? {
    guard case .arrayValue(let values)? = value, values.count == count else { return nil }
    let numbers = values.compactMap { number($0) }
    return numbers.count == count ? numbers : nil
  }
}
