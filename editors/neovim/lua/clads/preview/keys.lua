--- The keys of a preview.
local interact = require("clads.preview.interact")
local window_keys = require("clads.window_keys")

local M = {}

local function toggled(value, one, two)
  return value == one and two or one
end

local function ask_width(preview)
  local current = preview.options.width and tostring(preview.options.width) or "fit"
  vim.ui.input({ prompt = "Columns (fit follows the window): ", default = current }, function(typed)
    local width = typed and (vim.trim(typed) == "fit" and "fit" or tonumber(typed))
    if width then
      preview:change({ width = width })
    elseif typed and typed ~= "" then
      require("clads.notify").warn(("the width must be a number of columns or `fit`, not `%s`"):format(typed))
    end
  end)
end

--- @type clads.WindowKey[]
M.all = {
  { plug = "tap", keys = { "<CR>", "<2-LeftMouse>" }, does = "tap the control under the cursor", run = interact.tap },
  { plug = "type", keys = { "i" }, does = "edit a field, a slider or a toggle", run = interact.type },
  {
    plug = "next",
    keys = { "<Tab>" },
    does = "go to the next control",
    run = function(preview)
      interact.go_to_control(preview, 1)
    end,
  },
  {
    plug = "previous",
    keys = { "<S-Tab>" },
    does = "go to the previous control",
    run = function(preview)
      interact.go_to_control(preview, -1)
    end,
  },
  { plug = "back", keys = { "<BS>" }, does = "close what is presented", run = interact.back },
  { plug = "answer", keys = { "a" }, does = "answer the alert", run = interact.answer },
  {
    plug = "sample",
    keys = { "s" },
    does = "choose a sample",
    run = function(preview)
      require("clads.sample").choose(nil, preview.source)
    end,
  },
  {
    plug = "client",
    keys = { "c" },
    does = "choose an app version",
    run = function(preview)
      require("clads.app_version").choose(nil, preview.source)
    end,
  },
  {
    plug = "colors",
    keys = { "d" },
    does = "switch between light and dark",
    run = function(preview)
      preview:change({ color_scheme = toggled(preview.snapshot.colorScheme, "dark", "light") })
    end,
  },
  {
    plug = "mode",
    keys = { "p" },
    does = "switch between device and specification",
    run = function(preview)
      preview:change({ as = toggled(preview.snapshot.as, "device", "spec") })
    end,
  },
  {
    plug = "reset",
    keys = { "r" },
    does = "restart from the sample",
    run = function(preview)
      preview:ask("preview.reset")
    end,
  },
  { plug = "width", keys = { "W" }, does = "set the width", run = ask_width },
  {
    plug = "source",
    keys = { "o" },
    does = "go to the source of the element under the cursor",
    run = function(preview)
      require("clads.preview.follow").go_to_source(preview)
    end,
  },
  {
    plug = "state",
    keys = { "gs" },
    does = "show and edit the state",
    run = function(preview)
      require("clads.preview.panels").open("state", preview.source)
    end,
  },
  {
    plug = "log",
    keys = { "gl" },
    does = "show the log",
    run = function(preview)
      require("clads.preview.panels").open("log", preview.source)
    end,
  },
  {
    plug = "record",
    keys = { "R" },
    does = "record a test, or end that",
    run = function(preview)
      require("clads.recording").toggle(preview)
    end,
  },
  {
    plug = "undo",
    keys = { "u" },
    does = "undo the last recorded step",
    run = function(preview)
      require("clads.recording").undo(preview)
    end,
  },
  {
    plug = "expect",
    keys = { "e" },
    does = "expect the element under the cursor",
    run = function(preview)
      require("clads.recording").expect(preview)
    end,
  },
  {
    plug = "expect-more",
    keys = { "E" },
    does = "expect something else, such as a value of the state",
    run = function(preview)
      require("clads.recording").expect_more(preview)
    end,
  },
  {
    plug = "respond",
    keys = { "A" },
    does = "respond to a request that waits",
    run = function(preview)
      require("clads.recording").respond(preview)
    end,
  },
  {
    plug = "cancel",
    keys = { "X" },
    does = "end the recording without a test",
    run = function(preview)
      require("clads.recording").cancel(preview)
    end,
  },
  {
    plug = "close",
    keys = { "q" },
    does = "close the preview",
    run = function(preview)
      require("clads.preview").close(preview.source)
    end,
  },
  {
    plug = "help",
    keys = { "g?" },
    does = "show these keys",
    run = function(preview)
      M.help(preview)
    end,
  },
}

--- Shows the keys and what they do.
function M.help(preview)
  window_keys.help("preview", M.all, preview.bufnr)
end

--- Maps the keys in the buffer of a preview.
function M.map(preview)
  window_keys.map("preview", M.all, preview)
end

return M
