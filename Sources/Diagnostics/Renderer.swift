/// A framework that apps draw documents with on device.
///
/// The two differ in details, so a finding may hold for one of them only.
package enum Renderer: String, Sendable, Hashable, CaseIterable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"

  /// The name in texts.
  package var name: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    }
  }
}
