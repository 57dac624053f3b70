import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Testing

/// The effects of actions on the state.
@MainActor
@Suite struct StateActionTests {
  private func check(_ state: String, _ action: String, _ result: String) async {
    let stage = Stage(state: state, actions: #"{"a": \#(action)}"#)
    await stage.context.executeAction(id: "a")
    #expect(JSON.value(stage.state) == JSON.value(result))
  }

  @Test(arguments: [
    (#"{"a":"str"}"#, #"{"type":"appendToArray","path":"a","value":1}"#, #"{"a":[1]}"#),
    (#"{"a":[1,2,1]}"#, #"{"type":"removeFromArray","path":"a","value":1}"#, #"{"a":[2]}"#),
    (#"{"a":[1,2,1]}"#, #"{"type":"removeFromArray","path":"a","index":0,"value":2}"#, #"{"a":[2,1]}"#),
    (#"{"a":[{"id":1}]}"#, #"{"type":"removeFromArray","path":"a","value":{"id":1}}"#, #"{"a":[{"id":1}]}"#),
    (
      #"{"a":["x"]}"#, #"{"type":"setArrayItem","path":"a","index":3,"value":"y"}"#,
      #"{"a":["x",null,null,"y"]}"#
    ),
    (#"{"a":["x"]}"#, #"{"type":"setArrayItem","path":"a","index":-1,"value":"y"}"#, #"{"a":["x"]}"#),
    (#"{"a":5}"#, #"{"type":"toggleState","path":"a"}"#, #"{"a":true}"#),
    (#"{"a":5}"#, #"{"type":"setState","path":"a.b","value":1}"#, #"{"a":{"b":1}}"#),
    (#"{"a":[1]}"#, #"{"type":"setState","path":"a[2].b","value":1}"#, #"{"a":[1,null,{"b":1}]}"#),
    (#"{"a":[1]}"#, #"{"type":"setState","path":"a.b","value":1}"#, #"{"a":{"b":1}}"#),
    (#"{"a":1}"#, #"{"type":"setState","path":"sel.${a}","value":1}"#, #"{"a":1,"sel":{"${a}":1}}"#),
    (#"{"a":1}"#, #"{"type":"setState","path":"a","value":{"$expr":"${a}"}}"#, #"{"a":"1"}"#),
    ("{}", #"{"type":"setState","path":"local.q","value":1}"#, #"{"local":{"q":1}}"#),
  ])
  func `actions have the same effects as on device`(state: String, action: String, result: String) async {
    await check(state, action, result)
  }

  @Test(arguments: [
    (#"{"type":"setState","path":"a","value":null}"#, #"{"a":null,"n":2}"#),
    (#"{"type":"setState","path":"a","value":3.0}"#, #"{"a":3,"n":2}"#),
    (#"{"type":"setState","path":"a","value":"Hi ${n}"}"#, #"{"a":"Hi ${n}","n":2}"#),
    (#"{"type":"setState","path":"a","value":{"$expr":"n + 1"}}"#, #"{"a":3,"n":2}"#),
    (#"{"type":"setState","path":"a","value":{"$expr":"n * 2","other":1}}"#, #"{"a":4,"n":2}"#),
    (#"{"type":"setState","path":"a","value":{"$expr":5}}"#, #"{"a":{"$expr":5},"n":2}"#),
    (#"{"type":"setState","path":"a","value":[{"$expr":"n"}]}"#, #"{"a":[{"$expr":"n"}],"n":2}"#),
    (#"{"type":"setState","path":"a","value":{"$expr":"no such thing"}}"#, #"{"a":"no such thing","n":2}"#),
    (#"{"type":"setState","path":"a","value":{"$expr":"list[9]"}}"#, #"{"a":null,"n":2}"#),
    (#"{"type":"toggleState","path":"a"}"#, #"{"a":true,"n":2}"#),
    (#"{"type":"toggleState","path":"n"}"#, #"{"n":true}"#),
    (#"{"type":"appendToArray","path":"a","value":null}"#, #"{"a":[null],"n":2}"#),
    (#"{"type":"appendToArray","path":"a","value":{"$expr":"n"}}"#, #"{"a":[2],"n":2}"#),
    (#"{"type":"toggleInArray","path":"a","value":"x"}"#, #"{"a":["x"],"n":2}"#),
    (#"{"type":"setArrayItem","path":"a","index":1,"value":null}"#, #"{"a":[null,null],"n":2}"#),
    (#"{"type":"clearArray","path":"a"}"#, #"{"a":[],"n":2}"#),
    (#"{"type":"clearArray","path":"n"}"#, #"{"n":[]}"#),
    (#"{"type":"sequence","steps":[]}"#, #"{"n":2}"#),
  ])
  func `values are stored as written or as computed`(action: String, result: String) async {
    await check(#"{"n": 2}"#, action, result)
  }

  @Test(arguments: [
    #"{"type":"appendToArray","value":1}"#, #"{"type":"appendToArray","path":"a"}"#,
    #"{"type":"removeFromArray","path":"a"}"#, #"{"type":"removeFromArray","value":1}"#,
    #"{"type":"toggleInArray","path":"a"}"#, #"{"type":"setArrayItem","path":"a","value":1}"#,
    #"{"type":"setArrayItem","path":"a","index":"0","value":1}"#,
    #"{"type":"setArrayItem","path":"a","index":{"$expr":"0"},"value":1}"#, #"{"type":"clearArray"}"#,
    #"{"type":"setState","path":"a"}"#, #"{"type":"setState","value":1}"#, #"{"type":"toggleState"}"#,
    #"{"type":"navigate"}"#, #"{"type":"request","url":"https://x.y"}"#,
    #"{"type":"request","method":"GET"}"#,
    #"{"type":"request","method":"FETCH","url":"https://x.y","loadingPath":"a"}"#, #"{"value": 1}"#,
  ])
  func `an action with a missing parameter is logged and has no effect`(action: String) async {
    let stage = Stage(state: #"{"a": [1]}"#, actions: #"{"a": \#(action)}"#)
    await stage.context.executeAction(id: "a")
    #expect(stage.trace == [])
    #expect(stage.messages.map(\.kind) == [.action])
  }

  @Test(arguments: [
    ("setState", #"{"path":"a","value":{"$expr":"n + 1"}}"#, "a=3"),
    ("setState", #"{"path":"a","value":null}"#, "a=null"),
    ("toggleState", #"{"path":"a"}"#, "a=true"),
    ("appendToArray", #"{"path":"a","value":{"$expr":"n"}}"#, "a=[2]"),
    ("removeFromArray", #"{"path":"list","index":0}"#, "list=[2,1]"),
    ("removeFromArray", #"{"path":"list","value":1}"#, "list=[2]"),
    ("toggleInArray", #"{"path":"list","value":2}"#, "list=[1,1]"),
    ("setArrayItem", #"{"path":"list","index":0,"value":7}"#, "list[0]=7"),
    ("clearArray", #"{"path":"list"}"#, "list=[]"),
    ("navigate", #"{"to":"x","presentation":"push"}"#, "navigate x push"),
    ("navigate", #"{"destination":"x","presentation":"sheet"}"#, "navigate x nil"),
    ("dismiss", "{}", "dismiss"),
    ("showAlert", #"{"title":{"type":"binding","template":"n is ${n}"}}"#, "alert n is 2"),
    ("sequence", #"{"steps":[{"path":"x"},{"type":"toggleState","path":"a"}]}"#, "a=true"),
    ("openURL", #"{"url":"https://x.y"}"#, "open https://x.y"),
  ])
  func `every type also runs through its handler`(type: String, parameters: String, effect: String) async {
    let stage = Stage(state: #"{"n": 2, "list": [1, 2, 1]}"#, level: .extended)
    await stage.context.executeAction(type: type, parameters: ActionParameters(raw: JSON.host(parameters)))
    #expect(stage.trace == [effect])
    stage.clearTrace()
    // A handler that is called directly evaluates its parameters itself.
    await stage.context.actionRegistry.handler(for: type)?
      .execute(parameters: ActionParameters(raw: JSON.host(parameters)), context: stage.context)
    #expect(!stage.trace.isEmpty || type == "removeFromArray")
  }

  @Test func `the value of an expression is not evaluated again`() async {
    let stage = Stage(state: #"{"data": {"$expr": "n"}, "n": 1}"#)
    await stage.context.executeAction(
      type: "setState",
      parameters: ActionParameters(raw: JSON.host(#"{"path":"a","value":{"$expr":"data"}}"#)))
    #expect(stage.trace == [#"a={"$expr":"n"}"#])
  }
}
