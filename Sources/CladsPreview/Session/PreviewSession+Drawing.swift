import CladsDocument
import CladsExpressions
import CladsProject
import CladsRendering
import Diagnostics
import JSONSyntax
import SourceText
import TextUI

/// A drawn screen, with the nodes that drew it.
struct DrawnText {
  let canvas: Canvas
  let places: DrawnNodes
  let colorScheme: ColorScheme
}

extension PreviewSession {
  /// Draws the screen at the width of the preview, with a height in rows or its natural height.
  ///
  /// A window limits the drawing to some of its rows.
  func draw(height: Int?, window: RowWindow? = nil) -> DrawnText {
    let scheme = colorScheme
    let renderer = TextRenderer(
      registries: runtime.pipeline.renderers, actionContext: runtime.context,
      designSystemProvider: runtime.designSystem, colorScheme: scheme)
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.isASCII = options.isASCII
    environment.scrollOffset = Double(options.scrollOffset)
    environment.redrawSignal = newRedrawSignal()
    let screen = renderer.render(tracked.tree)
    var view = screen
    if let top = presented.items.last {
      view = AnyTextView(
        ZStack(alignment: .center) {
          if let height { screen.frame(height: height, alignment: .top) } else { screen }
          PresentationView(item: top.presentation)
        })
    }
    let canvas = render(view, width: options.width, height: height, window: window, environment: environment)
    return DrawnText(canvas: canvas, places: renderer.places, colorScheme: scheme)
  }

  /// The color scheme of the system: light unless dark was requested. That of the document is for gradients.
  var colorScheme: ColorScheme { options.colorScheme == .dark ? .dark : .light }

  /// Draws the screen as it is now.
  public func frame() -> PreviewFrame {
    resolveOffscreen()
    return currentFrame()
  }

  /// Draws the screen as plain text only; cheaper than `frame()`.
  package func rows() -> [String] {
    resolveOffscreen()
    let canvas = draw(height: options.height).canvas
    return (0..<min(canvas.height, ExecutionLimits.rows)).map { PlainText.row($0, of: canvas) }
  }

  /// Draws what is in sight.
  func currentFrame() -> PreviewFrame {
    guard let height = options.height else {
      let picture = draw(height: nil, window: naturalWindow)
      let canvas = picture.canvas
      let rows = 0..<(options.visible == nil ? min(canvas.height, ExecutionLimits.rows) : canvas.height)
      return frame(of: picture, rows: rows, contentHeight: canvas.contentHeight)
    }
    if tracked.tree.root.children.contains(where: \.scrolls) {
      let picture = draw(height: height)
      let hidden = picture.canvas.scrolls.filter { $0.axis == .vertical }.map { $0.length - $0.rect.height }
        .max()
      // A lazy list only measures what is visible, so a full last row means that at least another page may
      // follow.
      let isFull = picture.canvas.row(height - 1).contains { !$0.glyph.isBlank }
      return frame(
        of: picture, rows: 0..<height, contentHeight: height + max(0, hidden ?? 0) + (isFull ? height : 0))
    }
    if !presented.items.isEmpty {
      return frame(of: draw(height: height), rows: 0..<height, contentHeight: height)
    }
    // A screen without a section layout is drawn at its natural height and scrolled as a whole.
    let natural = draw(height: nil, window: RowWindow(row: options.scrollOffset, height: height))
    let contentHeight = natural.canvas.contentHeight
    guard contentHeight > height else {
      return frame(of: draw(height: height), rows: 0..<height, contentHeight: contentHeight)
    }
    return frame(of: natural, rows: 0..<natural.canvas.height, contentHeight: contentHeight)
  }

  /// The rows in sight of a screen of natural height; `nil` for all.
  private var naturalWindow: RowWindow? {
    guard let visible = options.visible else { return nil }
    let root = tracked.tree.root
    // Below a section layout there may be anything; next to it, something may be aligned with it.
    let isColumn = root.children.allSatisfy { node in
      if case .sectionLayout = node { true } else { !node.scrolls }
    }
    let isLazy = isColumn && presented.items.isEmpty && root.style.size == IR.Size()
    return RowWindow(row: visible.row, height: visible.height, isLazy: isLazy)
  }

