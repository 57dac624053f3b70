import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import SourceText

extension CompletionSource {
  /// Sorts the suggestions: the ones that the author is most likely to mean come first.
  ///
  /// What followed the same names and values before, in this document and in common ones, counts most. Names
  /// that the document declares and does not use yet come before those that it uses, unless the pattern of
  /// the document says otherwise.
  mutating func rank() {
    guard completions.items.count > 1 else { return }
    let sequence = TokenSequence(view, around: place.token)
    let scores = scores(likelihood(in: sequence))
    let order = completions.items.indices.sorted { left, right in
      scores[left] != scores[right] ? scores[left] > scores[right] : left < right
    }
    completions.items = order.map { completions.items[$0] }
  }

  /// Returns the likelihood of each suggestion from what precedes the cursor.
  private func likelihood(in sequence: TokenSequence) -> Likelihood {
    var likelihood = Likelihood(
      count: completions.items.count, in: sequence,
      and: document.kind == .project ? [] : CommonDocuments.sequences)
    if let pathUses {
      var names: [String: Int] = [:]
      for (index, item) in completions.items.enumerated() where names[item.label] == nil {
        names[item.label] = index
      }
      for use in pathUses {
        if let index = names[use.name], let token = sequence.index(of: use.node) {
          likelihood.addUse(of: index, at: token)
        }
      }
    } else {
      var texts: [UInt32: Int] = [:]
      var objects: [UInt32: Int] = [:]
      for (index, item) in completions.items.enumerated() {
        let hash = NameHash.hash(Snippet.inner(item.label))
        if item.isObject, objects[hash] == nil { objects[hash] = index }
        if !item.isObject, texts[hash] == nil { texts[hash] = index }
      }
      likelihood.addUses(of: texts, as: place.slot == .name ? .name : .value)
      likelihood.addUses(of: objects, as: .object)
    }
    return likelihood
  }

  private func scores(_ likelihood: Likelihood) -> [Double] {
    let declared = completions.items.indices.filter { completions.items[$0].declaration != nil }
    let total = likelihood.weights.reduce(declared.isEmpty ? Self.weakEvidence : Self.evidence, +)
    let shares = likelihood.weights.map { $0 / total }
    let count = Double(max(1, likelihood.counts.reduce(0, +)))
    var scores = zip(shares, likelihood.counts).map { $0 + Self.commonness * Double($1) / count }
    for (index, item) in completions.items.enumerated() where item.isRequired {
      // The other names depend on the kind.
      scores[index] += item.label == Self.tag ? 10 : Self.necessity
    }
    if isKeyOfApp {
      // Common documents have only the keys that the app's own kinds share with the others.
      for index in scores.indices where likelihood.counts[index] == 0 { scores[index] += Self.necessity }
    }
    addAffinity(to: &scores)
    addNovelty(to: &scores, declared, likelihood.weights)
    for index in declared {
      if let fit = completions.items[index].declaration?.fit { scores[index] -= Self.misfit * (1 - fit) }
    }
    return scores
  }

  /// Whether the key of an object is completed whose kind the app adds.
  private var isKeyOfApp: Bool {
    guard place.slot == .name, let kind = kindAtCursor?.rawValue else { return false }
    return [Slot.node, .action, .sectionLayout].contains { slot in
      vocabulary.entry(named: kind, in: slot).map { $0.origin != .builtIn } ?? false
    }
  }

  /// The weight of uses below which the usual order of names and values counts more.
  private static let weakEvidence = 5.0
  /// The weight of uses above which the pattern of a document outweighs that a name is not used yet.
  private static let evidence = 1_000.0
  /// What a score gains if common documents have no other value there.
  private static let commonness = 0.5
  /// What a score gains if the document declares the name and does not use it yet.
  private static let novelty = 0.6
  /// What a score gains in addition if it is the next name in the order of the declarations.
  private static let succession = 0.2
  /// What a score gains if the object must have a member with the name.
  private static let necessity = 0.5
  /// What a score gains if all that was likely are names that differ only in their numbers.
  private static let numbering = 0.8
  /// What a score gains if all words of the name occur in the object around the cursor.
  private static let affinity = 0.8
  /// What a score loses if a name does not fit at all.
  private static let misfit = 0.6

