import JSONSyntax

/// How often each of several texts follows the names and values before the cursor: in the document, and in
/// common documents.
struct Likelihood {
  private let sequence: TokenSequence
  /// The weights of the texts, by their index.
  private(set) var weights: [Double]

  /// A use weighs this much more for each token before it that agrees.
  private static let base = 3.0
  /// A use weighs this much less for each token between it and the cursor.
  private static let decay = 0.9995
  /// The weight of a use in a common document; one in the document itself weighs 1.
  private static let commonWeight = 0.1

  /// What a use is multiplied with for each object before it that is of another kind.
  private static let otherKindWeight = 0.2

  init(count: Int, in sequence: TokenSequence) {
    self.sequence = sequence
    weights = Array(repeating: 0, count: count)
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
    for document in CommonDocuments.sequences { addUses(of: texts, as: form, in: document, isCommon: true) }
  }

  private mutating func addUses(
    of texts: [UInt32: Int], as form: Form, in other: TokenSequence, isCommon: Bool
  ) {
    for (index, token) in other.tokens.enumerated() where token.kind != .bracket {
      guard (token.kind == .name) == (form == .name), let text = texts[token.hash] else { continue }
      guard form == .object else {
        addUse(of: text, at: index, in: other, isCommon: isCommon)
        continue
      }
      let start = index - 2
      guard start >= 0, other.tokens[start].isOpenBrace else { continue }
      addUse(of: text, at: start, in: other, isCommon: isCommon)
    }
  }

  /// Adds a use of a text at an index of the sequence of the document.
  mutating func addUse(of text: Int, at index: Int) {
    addUse(of: text, at: index, in: sequence, isCommon: false)
  }

  private mutating func addUse(of text: Int, at index: Int, in other: TokenSequence, isCommon: Bool) {
    let agreement = sequence.agreement(at: sequence.cursor, with: other, at: index)
    guard agreement.count > 0 else { return }
    var weight = Self.powers[min(agreement.count, Self.powers.count - 1)]
    for _ in 0..<agreement.otherKinds { weight *= Self.otherKindWeight }
    if isCommon {
      weight *= Self.commonWeight
    } else {
      let distance = abs(sequence.cursor - index)
      weight *= distance < Self.decays.count ? Self.decays[distance] : 0
    }
    weights[text] += weight
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
