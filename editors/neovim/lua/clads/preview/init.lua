--- The previews that are open: one for each document.
local client = require("clads.client")
local config = require("clads.config")
local follow = require("clads.preview.follow")
local view = require("clads.preview.view")

local M = {}

local Preview = {}
Preview.__index = Preview

--- By the buffer of the document.
local open = {}
--- What was asked for before the server was there, by the buffer of the document.
local waiting = {}

--- The preview of a document.
--- @param source integer
function M.of(source)
  return open[source]
end

--- The document that a buffer is about: that of the preview it shows, otherwise itself.
--- @param bufnr integer
--- @return integer
function M.source_of(bufnr)
  for source, preview in pairs(open) do
    if preview.bufnr == bufnr or vim.tbl_contains(vim.tbl_values(preview.panels), bufnr) then
      return source
    end
  end
  return bufnr
end

local function name(source)
  return "neovim-" .. source
end

--- The window that shows the picture: the current one if it does; users split windows and close others.
function Preview:win()
  local windows = vim.fn.win_findbuf(self.bufnr)
  for _, window in ipairs({ vim.api.nvim_get_current_win(), self.window }) do
    if vim.tbl_contains(windows, window) then
      return window
    end
  end
  return windows[1]
end

--- The line above the picture.
local function caption(preview)
  local snapshot = preview.snapshot
  local parts = { snapshot.banner, "sample " .. snapshot.sample }
  local front = snapshot.presented[#snapshot.presented]
  if front and front.kind == "alert" then
    table.insert(parts, 1, "alert: <CR> answers")
  elseif front and front.kind == "navigate" then
    table.insert(parts, 1, ("shows %s: <BS> goes back"):format(front.destination))
  elseif front then
    table.insert(parts, 1, "dismissed: <BS> goes back")
  end
  table.insert(parts, snapshot.colorScheme)
  table.insert(parts, "g? help")
  return table.concat(parts, " · ")
end

--- Says above the picture how things stand.
function Preview:describe()
  local text = self.snapshot and caption(self) or ""
  if self.is_stale then
    text = "no server at the moment: this is the last picture · " .. text
  end
  vim.b[self.bufnr].clads_banner = text
  for _, window in ipairs(vim.fn.win_findbuf(self.bufnr)) do
    view.caption(window, text, self.is_stale)
  end
end

--- Shows a snapshot, unless a newer one is shown already.
function Preview:show(snapshot, it)
  local is_newer = not self.snapshot or self.session ~= it.id or snapshot.revision > self.snapshot.revision
  if not vim.api.nvim_buf_is_valid(self.bufnr) or not is_newer then
    return
  end
  local had = self.snapshot and #self.snapshot.presented or 0
  self.session, self.encoding, self.is_stale = it.id, it.offset_encoding, false
  local paper = view.paper(snapshot.colorScheme)
  self.rows = view.draw(self.bufnr, self.rows, snapshot, paper)
  for _, window in ipairs(vim.fn.win_findbuf(self.bufnr)) do
    view.lay(window, paper)
  end
  self.snapshot = snapshot
  self:describe()
  follow.refresh(self)
  require("clads.preview.panels").refresh(self)
  local front = snapshot.presented[#snapshot.presented]
  if self.has_tapped and #snapshot.presented > had and front.kind == "alert" then
    require("clads.preview.touch").answer(self)
  end
  self.has_tapped = false
end

--- Runs a command of the server about this preview and shows its snapshot.
--- @param command string
--- @param argument? table
function Preview:ask(command, argument)
  local full = vim.tbl_extend("force", { preview = name(self.source) }, argument or {})
  self.has_tapped = full.event == "onTap"
  client.execute(self.source, command, full, function(snapshot, it)
    self:show(snapshot, it)
  end)
end

--- The options as the server takes them.
local function wishes(preview)
  local options = preview.options
  return {
    preview = name(preview.source),
    width = options.width or preview.bufnr and view.columns(preview:win()) or config.get("preview.columns"),
    colorScheme = options.color_scheme,
    as = options.as,
    sample = options.sample,
    include = { "ansi", "state", "log" },
  }
end

--- Asks for a picture with the options as they are now.
function Preview:ask_anew()
  self:ask("preview", wishes(self))
end

--- Changes options; a width of `fit` follows the window.
function Preview:change(options)
  self.options = vim.tbl_extend("force", self.options, options)
  if options.width == "fit" then
    self.options.width = nil
  end
  self:ask_anew()
end

local function follow_window(preview)
  local function fit()
    local window = preview:win()
    if window and not preview.options.width and not preview.is_stale and view.columns(window) ~= preview.columns then
      preview.columns = view.columns(window)
      preview:ask_anew()
    end
  end
  local resized = vim.fn.exists("##WinResized") == 1 and "WinResized" or "WinScrolled"
  vim.api.nvim_create_autocmd({ resized, "VimResized" }, { group = preview.group, callback = fit })
end

--- Closes with its window, and with its document.
local function end_with(preview)
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

--- Makes the window once the server has said that there is something to show.
local function begin(source, options, snapshot, it)
  local preview = setmetatable({ source = source, options = options, rows = {}, panels = {} }, Preview)
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
  end_with(preview)
  preview:show(snapshot, it)
  if snapshot.width ~= (options.width or preview.columns) then
    preview:ask_anew()
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

--- Opens the preview of a document, or changes the one that is open; waits for a server that is still starting.
--- @param source integer
--- @param options table
function M.open(source, options)
  local preview = open[source]
  if preview then
    preview:change(options)
    return
  end
  if not client.of(source) and client.root(source) then
    waiting[source] = options
    return
  end
  options = defaults(options)
  local asked = wishes(setmetatable({ source = source, options = options }, Preview))
  client.execute(source, "preview", asked, function(snapshot, it)
    if open[source] then
      open[source]:show(snapshot, it)
    elseif vim.api.nvim_buf_is_valid(source) then
      begin(source, options, snapshot, it)
    end
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
    client.execute(source, "preview.close", { preview = name(source) }, function() end)
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

--- A snapshot has come by itself.
function M.hear(snapshot)
  for source, preview in pairs(open) do
    local it = client.of(source)
    if name(source) == snapshot.preview and it then
      preview:show(snapshot, it)
    end
  end
end

--- A sample was chosen: the preview follows, whatever it was asked to show before.
function M.sample_chosen(source, sample)
  if open[source] then
    open[source]:change({ sample = sample })
  end
end

--- The server looks after a document from now on.
function M.server_came(source)
  local options = waiting[source]
  waiting[source] = nil
  if open[source] then
    open[source]:ask_anew()
  elseif options then
    M.open(source, options)
  end
end

--- The server does not look after a document any more: its preview keeps the last picture, and says so.
function M.server_left(source)
  local preview = open[source]
  if preview then
    preview.is_stale = true
    preview:describe()
  end
end

--- Draws with the colours of a new colour scheme.
function M.colors_changed()
  require("clads.preview.pens").define_again()
end

return M
