--- Opens a file in the browser of the user.
local notify = require("clads.notify")

local M = {}

--- How often the program that opens the file is checked, and for how long, in milliseconds. A browser that it starts
--- may run in its place, so it need not end.
local interval, patience = 50, 5000

local function ask_user(path, reason)
  notify.warn(("no browser was opened (%s); open this file in one: %s"):format(vim.trim(reason), path))
end

--- Tells the user if a program fails. Waiting for it would stop the editor, and kill it after a while.
local function watch(program, path, left)
  if not program:is_closing() then
    if left > 0 then
      vim.defer_fn(function()
        watch(program, path, left - interval)
      end, interval)
    end
    return
  end
  local result = program:wait()
  if result.code ~= 0 then
    local said = vim.trim(result.stderr or "")
    ask_user(path, said ~= "" and said or "exit status " .. result.code)
  end
end

--- Opens a file with `vim.ui.open`; where that fails, a message has its path.
--- @param path string
function M.open(path)
  if not vim.ui.open then
    ask_user(path, "Neovim 0.10 or later does that")
    return
  end
  local called, program, reason = pcall(vim.ui.open, path)
  if not called then
    ask_user(path, tostring(program))
  elseif reason then
    ask_user(path, reason)
  elseif type(program) == "table" and program.is_closing then
    watch(program, path, patience)
  end
end

return M
