import CladsPreview
import CladsProject
import SourceText
import TextUI

extension GalleryPages {
  /// What pictures are filtered by.
  enum Axis: String, CaseIterable {
    case sample = "s"
    case language = "g"
    case scheme = "c"
    case width = "w"
    case size = "t"
    case direction = "d"
    case length = "l"

    var title: String {
      switch self {
      case .sample: "State"
      case .language: "Language"
      case .scheme: "Appearance"
      case .width: "Width"
      case .size: "Text size"
      case .direction: "Direction"
      case .length: "Texts"
      }
    }

    func value(_ combination: Combination) -> String {
      switch self {
      case .sample:
        // Translations are one state.
        switch combination.language?.variant {
        case ""?: Sample.initialName
        case let variant?: variant
        case nil: combination.sample
        }
      case .language: combination.language?.tag ?? "as written"
      case .scheme: combination.colorScheme.rawValue
      case .width: String(combination.width)
      case .size: combination.traits.textSize.rawValue
      case .direction: combination.traits.isRightToLeft ? "right to left" : "left to right"
      case .length: combination.traits.isPseudolocalized ? "longer" : "as they are"
      }
    }
  }

  /// Returns check boxes for the values of each axis that has several, with a style sheet that hides what is
  /// not checked.
  func filters(of screens: [GalleryScreen]) -> String {
    var html = ""
    var rules = ""
    for axis in Axis.allCases {
      var values: [String] = []
      var known: Set<String> = []
      for screen in screens {
        for picture in screen.pictures {
          let value = axis.value(picture.combination)
          if known.insert(value).inserted { values.append(value) }
        }
      }
      guard values.count > 1 else { continue }
      html += "<fieldset><legend>\(axis.title)</legend>"
      for value in values {
        let name = "\(axis.rawValue)-\(Self.token(value))"
        html += "<label><input type=\"checkbox\" id=\"f-\(name)\" checked> \(Self.text(value))</label> "
        rules += "body:has(#f-\(name):not(:checked)) .\(name) { display: none; }\n"
      }
      html += "</fieldset>\n"
    }
    if screens.contains(where: { $0.pictures.contains { !$0.problems.isEmpty } }) {
      html +=
        "<fieldset><label><input type=\"checkbox\" id=\"f-marks\"> Mark the places of findings"
        + "</label></fieldset>\n"
    }
    return html.isEmpty ? "" : "<style>\n\(rules)</style>\n<form class=\"filters\">\n\(html)</form>\n"
  }

  /// Returns a name for a value that is valid in a class; two values have the same only by chance.
  static func token(_ value: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyz0123456789".utf8
    if value.utf8.count <= 40, value.utf8.allSatisfy({ plain.contains($0) }) { return value }
    var hash = ContentHash()
    hash.add(value)
    return "x" + hash.text
  }
}
