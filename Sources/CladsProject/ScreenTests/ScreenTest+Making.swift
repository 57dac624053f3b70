package import CladsDocument

// What is read by tables has no public initializers; recordings start from what is blank.

extension TestTarget {
  /// A target that says nothing.
  package static var blank: TestTarget { TestTarget() }

  /// Its JSON: a string where that suffices.
  var jsonValue: Document.StateValue {
    if let name, index == nil { return .stringValue(name) }
    var members: [String: Document.StateValue] = [:]
    members["id"] = id.map { .stringValue($0) }
    members["text"] = (text ?? name).map { .stringValue($0) }
    members["pointer"] = pointer.map { .stringValue($0) }
    members["index"] = index.map { .intValue($0) }
    return .objectValue(members)
  }
}

extension TestTarget: JSONConvertible {
  package var json: Document.StateValue { jsonValue }
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
