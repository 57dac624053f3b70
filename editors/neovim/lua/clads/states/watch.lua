--- Requests the states of a document with `clads.gallery`, again whenever anything changes that they depend on. A
--- preview of which nothing is shown reports that.
local app_version = require("clads.app_version")
local client = require("clads.client")
local notify = require("clads.notify")
local positions = require("clads.positions")

local Watch = {}
Watch.__index = Watch

local marks = vim.api.nvim_create_namespace("clads-states-documents")

--- @class clads.Shown what shows the states
--- @field source integer the buffer of the document
--- @field options table never changed in place, but for the app version
--- @field delay? integer the time between a change and the request, in milliseconds
--- @field argument fun(shown: table, color_scheme: "light"|"dark"): table what is requested
--- @field show fun(shown: table, gallery: table, it: table)

--- @param name string the name of the preview on the server
--- @param shown clads.Shown
function Watch.new(name, shown)
  return setmetatable({ name = name, shown = shown, source = shown.source }, Watch)
end

--- Marks where the cursor of a Swift file is: the document is the literal around it, wherever edits move it. Returns
--- what marks the former position again.
--- @return fun() restore
function Watch:mark_cursor()
  local source = self.source
  local window = vim.api.nvim_get_current_buf() == source and vim.api.nvim_get_current_win() or vim.fn.bufwinid(source)
  if vim.bo[source].filetype ~= "swift" or window == -1 then
    return function() end
  end
  local former = self.mark and vim.api.nvim_buf_get_extmark_by_id(source, marks, self.mark, {})
  local function mark(row, byte)
    self.mark = vim.api.nvim_buf_set_extmark(source, marks, row, byte, { id = self.mark })
  end
  local row, byte = unpack(vim.api.nvim_win_get_cursor(window))
  mark(row - 1, byte)
  return function()
    if former and former[1] and vim.api.nvim_buf_is_loaded(source) then
      pcall(mark, former[1], former[2])
    end
  end
end

--- Returns the marked position; nil in other files.
local function position(watch)
  local it = client.of(watch.source)
  local at = watch.mark and it and vim.api.nvim_buf_get_extmark_by_id(watch.source, marks, watch.mark, {})
  return at and at[1] and positions.position(watch.source, at[1], at[2], it.offset_encoding) or nil
end

--- Takes what a snapshot says of the document.
local function take(watch, snapshot, it)
  watch.session, watch.revision = it.id, snapshot.revision
  watch.color_scheme = snapshot.colorScheme
  watch.shown.options.client = app_version.kept(snapshot)
end

local function failed(watch, message, refused)
  if message:find("unknown command", 1, true) then
    message = "this server does not draw all states of a document; update clads-lsp"
  end
  -- While the user types, the same may be wrong again and again.
  if message ~= watch.last_failure then
    watch.last_failure = message
    notify.error(message)
  end
  if refused then
    refused()
  end
end

--- Requests the states. While a response is missing, at most one more request waits for it.
--- @param refused? fun()
function Watch:ask(refused)
  -- What is refused may be what the next request is for.
  self.refused = refused or self.refused
  if self.request then
    self.is_due = true
    return
  end
  refused = self.refused
  local request = {}
  self.request, self.is_due, self.refused = request, false, nil
  local options = self.shown.options
  local argument = self.shown:argument(self.color_scheme)
  argument.client, argument.position = options.client, position(self)
  --- Whether the response is still wanted.
  local function ends()
    local is_wanted = self.request == request and not self.is_closed
    if is_wanted then
      self.request = nil
    end
    return is_wanted
  end
  client.execute(self.source, "gallery", argument, function(gallery, it)
    if not ends() then
      return
    end
    self.last_failure, self.accepted = nil, options
    if options == self.shown.options then
      self.shown:show(gallery, it)
    end
    if self.is_due then
      self:ask()
    end
  end, function(message)
    if not ends() then
      return
    elseif self.is_due then
      -- The document has changed, and the reason may be gone.
      self:ask(refused)
    else
      failed(self, message, refused)
    end
  end)
end

--- Opens the preview that reports changes, or changes its options, then requests the states.
--- @param refused? fun()
function Watch:open(refused)
  self.was_opened, self.last_failure = true, nil
  local options = self.shown.options
  client.execute(self.source, "preview", {
    preview = self.name,
    -- Only its changes matter. Neovim encodes an empty table as an array.
    include = {},
    visible = { row = 0, height = 1 },
    colorScheme = options.color_scheme,
    client = options.client,
    position = position(self),
  }, function(snapshot, it)
    if not self.is_closed then
      take(self, snapshot, it)
      self:ask(refused)
    end
  end, function(message)
    if not self.is_closed then
      failed(self, message, refused)
    end
  end)
end

--- Requests the states after the delay of what shows them, however often the document changes until then.
local function ask_soon(watch)
  if not watch.shown.delay then
    watch:ask()
  elseif not watch.is_waiting then
    watch.is_waiting = true
    vim.defer_fn(function()
      watch.is_waiting = false
      -- A server that has stopped is asked when it is back.
      if watch.session and not watch.is_closed then
        watch:ask()
      end
    end, watch.shown.delay)
  end
end

--- Called when the preview reports a change.
function Watch:handle_snapshot(snapshot, it)
  -- The first response has not come, or contains this change.
  if self.session == it.id and snapshot.revision > self.revision then
    take(self, snapshot, it)
    ask_soon(self)
  end
end

--- Called when the server has stopped: no response will come.
function Watch:detach()
  self.request, self.is_due, self.refused, self.session = nil, false, nil, nil
end

--- Closes the preview on the server.
function Watch:close()
  self.is_closed = true
  if not vim.api.nvim_buf_is_valid(self.source) then
    return
  end
  if self.mark and vim.api.nvim_buf_is_loaded(self.source) then
    vim.api.nvim_buf_del_extmark(self.source, marks, self.mark)
  end
  if client.of(self.source) then
    client.execute(self.source, "preview.close", { preview = self.name }, function() end, function() end)
  end
end

return Watch
