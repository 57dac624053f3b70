import CladsDocument
import CladsRendering
import CladsRuntime
import TextUI

/// Something that the screen presents, with the actions of its buttons.
@MainActor
enum PresentedItem {
  case alert(AlertConfiguration)
  case navigate(String, String?)
  case dismiss

  var alert: AlertConfiguration? { if case .alert(let alert) = self { alert } else { nil } }

  /// The kind of item with its article, for messages.
  var phrase: String {
    switch self {
    case .alert: "an alert"
    case .navigate: "another screen"
    case .dismiss: "that the screen closes"
    }
  }

  /// The length of its texts in UTF-8 bytes.
  var length: Int {
    switch self {
    case .alert(let alert):
      alert.buttons.reduce(alert.title.utf8.count + (alert.message?.utf8.count ?? 0)) {
        $0 + $1.label.utf8.count
      }
    case .navigate(let destination, let presentation):
      destination.utf8.count + (presentation?.utf8.count ?? 0)
    case .dismiss: 0
    }
  }

  /// The item as a value.
  var presentation: Presentation {
    switch self {
    case .alert(let alert):
      .alert(
        title: alert.title, message: alert.message,
        buttons: alert.buttons.map { .init(label: $0.label, style: $0.style.rawValue) })
    case .navigate(let destination, let presentation):
      .navigate(destination: destination, presentation: presentation)
    case .dismiss: .dismiss
    }
  }
}

/// The box that is drawn over the screen for something that it presents.
struct PresentationView: TextView {
  let item: Presentation

  var body: some TextView {
    VStack(alignment: .center, spacing: 0) {
      switch item {
      case .alert(let title, let message, let buttons): alert(title, message, buttons)
      case .navigate(let destination, let presentation):
        Text("→ \(destination)").bold()
        if let presentation { Text(presentation).dim() }
      case .dismiss: Text("the screen is closed").bold()
      }
    }.padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)).frame(minWidth: 16)
      .border(.rounded).backdrop()
  }

  @TextViewBuilder private func alert(
    _ title: String, _ message: String?, _ buttons: [Presentation.Button]
  ) -> some TextView {
    Text(title).bold().multilineAlignment(.center)
    if let message { Text(message).multilineAlignment(.center) }
    Text(" ")
    Flow(itemSpacing: 1, lineSpacing: 0) {
      ForEach(buttons) { button in
        Text("[\(button.label)]").foreground(button.style == "destructive" ? .red : .blue)
      }
    }
  }
}

extension TextView {
  /// Returns the view on an opaque background, so that the screen does not show through.
  fileprivate func backdrop() -> some TextView {
    EnvironmentReader { environment in self.background(environment.colorScheme.background) }
  }
}
