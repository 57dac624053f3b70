--- All states of documents, drawn: as text in windows, and as pages for the browser.
local file = require("clads.browser.file")
local registry = require("clads.states.registry")

local M = {}

--- The windows with text.
M.grids = registry.of(require("clads.states.grid"), "clads-states-grids")

--- The pages for the browser.
M.pages = registry.of(require("clads.states.page"), "clads-states-pages")

vim.api.nvim_create_autocmd("VimLeavePre", {
  group = vim.api.nvim_create_augroup("clads-states", { clear = true }),
  callback = function()
    for _, page in pairs(M.pages.all()) do
      page.is_closed = true
    end
    -- Also those of pages that were just closed.
    file.remove_all()
  end,
})

--- Returns the document whose states a buffer shows; nil for any other buffer.
--- @param bufnr integer
--- @return integer?
function M.source_of(bufnr)
  for source, grid in pairs(M.grids.all()) do
    if grid.bufnr == bufnr then
      return source
    end
  end
end

--- Returns a function that calls one with the same name of both forms.
local function both(name)
  return function(...)
    M.grids[name](...)
    M.pages[name](...)
  end
end

M.close = both("close")
M.handle_snapshot = both("handle_snapshot")
M.server_attached = both("server_attached")
M.server_detached = both("server_detached")

return M
