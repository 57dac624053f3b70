public import TextUI

// The words of SwiftUI in the signatures of an app's shared code. `Color`, `Font`, `Alignment`, `Text`, the
// stacks and others are types of the same names.

public typealias View = TextView
public typealias AnyView = AnyTextView
public typealias EmptyView = EmptyTextView
public typealias ViewBuilder = TextViewBuilder
