--- The keys of the windows that the plugin opens: `<Plug>` mappings, with a default key where the user has not mapped
--- another one.
local config = require("clads.config")

local M = {}

--- @class clads.WindowKey
--- @field plug string the end of its `<Plug>` mapping
--- @field keys string[] the default keys
--- @field does string
--- @field run fun(shown: table)

--- Returns the `<Plug>` mapping of a key.
--- @param kind string such as `preview`
--- @param plug string
local function name(kind, plug)
  return ("<Plug>(clads-%s-%s)"):format(kind, plug)
end

--- Returns the keys of a mapping in a buffer, including the user's own.
local function keys_of(bufnr, plug)
  local keys = {}
  for _, maps in ipairs({ vim.api.nvim_buf_get_keymap(bufnr, "n"), vim.api.nvim_get_keymap("n") }) do
    for _, map in ipairs(maps) do
      if map.rhs == plug then
        table.insert(keys, map.lhs)
      end
    end
  end
  table.sort(keys)
  return table.concat(keys, ", ")
end

--- Opens a floating window in the center, because the window of the keys may be narrow. It closes when it loses the
--- focus.
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
--- @param kind string
--- @param all clads.WindowKey[]
--- @param bufnr integer
function M.help(kind, all, bufnr)
  local lines = {}
  for _, mapping in ipairs(all) do
    local keys = keys_of(bufnr, name(kind, mapping.plug))
    if keys ~= "" then
      table.insert(lines, ("%-22s %s"):format(keys, mapping.does))
    end
  end
  table.insert(lines, ("%-22s %s"):format("q", "close this help"))
  open_help(lines)
end

--- Maps the keys in a buffer.
--- @param kind string
--- @param all clads.WindowKey[]
--- @param shown { bufnr: integer } what the keys are about
--- @param bufnr? integer the buffer; that of `shown` by default
function M.map(kind, all, shown, bufnr)
  bufnr = bufnr or shown.bufnr
  vim.api.nvim_buf_call(bufnr, function()
    for _, mapping in ipairs(all) do
      local plug = name(kind, mapping.plug)
      local has_own = vim.fn.hasmapto(plug, "n") == 1
      local description = "CLADS: " .. mapping.does
      vim.keymap.set("n", plug, function()
        mapping.run(shown)
      end, { buffer = bufnr, desc = description })
      for _, key in ipairs(config.get("preview.mappings") and not has_own and mapping.keys or {}) do
        vim.keymap.set("n", key, plug, { buffer = bufnr, nowait = true, remap = true, desc = description })
      end
    end
  end)
end

return M
