#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The current date.
package enum Calendar {
  /// The current date in the local time zone, such as `2027-01-31`.
  package static var today: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func padded(_ number: Int32, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1, 2))-\(padded(parts.tm_mday, 2))"
  }
}
