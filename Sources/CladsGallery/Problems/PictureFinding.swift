import CladsCheck
package import CladsPreview
package import Diagnostics
import JSONSyntax
import SourceText
import TextUI

/// What is wrong in pictures of a document, said once for all that show it.
package struct PictureFinding: Sendable {
  /// The finding, at the offsets of the document's own text.
  package var finding: Finding
  /// The indices of the pictures that show it.
  package var pictures: [Int]
  /// The JSON pointers of its nodes, in the order in which they are drawn.
  package var pointers: [String]
}

/// A finding in pictures that is reported.
package struct ReportedPictureFinding: Sendable {
  package var diagnostic: Diagnostic
  /// The indices of the pictures that show it.
  package var pictures: [Int]
  /// The JSON pointers of its nodes, in the order in which they are drawn.
  package var pointers: [String]
}

extension PictureFinding {
  private struct Key: Hashable {
    let kind: PictureProblem.Kind
    /// The message; the pointer of the node where the message differs from picture to picture.
    let cause: String
  }

  /// The places of one problem.
  private struct Group {
    /// The problems of different nodes, in the order in which they are drawn.
    var problems: [PictureProblem] = []
    /// The indices of the pictures that show it.
    var pictures: [Int] = []
    private var pointers: Set<String> = []

    mutating func add(_ problem: PictureProblem, in picture: Int) {
      if pointers.insert(problem.pointer).inserted { problems.append(problem) }
      if pictures.last != picture { pictures.append(picture) }
    }
  }

  /// Returns the problems of all pictures, each once, apart from those that a finding in the document is
  /// about.
  ///
  /// - Parameters:
  ///   - pictures: the pictures.
  ///   - input: the document.
  ///   - known: what is found in its file without drawing it.
  /// - Returns: the findings, in the order in which they are seen.
  package static func all(
    in pictures: [GalleryPicture], of input: PreviewInput, known: [Diagnostic]
  ) -> [PictureFinding] {
    // A Swift file has several documents.
    let whole = input.source.hostRange(of: TextRange(utf8: 0, input.source.bytes.count)).range
    let known = known.filter { whole.start <= $0.range.start && $0.range.end <= whole.end }
    var order: [Key] = []
    var groups: [Key: Group] = [:]
    for (index, picture) in pictures.enumerated() {
      for problem in picture.problems {
        let range = input.source.hostRange(of: problem.range).range
        if known.contains(where: { problem.isSaid(by: $0, at: range) }) { continue }
        let key = Key(kind: problem.kind, cause: problem.varies ? problem.pointer : problem.message)
        if groups[key] == nil { order.append(key) }
        groups[key, default: Group()].add(problem, in: index)
      }
    }
    return merged(order.compactMap { groups[$0] }).compactMap { group in
      guard let first = group.problems.first else { return nil }
      let isEverywhere = group.pictures.count == pictures.count
      let scope = isEverywhere ? "in every picture" : combinations(of: group.pictures, in: pictures)
      let others = group.problems.dropFirst().map { problem in
        Related("also here", at: problem.place(in: input.tree), isOccurrence: true)
      }
      let finding = Finding(
        first.kind.rule, at: first.place(in: input.tree), "\(scope): \(first.message)", related: others)
      return PictureFinding(
        finding: finding, pictures: group.pictures, pointers: group.problems.map(\.pointer))
    }
  }

  /// Returns the groups with those made one that say the same of other nodes in the same pictures.
  private static func merged(_ groups: [Group]) -> [Group] {
    struct Cause: Hashable {
      let kind: PictureProblem.Kind
      let message: String
      let pictures: [Int]
    }
    var result: [Group] = []
    var places: [Cause: Int] = [:]
    for group in groups {
      guard let first = group.problems.first else { continue }
      let cause = Cause(kind: first.kind, message: first.message, pictures: group.pictures)
      if let place = places[cause] {
        result[place].problems += group.problems
      } else {
        places[cause] = result.count
        result.append(group)
      }
    }
    return result
  }

