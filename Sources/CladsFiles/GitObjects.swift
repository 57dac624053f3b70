/// Reads what `git cat-file --batch` prints, part by part, so that only one object is in memory.
package struct GitObjects {
  /// One object, in the order of the requests.
  package enum Object: Hashable {
    /// The contents of a file or link.
    case contents([UInt8])
    /// There is no such object in the repository.
    case missing
    /// The object is no contents of a file.
    case other
    /// The contents are over the limit, and are not read.
    case tooLarge(size: Int)
  }

  private let maximumSize: Int
  private var header: [UInt8] = []
  private var bytes: [UInt8] = []
  /// The number of bytes until the next header, with the newline; `nil` in a header.
  private var remaining: Int?
  private var object = Object.missing

  /// - Parameter maximumSize: the size of the largest contents to read.
  package init(maximumSize: Int) { self.maximumSize = maximumSize }

  /// Reads the next part of the output.
  ///
  /// - Parameters:
  ///   - part: the next part.
  ///   - receive: gets each object that is complete, and returns whether the next one is wanted.
  /// - Returns: whether more is wanted.
  package mutating func read(_ part: ArraySlice<UInt8>, receive: (Object) -> Bool) -> Bool {
    var rest = part
    while true {
      if let count = remaining {
        let next = rest.prefix(count)
        if case .contents = object { bytes += next }
        rest = rest.dropFirst(next.count)
        remaining = count - next.count
        guard count == next.count else { return true }
        remaining = nil
        if case .contents = object {
          bytes.removeLast()
          object = .contents(bytes)
          bytes = []
        }
      } else {
        guard let end = rest.firstIndex(of: 0x0A) else {
          header += rest
          return true
        }
        header += rest[..<end]
        rest = rest[(end + 1)...]
        readHeader()
        if remaining != nil { continue }
      }
      if !receive(object) { return false }
    }
  }

  /// Reads `ID TYPE SIZE`, or `ID missing`.
  private mutating func readHeader() {
    let fields = header.split(separator: 0x20)
    header.removeAll(keepingCapacity: true)
    guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)), size >= 0,
      size < Int.max
    else {
      object = .missing
      return
    }
    remaining = size + 1
    guard fields[1].elementsEqual("blob".utf8) else {
      object = .other
      return
    }
    object = size <= maximumSize ? .contents([]) : .tooLarge(size: size)
    if size <= maximumSize { bytes.reserveCapacity(size + 1) }
  }
}
