import CladsDocument
import Testing

@Suite struct AlertTests {
  @Test(
    arguments: [
      (#"{ "type": "showAlert", "message": "m" }"#, []),
      (
        #"{ "type": "showAlert", "message": «5» }"#,
        [
          "wrong-type (rejectsDocument): `message` must be a string or an object, not a number",
          #"→ { "type": "showAlert", "message": "5" }"#,
        ]
      ),
      (#"{ "type": "showAlert", "message": { "type": "binding", "template": "${a}" } }"#, []),
      (
        #"{ "type": "showAlert", «"message"»: { "type": "binding", "path": "a.b" } }"#,
        [
          "alert-message-form (rejectsDocument): `message` must be a string, or an object with the type `binding` and a `template`",
          #"→ { "type": "showAlert", "message": { "type": "binding", "template": "${a.b}" } }"#,
        ]
      ),
      (
        #"{ "type": "showAlert", «"message"»: { "type": "static", "value": "v" } }"#,
        [
          "alert-message-form (rejectsDocument): `message` must be a string, or an object with the type `binding` and a `template`",
          #"→ { "type": "showAlert", "message": "v" }"#,
        ]
      ),
      (
        #"{ "type": "showAlert", «"message"»: { "template": "t" } }"#,
        [
          "alert-message-form (rejectsDocument): `message` must be a string, or an object with the type `binding` and a `template`",
          #"→ { "type": "showAlert", "message": { "type": "binding", "template": "t" } }"#,
        ]
      ),
      (
        #"{ "type": "showAlert", «"message"»: {} }"#,
        [
          "alert-message-form (rejectsDocument): `message` must be a string, or an object with the type `binding` and a `template`"
        ]
      ),
    ] as [DocumentCase])
  func `the message of an alert is a text or a template`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  @Test(
    arguments: [
      (#"{ "type": "showAlert", "buttons": [{ "label": "L", "style": "cancel", "action": "x" }] }"#, []),
      (
        #"{ "type": "showAlert", "buttons": [{ «"title"»: "L" }] }"#,
        [
          "alert-button-legacy (rejectsDocument): unknown key `title` in an alert button; the key is `label`",
          #"→ { "type": "showAlert", "buttons": [{ "label": "L" }] }"#,
        ]
      ),
      (
        #"{ "type": "showAlert", "buttons": [«{» "style": «"bold"» }] }"#,
        [
          "enum-invalid (rejectsDocument): unknown value `bold` for `style`",
          "missing-required-key (rejectsDocument): `label` is required here",
          #"→ { "type": "showAlert", "buttons": [{ "style": "bold", "label": "" }] }"#,
        ]
      ),
      (
        #"{ "type": "showAlert", "buttons": [{ "label": "L", "action": «{ "type": "dismiss" }» }] }"#,
        [
          "alert-button-inline (rejectsDocument): `action` must be the id of a named action, not an inline action"
        ]
      ),
      (
        #"{ "type": "showAlert", "buttons": [{ "label": "L", «"role"»: "cancel" }] }"#,
        [
          "alert-button-legacy (isIgnored): unknown key `role` in an alert button; the key is `style`",
          #"→ { "type": "showAlert", "buttons": [{ "label": "L", "style": "cancel" }] }"#,
        ]
      ),
      (
        #"{ "type": "showAlert", "buttons": «{ "label": "L" }» }"#,
        [
          "wrong-type (rejectsDocument): `buttons` must be an array, not an object",
          #"→ { "type": "showAlert", "buttons": [{ "label": "L" }] }"#,
        ]
      ),
    ] as [DocumentCase])
  func `a button of an alert names its action`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  private func readAlert(_ text: String) -> Document.ShowAlertAction? {
    guard case .showAlert(let alert)? = DocumentReading(text, .action).action else { return nil }
    return alert
  }

  @Test func `an alert has a title, a message and buttons`() throws {
    let alert = try #require(
      readAlert(
        #"{ "type": "showAlert", "title": "T", "message": "m", "buttons": [{ "label": "L", "style": "destructive", "action": "x" }, { "label": "C" }] }"#
      ))
    #expect(alert.title == "T" && alert.message == .static("m"))
    #expect(alert.buttons?.map(\.label) == ["L", "C"] && alert.buttons?.map(\.style) == [.destructive, nil])
    #expect(alert.buttons?.first?.action == "x")
  }

  @Test func `a template is kept in whatever form it is written`() {
    #expect(
      readAlert(#"{ "type": "showAlert", "message": { "type": "binding", "template": "${a}" } }"#)?.message
        == .template("${a}"))
    #expect(readAlert(#"{ "type": "showAlert", "message": { "template": "t" } }"#)?.message == .template("t"))
    #expect(readAlert(#"{ "type": "showAlert", "message": 5 }"#)?.message == nil)
  }
}