  /// The number of suggestions above which their words are not compared, which bounds the time.
  static let compared = 2_000

  /// Raises the scores of names that are declared and not used yet, most of all that of the next one.
  private func addNovelty(to scores: inout [Double], _ declared: [Int], _ weights: [Double]) {
    func isUsed(_ index: Int) -> Bool { completions.items[index].declaration?.isUsed ?? true }
    let lastUsed = declared.last { isUsed($0) } ?? -1
    var isNext = true
    // Names of rows are often numbered: what was likely for one number is likely for the next.
    var numbered: [String: Double] = [:]
    for (index, item) in completions.items.enumerated() where weights[index] > 0 {
      numbered[item.label.withoutDigits, default: 0] += weights[index]
    }
    let total = weights.reduce(1, +)
    for index in declared where !isUsed(index) {
      let label = completions.items[index].label
      let fit = completions.items[index].declaration?.fit ?? 1
      scores[index] += Self.novelty * fit
      if isNext, index > lastUsed {
        scores[index] += Self.succession * fit
        isNext = false
      }
      if label.utf8.contains(where: \.isDigit),
        let weight = numbered.removeValue(forKey: label.withoutDigits)
      {
        scores[index] += Self.numbering * weight / total
      }
    }
  }

  /// Raises the scores of names with words that occur in the object around the cursor.
  private func addAffinity(to scores: inout [Double]) {
    if case .text(.modifier, _) = cursor.context { return }
    guard place.slot == .value, completions.items.count <= Self.compared,
      let container = cursor.container?.node
    else { return }
    var neighbors: [(text: String, words: NameWords)] = []
    let isStyle = if case .text(.reference(.style), _) = cursor.context { true } else { false }
    func add(_ text: String) {
      if text.utf8.count <= 64 { neighbors.append((text, NameWords(text))) }
    }
    let owner = view[container].parent
    if owner != container, view.kind(owner) == .member { add(view.string(view.name(of: owner))) }
    for member in view.members(of: container).prefix(32) where member != cursor.member {
      guard let value = view.value(of: member), view.kind(value) == .string else { continue }
      // Styles are often named after the kind of component that they are for; other names are not.
      if isStyle || view.string(view.name(of: member)) != Self.tag { add(view.string(value)) }
    }
    if neighbors.isEmpty { return }
    for (index, item) in completions.items.enumerated() {
      let words = NameWords(item.label)
      let share = neighbors.lazy.map { words.share(in: $0.words) + ($0.text == item.label ? 0.5 : 0) }.max()
      scores[index] += Self.affinity * (share ?? 0)
    }
  }

  /// Returns the uses of state in the document whose paths begin with a base, by the name that follows.
  func stateUses(after base: [Keypath.Component]) -> [(name: String, node: RecordIndex)] {
    guard let analysis, isCurrent else { return [] }
    let table = analysis.state
    return [table.uses, table.variableUses, table.localUses].flatMap { uses in
      uses.lazy.filter { use in
        use.components.count > base.count && use.components.starts(with: base)
          && (use.node != place.string || use.range.end < offset)
      }.compactMap { use in
        if case .key(let name) = use.components[base.count] { (name, use.node) } else { nil }
      }
    }
  }
}

extension String {
  /// The text with each number replaced by a `0`.
  fileprivate var withoutDigits: String {
    guard utf8.contains(where: \.isDigit) else { return self }
    var bytes: [UInt8] = []
    for byte in utf8 where !byte.isDigit || bytes.last != Byte.zero {
      bytes.append(byte.isDigit ? Byte.zero : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
