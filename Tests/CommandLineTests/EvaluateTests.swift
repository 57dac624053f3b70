import TestSupport
import Testing

@Suite struct EvaluateTests {
  private func run(_ arguments: String..., input: String = "", in folder: String = ".") -> Execution {
    Executable.run(["--eval"] + arguments, in: folder, input: Array(input.utf8))
  }

  @Test func `an expression is evaluated with the values of --set`() {
    let result = run("(index + 1) % 3", "--set", "index=4")
    #expect(result.output == "2\n")
    #expect(result.status == 0)
    #expect(run("user.tags[1]", "--set", "user={}", "--set", #"user.tags[1]="b""#).output == "b\n")
    #expect(run("-5").output == "-5\n")
    #expect(run("--set", "a=1", "--json", "a").output == #"{"type":"int","value":1,"text":"1"}"# + "\n")
  }

  @Test func `a document, a sample and a file are merged into the state in this order`() {
    let scratch = Scratch()
    scratch.write(
      "a.clads.json",
      #"{"id": "a", "state": {"n": 1, "m": 1, "k": 1}, "root": {"children": []}}"#)
    scratch.write("a.sample.json", #"{"m": 2, "k": 2}"#)
    scratch.write("k.json", #"{"k": 3}"#)
    let result = run(
      "${n} ${m} ${k} ${j}", "--template", "--document", "a.clads.json", "--sample", "sample", "--state",
      "k.json",
      "--set", "j=4", in: scratch.folder)
    #expect(result.output == "1 2 3 4\n", "\(result.error)")
    #expect(
      run("n", "--state", "-", input: #"{"n": [1, {"b": null, "a": 1.5}]}"#).output
        == #"[1,{"a":1.5,"b":null}]"# + "\n")
    let unknown = run("n", "--document", "a.clads.json", "--sample", "sampel", in: scratch.folder)
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("did you mean `sample`?"))
  }

  @Test(arguments: [
    ("count + 1", #"{"type":"int","value":6,"text":"6"}"#),
    ("d", #"{"type":"double","value":2.5,"text":"2.5"}"#),
    ("name", #"{"type":"string","value":"Bob","text":"Bob"}"#),
    ("on", #"{"type":"bool","value":true,"text":"true"}"#),
    ("none", #"{"type":"null","value":null,"text":""}"#),
    ("list", #"{"type":"array","value":[1],"text":"[1]"}"#),
    (
      "missing",
      #"{"type":"undefined","text":"","missing":[{"message":"there is no `missing`","start":0,"end":7}]}"#
    ),
    ("a - b - c", #"{"type":"int","value":3,"text":"3","device":{"type":"int","value":7}}"#),
    ("m[0][0]", #"{"type":"int","value":1,"text":"1","device":{"type":"hang"}}"#),
    (
      "9223372036854775807 + 1",
      #"{"type":"failure","message":"the result does not fit in a 64-bit integer","text":"9223372036854775807 + 1","device":{"type":"crash"}}"#
    ),
    (
      "list.contains( 'x' )",
      #"{"type":"bool","value":false,"text":"false","device":{"type":"string","value":"list.contains( 'x' )"}}"#
    ),
    (
      "list.contains( 'x' ) ? 'y' : 'n'", #"{"type":"string","value":"n","text":"n"}"#
    ), ("-list[a - 10]", #"{"type":"int","value":-1,"text":"-1","device":{"type":"hang"}}"#),
    (
      "list[9]",
      #"{"type":"undefined","text":"","device":{"type":"string","value":"list[9]"},"missing":[{"message":"index 9 is out of range: `list` has 1 element","start":4,"end":7}]}"#
    ),
  ])
  func `JSON output has the type, the value and the result on device`(_ expression: String, _ json: String) {
    let state =
      #"{"count":5,"d":2.5,"name":"Bob","on":true,"none":null,"list":[1],"a":10,"b":5,"c":2,"m":[[1]]}"#
    let result = run(expression, "--json", "--state", "-", input: state)
    #expect(result.output == json + "\n")
    #expect(result.status == 0)
    #expect(result.error == "")
  }

  @Test func `a different result on device and the reason of a failure are printed in one line`() {
    let result = run("a - b - c", "--set", "a=10", "--set", "b=5", "--set", "c=2")
    #expect(result.output == "7\n")
    #expect(
      result.error == "clads-lsp: on device, the result is 7, a whole number; the specification says 3\n")
    let failure = run("n / 0", "--set", "n=1")
    #expect(failure.output == "n / 0\n")
    #expect(failure.error.contains("division by zero"))
    #expect(failure.status == 0)
  }

  @Test(arguments: [
    ("usr.name", "there is no `usr`; did you mean `user`?"),
    ("user.nmae", "`user` has no `nmae`; did you mean `name`?"),
    ("list[3]", "index 3 is out of range: `list` has 2 elements"),
    ("user.name.x", "`user.name` is a string, so it has no `x`"),
    ("empty[0]", "`empty` is empty"), ("list.x", "`list` is an array, so it has no `x`"),
  ])
  func `a name without a value is reported with a suggestion`(_ expression: String, _ message: String) {
    let result = run(expression, "--set", #"user={"name":"Ann"}"#, "--set", "list=[1,2]", "--set", "empty=[]")
    #expect(result.error.hasPrefix("clads-lsp: \(message)\n"), "\(result.error)")
    #expect(result.status == 0)
  }

  @Test(arguments: [["n + "], ["a ${n + } b"], ["a ${n + } b", "--template"], ["items[", "--json"]])
  func `a syntax error is shown with the source line, and the status is 1`(_ arguments: [String]) {
    let result = Executable.run(["--eval"] + arguments)
    #expect(result.status == 1)
    #expect(result.error.contains("^"))
    #expect(result.error.contains("[expr-syntax]"))
    #expect(result.output.isEmpty != arguments.contains("--json"))
  }

  @Test(arguments: [
    (["n", "--set", "n"], "PATH=JSON"), (["n", "--set", "n=Bob"], "needs quotes"),
    (["n", "--set", "n[=1"], "never closed"),
    (["n", "--state", "nope.json"], "nope.json"), (["n", "--state", "list.json"], "an array"),
    (["a", "b"], "one expression"),
    (["n", "--document", "nope.clads.json"], "nope.clads.json"), ([], "needs an expression"),
    (["--json"], "needs an expression"),
  ])
  func `wrong usage ends with status 2`(_ arguments: [String], _ message: String) {
    let scratch = Scratch()
    scratch.write("list.json", "[1]")
    let result = Executable.run(["--eval"] + arguments, in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
  }
}
