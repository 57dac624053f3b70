import SourceText

/// Which versions of the files in a git repository to compare.
package struct RevisionRange: Sendable, Hashable {
  /// The revision with the earlier version.
  package let old: String
  /// The revision with the later version; `nil` for the files of the work tree.
  package let new: String?

  /// Reads `REVISION`, which is compared with the work tree, or `REVISION..REVISION`, where a missing one is
  /// `HEAD`; throws `GitError` for anything else. Whether git knows the revisions is not checked.
  package init(_ text: String) throws(GitError) {
    guard let dots = text.firstRange(of: "..") else {
      try Git.check(text)
      (old, new) = (text, nil)
      return
    }
    let first = text[..<dots.lowerBound]
    let second = text[dots.upperBound...]
    func revision(_ text: Substring) -> String { text.isEmpty ? "HEAD" : String(text) }
    if second.hasPrefix(".") {
      let (a, b) = (revision(first), revision(second.dropFirst()))
      throw GitError(
        message: "`\(text)` has three dots; write `\(a)..\(b)` to compare the two revisions, "
          + "or name the commit where they part, which `git merge-base \(a) \(b)` prints")
    }
    // To git this is the folder above.
    guard !first.isEmpty || !second.isEmpty else { throw GitError(message: "`..` names no revision") }
    try Git.check(text)
    (old, new) = (revision(first), revision(second))
    try Git.check(revision(second))
  }
}
