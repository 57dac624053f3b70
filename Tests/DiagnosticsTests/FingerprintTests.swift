import Diagnostics
import TestSupport
import Testing

@Suite struct FingerprintTests {
  @Test(arguments: [
    ("/root/children/0/type", "\"labél\"", "\"labél\""),
    ("/root/children/17/type", "\"labél\"", "\"labél\""),
    ("/root/children/type", "a  \t\r\n b", "a b"),
  ])
  func `array indices and the amount of white space do not count`(
    pointer: String, text: String, collapsed: String
  ) {
    let fingerprint = Fingerprint(rule: "some-rule", pointer: pointer, text: text)
    #expect(fingerprint == Fingerprint(rule: "some-rule", pointer: "/root/children/type", text: collapsed))
  }

  @Test(arguments: [
    ("/root/children/type", "a c"), ("/root/children/0x/type", "a b"), ("/root/children/type", "ab"),
  ])
  func `other keys and other texts have other fingerprints`(pointer: String, text: String) {
    let fingerprint = Fingerprint(rule: "some-rule", pointer: "/root/children/type", text: "a b")
    #expect(fingerprint != Fingerprint(rule: "some-rule", pointer: pointer, text: text))
  }

  @Test func `a fingerprint is the FNV-1a hash of rule, pointer and text`() {
    let fingerprint = Fingerprint(
      rule: "unknown-component-kind", pointer: "/root/children/0/type", text: "\"lable\"")
    #expect(String(describing: fingerprint) == "0de654c341c4777a")
  }
}
