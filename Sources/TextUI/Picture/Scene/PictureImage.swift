import SourceText

/// A picture from a file, as pages embed it, with its size.
public struct PictureImage: Sendable, Hashable {
  /// The size of the largest file that is embedded, in bytes.
  package static let maximumByteCount = 256 * 1_024

  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// The file as a URI with the scheme `data`, which consists of ASCII characters that need no escaping.
  package let uri: String

  /// Reads the header of a PNG, JPEG or SVG file, whatever its name is; `nil` for another file, an empty
  /// picture, or one that is too large.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - scale: The number of pixels per point; for a file without pixels, 1.
  public init?(_ bytes: [UInt8], scale: Double) {
    guard bytes.count <= Self.maximumByteCount, scale > 0, let header = ImageHeader(bytes) else { return nil }
    let divisor = header.format.hasPixels ? scale : 1
    (width, height) = (header.width / divisor, header.height / divisor)
    guard (0.01...100_000).contains(width), (0.01...100_000).contains(height) else { return nil }
    uri = "data:\(header.format.rawValue);base64,\(Base64.text(bytes))"
  }
}
