package import CladsProject
import SourceText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads the lines of standard input as they arrive, and keeps no more than one of them and what was read
/// with it.
package struct LineReader {
  package struct Line: Sendable {
    /// The number of the line; the first is 1.
    package let number: Int
    /// The bytes without the line break; `nil` for a line that is too long.
    package let bytes: [UInt8]?
  }

  /// Whether everything has been read.
  package private(set) var isAtEnd = false
  private var pending: [UInt8] = []
  /// How many bytes of `pending` contain no line break.
  private var searched = 0
  private var number = 0
  /// Whether the rest of a line that is too long is dropped.
  private var isDropping = false
  private let maximumLength: Int

  /// - Parameter maximumLength: the length of the longest line that is kept, in bytes.
  package init(maximumLength: Int) { self.maximumLength = maximumLength }

  /// Waits at most some milliseconds, and returns whether there is something to read, be it the end.
  package static func isReadable(milliseconds: Int32 = 0) -> Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }

  /// Reads what is there, waiting for it if need be, and returns the lines that are complete.
  package mutating func read() throws(FileReadingError) -> [Line] {
    let capacity = 256 * 1024
    var problem: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var result = FileSystem.systemRead(0, buffer.baseAddress, capacity)
      while result < 0, errno == EINTR {
        result = FileSystem.systemRead(0, buffer.baseAddress, capacity)
      }
      if result < 0 { problem = errno }
      count = max(0, result)
    }
    if problem != 0 { throw FileSystem.error(problem) }
    pending += chunk
    isAtEnd = chunk.isEmpty
    var lines: [Line] = []
    var start = 0
    while let end = pending[max(start, searched)...].firstIndex(of: Byte.newline) {
      lines.append(line(start..<end))
      start = end + 1
    }
    if isAtEnd, start < pending.count || isDropping {
      lines.append(line(start..<pending.count))
      start = pending.count
    }
    pending.removeFirst(start)
    if pending.count > maximumLength {
      isDropping = true
      pending = []
    }
    searched = pending.count
    return lines
  }

  private mutating func line(_ range: Range<Int>) -> Line {
    number += 1
    let isKept = !isDropping && range.count <= maximumLength
    isDropping = false
    return Line(number: number, bytes: isKept ? Array(pending[range]) : nil)
  }
}
