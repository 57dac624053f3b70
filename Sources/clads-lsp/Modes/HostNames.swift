import Diagnostics
import SourceText

/// Names that only the app can explain are said once in a run, however many documents use them.
enum HostNames {
  /// Keeps the first finding of each name and counts the documents in it.
  static func merge(_ files: inout [CheckedFile]) {
    var users: [String: Int] = [:]
    for file in files {
      for key in Set(file.diagnostics.compactMap(key)) { users[key, default: 0] += 1 }
    }
    guard !users.isEmpty else { return }
    var said: Set<String> = []
    for index in files.indices {
      files[index].diagnostics = files[index].diagnostics.compactMap { diagnostic in
        guard let key = key(diagnostic) else { return diagnostic }
        guard said.insert(key).inserted else { return nil }
        var diagnostic = diagnostic
        if let count = users[key], count > 1 { diagnostic.message += " (used in \(count) documents)" }
        return diagnostic
      }
    }
  }

  private static func key(_ diagnostic: Diagnostic) -> String? {
    diagnostic.hostName.map { diagnostic.id.rawValue + " " + $0 }
  }
}
