import CladsDocument
import CladsRendering
import JSONSyntax
package import SourceText
package import TextUI

extension PreviewSession {
  /// Draws what is in sight in points, in the color scheme of the preview.
  package func picture(in window: PictureWindow) -> PreviewPicture { picture(in: window, colorScheme) }

  /// Draws what is in sight in points.
  package func picture(in window: PictureWindow, _ scheme: ColorScheme) -> PreviewPicture {
    let text = TextRenderer(
      registries: runtime.pipeline.renderers, actionContext: runtime.context,
      designSystemProvider: runtime.designSystem, colorScheme: scheme)
    let renderer = PictureRenderer(text, cache: pictureCache) { [unowned self] name in
      assetImages.image(named: name, isDark: scheme == .dark, of: input.project)
    }
    let overlay = presented.items.last.map { PresentationPicture(item: $0.presentation, scheme) }
    var writer = PointerWriter(input.tree)
    func rowOffset(_ place: NodeLocation) -> Double {
      guard !window.rows.isEmpty else { return 0 }
      let pointer = writer.pointer(at: place.origin.range.start).description
      return window.rows.last { $0.pointer == pointer && $0.instance == place.instance }?.offset ?? 0
    }
    let scene = renderer.scene(
      tracked.tree, on: window.screen, traits: window.traits, scrollOffset: window.scroll,
      rowOffset: rowOffset, overlay: overlay?.view(on: window.screen))
    let nodes = text.places.nodes.map { node in
      PreviewPicture.Node(
        pointer: writer.pointer(at: node.place.origin.range.start).description, instance: node.place.instance,
        range: node.place.origin.range, node: node.node)
    }
    return PreviewPicture(
      scene: scene, colorScheme: scheme == .dark ? .dark : .light,
      title: input.document.writtenID ?? "Preview",
      nodes: nodes, answers: overlay?.answers ?? [], rejection: rejection(errorsInTree()))
  }
}

extension PreviewSession {
  /// The greatest height in points of a picture with what is scrolled into sight.
  private static let maximumHeight = 3_000.0

  /// Draws the screen with what can be scrolled into sight below it, in the color scheme of the preview.
  package func wholePicture(in window: PictureWindow) -> PreviewPicture {
    wholePicture(in: window, colorScheme)
  }

  /// Draws a screen with what can be scrolled into sight below it, as far as that is not too high.
  package func wholePicture(in window: PictureWindow, _ scheme: ColorScheme) -> PreviewPicture {
    var window = window
    var whole = picture(in: window, scheme)
    // What is laid out later can be higher than it was expected to be.
    for _ in 0..<3 {
      let hidden = whole.hiddenHeight
      let height = min(window.screen.height + hidden, Self.maximumHeight)
      guard hidden >= 1, height > window.screen.height else { break }
      window.screen.height = height
      let taller = picture(in: window, scheme)
      // A part of a given height does not become higher with its screen.
      if taller.hiddenHeight >= hidden, height < Self.maximumHeight { break }
      whole = taller
    }
    return whole
  }
}

/// Bringing nodes into sight.
extension PreviewSession {
  /// The height in points down to which a screen is laid out to find a node.
  private static let searchedHeight = 100_000.0

  /// Returns the distance in points by which the picture must be scrolled so that the innermost node around
  /// an offset of the document is in sight; `nil` if it is, or cannot be brought there.
  package func scroll(showing offset: TextOffset) -> Double? {
    guard var window = options.picture, presented.items.isEmpty else { return nil }
    resolveOffscreen()
    let shown = picture(in: window)
    guard let viewport = shown.scene.scrolls.first(where: { !$0.isHorizontal }) else { return nil }
    window.screen.height = Self.searchedHeight
    window.scroll = 0
    lazy var whole = picture(in: window)
    for place in places(around: offset) {
      if shown.area(of: place) != nil { return nil }
      guard let found = whole.area(of: place) else { continue }
      let start = whole.scene.scrolls.first { !$0.isHorizontal }
      return start.map { max(0, (found.y - $0.frame.y - viewport.frame.height / 3).rounded()) }
    }
    return nil
  }

  /// Returns the nodes and sections around an offset of the document, inner before outer.
  private func places(around offset: TextOffset) -> [NodeLocation] {
    var places: [NodeLocation] = []
    func add(_ place: NodeLocation) {
      let range = place.origin.range
      if range.start <= offset, offset <= range.end { places.append(place) }
    }
    func visit(_ node: RenderNode) {
      add(node.place)
      if case .sectionLayout(let layout) = node.content {
        for section in layout.sections { add(section.place) }
      }
      node.parts.forEach(visit)
    }
    tracked.tree.root.children.forEach(visit)
    func length(_ place: NodeLocation) -> Int { place.origin.range.end.utf8 - place.origin.range.start.utf8 }
    // Repetitions of a node stay in order.
    return places.enumerated().sorted { (length($0.element), $0.offset) < (length($1.element), $1.offset) }
      .map(\.element)
  }
}

