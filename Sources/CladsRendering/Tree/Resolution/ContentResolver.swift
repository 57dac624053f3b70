public import CladsDocument
import CladsExpressions
import CladsRuntime

/// The content of a label or of a button's caption, and its source in the state.
public struct ContentResolutionResult: Sendable {
  public var content: String
  /// The state path of the content, if it has one.
  public var bindingPath: String?
  /// The template of the content, if it has one.
  public var bindingTemplate: String?

  public init(content: String, bindingPath: String? = nil, bindingTemplate: String? = nil) {
    self.content = content
    self.bindingPath = bindingPath
    self.bindingTemplate = bindingTemplate
  }

  /// Creates content that never changes.
  public static func `static`(_ content: String) -> Self { Self(content: content) }

  /// Whether the content depends on the state.
  public var isDynamic: Bool { bindingPath != nil || bindingTemplate != nil }
}

/// Resolves the content of components.
@MainActor
public enum ContentResolver {
  /// Returns the content of a label: that of its data source, of the `value` entry in `data`, or its `text`,
  /// in this order. It is empty if the current runtime hangs or crashes on the content.
  public static func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) -> ContentResolutionResult {
    (try? context.resolveContent(of: component)) ?? .static("")
  }
}

extension ResolutionContext {
  /// Returns the content of a label: that of its data source, of the `value` entry in `data`, or its `text`,
  /// in this order.
  ///
  /// - Throws: `DeviceFailure` if the current runtime hangs or crashes on the content.
  package func resolveContent(of component: Document.Component) throws -> ContentResolutionResult {
    if let source = contentSource(of: component) { return try content(of: source, isLive: true) }
    guard let text = component.text else { return .static("") }
    guard Template.containsPlaceholder(text) else { return fixed(text) }
    return ContentResolutionResult(content: try interpolated(text), bindingTemplate: rewritten(text))
  }

  /// Returns content that never changes, and counts its length.
  private func fixed(_ text: String) -> ContentResolutionResult {
    pass.budget.take(text: text.utf8.count)
    return .static(text)
  }

  /// Returns the text of a value at a path. Only a text is already counted.
  private func text(of value: Document.StateValue?) -> String {
    let text = value?.limitedText ?? ""
    if case .stringValue? = value { return text }
    pass.budget.take(text: text.utf8.count)
    return text
  }

  /// Returns the content of a button's caption.
  ///
  /// - Throws: `DeviceFailure` if the current runtime hangs or crashes on the content.
  package func resolveCaption(of component: Document.Component) throws -> ContentResolutionResult {
    if deviations.contains(.buttonText), let text = component.text { return fixed(text) }
    guard deviations.contains(.buttonCaption) else { return try resolveContent(of: component) }
    // On device the caption is computed only once, so it tracks no dependencies.
    guard let source = contentSource(of: component) else { return fixed(component.text ?? "") }
    return .static(try untracked { try content(of: source, isLive: false) }.content)
  }

  /// Returns the data reference that provides a component's content.
  private func contentSource(of component: Document.Component) -> Document.DataReference? {
    if let id = component.dataSourceId, let source = dataSource(id) {
      var reference = Document.DataReference()
      reference.kind = source.kind == .static ? .static : .binding
      reference.value = source.value
      reference.path = source.path
      reference.template = source.template
      return reference
    }
    return component.data?.first { $0.name == Document.DataReference.contentName }?.value
  }

  private func content(
    of reference: Document.DataReference, isLive: Bool
  ) throws -> ContentResolutionResult {
    switch reference.kind {
    case .static?: return fixed(reference.value ?? "")
    case .localBinding?:
      guard let path = reference.path, !deviations.contains(.localState) else { return .static("") }
      let location = locate(ActionScope.localPath(path))
      return ContentResolutionResult(content: text(of: read(location)), bindingPath: location)
    case .binding?, nil:
      if let path = reference.path { return try content(at: path) }
      guard let template = reference.template else { return .static("") }
      return ContentResolutionResult(
        content: try isLive ? interpolated(template) : interpolatedAtResolution(template),
        bindingTemplate: rewritten(template))
    }
  }

  private func content(at path: String) throws -> ContentResolutionResult {
    guard deviations.contains(.pathOfNonText) else {
      let location = locate(path)
      return ContentResolutionResult(content: text(of: value(at: path)), bindingPath: location)
    }
    if let value = deviceVariables[path] { return .static(text(of: value)) }
    record(path)
    guard case .stringValue(let text)? = try deviceValue(at: path) else {
      return ContentResolutionResult(content: "", bindingPath: path)
    }
    return ContentResolutionResult(content: text, bindingPath: path)
  }
}
