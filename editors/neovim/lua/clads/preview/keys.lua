--- The keys of a preview: `<Plug>` mappings, with a default key where the user has not mapped another one.
local config = require("clads.config")
local interact = require("clads.preview.interact")

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

--- @type { plug: string, keys: string[], does: string, run: fun(preview: table) }[]
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

local function name(plug)
  return ("<Plug>(clads-preview-%s)"):format(plug)
end

--- Returns the keys of a mapping in the preview, including the user's own.
local function keys_of(preview, plug)
  local keys = {}
  for _, maps in ipairs({ vim.api.nvim_buf_get_keymap(preview.bufnr, "n"), vim.api.nvim_get_keymap("n") }) do
    for _, map in ipairs(maps) do
      if map.rhs == name(plug) then
        table.insert(keys, map.lhs)
      end
    end
  end
  table.sort(keys)
  return table.concat(keys, ", ")
end

--- Opens a floating window in the center, because the preview may be narrow. It closes when it loses the focus.
local function open_help(lines)
  local width = 0
  for _, line in ipairs(lines) do
    width = math.max(width, vim.fn.strdisplaywidth(line))
  end
  local bufnr = vim.api.nvim_create_buf(false, true)
  vim.api.nvim_buf_set_lines(bufnr, 0, -1, false, lines)
  vim.bo[bufnr].bufhidden = "wipe"
  vim.bo[bufnr].modifiable = false
  local window = vim.api.nvim_open_win(bufnr, true, {
    relative = "editor",
    style = "minimal",
    border = "rounded",
    width = math.min(width, vim.o.columns - 2),
    height = math.min(#lines, vim.o.lines - 4),
    row = math.max(0, math.floor((vim.o.lines - #lines) / 2) - 2),
    col = math.max(0, math.floor((vim.o.columns - width) / 2) - 1),
  })
  local function close()
    if vim.api.nvim_win_is_valid(window) then
      vim.api.nvim_win_close(window, true)
    end
  end
  for _, key in ipairs({ "q", "<Esc>", "g?" }) do
    vim.keymap.set("n", key, close, { buffer = bufnr, nowait = true })
  end
  vim.api.nvim_create_autocmd("WinLeave", { buffer = bufnr, once = true, callback = vim.schedule_wrap(close) })
end

--- Shows the keys and what they do.
function M.help(preview)
  local lines = {}
  for _, mapping in ipairs(M.all) do
    local keys = keys_of(preview, mapping.plug)
    if keys ~= "" then
      table.insert(lines, ("%-22s %s"):format(keys, mapping.does))
    end
  end
  table.insert(lines, ("%-22s %s"):format("q", "close this help"))
  open_help(lines)
end

--- Maps the keys in the buffer of a preview.
function M.map(preview)
  local bufnr = preview.bufnr
  vim.api.nvim_buf_call(bufnr, function()
    for _, mapping in ipairs(M.all) do
      local has_own = vim.fn.hasmapto(name(mapping.plug), "n") == 1
      local description = "CLADS: " .. mapping.does
      vim.keymap.set("n", name(mapping.plug), function()
        mapping.run(preview)
      end, { buffer = bufnr, desc = description })
      for _, key in ipairs(config.get("preview.mappings") and not has_own and mapping.keys or {}) do
        local options = { buffer = bufnr, nowait = true, remap = true, desc = description }
        vim.keymap.set("n", key, name(mapping.plug), options)
      end
    end
  end)
end

return M
