// Everything that an app's code uses comes with one import.
@_exported public import CladsCheck
@_exported public import CladsDocument
@_exported public import CladsExpressions
@_exported public import CladsHosting
@_exported public import CladsProject
@_exported public import CladsRendering
@_exported public import CladsRuntime
@_exported public import Diagnostics
@_exported public import SourceText
@_exported public import TextUI
