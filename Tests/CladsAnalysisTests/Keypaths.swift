import CladsExpressions

/// The parts of a path.
func keypath(_ text: String) -> [Keypath.Component] { Keypath.parse(text).components }
