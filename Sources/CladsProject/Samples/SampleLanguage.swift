/// The language of a sample, as its name says: that of `cart.pt-BR.sample.json` is `pt-BR`.
package struct SampleLanguage: Sendable, Hashable {
  /// The language tag, as in the name.
  package let tag: String
  /// The name without the tag. Samples with the same one are translations of each other.
  package let variant: String

  /// Reads the name of a sample; `nil` if it is not, and does not end in, a language tag after a dot.
  init?(ofSampleNamed name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, Self.isTag(last) else { return nil }
    tag = String(last)
    variant = parts.dropLast().joined(separator: ".")
  }

  /// Whether the language is written from right to left, unless its tag names another script.
  package var isRightToLeft: Bool {
    let parts = tag.split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first, script.utf8.count == 4 {
      return script == "Arab" || script == "Hebr"
    }
    return parts.first.map { Self.rightToLeftCodes.contains($0) } ?? false
  }

  private static let rightToLeftCodes: Set<Substring> = [
    "ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Whether a text is a language code with an optional script and an optional region (BCP 47), also with the
  /// underscores of Apple's folders.
  static func isTag(_ text: Substring) -> Bool {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let language = parts.popFirst(), codes.contains(language) else { return false }
    if let script = parts.first, script.utf8.count == 4, script.utf8.allSatisfy(\.isASCIILetter) {
      parts = parts.dropFirst()
    }
    if let region = parts.first, isRegion(region) { parts = parts.dropFirst() }
    return parts.isEmpty
  }

  private static func isRegion(_ text: Substring) -> Bool {
    switch text.utf8.count {
    case 2: text.utf8.allSatisfy(\.isASCIILetter)
    case 3: text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    default: false
    }
  }

  /// The codes of ISO 639-1.
  private static let codes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz \
    ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik \
    io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml \
    mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd \
    se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi \
    vo wa wo xh yi yo za zh zu
    """.split(separator: " "))
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}

extension Sample {
  /// Returns the language of the sample if others are its translations; `nil` if there are none.
  package func language(among samples: [Sample]) -> SampleLanguage? {
    translations(among: samples).isEmpty ? nil : SampleLanguage(ofSampleNamed: name)
  }

  /// Returns the samples that can be used and are translations of this one; empty if its name is not that of
  /// a language.
  package func translations(among samples: [Sample]) -> [Sample] {
    guard let own = SampleLanguage(ofSampleNamed: name) else { return [] }
    return samples.filter { other in
      guard other.problem == nil, other.path != nil,
        let language = SampleLanguage(ofSampleNamed: other.name)
      else { return false }
      return language.variant == own.variant && language.tag != own.tag
    }
  }

  /// Returns the indices of the names of translations of a sample, of which each language has one.
  package static func translations(of name: String, among names: [String]) -> [Int] {
    guard let own = SampleLanguage(ofSampleNamed: name) else { return [] }
    var tags: Set<String> = [own.tag]
    return names.indices.filter { index in
      guard let language = SampleLanguage(ofSampleNamed: names[index]), language.variant == own.variant else {
        return false
      }
      return tags.insert(language.tag).inserted
    }
  }

  /// Returns what the names of the files begin with that are translations of a sample beside its document;
  /// `nil` if the name of its file is not that of a language.
  package static func startOfTranslations(ofSampleInFileNamed file: String) -> String? {
    guard file.hasSuffix(FileKind.sampleExtension) else { return nil }
    let name = String(file.dropLast(FileKind.sampleExtension.count))
    return SampleLanguage(ofSampleNamed: name)?.variant
  }

  /// The tag of its language; its name if that has none.
  var language: String { SampleLanguage(ofSampleNamed: name)?.tag ?? name }
}
