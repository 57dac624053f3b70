import Diagnostics
import JSONSyntax

extension Project {
  /// Reads the baseline of the project file, and returns the findings about it.
  mutating func addBaseline(
    _ file: ProjectFile, _ tree: SyntaxTree, _ files: some FileReading, _ outside: PathsOutside
  ) -> [Finding] {
    guard let entry = file.baseline, !outside.nodes.contains(entry.node) else { return [] }
    let path = String(entry.text.hasPrefix("./") ? entry.text.dropFirst(2) : entry.text[...])
    baselinePath = path
    companions.append(path)
    let problem: String?
    do throws(FileReadingError) {
      (baseline, problem) = Baseline.read(try files.read(path))
    } catch {
      return [Self.unreadable(path, error, entry, tree)]
    }
    return problem.map { problem in
      [
        Finding(
          .projectWrongType, at: tree.withView { $0.range(entry.node) },
          "`\(path)` is not a baseline: \(problem)", consequence: "all findings are reported",
          help: "`--check --write-baseline` writes one")
      ]
    } ?? []
  }
}