extension PreviewPicture {
  /// The greatest height in points of what can be scrolled into sight vertically.
  fileprivate var hiddenHeight: Double {
    scene.scrolls.filter { !$0.isHorizontal }.map { $0.length - $0.frame.height }.max() ?? 0
  }

  /// Returns the rectangle of a node or section; `nil` if it is out of sight.
  fileprivate func area(of place: NodeLocation) -> SceneRect? {
    scene.areas.first { area in
      nodes.indices.contains(area.node) && nodes[area.node].range == place.origin.range
        && nodes[area.node].instance == place.instance
    }?.frame
  }
}

/// The picture of something that the screen presents: a card or a sheet over the dimmed screen.
private struct PresentationPicture {
  private let item: Presentation
  private let scheme: ColorScheme
  /// What closes it: the indices of buttons, or `back`.
  let answers: [String]
  /// The width of an alert of iOS, in points.
  private static let width = 270.0

  init(item: Presentation, _ scheme: ColorScheme) {
    self.item = item
    self.scheme = scheme
    answers = if case .alert(_, _, let buttons) = item { buttons.indices.map(String.init) } else { ["back"] }
  }

  func view(on screen: PictureScreen) -> AnyTextView {
    let shade = Color.black.opacity(scheme == .dark ? 0.48 : 0.2)
    let dim = PointShape(fill: .color(shade)).frame(width: screen.width, height: screen.height)
    if case .navigate(let destination, let presentation) = item {
      let back = answer(
        0,
        Text("‹ Back").foreground(SystemColors.blue(scheme)).control(SceneControl(.button, label: "Back")))
      let sheet = VStack(alignment: .leading) {
        back.padding(PointInsets(top: 16, bottom: 4, leading: 16, trailing: 16))
        texts([("→ \(destination)", true)] + (presentation.map { [($0, false)] } ?? []))
          .frame(maxWidth: .infinity)
        Spacer()
      }.frame(width: screen.width, height: (screen.height / 3).rounded())
      return AnyTextView(
        ZStack(alignment: .bottom) {
          dim
          backed(sheet)
        })
    }
    return AnyTextView(
      ZStack {
        dim
        backed(VStack { content }.frame(width: Self.width))
      })
  }

  private func backed(_ view: AnyTextView) -> AnyTextView {
    view.background(SystemColors.secondaryBackground(scheme), in: .rectangle(cornerRadius: 14))
  }

  private var content: [AnyTextView] {
    switch item {
    case .alert(let title, let message, let buttons):
      [texts([(title, true)] + (message.map { [($0, false)] } ?? []))] + rows(of: buttons)
    case .navigate: []
    case .dismiss:
      [
        texts([("the screen is closed", true)]), AnyTextView(Divider(.horizontal)),
        answer(0, button("Open again", font: Font(), color: SystemColors.blue(scheme))),
      ]
    }
  }

  private func texts(_ lines: [(text: String, isTitle: Bool)]) -> AnyTextView {
    VStack(spacing: 4.0) {
      lines.map { line in
        let font = Font(size: line.isTitle ? 17 : 13, weight: line.isTitle ? .semibold : .regular)
        return Text(line.text).font(font).foreground(SystemColors.label(scheme)).multilineAlignment(.center)
      }
    }.padding(PointInsets(top: 19, bottom: 19, leading: 16, trailing: 16))
  }

  /// Returns two buttons with short labels side by side, others one below another; one that cancels comes
  /// first in a row and last in a column.
  private func rows(of buttons: [Presentation.Button]) -> [AnyTextView] {
    let all = Array(buttons.enumerated())
    let (others, cancels) = (
      all.filter { $0.element.style != "cancel" }, all.filter { $0.element.style == "cancel" }
    )
    let line = AnyTextView(Divider(.horizontal))
    guard buttons.count == 2, buttons.allSatisfy({ $0.label.count <= 12 }) else {
      return (others + cancels).flatMap { [line, view(of: $0.element, at: $0.offset)] }
    }
    let between = PointShape(fill: .color(SystemColors.separator(scheme))).frame(width: 1.0 / 3, height: 44)
    let row = (cancels + others).map { view(of: $0.element, at: $0.offset) }
    return [line, AnyTextView(HStack { Array(row.prefix(1)) + [between] + row.dropFirst() })]
  }

  private func view(of item: Presentation.Button, at index: Int) -> AnyTextView {
    let color =
      item.style == "destructive" ? Color(red: 1, green: 0.23, blue: 0.19) : SystemColors.blue(scheme)
    let font = Font(size: 17, weight: item.style == "cancel" ? .semibold : .regular)
    return answer(index, button(item.label, font: font, color: color))
  }

  private func button(_ label: String, font: Font, color: Color) -> AnyTextView {
    Text(label).font(font).foreground(color).multilineAlignment(.center)
      .padding(PointInsets(top: 11, bottom: 11, leading: 12, trailing: 12))
      .frame(minHeight: 44.0).frame(maxWidth: .infinity).control(SceneControl(.button, label: label))
  }

  private func answer(_ index: Int, _ view: AnyTextView) -> AnyTextView {
    view.marked(PreviewPicture.mark(ofAnswer: index))
  }
}
