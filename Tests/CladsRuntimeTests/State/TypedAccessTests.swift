import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

@MainActor
@Suite struct TypedAccessTests {
  private struct UserProfile: Codable, Equatable {
    var name: String
    var email: String
  }

  private struct Screen: Codable, Equatable {
    var user: UserProfile
    var count: Int
  }

  private let store = StateStore(
    JSON.members(#"{"user": {"profile": {"name": "J", "email": "j@x"}}, "n": 3, "half": 0.5, "none": null}"#))

  @Test func `an object is read as a type`() {
    let profile: UserProfile? = store.getTyped("user.profile")
    #expect(profile == UserProfile(name: "J", email: "j@x"))
    #expect(store.getTyped("user", as: UserProfile.self) == nil)
    #expect(store.getTyped("missing", as: UserProfile.self) == nil)
  }

  @Test func `a type is written as an object`() {
    store.setTyped("user.profile", value: UserProfile(name: "Jane", email: "jane@example.com"))
    #expect(store.get("user.profile.name", as: String.self) == "Jane")
    #expect(store.consumeDirtyPaths() == ["user", "user.profile"])
  }

  @Test func `scalars and null are encoded and decoded`() {
    #expect(store.getTyped("n", as: Int.self) == 3)
    #expect(store.getTyped("n", as: Double.self) == 3)
    #expect(store.getTyped("half", as: Double.self) == 0.5)
    #expect(store.getTyped("none", as: Int?.self) == .some(nil))
    store.setTyped("text", value: "x")
    store.setTyped("flag", value: true)
    store.setTyped("n", value: UInt64.max)
    store.setTyped("none", value: Int?.none)
    #expect(store.value(at: "text") == .stringValue("x"))
    #expect(store.value(at: "flag") == .boolValue(true))
    #expect(store.value(at: "n") == .doubleValue(Double(UInt64.max)))
    #expect(store.value(at: "none") == .nullValue)
  }

  @Test func `a value that cannot be encoded is ignored`() {
    store.setTyped("n", value: Double.infinity)
    store.setTyped([1, 2])
    #expect(store.value(at: "n") == .intValue(3))
    #expect(!store.hasDirtyPaths)
  }

  @Test func `the whole state is read and written by its top-level keys`() {
    let store = StateStore()
    var paths: [String] = []
    store.onStateChange { path, _, _ in paths.append(path) }
    let screen = Screen(user: UserProfile(name: "J", email: "e"), count: 2)
    store.setTyped(screen)
    #expect(paths == ["count", "user"])
    #expect(store.getTyped() == screen)
    #expect(store.getTyped(as: UserProfile.self) == nil)
  }
}
