import JSONSyntax

/// How often each of several texts follows the names and values before the cursor: in the document, and in
/// common documents.
struct Likelihood {
  private let sequence: TokenSequence
  private let common: [TokenSequence]
  /// The weights of the texts, by their index.
  private(set) var weights: [Double]
  /// How often each text is a value of the same key in common documents, or a name in any document.
  private(set) var counts: [Int]

  /// A use weighs this much more for each token before it that agrees.
  private static let base = 3.0
  /// A use weighs this much less for each token between it and the cursor.
  private static let decay = 0.9995
  /// The weight of a use in a common document; one in the document itself weighs 1.
  private static let commonWeight = 0.1

  /// What the weight of a use is multiplied with for each object before it that is of another kind.
  private static let otherKindWeight = 0.03
  /// What the weight of a kind is multiplied with if the kind around it differs, and if the one before it
  /// does.
  private static let otherSurroundingsWeight = 0.1

  init(count: Int, in sequence: TokenSequence, and common: [TokenSequence]) {
    self.sequence = sequence
    self.common = common
    weights = Array(repeating: 0, count: count)
    counts = Array(repeating: 0, count: count)
  }

  /// What a text is, where it is used.
  enum Form {
    case name, value
    /// The value of the first member of an object.
    case object
  }

  /// Adds the uses of texts, by their hashes.
  mutating func addUses(of texts: [UInt32: Int], as form: Form) {
    if texts.isEmpty { return }
    addUses(of: texts, as: form, in: sequence, isCommon: false)
    for document in common { addUses(of: texts, as: form, in: document, isCommon: true) }
  }

  private mutating func addUses(
    of texts: [UInt32: Int], as form: Form, in other: TokenSequence, isCommon: Bool
  ) {
    let here = sequence.surroundings
    for (index, token) in other.tokens.enumerated() where token.kind != .bracket {
      guard (token.kind == .name) == (form == .name), let text = texts[token.hash] else { continue }
      var weight = 1.0
      if let surroundings = token.surroundings {
        if surroundings.parent != here.parent { weight *= Self.otherSurroundingsWeight }
        if surroundings.previous != here.previous { weight *= Self.otherSurroundingsWeight }
      }
      let start = form == .object ? index - 2 : index
      guard start >= 0, form != .object || (token.surroundings != nil && other.tokens[start].isOpenBrace)
      else { continue }
      weight *= self.weight(at: start, in: other, isCommon: isCommon)
      weights[text] += weight
      if form == .name || (isCommon && weight > 0) { counts[text] += 1 }
    }
  }

  /// Adds a use of a text at an index of the sequence of the document.
  mutating func addUse(of text: Int, at index: Int) {
    weights[text] += weight(at: index, in: sequence, isCommon: false)
  }

  /// Returns the weight of a use: how far what precedes it agrees with what precedes the cursor.
  private func weight(at index: Int, in other: TokenSequence, isCommon: Bool) -> Double {
    let agreement = sequence.agreement(at: sequence.cursor, with: other, at: index)
    if agreement.count == 0 { return 0 }
    var weight = Self.powers[min(agreement.count, Self.powers.count - 1)]
    for _ in 0..<agreement.otherKinds { weight *= Self.otherKindWeight }
    if isCommon { return weight * Self.commonWeight }
    let distance = abs(sequence.cursor - index)
    return distance < Self.decays.count ? weight * Self.decays[distance] : 0
  }

  private static let powers = (0...12).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * base }
  }

  private static let decays: [Double] = {
    var weight = 1.0
    return (0..<8_192).map { _ in
      defer { weight *= decay }
      return weight
    }
  }()
}
