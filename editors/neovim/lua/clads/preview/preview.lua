--- A preview: its options, its current snapshot, and its requests.
local app_version = require("clads.app_version")
local changes = require("clads.preview.changes")
local client = require("clads.client")
local config = require("clads.config")
local follow = require("clads.preview.follow")
local json = require("clads.json")
local notify = require("clads.notify")
local view = require("clads.preview.view")

local Preview = {}
Preview.__index = Preview

--- @param source integer the buffer of the document
--- @param options table
function Preview.new(source, options)
  return setmetatable({ source = source, options = options, rows = {}, panels = {} }, Preview)
end

--- Returns the name of the preview on the server.
function Preview:name()
  return "neovim-" .. self.source
end

--- Returns a window that shows the preview, preferably the current one: users may split and close windows.
function Preview:win()
  local windows = vim.fn.win_findbuf(self.bufnr)
  for _, window in ipairs({ vim.api.nvim_get_current_win(), self.window }) do
    if vim.tbl_contains(windows, window) then
      return window
    end
  end
  return windows[1]
end

--- Returns the line above the frame.
local function caption(preview)
  local snapshot = preview.snapshot
  local parts = { snapshot.banner }
  -- The banner names the sample, except for the initial one.
  if not snapshot.banner:find("sample " .. snapshot.sample, 1, true) then
    table.insert(parts, "sample " .. snapshot.sample)
  end
  local front = snapshot.presented[#snapshot.presented]
  if front and front.kind == "alert" then
    table.insert(parts, 1, "alert: <CR> answers")
  elseif front and front.kind == "navigate" then
    table.insert(parts, 1, ("navigated to %s: <BS> goes back"):format(front.destination))
  elseif front then
    table.insert(parts, 1, "dismissed: <BS> goes back")
  end
  local recording = json.present(snapshot.recording)
  if recording then
    table.insert(parts, 1, ("recording, %s"):format(#recording.steps == 1 and "1 step" or #recording.steps .. " steps"))
  end
  table.insert(parts, snapshot.colorScheme)
  table.insert(parts, "g? help")
  return table.concat(parts, " · ")
end

--- Updates the line above the frame.
function Preview:describe()
  local text = self.snapshot and caption(self) or ""
  if self.is_stale then
    text = "the server is not running; this is the last frame · " .. text
  end
  vim.b[self.bufnr].clads_banner = text
  for _, window in ipairs(vim.fn.win_findbuf(self.bufnr)) do
    view.caption(window, text, self.is_stale)
  end
end

--- Shows a snapshot, or what has changed since the one that is shown, unless a newer one is already shown.
function Preview:show(snapshot, it)
  local is_known = self.snapshot ~= nil and self.session == it.id
  local is_newer = not is_known or snapshot.revision > self.snapshot.revision
  if not vim.api.nvim_buf_is_valid(self.bufnr) or not is_newer then
    return
  end
  if snapshot.base then
    if not is_known or snapshot.base ~= self.snapshot.revision then
      self:ask("preview.refresh")
      return
    end
    snapshot = changes.apply(self.snapshot, snapshot)
  end
  local had = self.snapshot and #self.snapshot.presented or 0
  self.session, self.encoding, self.is_stale = it.id, it.offset_encoding, false
  local paper = view.paper(snapshot.colorScheme)
  self.rows = view.draw(self.bufnr, self.rows, snapshot, paper)
  for _, window in ipairs(vim.fn.win_findbuf(self.bufnr)) do
    view.apply_paper(window, paper)
  end
  self.snapshot = snapshot
  self.options.client = app_version.kept(snapshot)
  self:describe()
  follow.refresh(self)
  require("clads.preview.panels").refresh(self)
  require("clads.recording").refresh(self)
  local front = snapshot.presented[#snapshot.presented]
  if self.has_tapped and #snapshot.presented > had and front.kind == "alert" then
    require("clads.preview.interact").answer(self)
  end
  self.has_tapped = false
end

--- Runs a server command for this preview and shows the resulting snapshot.
--- @param command string
--- @param argument? table
--- @param refused? fun()
function Preview:ask(command, argument, refused)
  local full = vim.tbl_extend("force", { preview = self:name() }, argument or {})
  self.has_tapped = full.event == "onTap"
  client.execute(self.source, command, full, function(snapshot, it)
    self:show(snapshot, it)
  end, function(message)
    notify.error(message)
    if refused then
      refused()
    end
  end)
end

--- Returns the argument of `clads.preview` with the current options.
function Preview:request()
  local options = self.options
  return {
    preview = self:name(),
    width = options.width or self.bufnr and view.columns(self:win()) or config.get("preview.columns"),
    colorScheme = options.color_scheme,
    as = options.as,
    sample = options.sample,
    client = options.client,
    include = { "ansi", "state", "log" },
    changes = true,
  }
end

--- Requests a frame with the current options.
function Preview:reload()
  self:ask("preview", self:request(), function()
    -- The sample or the app version may no longer exist: try again without them.
    if self.options.sample or self.options.client then
      self.options.sample, self.options.client = nil, nil
      self:reload()
    end
  end)
end

--- Changes options, unless the server rejects them; a width of `fit` follows the window. In a Swift file, the preview
--- then shows the document at `position`, if that is given.
--- @param options table
--- @param position? table
function Preview:change(options, position)
  local before = self.options
  self.options = vim.tbl_extend("force", self.options, options)
  if options.width == "fit" then
    self.options.width = nil
  end
  self:ask("preview", vim.tbl_extend("force", self:request(), { position = position }), function()
    self.options = before
  end)
end

return Preview
