import CladsDocument
import CladsRendering
import CladsRuntime

// 6.3 ActionContext Delegate Callbacks, 7.1 Navigation Handler, 7.3 Dismiss Handler

@MainActor final class Coordinator {
  private(set) var done: [String] = []

  func makeContext(
    stateStore: StateStore, actions: [String: Document.Action], actionRegistry: ActionRegistry,
    myDelegate: CladsActionDelegate
  ) -> ActionContext {
    let context = ActionContext(
      stateStore: stateStore,
      actionDefinitions: actions,
      registry: actionRegistry,
      actionDelegate: myDelegate,  // CladsActionDelegate for action interception
      alertPresenter: CustomAlertPresenter()  // AlertPresenting for custom alerts
    )

    // Additional handlers set after creation
    context.dismissHandler = {
      // Custom dismiss logic
      self.popToRoot()
    }
    context.navigationHandler = { destination, presentation in
      switch destination {
      case "checkout":
        self.push("CheckoutView")
      case "profile":
        self.present("ProfileView", style: presentation)
      default:
        break
      }
    }
    return context
  }

  func handleAlerts(of context: ActionContext) {
    context.alertHandler = { config in
      // legacy alert handling
      self.done.append("legacy \(config.title)")
    }
  }

  private func popToRoot() { done.append("pop") }
  private func push(_ view: String) { done.append("push \(view)") }
  private func present(_ view: String, style: NavigationPresentation?) {
    done.append("present \(view) as \(style?.rawValue ?? "usual")")
  }
}

// 7.2 Custom Alert Presenter

// Implement the protocol
class CustomAlertPresenter: AlertPresenting {
  @MainActor
  func present(_ config: AlertConfiguration) {
    // Use your custom alert UI
    MyAlertService.show(
      title: config.title,
      message: config.message,
      buttons: config.buttons.map { $0.label }
    )
  }
}

@MainActor enum AlertingScreen {
  static func makeContext(store: StateStore, actions: [String: Document.Action]) -> ActionContext {
    let registry = ActionRegistry.default
    // Inject during context creation
    let context = ActionContext(
      stateStore: store,
      actionDefinitions: actions,
      registry: registry,
      alertPresenter: CustomAlertPresenter()
    )
    return context
  }
}
