import CladsFiles
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct TemporaryFolderTests {
  @Test func `only its user can look into a temporary folder`() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    var info = stat()
    #expect(lstat(folder.path, &info) == 0)
    #expect(info.st_mode & 0o7777 == 0o700)
    #expect(folder.path == FileSystem.absolute(folder.path) && folder.path != other.path)
  }

  @Test func `it is removed with its contents, but not what links lead to`() throws {
    let other = Scratch()
    other.write("folder/a", "a")
    let folder = try TemporaryFolder()
    mkdir(folder.path + "/b", 0o777)
    mkdir(folder.path + "/b/c", 0o777)
    for path in ["/link", "/b/link", "/b/c/link"] { symlink(other.path("folder"), folder.path + path) }
    symlink("gone", folder.path + "/b/gone")
    symlink(other.path("folder/a"), folder.path + "/file")
    folder.remove()
    var info = stat()
    #expect(lstat(folder.path, &info) != 0)
    #expect(other.text("folder/a") == "a")
    folder.remove()
  }

  @Test func `it is removed with the object`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = folder?.path ?? ""
    #expect(FileSystem.identity(path) != nil)
    folder = nil
    #expect(FileSystem.identity(path) == nil)
  }
}
