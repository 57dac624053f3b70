import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// Pairs the versions of screens: by path, then by `id`, then by what they have in common.
struct ScreenPairing {
  struct Pair {
    let old: ComparedScreen?
    let new: ComparedScreen?
  }

  private let olds: [ComparedScreen]
  private let news: [ComparedScreen]
  /// The index of the new screen for each old one.
  private var matches: [Int?]
  private var isTaken: [Bool]

  /// How much two screens with different paths and ids must have in common.
  private static let threshold = 0.6
  /// The number of screens up to which a common string helps to identify one.
  private static let maximumFrequency = 20

  /// Returns all pairs and the screens that are in one version only, sorted by title.
  static func pairs(_ old: [ComparedScreen], _ new: [ComparedScreen]) -> [Pair] {
    var pairing = ScreenPairing(olds: old, news: new)
    // Two files that are compared are two versions, whatever they are called.
    if old.count == 1, new.count == 1 {
      return [Pair(old: old[0], new: new[0])]
    }
    pairing.match { screen in screen.id.map { "\(screen.title)\u{0}\($0)" } }
    // In a file with several documents, the id says more than the place.
    pairing.match { screen in screen.name == nil ? nil : screen.id.map { "\(screen.path)\u{0}\($0)" } }
    pairing.match { $0.title }
    pairing.match { $0.id.map { id in "\(id)" } }
    pairing.matchSimilar()
    return pairing.result()
  }

  private init(olds: [ComparedScreen], news: [ComparedScreen]) {
    self.olds = olds
    self.news = news
    matches = Array(repeating: nil, count: olds.count)
    isTaken = Array(repeating: false, count: news.count)
  }

  private func result() -> [Pair] {
    var pairs = olds.indices.map { index in
      Pair(old: olds[index], new: matches[index].map { news[$0] })
    }
    for index in news.indices where !isTaken[index] { pairs.append(Pair(old: nil, new: news[index])) }
    let titled = pairs.map { (title: ($0.new ?? $0.old)?.title ?? "", pair: $0) }
    return titled.sorted { $0.title.utf8.lexicographicallyPrecedes($1.title.utf8) }.map(\.pair)
  }

  /// Matches the screens with a key that one screen of each version has.
  private mutating func match(by key: (ComparedScreen) -> String?) {
    var groups: [String: (old: [Int], new: [Int])] = [:]
    for index in olds.indices where matches[index] == nil {
      if let key = key(olds[index]) { groups[key, default: ([], [])].old.append(index) }
    }
    for index in news.indices where !isTaken[index] {
      if let key = key(news[index]) { groups[key, default: ([], [])].new.append(index) }
    }
    for (old, new) in groups.values where old.count == 1 && new.count == 1 { take(old[0], new[0]) }
  }

  private mutating func take(_ old: Int, _ new: Int) {
    matches[old] = new
    isTaken[new] = true
  }

  /// Matches the screens that have most strings in common.
  private mutating func matchSimilar() {
    let freeOlds = olds.indices.filter { matches[$0] == nil }
    let freeNews = news.indices.filter { !isTaken[$0] }
    guard !freeOlds.isEmpty, !freeNews.isEmpty else { return }
    let oldTexts = Dictionary(uniqueKeysWithValues: freeOlds.map { ($0, Self.texts(of: olds[$0])) })
    let newTexts = Dictionary(uniqueKeysWithValues: freeNews.map { ($0, Self.texts(of: news[$0])) })
    var screens: [UInt64: [Int]] = [:]
    for index in freeNews { for text in newTexts[index] ?? [] { screens[text, default: []].append(index) } }
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for old in freeOlds {
      let texts = oldTexts[old] ?? []
      var common: [Int: Int] = [:]
      for text in texts {
        guard let found = screens[text], found.count <= Self.maximumFrequency || freeNews.count <= 100 else {
          continue
        }
        for index in found { common[index, default: 0] += 1 }
      }
      for (new, count) in common {
        let score = Double(2 * count) / Double(texts.count + (newTexts[new]?.count ?? 0))
        if score >= Self.threshold { candidates.append((score, old, new)) }
      }
    }
    candidates.sort { left, right in
      if left.score != right.score { return left.score > right.score }
      let (leftSum, rightSum) = (left.old + left.new, right.old + right.new)
      return (abs(left.old - left.new), leftSum, left.old) < (abs(right.old - right.new), rightSum, right.old)
    }
    for (_, old, new) in candidates where matches[old] == nil && !isTaken[new] { take(old, new) }
  }

  /// Returns the hashes of the strings and numbers in a document; names of members are the same in all.
  private static func texts(of screen: ComparedScreen) -> Set<UInt64> {
    screen.file.tree.withView { view in
      let range = view.range(screen.root)
      var hashes: Set<UInt64> = []
      for index in view.records.indices {
        let record = RecordIndex(truncatingIfNeeded: index)
        guard view.kind(record) == .string || view.kind(record) == .number,
          view.kind(view[record].parent) != .member || view.name(of: view[record].parent) != record
        else { continue }
        let start = view.range(record).start
        guard start >= range.start, start < range.end else { continue }
        var hash = ContentHash()
        hash.add(view.text(of: record))
        hashes.insert(hash.value)
      }
      return hashes
    }
  }
}
