--- The message in versions of Neovim that are too old. Uses only features of Neovim 0.5.
local M = {}

local function running()
  local version = vim.version()
  return ("%d.%d.%d"):format(version.major, version.minor, version.patch)
end

--- Returns the message.
function M.message()
  return "clads: this plugin needs Neovim 0.8 or later, and this is "
    .. running()
    .. "; CLADS documents open as plain JSON, without checks or preview. Everything else works as before."
end

--- Shows the message.
function M.show()
  vim.notify(M.message(), vim.log.levels.WARN)
end

--- Shows the message when the first CLADS document is opened, once.
function M.announce()
  vim.cmd([[
    augroup clads_unsupported
      autocmd!
      autocmd BufReadPost,BufNewFile *.clads.json,*.clads ++once lua require("clads.unsupported").announced()
    augroup END
  ]])
end

--- Called by the autocommand: removes it and shows the message.
function M.announced()
  vim.cmd("silent! autocmd! clads_unsupported")
  -- Deferred, because the message that Neovim prints about the file would hide it.
  vim.schedule(M.show)
end

return M
