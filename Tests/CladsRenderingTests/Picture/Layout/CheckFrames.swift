import CladsRendering
import Testing
import TextUI

/// Checks the rectangles of the marked views in a view that is proposed a size.
@MainActor
func checkFrames(
  _ view: AnyTextView, _ width: Double?, _ height: Double?, _ frames: [String],
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(Alone.frames(view, width, height) == frames, sourceLocation: location)
}

/// Checks the rectangles of nodes, by their pointers below the root's children. A template has several,
/// separated by semicolons.
@MainActor
func checkNodes(
  _ nodes: String, width: Double = 390, height: Double = 844, isBare: Bool = true,
  _ expected: [String: String], _ location: SourceLocation = #_sourceLocation
) {
  let drawing = PictureDrawing(nodes, width: width, height: height, isBare: isBare)
  for (pointer, frames) in expected {
    let drawn = drawing.frames(pointer).map(\.text).joined(separator: "; ")
    #expect(drawn == frames, "\(pointer)", sourceLocation: location)
  }
}

/// Returns a document with children of its root.
func document(_ children: String, root: String = "", styles: String = "{}", state: String = "{}") -> String {
  #"{ "id": "d", "styles": \#(styles), "state": \#(state), "root": { \#(root) "children": [\#(children)] } }"#
}

/// Returns a section layout with one section.
func section(_ layout: String, _ children: String, ends: String = "") -> String {
  #"{ "type": "sectionLayout", "sections": [{ "layout": \#(layout), \#(ends) "children": [\#(children)] }] }"#
}

extension SceneBox {
  /// The rectangle of a text, as numbers.
  var textFrame: String? { if case .text = drawing { frame.text } else { nil } }
}

/// Short names of views whose lengths are in points.
extension AnyTextView {
  static func hstack(spacing: Double = 0, _ views: [AnyTextView]) -> AnyTextView {
    AnyTextView(HStack(spacing: spacing) { views })
  }

  static func vstack(
    alignment: HorizontalAlignment = .center, spacing: Double = 0, _ views: [AnyTextView]
  ) -> AnyTextView {
    AnyTextView(VStack(alignment: alignment, spacing: spacing) { views })
  }

  static func zstack(_ views: [AnyTextView]) -> AnyTextView { AnyTextView(ZStack { views }) }

  static func shape(_ shape: PictureShape) -> AnyTextView { AnyTextView(PointShape(shape)) }

  static func text(_ text: String) -> AnyTextView { AnyTextView(Text(text)) }

  static func spacer() -> AnyTextView { AnyTextView(Spacer(minLength: Estimates.spacerMinLength)) }

  static func verticalScroll(_ view: AnyTextView) -> AnyTextView { AnyTextView(ScrollView { view }) }
}
