package import JSONSyntax

/// What a server offers: its tools, resources and prompts.
package struct ContextService: Sendable {
  package let name: String
  package let version: String
  /// What a client tells its model about the server as a whole.
  package let instructions: String
  package let tools: [ContextTool]
  package let prompts: [ContextPrompt]
  package let resources: [ContextResource]
  /// Calls a tool with its arguments; throws what is wrong with the call itself.
  let call: @Sendable (String, SyntaxNode?) async throws(ContextError) -> ContextAnswer
  /// Returns the text of a resource.
  let read: @Sendable (ContextResource) async throws(ContextError) -> String
  /// Returns the text of a prompt, for the values of its arguments.
  let prompt: @Sendable (ContextPrompt, [String: String]) -> String

  package init(
    name: String, version: String, instructions: String, tools: [ContextTool], prompts: [ContextPrompt],
    resources: [ContextResource],
    call: @escaping @Sendable (String, SyntaxNode?) async throws(ContextError) -> ContextAnswer,
    read: @escaping @Sendable (ContextResource) async throws(ContextError) -> String,
    prompt: @escaping @Sendable (ContextPrompt, [String: String]) -> String
  ) {
    self.name = name
    self.version = version
    self.instructions = instructions
    self.tools = tools
    self.prompts = prompts
    self.resources = resources
    self.call = call
    self.read = read
    self.prompt = prompt
  }
}

/// What is wrong with a call, in a sentence that a model can act on.
package struct ContextError: Error, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
