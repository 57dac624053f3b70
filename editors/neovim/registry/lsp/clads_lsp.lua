---@brief
---
--- https://github.com/OWNER/clads-lsp
---
--- `clads-lsp` is the language server for CLADS documents: screens of server-driven apps, written in JSON. It also
--- checks and formats them on the command line.
---
--- It can be installed with `pipx install clads-lsp`, `uv tool install clads-lsp` or Mason.
---
--- Documents are named `*.clads.json` or `*.clads`; project files are named `clads.json`. Neovim does not know their file
--- types, which you can add:
---
--- ```lua
--- vim.filetype.add({
---   extension = { clads = 'clads' },
---   filename = { ['clads.json'] = 'clads-project' },
---   pattern = { ['.*%.clads%.json'] = { 'clads', { priority = 10 } } },
--- })
--- ```
---
--- JSON files in a folder with a project file are also served, because the project can list any of them.
---
--- The repository has a plugin with a live preview in `editors/neovim`. It starts the server itself, so this
--- configuration is not needed there.

---@type vim.lsp.Config
return {
  cmd = { 'clads-lsp' },
  filetypes = { 'clads', 'clads-project', 'json', 'jsonc' },
  root_dir = function(bufnr, on_dir)
    local project = vim.fs.root(bufnr, 'clads.json')
    if project or vim.startswith(vim.bo[bufnr].filetype, 'clads') then
      local file = vim.api.nvim_buf_get_name(bufnr)
      on_dir(project or vim.fs.root(bufnr, '.git') or vim.fs.dirname(file))
    end
  end,
  settings = {
    clads = {},
  },
}
