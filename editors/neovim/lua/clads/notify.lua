--- What the user is told: one sentence each, with the plugin's name in front.
local M = {}

local said = {}

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

--- Warns, once for everything that has the same key.
--- @param key string
--- @param text string
function M.warn_once(key, text)
  if not said[key] then
    said[key] = true
    M.warn(text)
  end
end

--- Lets something be said again.
--- @param key string
function M.forget(key)
  said[key] = nil
end

return M