  /// Reads a frame from rows of a picture. If the preview shows a part of a screen of a given height, these
  /// are the rows of the whole screen.
  private func frame(of picture: DrawnText, rows: Range<Int>, contentHeight: Int) -> PreviewFrame {
    let (canvas, scheme, title) = (picture.canvas, picture.colorScheme, input.document.writtenID ?? "Preview")
    let screenHeight = options.visible == nil || options.height != nil ? rows.count : contentHeight
    var (rows, firstRow) = (rows, 0)
    if let visible = options.visible {
      if options.height == nil {
        firstRow = canvas.firstRow
      } else {
        let count = min(visible.height, rows.count)
        firstRow = min(visible.row, rows.count - count)
        rows = rows.lowerBound + firstRow..<rows.lowerBound + firstRow + count
      }
    }
    let points = options.picture.map { self.picture(in: $0) }
    // Of a screen that is resolved in part, those of the version before are known.
    if tracked.isDrawnCompletely { resolveOffscreen() }
    if !tracked.isIncomplete { errors = errorsInTree() }
    let (tree, errors, rejection) = (tracked.tree, errors, rejection(errors))
    let source = input.tree
    var reader = FrameReader(picture, rows: rows, firstRow: firstRow, tree: input.tree)
    return PreviewFrame(
      source: input.source, width: canvas.width, height: screenHeight, firstRow: firstRow,
      isPart: options.visible != nil,
      rows: rows.map { PlainText.row($0, of: canvas) },
      ansiRows: rows.map { ANSI.row($0, of: canvas) },
      grid: {
        HTML.page(
          of: canvas, maximumRows: ExecutionLimits.rows, title: title, colorScheme: scheme, notice: rejection)
      },
      tree: { DebugRenderer().render(tree) }, spoken: { SpokenElement.all(in: tree, source) },
      picture: points, spans: reader.spans(), controls: reader.controls(),
      sample: input.sample?.name ?? "initial", sampleNames: input.samples.map(\.name),
      client: input.client, clientNames: input.project.clientNames, state: runtime.state,
      presented: presented.items.map(\.presentation), log: log.suffix(Self.maximumLogLines),
      mode: options.as, colorScheme: scheme == .dark ? .dark : .light,
      banner: banner(errors, rows: rows.count, of: contentHeight), notices: notices,
      failures: failures(errors), rejection: rejection, problems: problemCount(errors),
      contentHeight: contentHeight)
  }

  /// What a picture says if the app shows nothing: it rejects the document, or the screen stays empty.
  func rejection(_ errors: [PreviewFailure]) -> String? {
    if let rejection = input.rejection { return rejection }
    guard let failure = errors.first(where: \.emptiesScreen) else { return nil }
    // What the message says about the app at its end comes first.
    let clause = RuntimeEffect.emptiesScreen.sentence.map { ": \($0)" } ?? ""
    var message = failure.message
    if message.hasSuffix(clause) { message.removeLast(clause.count) }
    return "The app shows an empty screen. Line \(input.lineNumber(of: failure.range)): \(message)"
  }

  /// Why the first node that could not be resolved could not.
  var firstError: PreviewFailure? {
    resolveOffscreen()
    return errorsInTree().first
  }

  /// Returns why nodes could not be resolved, in document order.
  func errorsInTree() -> [PreviewFailure] {
    var failures: [PreviewFailure] = []
    func collect(_ node: RenderNode) {
      if case .error(let error) = node.content {
        let message = error.effect.map { "\(error.message): \($0)" } ?? error.message
        failures.append(
          PreviewFailure(message: message, range: node.origin.range, emptiesScreen: error.emptiesScreen))
      }
      node.parts.forEach(collect)
    }
    tracked.tree.root.children.forEach(collect)
    return failures
  }

  /// The largest number of failures in a frame.
  private static let maximumFailures = 50

  /// Returns the errors of reading the document, and those of nodes that no error of reading explains.
  private func failures(_ errors: [PreviewFailure]) -> [PreviewFailure] {
    let read = input.findings.filter { $0.severity == .error }
      .map { PreviewFailure(message: $0.message, range: $0.range) }
    let others = errors.filter { error in !read.contains { error.message.hasPrefix($0.message) } }
    return Array((read + others).sorted { $0.range.start < $1.range.start }.prefix(Self.maximumFailures))
  }

  /// What is said about the frame besides its mode and its problems.
  private var notices: [String] {
    refusals + (shown.isPatched ? ["broken parts are shown as they last were"] : [])
  }

  private func problemCount(_ errors: [PreviewFailure]) -> Int {
    max(input.problems, errors.count) + refusals.count
  }

  /// Returns one line for the status bar: the mode, the problems and the sample.
  private func banner(_ errors: [PreviewFailure], rows: Int, of contentHeight: Int) -> String {
    var parts: [String] = []
    parts.append("\(options.as.rawValue) (\(options.level == .extended ? "extended" : "base"))")
    let count = problemCount(errors)
    if count > 0 { parts.append(count == 1 ? "1 problem" : "\(count) problems") }
    if !options.as.deviations.isEmpty, let problem = shown.problems.first?.message ?? errors.first?.message {
      parts.append(problem)
    }
    if let refusal = refusals.first { parts.append(refusal) }
    // A picture shows a part of the screen anyway.
    if options.height == nil, options.visible == nil, options.picture == nil, rows < contentHeight {
      parts.append("the first \(rows) of \(contentHeight) rows")
    }
    if shown.isPatched { parts.append("broken parts are shown as they last were") }
    if let sample = input.sample, sample.name != "initial" { parts.append("sample \(sample.name)") }
    if let client = input.client, client != input.project.clientNames.last {
      parts.append("app version \(client)")
    }
    return parts.joined(separator: PreviewFrame.bannerSeparator)
  }
}

extension RenderNode {
  /// Whether it contains a section layout, which scrolls.
  fileprivate var scrolls: Bool {
    if case .sectionLayout = content { return true }
    return parts.contains(where: \.scrolls)
  }
}
