import CladsHosting
import CladsRendering
import CladsRuntime
import Foundation

// 2.4 Adding a New Action Handler

public struct RefreshDataActionHandler: ActionHandler {
  public static let actionType = "refreshData"

  public init() {}

  @MainActor
  public func execute(parameters: ActionParameters, context: ActionExecutionContext) async {
    // Get parameters
    let endpoint = parameters.string("endpoint") ?? "/api/data"
    let loadingPath = parameters.string("loadingPath")

    // Set loading state
    if let loadingPath = loadingPath {
      context.stateStore.set(loadingPath, value: true)
    }

    // Perform the action
    do {
      let data = try await fetchData(from: endpoint)
      context.stateStore.set("data", value: data)
    } catch {
      context.stateStore.set("error", value: error.localizedDescription)
    }

    // Clear loading state
    if let loadingPath = loadingPath {
      context.stateStore.set(loadingPath, value: false)
    }
  }

  private func fetchData(from endpoint: String) async throws -> [String] {
    if endpoint == "/broken" { throw Unreachable() }
    return ["from \(endpoint)"]
  }

  private struct Unreachable: LocalizedError {
    var errorDescription: String? { "nobody answers" }
  }
}

extension ActionRegistry {
  // The guide adds a line to the framework's own method, which an extension cannot redeclare.
  public func registerActionsOfTheGuide() {
    register(RefreshDataActionHandler())
  }
}

// Cancellable Actions

public final class LongRunningActionHandler: CancellableActionHandler {
  public static let actionType = "longRunning"

  private var activeTasks: [String: Task<Void, Never>] = [:]
  private let lock = NSLock()

  public func cancel(requestId: String, documentId: String) {
    let key = "\(documentId):\(requestId)"
    lock.lock()
    let task = activeTasks.removeValue(forKey: key)
    lock.unlock()
    task?.cancel()
  }

  public func cancelAll(documentId: String) {
    lock.lock()
    let prefix = "\(documentId):"
    let keysToCancel = activeTasks.keys.filter { $0.hasPrefix(prefix) }
    let tasksToCancel = keysToCancel.compactMap { activeTasks.removeValue(forKey: $0) }
    lock.unlock()
    for task in tasksToCancel { task.cancel() }
  }

  @MainActor
  public func execute(parameters: ActionParameters, context: ActionExecutionContext) async {
    let key = "\(context.documentId):\(parameters.string("requestId") ?? "")"
    let task = Task {
      do {
        try await Task.sleep(for: .seconds(600))
        context.stateStore.set("outcome", value: "finished")
      } catch {
        context.stateStore.set("outcome", value: "canceled")
      }
    }
    lock.withLock { activeTasks[key] = task }
    context.stateStore.set("outcome", value: "running")
    await task.value
  }
}
