import CladsDocument
import CladsPreview
import JSONSyntax

/// What a control holds, and so how it is edited.
enum Holding {
  case text, flag, number, nothing

  init(_ control: PreviewControl) {
    switch control.value {
    case .stringValue: self = .text
    case .boolValue: self = .flag
    case .intValue, .doubleValue: self = .number
    case .nullValue, .arrayValue, .objectValue, nil: self = .nothing
    }
  }
}

extension LiveScreen {
  /// The node of a control in the text.
  func node(of control: PreviewControl) -> SyntaxNode? {
    JSONPointer(control.pointer).flatMap { subject.input.tree.node(at: $0) }
  }
}
