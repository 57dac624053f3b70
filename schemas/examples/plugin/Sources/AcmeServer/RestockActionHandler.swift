import CladsHosting
import CladsRuntime

/// `{ "type": "restock", "path": "stock", "amount": 2 }`: adds `amount` to every number of a list.
struct RestockActionHandler: ActionHandler {
  static let actionType = "restock"

  func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path"), let stock = context.stateStore.getArray(path) else {
      return context.log(RuntimeMessage(.action, "`restock` needs the `path` of a list"))
    }
    let amount = parameters.int("amount") ?? 1
    context.stateStore.set(path, value: stock.map { ($0 as? Int).map { $0 &+ amount } ?? $0 })
  }
}
