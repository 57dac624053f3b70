;; extends

; Documents in string literals: an object with the key `root`.
((multi_line_string_literal) @injection.content
  (#lua-match? @injection.content "^#*\"\"\"%s*{.*root")
  (#offset! @injection.content 0 3 0 -3)
  (#set! injection.language "json"))

((raw_string_literal) @injection.content
  (#lua-match? @injection.content "^#+\"+%s*{.*root")
  (#offset! @injection.content 0 2 0 -2)
  (#set! injection.language "json"))
