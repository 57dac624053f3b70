" CLADS documents are JSON: its comments (none), its formatting options.
if exists('b:did_ftplugin')
  finish
endif
runtime! ftplugin/json.vim

if has('nvim-0.8')
  lua require("clads.highlight").attach(vim.api.nvim_get_current_buf())
endif
