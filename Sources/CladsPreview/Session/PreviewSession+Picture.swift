import CladsDocument
import CladsModules
import CladsPicture
import CladsRenderTree
import CladsTextRenderer
import JSONSyntax
import SourceText
import TextUI

extension PreviewSession {
  /// Draws what is in sight in points.
  func picture(in window: PictureWindow) -> PreviewPicture {
    let scheme = colorScheme
    let text = TextRenderer(
      registries: runtime.pipeline.renderers, actionContext: runtime.context,
      designSystemProvider: runtime.designSystem, colorScheme: scheme)
    let renderer = PictureRenderer(renderers: runtime.pipeline.pictures, text: text)
    let overlay = presented.items.last.map {
      PresentationPicture(item: $0.presentation, scheme).view(on: window.screen)
    }
    let scene = renderer.scene(
      tracked.tree, on: window.screen, scrollOffset: window.scroll, overlay: overlay)
    var writer = PointerWriter(input.tree)
    let nodes = text.places.nodes.map { node in
      PreviewPicture.Node(
        pointer: writer.pointer(at: node.place.origin.range.start).description, instance: node.place.instance)
    }
    return PreviewPicture(
      scene: scene, colorScheme: scheme == .dark ? .dark : .light, title: input.document.id ?? "Preview",
      nodes: nodes)
  }
}

/// The picture of something that the screen presents: a card over the dimmed screen.
private struct PresentationPicture {
  private let item: Presentation
  private let scheme: ColorScheme
  /// The width of an alert of iOS, in points.
  private static let width = 270.0

  init(item: Presentation, _ scheme: ColorScheme) {
    self.item = item
    self.scheme = scheme
  }

  func view(on screen: PictureScreen) -> PictureView {
    let card = PictureView.vstack(content).frame(width: Self.width)
      .background(.color(SystemColors.secondaryBackground(scheme)), in: .rectangle(cornerRadius: 14))
    let shade = IR.Color(red: 0, green: 0, blue: 0, alpha: scheme == .dark ? 0.48 : 0.2)
    let dim = PictureView.shape(.rectangle(cornerRadius: 0), fill: .color(shade))
    return .zstack([dim.frame(width: screen.width, height: screen.height), card])
  }

  private var content: [PictureView] {
    switch item {
    case .alert(let title, let message, let buttons):
      [texts([(title, true)] + (message.map { [($0, false)] } ?? []))] + rows(of: buttons)
    case .navigate(let destination, let presentation):
      [texts([("→ \(destination)", true)] + (presentation.map { [($0, false)] } ?? []))]
    case .dismiss: [texts([("the screen is closed", true)])]
    }
  }

  private func texts(_ lines: [(text: String, isTitle: Bool)]) -> PictureView {
    PictureView.vstack(
      spacing: 4,
      lines.map { line in
        let font = PictureFont(size: line.isTitle ? 17 : 13, weight: line.isTitle ? .semibold : .regular)
        return .text(line.text, font: font, color: SystemColors.label(scheme), alignment: .center)
      }
    ).padding(IR.EdgeInsets(top: 19, bottom: 19, leading: 16, trailing: 16))
  }

  /// Returns two buttons with short labels side by side, others one below another; one that cancels comes
  /// first in a row and last in a column.
  private func rows(of buttons: [Presentation.Button]) -> [PictureView] {
    let (others, cancels) = (
      buttons.filter { $0.style != "cancel" }, buttons.filter { $0.style == "cancel" }
    )
    guard buttons.count == 2, buttons.allSatisfy({ $0.label.count <= 12 }) else {
      return (others + cancels).flatMap { [.systemDivider(scheme), view(of: $0)] }
    }
    let line = PictureView.shape(.rectangle(cornerRadius: 0), fill: .color(SystemColors.separator(scheme)))
      .frame(width: 1.0 / 3, height: 44)
    let row = (cancels + others).map(view)
    return [.systemDivider(scheme), .hstack(Array(row.prefix(1)) + [line] + row.dropFirst())]
  }

  private func view(of button: Presentation.Button) -> PictureView {
    let color =
      button.style == "destructive"
      ? IR.Color(red: 1, green: 0.23, blue: 0.19) : SystemColors.blue(scheme)
    let font = PictureFont(size: 17, weight: button.style == "cancel" ? .semibold : .regular)
    return PictureView.text(button.label, font: font, color: color).frame(height: 44)
      .frame(maxWidth: .infinity)
  }
}
