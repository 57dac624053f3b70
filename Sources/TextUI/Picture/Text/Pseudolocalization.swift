/// Texts as a translation may be: with accents, longer by a third, and between brackets, so that one sees
/// whether all of it is there.
package enum Pseudolocalization {
  /// Returns the text as it is drawn; one without letters, such as a number, stays as it is.
  package static func text(_ text: String) -> String {
    let letters = text.count { $0.isLetter }
    guard letters > 0 else { return text }
    var result = "["
    for character in text { result.append(accented[character] ?? character) }
    // Short texts grow more when they are translated.
    var missing = letters < 10 ? (letters + 1) / 2 : letters / 3
    while missing > 0 {
      let word = filler.prefix(missing)
      // What ends with a space would look cut.
      result += " " + (word.last == " " ? word.dropLast() : word)
      missing -= word.count
    }
    return result + "]"
  }

  private static let filler = "ôñé tŵô þřéé"

  private static let accented = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}
