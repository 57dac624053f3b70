--- The states of a document as a page for the browser, with pictures; the server makes it.
local file = require("clads.browser.file")
local launch = require("clads.browser.launch")
local notify = require("clads.notify")
local Watch = require("clads.states.watch")

local Page = {}
Page.__index = Page

--- What makes a browser read a page again every two seconds, and the line of the page that it follows.
local refresh = '<meta http-equiv="refresh" content="2">'
local start = '<meta charset="utf-8">'

--- The time between a change and the request for a new page in milliseconds: pictures take longer than text, and are
--- not seen before the browser reads the page again.
local delay = 300

--- How long the last version is there after the page was closed, so that a browser reads that it is the last one.
local grace = 3000

--- @param source integer the buffer of the document
--- @param options { color_scheme?: string, client?: string, rtl?: boolean, pseudo?: boolean, follow?: boolean }
function Page.new(source, options)
  local page = setmetatable({ source = source, options = options, delay = delay, path = file.new(".html") }, Page)
  page.watch = Watch.new("neovim-states-browser-" .. source, page)
  return page
end

--- Returns the options after a command that gives some of them: the others have their defaults again.
function Page.with(_, options)
  return options
end

--- Returns the argument of `clads.gallery`.
function Page:argument()
  local options = self.options
  return {
    include = { "page" },
    colorSchemes = options.color_scheme and { options.color_scheme } or nil,
    rightToLeft = options.rtl,
    pseudolocalized = options.pseudo,
  }
end

--- Returns the page as browsers read it.
local function text(page)
  local _, last = page.html:find(start, 1, true)
  if not page.options.follow or page.is_closed or not last then
    return page.html
  end
  return page.html:sub(1, last) .. "\n" .. refresh .. page.html:sub(last + 1)
end

--- Writes the file, and opens it if the user has asked for that.
local function write(page)
  local written, reason = file.write(page.path, text(page))
  if not written then
    notify.error(("the page was not written: %s"):format(reason))
  elseif page.wants_browser and not page.is_closed then
    page.wants_browser = false
    launch.open(page.path)
  end
end

--- Takes the result of `clads.gallery`.
function Page:show(gallery)
  if not self.is_closed then
    self.html = gallery.page
    write(self)
  end
end

--- Called when the server has stopped: the page stays as it is.
function Page.freeze() end

--- Closes the page: a last version of the file tells a browser that follows it not to read it again, then the file is
--- removed.
function Page:close()
  self.is_closed = true
  if self.html and self.options.follow then
    write(self)
  end
  vim.defer_fn(function()
    file.remove(self.path)
  end, grace)
end

return Page
