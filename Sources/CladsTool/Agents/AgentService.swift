import JSONSyntax
package import ModelContextProtocol

/// What a program offers to coding agents, apart from how a call is run.
package enum AgentService {
  /// Returns the service of a program.
  ///
  /// - Parameters:
  ///   - name: the name of the program.
  ///   - version: its version.
  ///   - roots: the folders that it works in.
  ///   - mayWrite: whether calls may write files.
  ///   - read: returns the text of a resource.
  ///   - answer: runs a call whose arguments have been checked.
  /// - Returns: the service.
  package static func service(
    named name: String, version: String, roots: AgentRoots, mayWrite: Bool,
    read: @escaping @Sendable (ContextResource) async throws(ContextError) -> String,
    answer: @escaping @Sendable (AgentCall) async -> ContextAnswer
  ) -> ContextService {
    ContextService(
      name: name, version: version, instructions: AgentInstructions.text(name, roots),
      tools: AgentTool.all.map { $0.described(mayWrite: mayWrite) },
      prompts: AgentPrompt.all.map(\.described), resources: AgentResource.all,
      call: { tool, arguments throws(ContextError) in
        guard let tool = AgentTool.all.first(where: { $0.name == tool }) else {
          throw ContextError("there is no tool `\(tool)`")
        }
        if let arguments, arguments.kind != .object { throw ContextError("`arguments` must be an object") }
        return await answer(try AgentCall(tool, arguments?.object, roots: roots, mayWrite: mayWrite))
      },
      read: read, prompt: { prompt, values in AgentPrompt.text(of: prompt, values) })
  }
}
