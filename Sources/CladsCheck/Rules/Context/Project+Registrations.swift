import CladsDocument
import CladsProject
import Diagnostics

/// Messages about names that an app does not register, where its Swift source is known.
extension Project {
  /// Whether a name that is not in the vocabulary is certainly registered nowhere in the app's source.
  func isRegisteredNowhere(in slot: Slot) -> Bool { sources?.isClosed(slot) ?? false }

  /// How help texts begin that list what the project has.
  var declarer: String { sources == nil ? "clads.json lists" : "clads.json and the app's source have" }

  /// Returns the message about a name that is registered nowhere.
  func nowhereMessage(_ subject: String) -> String { "\(subject) is registered nowhere in the app's source" }

  /// Returns what to write instead of such a name.
  func nowhereHelp(_ name: String, in slot: Slot, key: String, hint: String = "") -> String {
    let names = vocabulary.entries(in: slot).filter { $0.origin != .builtIn && !$0.isGuess }.map(\.name)
    let related = names.filter { $0.sharesWord(with: name) }
    let registered = shortListing(related) ?? shortListing(names)
    let others = registered.map { "the app has \($0); " } ?? ""
    return "\(others)if another module registers it, add it to `\(key)` in clads.json\(hint)"
  }
}

extension String {
  /// Whether two names have their first or last word in common: `fetchWeather` and `fetchForecast`.
  fileprivate func sharesWord(with other: String) -> Bool {
    let (words, others) = (words, other.words)
    return words.first == others.first || words.last == others.last
  }

  /// The words of a name in camel case or with separators, in lowercase.
  private var words: [String] {
    var words: [String] = []
    var isInWord = false
    for character in self {
      guard character.isLetter || character.isNumber else {
        isInWord = false
        continue
      }
      if isInWord, !character.isUppercase, let last = words.indices.last {
        words[last] += character.lowercased()
      } else {
        words.append(character.lowercased())
      }
      isInWord = true
    }
    return words
  }
}