  /// Returns the findings that are reported.
  ///
  /// - Parameters:
  ///   - findings: the findings.
  ///   - judge: returns those that are neither silenced nor turned off.
  /// - Returns: the findings, in the order of `judge`.
  package static func reported(
    _ findings: [PictureFinding], judge: ([Finding]) -> [Diagnostic]
  ) -> [ReportedPictureFinding] {
    judge(findings.map(\.finding)).map { diagnostic in
      let seen = findings.first { $0.finding.diagnostic.isSame(as: diagnostic) }
      return ReportedPictureFinding(
        diagnostic: diagnostic, pictures: seen?.pictures ?? [], pointers: seen?.pointers ?? [])
    }
  }

  /// Returns what the pictures with a problem have in common that others do not, such as "dark".
  private static func combinations(of indices: [Int], in pictures: [GalleryPicture]) -> String {
    var words: [String] = []
    func add<Value: Hashable>(
      _ value: (Combination) -> Value, unit: String = "", _ name: (Value) -> String
    ) {
      let all = Set(pictures.map { value($0.combination) })
      var found: [Value] = []
      for index in indices {
        let value = value(pictures[index].combination)
        if !found.contains(value) { found.append(value) }
      }
      if found.count < all.count, found.count <= 3 {
        words.append(joined(found.map(name), last: "and") + unit)
      }
    }
    add(\.sample) { "with `\($0)`" }
    add(\.colorScheme) { $0.rawValue }
    add(\.width, unit: " points wide") { String($0) }
    add(\.traits.textSize) { $0 == .large ? "in the default text size" : "in \($0.words)" }
    add(\.traits.isRightToLeft) { $0 ? "from right to left" : "from left to right" }
    add(\.traits.isPseudolocalized) { $0 ? "with longer texts" : "with texts as they are" }
    if words.isEmpty {
      return indices.count == 1 ? "in one picture" : "in \(indices.count) of \(pictures.count) pictures"
    }
    return words.joined(separator: ", ")
  }
}

extension Diagnostic {
  /// Whether two findings of pictures are one, before and after what is reported was chosen.
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    range == other.range && id == other.id && message == other.message
  }
}

extension PictureProblem {
  /// Whether the message says what differs from picture to picture.
  fileprivate var varies: Bool {
    switch kind {
    case .textCut, .contentBelow, .contentOutside, .targetSmall: true
    case .textOverlap, .contrastLow, .nameMissing, .emptyScreen: false
    }
  }

  /// Returns the type of the node in its document, or the id of the document.
  fileprivate func place(in tree: SyntaxTree) -> TextRange {
    let path = JSONPointer(pointer)?.appending(pointer.isEmpty ? "id" : "type")
    return path.flatMap { tree.node(at: $0) }?.range ?? range
  }

  /// Whether a finding in the document is about the same mistake of the node at a range.
  fileprivate func isSaid(by finding: Diagnostic, at node: TextRange) -> Bool {
    switch kind {
    case .textCut, .contentOutside:
      return finding.id.rawValue == "content-overflow" && Self.isInside(finding, node)
    // The rule adds up what takes space in every combination.
    case .contentBelow:
      return finding.id.rawValue == "content-overflow"
        && finding.message.contains(ContentOverflow.verticalWords)
    case .targetSmall: return finding.id.rawValue == "tap-target-small" && Self.isInside(finding, node)
    case .contrastLow:
      // The rule says it once for a style, by the same colors.
      guard finding.id.rawValue == "contrast-low" else { return false }
      return finding.message.utf8.starts(with: message.utf8.prefix { $0 != UInt8(ascii: ".") })
        || Self.isInside(finding, node)
    case .nameMissing:
      return finding.id.rawValue == "image-missing-accessibility" && Self.isInside(finding, node)
    case .textOverlap, .emptyScreen: return false
    }
  }

  private static func isInside(_ finding: Diagnostic, _ node: TextRange) -> Bool {
    ([finding.range] + finding.related.map(\.range)).contains { range in
      node.start <= range.start && range.end <= node.end
    }
  }
}
