public import CladsRendering
public import Foundation

extension ImageNode.Source {
  /// Returns an image with a URL.
  public static func url(_ url: URL) -> Self { .url(url.absoluteString) }

  /// The URL of an image that has one.
  public var url: URL? {
    guard case .url(let address) = self else { return nil }
    return URL(string: address)
  }
}
