--- The page of a document: its options, its picture, its file, and its requests.
local app_version = require("clads.app_version")
local client = require("clads.client")
local file = require("clads.browser.file")
local html = require("clads.browser.html")
local launch = require("clads.browser.launch")
local notify = require("clads.notify")
local picture = require("clads.browser.picture")

local Page = {}
Page.__index = Page

--- What a column and a row of a preview are in points.
local points_per_column, points_per_row = 8, 16

--- The size of the screen in points, unless the user gives one.
local phone = { width = 390, height = 844 }

--- The time between two versions of the file in milliseconds: the browser reads it once a second.
local delay = 100

--- How long the last version is there after the page was closed, so that a browser reads that it is the last one.
local grace = 3000

--- @param source integer the buffer of the document
--- @param options table
function Page.new(source, options)
  local document = vim.api.nvim_buf_get_name(source)
  return setmetatable({ source = source, document = document, options = options, path = file.new(".html") }, Page)
end

--- Returns the name of the preview on the server.
function Page:name()
  return "neovim-browser-" .. self.source
end

--- Returns the argument of `clads.preview` with the current options.
local function request(page)
  local options = page.options
  return {
    preview = page:name(),
    -- Without a size, the server would keep the former one.
    pictureWidth = options.width and options.width * points_per_column or phone.width,
    pictureHeight = options.height and options.height * points_per_row or phone.height,
    colorScheme = options.color_scheme,
    as = options.as,
    sample = options.sample,
    client = options.client,
    include = { "picture" },
    changes = true,
  }
end

--- Returns the line below the screen.
local function note(page)
  local parts = { page.snapshot.banner }
  -- The banner names the sample, except for the initial one.
  if not page.snapshot.banner:find("sample " .. page.snapshot.sample, 1, true) then
    table.insert(parts, "sample " .. page.snapshot.sample)
  end
  if page.is_closed then
    table.insert(parts, 1, "the preview is closed; this is the last screen")
  elseif page.is_stale then
    table.insert(parts, 1, "the server is not running; this is the last screen")
  end
  return table.concat(parts, " · ")
end

--- Writes the file, and opens it if the user has asked for that.
local function write(page)
  local text = html.page(page.picture, {
    title = vim.fn.fnamemodify(page.document, ":t"),
    note = note(page),
    color_scheme = page.snapshot.colorScheme,
    is_followed = not page.is_closed,
  })
  local written, reason = file.write(page.path, text)
  if not written then
    notify.error(("the page was not written: %s"):format(reason))
  elseif page.wants_browser and not page.is_closed then
    page.wants_browser = false
    launch.open(page.path)
  end
end

--- Writes the file soon, however often the screen changes until then.
local function write_soon(page)
  if page.is_due then
    return
  end
  page.is_due = true
  vim.defer_fn(function()
    page.is_due = false
    if not page.is_closed then
      write(page)
    end
  end, delay)
end

--- Takes a snapshot, or what has changed since the last one, unless a newer one is already there.
function Page:show(snapshot, it)
  local is_known = self.picture ~= nil and self.session == it.id
  if self.is_closed then
    return
  end
  if is_known and snapshot.revision <= self.snapshot.revision then
    if self.wants_browser then
      write(self)
    end
    return
  end
  if not snapshot.picture then
    notify.error("this server draws no pictures; update clads-lsp")
    return
  end
  local whole = picture.apply(is_known and self.picture or nil, snapshot.picture)
  if not whole then
    self:ask("preview.refresh", {})
    return
  end
  local is_first = self.picture == nil
  self.picture, self.snapshot, self.session, self.is_stale = whole, snapshot, it.id, false
  self.options.client = app_version.kept(snapshot)
  if is_first or self.wants_browser then
    write(self)
  else
    write_soon(self)
  end
end

--- Runs a server command for this page and takes the resulting snapshot.
--- @param command string
--- @param argument table
--- @param refused? fun()
function Page:ask(command, argument, refused)
  local full = vim.tbl_extend("force", { preview = self:name() }, argument)
  client.execute(self.source, command, full, function(snapshot, it)
    self:show(snapshot, it)
  end, function(message)
    if self.is_closed then
      return
    end
    notify.error(message)
    if refused then
      refused()
    end
  end)
end

--- Requests a picture with the current options.
function Page:reload()
  self:ask("preview", request(self), function()
    -- The sample or the app version may no longer exist: try again without them.
    if self.options.sample or self.options.client then
      self.options.sample, self.options.client = nil, nil
      self:reload()
    end
  end)
end

--- Changes options, unless the server rejects them. In a Swift file, the page then shows the document at `position`,
--- if that is given.
--- @param options table
--- @param position? table
--- @param refused? fun()
function Page:change(options, position, refused)
  local before = self.options
  self.options = vim.tbl_extend("force", before, options)
  if options.width == "fit" then
    self.options.width = nil
  end
  self:ask("preview", vim.tbl_extend("force", request(self), { position = position }), function()
    self.options = before
    self.wants_browser = false
    if refused then
      refused()
    end
  end)
end

--- Called when the server has stopped: the page keeps the last screen, and says so.
function Page:freeze()
  self.is_stale = true
  if self.picture then
    write_soon(self)
  end
end

--- Closes the page: a last version of the file tells the browser not to read it again, then the file is removed.
function Page:close()
  self.is_closed = true
  if self.picture then
    write(self)
  end
  vim.defer_fn(function()
    file.remove(self.path)
  end, grace)
end

return Page
