import CladsDocument
import CladsPreview
import JSONSyntax

/// The type of the value that a control holds, which decides how keys edit it.
enum EditableValue {
  case text, bool, number, none

  init(_ control: PreviewControl) {
    switch control.value {
    case .stringValue: self = .text
    case .boolValue: self = .bool
    case .intValue, .doubleValue: self = .number
    case .nullValue, .arrayValue, .objectValue, nil: self = .none
    }
  }
}

extension LiveScreen {
  /// Returns the node of a control in the syntax tree of the document, or `nil` if it is not there anymore.
  func node(of control: PreviewControl) -> SyntaxNode? {
    JSONPointer(control.pointer).flatMap { input.tree.node(at: $0) }
  }
}
