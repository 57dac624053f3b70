public import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsRuntime
import CladsSchema

/// What a label or the caption of a button shows, and where that comes from.
public struct ContentResolutionResult: Sendable {
  /// What is shown.
  public var content: String
  /// The state path it comes from.
  public var bindingPath: String?
  /// The template it comes from.
  public var bindingTemplate: String?

  /// Creates content.
  public init(content: String, bindingPath: String? = nil, bindingTemplate: String? = nil) {
    self.content = content
    self.bindingPath = bindingPath
    self.bindingTemplate = bindingTemplate
  }

  /// Content that never changes.
  public static func `static`(_ content: String) -> Self { Self(content: content) }

  /// Whether it comes from the state.
  public var isDynamic: Bool { bindingPath != nil || bindingTemplate != nil }
}

extension ResolutionContext {
  /// What a label shows: a named data source, else the entry `value` of `data`, else `text`.
  ///
  /// - Throws: when today's phones would hang or crash on it.
  public func resolveContent(of component: Document.Component) throws -> ContentResolutionResult {
    if let source = contentSource(of: component) { return try content(of: source, isLive: true) }
    guard let text = component.text else { return .static("") }
    guard Template.containsPlaceholder(text) else { return .static(text) }
    return ContentResolutionResult(content: try interpolated(text), bindingTemplate: rewritten(text))
  }

  /// What the caption of a button shows.
  ///
  /// - Throws: when today's phones would hang or crash on it.
  public func resolveCaption(of component: Document.Component) throws -> ContentResolutionResult {
    if deviations.contains(.buttonText), let text = component.text { return .static(text) }
    guard deviations.contains(.buttonCaption) else { return try resolveContent(of: component) }
    // Computed once: nothing of it is followed.
    guard let source = contentSource(of: component) else { return .static(component.text ?? "") }
    return .static(try untracked { try content(of: source, isLive: false) }.content)
  }

  /// The data reference that content comes from.
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
    case .static?: return .static(reference.value ?? "")
    case .localBinding?:
      guard let path = reference.path, !deviations.contains(.localState) else { return .static("") }
      let place = locate(ActionScope.localPath(path))
      return ContentResolutionResult(content: read(place)?.text ?? "", bindingPath: place)
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
      let place = locate(path)
      return ContentResolutionResult(content: value(at: path)?.text ?? "", bindingPath: place)
    }
    if let value = phoneVariables[path] { return .static(value.text) }
    record(path)
    guard case .stringValue(let text)? = try phoneValue(at: path) else {
      return ContentResolutionResult(content: "", bindingPath: path)
    }
    return ContentResolutionResult(content: text, bindingPath: path)
  }
}
