import TestSupport
import Testing

@testable import TextUI

/// What holds for every layout, in points and in cells.
@Suite struct ViewLawTests {
  /// A view made at random, with a mark for each of its parts.
  private struct RandomTree {
    var random: SeededRandom
    private(set) var count: Int32 = 0

    let medium: LayoutMedium

    init(_ medium: LayoutMedium, seed: Int) {
      self.medium = medium
      random = SeededRandom(seed: UInt64(seed))
    }

    private mutating func length() -> Int { Int.random(in: 0...20, using: &random) * medium.point }

    private mutating func marked(_ node: LayoutNode) -> LayoutNode {
      defer { count += 1 }
      return MarkNode(node, count)
    }

    mutating func leaf() -> LayoutNode {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return marked(BlockNode(medium))
      case 1:
        return marked(FrameNode(BlockNode(medium), width: length(), height: length(), alignment: .center))
      case 2: return marked(FrameNode(BlockNode(medium), width: length(), height: nil, alignment: .leading))
      default: return marked(LetterNode(letters: Int.random(in: 1...12, using: &random), medium))
      }
    }

    mutating func children(_ depth: Int) -> [LayoutNode] {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in tree(depth - 1) }
    }

    mutating func tree(_ depth: Int) -> LayoutNode {
      guard depth > 0 else { return leaf() }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        return marked(
          StackNode(
            children(depth), axis: .vertical, spacing: length() / 4, alignment: .topLeading, in: medium))
      case 1:
        return marked(
          StackNode(children(depth), axis: .horizontal, spacing: length() / 4, alignment: .top, in: medium))
      case 2: return marked(ZStackNode(children(depth), alignment: .center, in: medium))
      case 3:
        return marked(PaddingNode(tree(depth - 1), EdgeInsets(top: length() / 4, leading: length() / 4)))
      default: return leaf()
      }
    }
  }

  private func check(
    _ medium: LayoutMedium, _ law: (inout RandomTree, Proposal) -> Void
  ) {
    for seed in 0..<300 {
      var tree = RandomTree(medium, seed: seed)
      let width = Int.random(in: 1...60, using: &tree.random) * medium.point
      let height = Int.random(in: 1...40, using: &tree.random) * medium.point
      law(&tree, Proposal(width: width, height: height))
    }
  }

  private func frames(
    _ node: LayoutNode, _ proposal: Proposal
  ) -> [Int32: Rect] {
    let canvas = RecordingCanvas(node.medium)
    node.draw(at: Point(x: 0, y: 0), proposal, on: canvas)
    return canvas.frames
  }

  private func checkSpacing(_ medium: LayoutMedium) {
    check(medium) { tree, proposal in
      let spacing = 3 * medium.point
      let nodes = (0..<4).map { _ in tree.leaf() }
      let stack = StackNode(nodes, axis: .horizontal, spacing: spacing, alignment: .top, in: medium)
      let rects = (0..<4).compactMap { frames(stack, proposal)[Int32($0)] }
      #expect(rects.count == 4)
      for (one, next) in zip(rects, rects.dropFirst()) { #expect(next.x == one.right + spacing) }
      #expect(stack.size(proposal).width == rects.last?.right)
    }
  }

  @Test func `spacing between views is exact`() {
    checkSpacing(.points)
    checkSpacing(.cells)
  }

  private func checkPadding(_ medium: LayoutMedium) {
    check(medium) { tree, proposal in
      let insets = EdgeInsets(
        top: medium.point, leading: 2 * medium.point, bottom: 3 * medium.point, trailing: 4 * medium.point)
      let inner = tree.tree(2)
      let padded = PaddingNode(MarkNode(inner, 1_000), insets)
      guard let frame = frames(padded, proposal)[1_000] else { return }
      let size = padded.size(proposal)
      #expect(frame.x == insets.leading && frame.y == insets.top)
      #expect(size.width == frame.width + 6 * medium.point && size.height == frame.height + 4 * medium.point)
    }
  }

  @Test func `padding is exact`() {
    checkPadding(.points)
    checkPadding(.cells)
  }

  private func checkSpacers(_ medium: LayoutMedium) {
    check(medium) { tree, proposal in
      let fixed = [2, 5].map { length in
        FrameNode(BlockNode(medium), width: length * medium.point, height: medium.point, alignment: .center)
      }
      let spaces = (0..<3).map { MarkNode(SpaceNode(medium), Int32($0)) }
      let row: [LayoutNode] = [spaces[0], fixed[0], spaces[1], fixed[1], spaces[2]]
      let stack = StackNode(row, axis: .horizontal, spacing: 0, alignment: .top, in: medium)
      let widths = frames(stack, proposal).values.map(\.width).sorted()
      let left = max(0, (proposal.width ?? 0) - 7 * medium.point)
      #expect(widths.reduce(0, +) == left && (widths.last ?? 0) - (widths.first ?? 0) <= 1)
    }
  }

  @Test func `spacers share what is left`() {
    checkSpacers(.points)
    checkSpacers(.cells)
  }

  @Test func `points and cells have the same structure`() {
    for seed in 0..<300 {
      var (inPoints, inCells) = (RandomTree(.points, seed: seed), RandomTree(.cells, seed: seed))
      let (one, other) = (inPoints.tree(4), inCells.tree(4))
      #expect(inPoints.count == inCells.count)
      let points = frames(one, Proposal(width: 40 * LayoutMedium.points.point, height: nil))
      let cells = frames(other, Proposal(width: 40, height: nil))
      #expect(points.keys.sorted() == cells.keys.sorted(), "seed \(seed)")
    }
  }

  private func checkFixed(_ medium: LayoutMedium) {
    check(medium) { tree, proposal in
      let frame = FrameNode(
        tree.tree(3), width: 7 * medium.point, height: 9 * medium.point, alignment: .center)
      #expect(frame.size(proposal) == Size(width: 7 * medium.point, height: 9 * medium.point))
      #expect(frame.size(.ideal) == frame.size(proposal))
    }
  }

  @Test func `a fixed frame has its size whatever is in it`() {
    checkFixed(.points)
    checkFixed(.cells)
  }

  @Test func `a view that is larger than its frame overflows on both sides in points and is cut in cells`() {
    func block(_ medium: LayoutMedium) -> Rect? {
      let wide = FrameNode(
        BlockNode(medium), width: 9 * medium.point, height: medium.point, alignment: .center)
      let frame = FrameNode(
        MarkNode(wide, 0), width: 5 * medium.point, height: medium.point, alignment: .center)
      return frames(frame, .ideal)[0]
    }
    #expect(block(.points)?.x == -2 * LayoutMedium.points.point)
    #expect(block(.cells)?.x == 0)
  }
}
