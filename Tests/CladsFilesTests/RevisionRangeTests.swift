import CladsFiles
import Testing

@Suite struct RevisionRangeTests {
  @Test(
    arguments: [
      ("main", "main", nil), ("HEAD~2", "HEAD~2", nil), ("v1.2.3", "v1.2.3", nil), ("a..b", "a", "b"),
      ("a..", "a", "HEAD"), ("..b", "HEAD", "b"), ("v1.0..v1.1", "v1.0", "v1.1"),
    ] as [(String, String, String?)])
  func `one revision is compared with the work tree, two with each other`(
    text: String, old: String, new: String?
  ) throws {
    let range = try RevisionRange(text)
    #expect((range.old, range.new) == (old, new))
  }

  @Test(arguments: [
    ("", "`` is not a revision"), ("-x", "`-x` is not a revision"), ("a\0b", "is not a revision"),
    ("--output=x..b", "is not a revision"), ("a..-x", "`-x` is not a revision"),
    ("a..b\0", "is not a revision"), ("..", "`..` names no revision"),
    ("a...b", "`a...b` has three dots; write `a..b`"), ("...b", "write `HEAD..b`"),
    ("a...", "`git merge-base a HEAD` prints"),
  ])
  func `anything else is refused with a reason`(text: String, reason: String) {
    let error = #expect(throws: GitError.self) { try RevisionRange(text) }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }
}
