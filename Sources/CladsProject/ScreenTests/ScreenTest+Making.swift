import CladsDocument
package import JSONSyntax

// What is read by tables has no public initializers; recordings start from what is blank.

extension TestTarget: JSONConvertible {
  /// A target that says nothing.
  package static var blank: TestTarget { TestTarget() }

  /// Its JSON: a string where that suffices.
  package var orderedJSON: JSONValue {
    if let name, index == nil { return .string(name) }
    return Object(id: id, text: text ?? name, pointer: pointer, index: index).orderedJSON
  }
}

extension TestStep {
  package static var blank: TestStep { TestStep() }
}

extension TestStep.Typing {
  package static var blank: Self { Self() }
}

extension TestStep.Sliding {
  package static var blank: Self { Self() }
}

extension TestStep.Response {
  package static var blank: Self { Self() }
}

extension TestExpectation {
  package static var blank: TestExpectation { TestExpectation() }
}

extension TestExpectation.Node {
  package static var blank: Self { Self() }
}

extension TestExpectation.Alert {
  package static var blank: Self { Self() }
}

extension TestExpectation.Action {
  package static var blank: Self { Self() }
}
