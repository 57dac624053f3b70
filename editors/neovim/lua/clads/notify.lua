--- Messages to the user, prefixed with the name of the plugin.
local M = {}

local shown = {}

local function notify(text, level)
  vim.schedule(function()
    vim.notify("clads: " .. text, level, { title = "CLADS" })
  end)
end

--- @param text string
function M.info(text)
  notify(text, vim.log.levels.INFO)
end

--- @param text string
function M.warn(text)
  notify(text, vim.log.levels.WARN)
end

--- @param text string
function M.error(text)
  notify(text, vim.log.levels.ERROR)
end

--- Warns once per key.
--- @param key string
--- @param text string
function M.warn_once(key, text)
  if not shown[key] then
    shown[key] = true
    M.warn(text)
  end
end

--- Lets the warning with a key be shown again.
--- @param key string
function M.reset(key)
  shown[key] = nil
end

return M
