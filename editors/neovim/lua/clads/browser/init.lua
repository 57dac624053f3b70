--- The pages of documents that browsers show, one per document.
local client = require("clads.client")
local config = require("clads.config")
local file = require("clads.browser.file")
local Page = require("clads.browser.page")

local M = {}

--- The pages, by the buffer of the document.
local open = {}

local group = vim.api.nvim_create_augroup("clads-browser", { clear = true })

vim.api.nvim_create_autocmd("VimLeavePre", {
  group = group,
  callback = function()
    for _, page in pairs(open) do
      page.is_closed = true
    end
    -- Also those of pages that were just closed.
    file.remove_all()
  end,
})

--- Returns the page of a document.
--- @param source integer
function M.of(source)
  return open[source]
end

local function close_with_buffer(source)
  vim.api.nvim_create_autocmd({ "BufDelete", "BufWipeout", "BufFilePost" }, {
    group = group,
    buffer = source,
    callback = function()
      M.close(source)
    end,
  })
end

local function begin(source)
  local page = Page.new(source, {
    width = config.get("preview.width"),
    color_scheme = config.get("preview.color_scheme"),
    as = config.get("preview.as"),
  })
  open[source] = page
  close_with_buffer(source)
  return page
end

--- Opens the page of a document in the browser, also if it is already open there, and changes its options; waits for a
--- server that is starting.
--- @param source integer
--- @param options table
function M.open(source, options)
  local page = open[source] or begin(source)
  --- Without a first screen, there is no page.
  local function give_up()
    if open[source] == page and not page.picture then
      M.close(source)
    end
  end
  client.when_attached(source, function(it)
    if open[source] == page then
      local position = require("clads.swift").with_position(source, {}, it).position
      page.wants_browser = true
      page:change(options, position, give_up)
    end
  end, give_up)
end

--- Closes the page of a document.
--- @param source integer
function M.close(source)
  local page = open[source]
  if not page then
    return
  end
  open[source] = nil
  vim.api.nvim_clear_autocmds({ group = group, buffer = source })
  if vim.api.nvim_buf_is_valid(source) and client.of(source) then
    client.execute(source, "preview.close", { preview = page:name() }, function() end, function() end)
  end
  page:close()
end

--- Called with every snapshot that the server sends on its own.
function M.handle_snapshot(snapshot)
  for source, page in pairs(open) do
    local it = client.of(source)
    if page:name() == snapshot.preview and it then
      page:show(snapshot, it)
    end
  end
end

--- Called when a sample or an app version was chosen: the page switches to it.
--- @param source integer
--- @param options table
function M.chosen(source, options)
  if open[source] then
    open[source]:change(options)
  end
end

--- Called when the server has attached to a document.
function M.server_attached(source)
  if open[source] and open[source].picture then
    open[source]:reload()
  end
end

--- Called when the server has detached from a document.
function M.server_detached(source)
  if open[source] then
    open[source]:freeze()
  end
end

return M
