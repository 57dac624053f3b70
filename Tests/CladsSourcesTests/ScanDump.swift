import CladsSources
import SourceText

/// Texts that show what a scan has found.
extension SourceScan {
  /// Scans one file.
  init(_ text: String) {
    self.init(files: [SwiftFileFacts(path: "App.swift", bytes: Array(text.utf8))])
  }

  /// Everything that has been found, one line each; `?` follows guessed names, `!` required keys.
  var dump: [String] {
    var lines: [String] = []
    for component in components {
      var line = "component " + component.name.dump
      if !component.keys.isEmpty { line += " keys(" + component.keys.dump + ")" }
      if !component.data.isEmpty { line += " data(" + component.data.dump + ")" }
      lines.append(line)
    }
    for action in actions {
      lines.append("action " + action.name.dump + "(" + action.parameters.dump + ")")
    }
    for system in designSystems {
      let references = system.references.map { $0.name.dump + ($0.isPrefix ? "*" : "") }
      lines.append(
        "designSystem \(system.name.dump): \(references.joined(separator: " "))"
          + (system.isComplete ? "" : " …"))
    }
    lines += destinations.map { "destination " + $0.name.dump }
    lines += sectionLayouts.map { "sectionLayout " + $0.name.dump }
    lines += functions.map { "function " + $0.name.dump }
    return lines
  }

  /// All names, with those of keys and references.
  var names: [SourceName] {
    var names = components.flatMap { $0.declarations + ($0.keys + $0.data).map(\.name) }
    names += actions.flatMap { $0.declarations + $0.parameters.map(\.name) }
    names += designSystems.flatMap { [$0.name] + $0.references.map(\.name) }
    return names + (destinations + sectionLayouts + functions).flatMap(\.declarations)
  }
}

extension SourceName {
  var dump: String { text + (certainty == .guessed ? "?" : "") }
}

extension [SourceKey] {
  var dump: String {
    map { "\($0.name.dump): \($0.type.dump)\($0.isRequired ? "!" : "")" }.joined(separator: ", ")
  }
}

extension SourceValueType {
  var dump: String {
    switch self {
    case .array(let element): "[\(element.dump)]"
    case .choice(let names): names.joined(separator: "|")
    default: "\(self)"
    }
  }
}
