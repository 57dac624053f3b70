--- The open previews, one per document.
local client = require("clads.client")
local config = require("clads.config")
local follow = require("clads.preview.follow")
local notify = require("clads.notify")
local Preview = require("clads.preview.preview")
local view = require("clads.preview.view")

local M = {}

--- The previews, by the buffer of the document.
local open = {}
--- Options of previews that wait for the server, by the buffer of the document.
local waiting = {}
--- The previews that are being opened, by the buffer of the document: `options` are those that were chosen meanwhile.
local opening = {}

-- The server may end without a response.
vim.api.nvim_create_autocmd("BufWipeout", {
  group = vim.api.nvim_create_augroup("clads-previews", { clear = true }),
  callback = function(event)
    waiting[event.buf] = nil
    opening[event.buf] = nil
  end,
})

--- Returns the preview of a document.
--- @param source integer
function M.of(source)
  return open[source]
end

--- Returns the document of a preview, of one of its panels, or of a window with states, and the test that a window
--- plays; any other buffer itself.
--- @param bufnr integer
--- @return integer
function M.source_of(bufnr)
  for source, preview in pairs(open) do
    if preview.bufnr == bufnr or vim.tbl_contains(vim.tbl_values(preview.panels), bufnr) then
      return source
    end
  end
  local player = require("clads.tests.play").around(bufnr)
  return player and player.source or require("clads.states").source_of(bufnr) or bufnr
end

local function follow_window(preview)
  local function fit()
    local window = preview:win()
    if window and not preview.options.width and not preview.is_stale and view.columns(window) ~= preview.columns then
      preview.columns = view.columns(window)
      preview:reload()
    end
  end
  local resized = vim.fn.exists("##WinResized") == 1 and "WinResized" or "WinScrolled"
  vim.api.nvim_create_autocmd({ resized, "VimResized" }, { group = preview.group, callback = fit })
end

--- Closes the preview together with its window, and with its document.
local function close_with_buffers(preview)
  local function on(event, bufnr)
    vim.api.nvim_create_autocmd(event, {
      group = preview.group,
      buffer = bufnr,
      callback = function()
        M.close(preview.source)
      end,
    })
  end
  on("BufWipeout", preview.bufnr)
  on({ "BufDelete", "BufWipeout" }, preview.source)
  vim.api.nvim_create_autocmd("BufFilePost", {
    group = preview.group,
    buffer = preview.source,
    callback = function()
      M.close(preview.source)
    end,
  })
end

--- Creates the window after the first snapshot has arrived.
local function begin(source, options, snapshot, it)
  local preview = Preview.new(source, options)
  open[source] = preview
  preview.group = vim.api.nvim_create_augroup("clads-preview-" .. source, { clear = true })
  local document = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(source), ":~:.")
  preview.bufnr = view.new_buffer("clads-preview://" .. document)
  preview.window = view.open(preview.bufnr, options.width)
  preview.columns = view.columns(preview.window)
  vim.bo[preview.bufnr].filetype = "clads-preview"
  require("clads.preview.keys").map(preview)
  follow.start(preview)
  follow_window(preview)
  close_with_buffers(preview)
  preview:show(snapshot, it)
  if snapshot.width ~= (options.width or preview.columns) then
    preview:reload()
  end
end

local function defaults(options)
  local chosen = {
    width = config.get("preview.width"),
    color_scheme = config.get("preview.color_scheme"),
    as = config.get("preview.as"),
  }
  chosen = vim.tbl_extend("force", chosen, options)
  if chosen.width == "fit" then
    chosen.width = nil
  end
  return chosen
end

--- Opens the preview of a document, or changes the options of the open one; waits for a server that is starting.
--- @param source integer
--- @param options table
--- @param opened? fun(preview: table) called when a new preview has its first frame
function M.open(source, options, opened)
  local preview = open[source]
  local it = client.of(source)
  local position = it and require("clads.swift").with_position(source, {}, it).position
  if preview then
    preview:change(options, position)
    return
  end
  if not client.of(source) then
    local is_waiting = waiting[source] ~= nil
    waiting[source] = options
    if not is_waiting then
      client.when_attached(source, function()
        local latest = waiting[source]
        waiting[source] = nil
        if latest then
          M.open(source, latest, opened)
        end
      end, function()
        waiting[source] = nil
      end)
    end
    return
  end
  options = defaults(options)
  local chosen = { options = {} }
  opening[source] = chosen
  local function finish()
    if opening[source] == chosen then
      opening[source] = nil
    end
  end
  local asked = vim.tbl_extend("force", Preview.new(source, options):request(), { position = position })
  client.execute(source, "preview", asked, function(snapshot, it)
    finish()
    if open[source] then
      open[source]:show(snapshot, it)
    elseif vim.api.nvim_buf_is_valid(source) then
      begin(source, options, snapshot, it)
    end
    if open[source] and next(chosen.options) then
      M.chosen(source, chosen.options)
    end
    if open[source] and opened then
      opened(open[source])
    end
  end, function(message)
    finish()
    notify.error(message)
  end)
end

--- Closes the preview of a document, with its window and its panels.
--- @param source integer
function M.close(source)
  local preview = open[source]
  waiting[source] = nil
  if not preview then
    return
  end
  open[source] = nil
  vim.api.nvim_del_augroup_by_id(preview.group)
  follow.clear(preview)
  if vim.api.nvim_buf_is_valid(source) and client.of(source) then
    client.execute(source, "preview.close", { preview = preview:name() }, function() end)
  end
  local buffers = vim.list_extend({ preview.bufnr }, vim.tbl_values(preview.panels))
  vim.schedule(function()
    for _, bufnr in ipairs(buffers) do
      if vim.api.nvim_buf_is_valid(bufnr) then
        vim.api.nvim_buf_delete(bufnr, { force = true })
      end
    end
  end)
end

--- Called with every snapshot that the server sends on its own.
function M.handle_snapshot(snapshot)
  for source, preview in pairs(open) do
    local it = client.of(source)
    if preview:name() == snapshot.preview and it then
      preview:show(snapshot, it)
    end
  end
end

--- Called when a sample or an app version was chosen: the preview switches to it.
--- @param source integer
--- @param options table
function M.chosen(source, options)
  if open[source] then
    open[source]:change(options)
  elseif opening[source] then
    opening[source].options = vim.tbl_extend("force", opening[source].options, options)
  end
end

--- Called when the server has attached to a document.
function M.server_attached(source)
  if open[source] then
    open[source]:reload()
  end
end

--- Called when the server has detached from a document: its preview keeps the last frame, marked as out of date.
function M.server_detached(source)
  local preview = open[source]
  if preview then
    preview.is_stale = true
    preview:describe()
  end
end

--- Called when the color scheme has changed.
function M.colors_changed()
  require("clads.preview.pens").define_again()
end

return M
