import CladsFiles
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct FileWriterTests {
  private let old = Array("old".utf8)
  private let new = Array("new".utf8)

  private func message(_ body: () throws(FileWritingError) -> Void) -> String? {
    do throws(FileWritingError) {
      try body()
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `a file keeps its mode and owner`() throws {
    let scratch = Scratch()
    scratch.write("a", old)
    chmod(scratch.path("a"), 0o640)
    // Only an administrator can give a file away; for others this changes nothing.
    _ = chown(scratch.path("a"), 1234, 1235)
    var before = stat()
    lstat(scratch.path("a"), &before)
    try FileWriter(folder: scratch.folder).write(new, to: scratch.path("a"), replacing: old)
    var after = stat()
    lstat(scratch.path("a"), &after)
    #expect(scratch.read("a") == new)
    #expect((after.st_mode, after.st_uid, after.st_gid) == (before.st_mode, before.st_uid, before.st_gid))
  }

  @Test func `a link to a file in the folder stays a link`() throws {
    let scratch = Scratch()
    scratch.write("deep/a", old)
    scratch.link("link", to: "deep/a")
    try FileWriter(folder: scratch.folder).write(new, to: scratch.path("link"), replacing: old)
    #expect(scratch.read("deep/a") == new)
    var info = stat()
    lstat(scratch.path("link"), &info)
    #expect(info.st_mode & S_IFMT == S_IFLNK)
  }

  @Test(arguments: ["out", "folder/a", "loop", "gone"])
  func `no link leads out of the folder`(name: String) {
    let (scratch, other) = (Scratch(), Scratch())
    other.write("a", old)
    scratch.link("out", to: other.path("a"))
    scratch.link("folder", to: other.folder)
    scratch.link("loop", to: "loop")
    scratch.link("gone", to: other.path("gone"))
    let writer = FileWriter(folder: scratch.folder)
    #expect(
      message { () throws(FileWritingError) in try writer.write(new, to: scratch.path(name), replacing: old) }
        != nil)
    #expect(
      message { () throws(FileWritingError) in try writer.write(new, to: scratch.path(name), replacing: nil) }
        != nil)
    #expect(other.read("a") == old)
    #expect(other.read("gone").isEmpty)
  }

  @Test func `a read-only file is left alone, even by an administrator`() {
    let scratch = Scratch()
    scratch.write("a", old)
    chmod(scratch.path("a"), 0o444)
    let writer = FileWriter(folder: scratch.folder)
    let problem = message { () throws(FileWritingError) in
      try writer.write(new, to: scratch.path("a"), replacing: old)
    }
    #expect(problem?.contains("read-only") == true)
    #expect(scratch.read("a") == old)
  }

  @Test func `a file that has changed, gone or appeared since it was read is left alone`() {
    let scratch = Scratch()
    scratch.write("a", "edited meanwhile")
    let writer = FileWriter(folder: scratch.folder)
    for (name, expected) in [("a", old), ("gone", old), ("a", nil)] as [(String, [UInt8]?)] {
      let problem = message { () throws(FileWritingError) in
        try writer.write(new, to: scratch.path(name), replacing: expected)
      }
      #expect(problem?.contains("has changed since it was read") == true)
    }
    #expect(scratch.text("a") == "edited meanwhile")
    #expect((try? FileSystem.names(in: scratch.folder)) == ["a"])
  }

  @Test func `temporary files of interrupted runs are removed, those in use and others are not`() {
    let scratch = Scratch()
    let names = ["a.clads-1.tmp", "a.clads-99999.tmp", "a.tmp", "a.clads-x.tmp", "a", "b.clads-7.tmp"]
    for name in names { scratch.write(name, old) }
    let inUse = open(scratch.path("b.clads-7.tmp"), O_RDONLY)
    defer { close(inUse) }
    #expect(flock(inUse, LOCK_EX) == 0)
    FileWriter(folder: scratch.folder).removeStaleFiles(beside: scratch.path("a"))
    #expect((try? FileSystem.names(in: scratch.folder)) == ["a", "a.clads-x.tmp", "a.tmp", "b.clads-7.tmp"])
  }
}
