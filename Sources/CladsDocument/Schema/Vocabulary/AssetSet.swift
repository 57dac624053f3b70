/// A set of an asset catalog: an image, a symbol or a color in several variants.
package struct AssetSet: Sendable, Hashable {
  /// What the set consists of; the raw value is the extension of its folder.
  package enum Kind: String, Sendable {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"

    /// Whether `asset` can name it.
    package var isImage: Bool { self != .color }
  }

  package let kind: Kind
  /// The name by which an app refers to it, with the names of the groups that provide a namespace.
  package let name: String
  /// The `/`-separated path of its folder, relative to the project file.
  package let path: String
  /// The variants that have a file or a value, such as `2x` or `dark 3x`, in the order of the set.
  package let variants: [String]
  /// The image files that phones may show, in the order of the set.
  package let files: [File]

  /// The file that describes it, relative to the project file.
  package var descriptionPath: String { "\(path)/\(Self.descriptionName)" }

  /// The name of the file that describes a set or a group.
  package static let descriptionName = "Contents.json"

  /// An image file of a set.
  package struct File: Sendable, Hashable {
    /// The `/`-separated path, relative to the project file.
    package let path: String
    /// The number of pixels per point.
    package let scale: Int
    /// Whether it is for the dark appearance or for the light one; `nil` if it is for both.
    package let isDark: Bool?

    package init(path: String, scale: Int, isDark: Bool?) {
      self.path = path
      self.scale = scale
      self.isDark = isDark
    }
  }

  package init(kind: Kind, name: String, path: String, variants: [String], files: [File]) {
    self.kind = kind
    self.name = name
    self.path = path
    self.variants = variants
    self.files = files
  }
}
