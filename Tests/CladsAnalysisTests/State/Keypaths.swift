import CladsExpressions

/// Returns the components of a path.
func keypath(_ text: String) -> [Keypath.Component] { Keypath.parse(text).components }
