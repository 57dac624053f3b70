import SourceText

extension StringProtocol {
  /// The components of a `/`-separated path that are not empty.
  ///
  /// They are found by bytes, as the file system does: a name may begin with a combining mark, which makes
  /// one character of itself and the slash before it.
  package var pathComponents: [String] {
    String(self).utf8.split(separator: Byte.slash).map { String(Substring($0)) }
  }

  /// Whether a `/`-separated path starts at the root.
  package var isAbsolutePath: Bool { utf8.first == Byte.slash }
}
