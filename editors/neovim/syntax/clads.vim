" Used where there is no tree-sitter parser for JSON; the server's semantic tokens come on top of either.
if exists('b:current_syntax')
  finish
endif
runtime! syntax/json.vim
unlet! b:current_syntax

syntax region cladsTemplate matchgroup=cladsTemplateDelimiter start=/\${/ end=/}/ oneline contained
      \ containedin=jsonString
syntax match cladsReference /\%("\)\@1<=@[^"]\+/ contained containedin=jsonString

highlight default link cladsTemplate Identifier
highlight default link cladsTemplateDelimiter Special
highlight default link cladsReference Special

let b:current_syntax = 'clads'
