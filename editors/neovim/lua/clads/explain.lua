--- Shows the documentation of rules, as the server executable prints it.
local notify = require("clads.notify")
local server = require("clads.server")

local M = {}

local rules

--- Returns the rule of the finding on the cursor line that is nearest to the cursor.
local function under_cursor()
  local row, byte = unpack(vim.api.nvim_win_get_cursor(0))
  local best, distance
  for _, finding in ipairs(vim.diagnostic.get(0, { lnum = row - 1 })) do
    if finding.source == "clads" then
      local last = finding.end_lnum == finding.lnum and finding.end_col or math.huge
      local away = byte < finding.col and finding.col - byte or byte >= last and byte - last + 1 or 0
      if not distance or away < distance then
        best, distance = finding.code, away
      end
    end
  end
  return best
end

local function open(rule, lines)
  vim.cmd("botright new")
  local bufnr = vim.api.nvim_get_current_buf()
  vim.api.nvim_buf_set_lines(bufnr, 0, -1, false, lines)
  vim.bo[bufnr].buftype = "nofile"
  vim.bo[bufnr].bufhidden = "wipe"
  vim.bo[bufnr].swapfile = false
  vim.bo[bufnr].modifiable = false
  vim.bo[bufnr].filetype = "clads-rule"
  pcall(vim.api.nvim_buf_set_name, bufnr, "clads-rule://" .. rule)
  vim.api.nvim_win_set_height(0, math.max(5, math.min(#lines, math.floor(vim.o.lines / 2))))
  vim.keymap.set("n", "q", "<Cmd>close<CR>", { buffer = bufnr, nowait = true, desc = "Close the explanation" })
end

--- Shows the documentation of a rule, or of the rule under the cursor.
--- @param rule? string
function M.show(rule)
  if not rule or rule == "" then
    rule = under_cursor()
  end
  if not rule then
    notify.warn("there is no finding on this line; name a rule, such as :CladsExplain unresolved-style")
    return
  end
  local lines, problem = server.run({ "--explain", rule })
  if lines then
    open(rule, lines)
  else
    notify.error(problem or "the server printed nothing about this rule")
  end
end

--- Completes the name of a rule on the command line.
--- @param start string
--- @return string[]
function M.complete(start)
  if not rules then
    local lines = server.run({ "--rules", "--json" })
    if not lines then
      return {}
    end
    rules = vim.tbl_map(function(entry)
      return entry.rule
    end, vim.json.decode(table.concat(lines, "\n")))
  end
  return vim.tbl_filter(function(name)
    return vim.startswith(name, start)
  end, rules)
end

return M
