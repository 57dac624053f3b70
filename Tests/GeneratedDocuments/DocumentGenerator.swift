/// Generates valid documents of any size. The same seed produces the same bytes.
public struct DocumentGenerator {
  private var random: SplitMix
  private var text = ""
  private var cardCount = 0
  private let hasFindings: Bool

  /// Creates a generator; its documents have about 1,100 findings a megabyte, or none.
  public init(seed: UInt64, hasFindings: Bool = true) {
    random = SplitMix(state: seed)
    self.hasFindings = hasFindings
  }

  /// Returns a document of about `size` bytes, formatted as authors write them.
  public mutating func document(size: Int, id: String = "generated") -> [UInt8] {
    text = ""
    cardCount = 0
    text.reserveCapacity(size + 4_096)
    let parts = max(4, size / 2_500)
    open(id, parts)
    var section = 0
    while text.utf8.count < size - 600 {
      if section > 0 { text += ",\n" }
      appendSection(section, parts)
      section += 1
    }
    text += "\n        ]\n      }\n    ]\n  }\n}\n"
    return Array(text.utf8)
  }

  private mutating func open(_ id: String, _ parts: Int) {
    text += "{\n  \"id\": \"\(id)\",\n  \"version\": \"1.0\",\n  \"state\": {\n"
    text += (0..<parts).map {
      "    \"name\($0)\": \"Name \($0)\", \"count\($0)\": \($0)"
        + (hasFindings ? ", \"flag\($0)\": false" : "")
    }
    .joined(separator: ",\n")
    text += "\n  },\n  \"styles\": {\n"
    text += (0..<parts).map { index in
      index % 4 == 3
        ? "    \"style\(index)\": { \"inherits\": \"style\(index - 1)\", \"fontSize\": \(14 + index % 20) }"
        : "    \"style\(index)\": { \"fontSize\": \(12 + index % 20), \"fontWeight\": \"semibold\", \"textColor\": \"#1C1C1E\" }"
    }.joined(separator: ",\n")
    text +=
      ",\n    \"button\": { \"height\": 48, \"backgroundColor\": \"#0A66C2\", \"textColor\": \"#FFFFFF\" }"
    text += "\n  },\n  \"dataSources\": {\n"
    text += (0..<parts).map {
      "    \"source\($0)\": { \"type\": \"binding\", \"template\": \"${count\($0)} of ${name\($0)}\" }"
    }
    .joined(separator: ",\n")
    text += "\n  },\n  \"actions\": {\n"
    text += (0..<parts).map {
      "    \"action\($0)\": { \"type\": \"setState\", \"path\": \"count\($0)\", \"value\": { \"$expr\": \"count\($0) + 1\" } }"
    }.joined(separator: ",\n")
    text += "\n  },\n  \"root\": {\n    \"backgroundColor\": \"#FFFFFF\",\n    \"children\": [\n      {\n"
    text += "        \"type\": \"sectionLayout\",\n        \"sections\": [\n"
  }

  private mutating func appendSection(_ number: Int, _ parts: Int) {
    text += "          {\n            \"id\": \"section\(number)\",\n"
    text += "            \"layout\": { \"type\": \"list\", \"itemSpacing\": 12, \"showsDividers\": false },\n"
    text += "            \"children\": [\n"
    text += (0..<4).map { _ in card(parts) }.joined(separator: ",\n")
    text += "\n            ]\n          }"
  }

  private mutating func card(_ parts: Int) -> String {
    // Without findings, every name is used, and no two controls change the same state.
    let n = hasFindings ? Int(random.next() % UInt64(parts)) : cardCount % parts
    let m = hasFindings ? Int(random.next() % UInt64(parts)) : cardCount * 7 % parts
    let toggle =
      hasFindings ? "\"bind\": \"flag\(m)\"" : "\"state\": { \"isOn\": false }, \"localBind\": \"isOn\""
    cardCount += 1
    let inner = "                    "
    return """
                    {
                      "type": "vstack",
                      "alignment": "leading",
                      "spacing": 8,
                      "padding": { "horizontal": 16, "vertical": 12 },
                      "children": [
      \(inner){ "type": "label", "text": "A title with some words in it, number \(n)", "styleId": "style\(n)" },
      \(inner){ "type": "label", "dataSourceId": "source\(m)", "styleId": "style\(m)" },
      \(inner){ "type": "label", "text": "Hello ${name\(n)}, you have ${count\(m)}", "styleId": "style\(n)" },
      \(inner){ "type": "toggle", \(toggle) },
      \(inner){ "type": "button", "text": "Tap", "styleId": "button", "actions": { "onTap": "action\(n)" } }
                      ]
                    }
      """
  }
}

/// The SplitMix64 generator by Steele, Lea, and Flood.
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  public init(state: UInt64) { self.state = state }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
