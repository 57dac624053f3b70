import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import CladsSources
import JSONSyntax
import SourceText

/// Samples: their keys are those of the state.
extension DocumentNames {
  /// Returns the part of the state that a key of a sample sets; `nil` for the outcomes of requests.
  func sampleKey(_ record: RecordIndex, _ view: SyntaxView) -> Mention? {
    guard let owner = view.member(owning: record), view.name(of: owner) == record,
      let path = Self.path(to: owner, in: 0, view), path.first != .key(Sample.responsesKey)
    else { return nil }
    return Mention(.state(path), view.content(of: record), node: record, .writes)
  }

  /// Returns the keys of a sample that set a part of the state.
  func sampleKeys(of referent: Referent) -> [Mention] {
    guard case .state(let path) = referent.inFirstElements, path.first != .key(Sample.responsesKey) else {
      return []
    }
    return file.tree.withView { view in
      Self.keys(at: path[...], in: 0, view).map {
        Mention(.state(path), view.content(of: $0), node: $0, .writes)
      }
    }
  }
}

/// Design token files.
extension DocumentNames {
  /// Returns the declarations of tokens and of groups, and the aliases of tokens, each at its last part.
  func tokenMentions(_ view: SyntaxView) -> [Mention] {
    DesignTokenMention.all(in: file.tree).map {
      Mention(.symbol(.token, $0.name), $0.range, node: $0.node, $0.isDeclaration ? .declares : .reads)
    }
  }
}

/// A name in the Swift source of an app that documents use.
struct SourceMention: Sendable {
  let mention: Mention
  /// The name in the source, as it was when the project was read.
  let name: SourceName
  /// The design system of a token; `nil` for any other name.
  let designSystem: String?

  var range: TextRange { mention.range }

  /// Returns what a Swift file registers; `nil` if it is none of the app's source.
  static func all(in document: DocumentSnapshot) -> [SourceMention]? {
    guard document.embeddedPlace == nil, let path = document.path,
      let names = document.project.sources?.registrations(inFileAt: path)
    else { return nil }
    let count = document.file.source.bytes.count
    return names.map { slot, name, system in
      // A text that is edited may be shorter than the file that was read.
      let range = name.range.end.utf8 <= count ? name.range : TextRange(utf8: count, count)
      return SourceMention(
        mention: Mention(Referent(slot, name.text), range, node: 0, .declares), name: name,
        designSystem: system)
    }
  }

  /// Returns whether the text still is a string literal with the name.
  func isLiteral(in source: SourceFile) -> Bool {
    let (start, end) = (range.start.utf8, range.end.utf8)
    guard start > 0, end < source.bytes.count, source.bytes[start - 1] == Byte.quote,
      source.bytes[end] == Byte.quote
    else { return false }
    return source.text(in: range) == name.text
  }
}

extension Referent {
  /// Creates the referent of a name that source registers.
  fileprivate init(_ slot: Slot, _ name: String) {
    switch slot {
    case .token: self = .symbol(.token, name)
    case .destination: self = .symbol(.destination, name)
    default: self = .entry(slot, name)
    }
  }

  /// The slot of the names that Swift source registers; `nil` for others.
  var slot: Slot? {
    switch self {
    case .entry(let slot, _): slot
    case .symbol(.token, _): .token
    case .symbol(.destination, _): .destination
    default: nil
    }
  }
}
