import CladsDocument
import CladsHosting
import CladsRendering
import CladsRuntime
import TextUI

// 6.1 State Change Callbacks

struct CartItem: Codable, Equatable {
  let id: Int
  let name: String
}

@MainActor enum StateObserving {
  /// `print` collects what the guide prints.
  static func observe(_ stateStore: StateStore, print: @escaping (String) -> Void) {
    // Simple callback
    stateStore.onStateChange { path, oldValue, newValue in
      // Optionals in a text are a warning of the compiler by now.
      print("\(path) changed from \(String(describing: oldValue)) to \(String(describing: newValue))")
    }

    // Type-safe observer
    struct UserResponse: Codable {
      let id: Int
      let name: String
    }

    stateStore.observe("api.response", as: UserResponse.self) { user in
      guard let user = user else { return }
      print("User loaded: \(user.name)")  // Type-safe!
    }

    // Observer with diffing
    stateStore.observe("cart.items", as: [CartItem].self) { oldItems, newItems in
      let added = newItems?.filter { item in
        !(oldItems?.contains { $0.id == item.id } ?? false)
      }
      print("Added items: \((added ?? []).map(\.name))")
    }
  }
}

// 6.2 External State Binding

struct OrderState: Codable, Equatable {
  var count = 1
  var note: String?
}

/// The owner of the external state, as a view with `@State` is with SwiftUI.
@MainActor final class MyView {
  var orderState = OrderState()
  private(set) var heard: [String] = []
  let document: Document.Definition

  init(_ document: Document.Definition) { self.document = document }

  // Without `@State` the binding is written out.
  private var state: Binding<OrderState> {
    Binding(get: { self.orderState }, set: { self.orderState = $0 })
  }

  func body() -> CladsRendererBindingView<OrderState> {
    CladsRendererBindingView(
      document: document,
      state: state,
      configuration: CladsRendererBindingConfiguration(
        onStateChange: { path, old, new in
          // Analytics, persistence, etc.
          Analytics.track("state_change", properties: ["path": path])
          self.heard.append("\(path): \(old ?? "nothing") → \(new ?? "nothing")")
        },
        onAction: { actionId, params in
          // Track action execution
          self.heard.append("action \(actionId) \(params["path"] ?? "")")
        }
      )
    )
  }
}
