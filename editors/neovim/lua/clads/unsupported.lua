--- What is said in a Neovim that has no language client for us. Uses only what Neovim 0.5 has.
local M = {}

local function running()
  local version = vim.version()
  return ("%d.%d.%d"):format(version.major, version.minor, version.patch)
end

--- The one sentence.
function M.message()
  return "clads: this plugin needs Neovim 0.8 or later, and this is "
    .. running()
    .. "; CLADS documents open as plain JSON, without checks or preview. Everything else works as before."
end

--- Says it.
function M.say()
  vim.notify(M.message(), vim.log.levels.WARN)
end

--- Says it when the first CLADS document is opened, and never again.
function M.announce()
  vim.cmd([[
    augroup clads_unsupported
      autocmd!
      autocmd BufReadPost,BufNewFile *.clads.json,*.clads ++once lua require("clads.unsupported").announced()
    augroup END
  ]])
end

--- Says it and leaves no trace; called by the autocommand.
function M.announced()
  vim.cmd("silent! autocmd! clads_unsupported")
  -- Later, or the text that Neovim prints about the file would hide it.
  vim.schedule(M.say)
end

return M
