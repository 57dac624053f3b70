import CladsCheck
import Diagnostics

/// The merging of findings about host names: the `text` report shows each name once for all documents that
/// use it.
enum HostNames {
  /// Keeps only the first finding about each name, and adds to its message how many documents use the name.
  static func merge(_ files: inout [CheckedFile]) {
    var uses: [HostName: Int] = [:]
    for diagnostic in files.lazy.flatMap(\.diagnostics) {
      if let name = newName(diagnostic) { uses[name, default: 0] += 1 }
    }
    guard !uses.isEmpty else { return }
    var reported: Set<HostName> = []
    for index in files.indices {
      files[index].diagnostics = files[index].diagnostics.compactMap { diagnostic in
        guard let name = newName(diagnostic) else { return diagnostic }
        guard reported.insert(name).inserted else { return nil }
        var diagnostic = diagnostic
        if let count = uses[name], count > 1 {
          diagnostic.append(toMessage: " (used in \(count) documents)")
        }
        return diagnostic
      }
    }
  }

  /// The host name that a finding is about, unless it is in a baseline.
  private static func newName(_ diagnostic: Diagnostic) -> HostName? {
    diagnostic.isInBaseline ? nil : HostName(diagnostic)
  }
}
