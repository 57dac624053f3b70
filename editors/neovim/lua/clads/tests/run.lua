--- Runs tests of screens; failures are in the quickfix list.
local client = require("clads.client")
local json = require("clads.json")
local notify = require("clads.notify")

local M = {}

--- Returns a text on one line.
local function flat(text)
  return (vim.trim(text):gsub("%s*\n%s*", " · "))
end

--- Returns what the list says of a failure: the step, the message, and the difference if it is short.
local function describe(result, failure)
  local step = json.present(failure.step)
  local title = step and ("%s, step %d"):format(result.name, step + 1) or result.name
  local text = ("%s: %s"):format(title, flat(failure.message))
  local expected, actual = json.present(failure.expected), json.present(failure.actual)
  local is_short = expected and actual and #expected + #actual <= 120
  return is_short and ("%s (expected %s, is %s)"):format(text, flat(expected), flat(actual)) or text
end

--- Returns the entry of the list for a place in a test.
local function entry(uri, range, text, encoding)
  local item = vim.lsp.util.locations_to_items({ { uri = uri, range = range } }, encoding)[1]
  return vim.tbl_extend("force", item, { text = text, type = "E" })
end

local start = { line = 0, character = 0 }
local nowhere = { start = start, ["end"] = start }

--- Returns the entries of a test that has failed.
local function entries(result, encoding)
  if #result.failures == 0 then
    local text = ("%s: %s"):format(result.name, flat(json.present(result.message) or "the test has failed"))
    return { entry(result.uri, nowhere, text, encoding) }
  end
  return vim.tbl_map(function(failure)
    return entry(result.uri, failure.range, describe(result, failure), encoding)
  end, result.failures)
end

local function counted(count)
  return count == 1 and "1 test" or count .. " tests"
end

--- Returns how the tests went, in a few words.
local function summary(results)
  local counts = { passed = 0, failed = 0, skipped = 0 }
  for _, result in ipairs(results) do
    counts[result.status] = counts[result.status] + 1
  end
  local skipped = counts.skipped > 0 and (", %d skipped"):format(counts.skipped) or ""
  if #results == 0 then
    return "there are no tests"
  elseif counts.failed > 0 then
    return ("%d of %s failed%s"):format(counts.failed, counted(#results), skipped)
  end
  return ("%s passed%s"):format(counted(counts.passed), skipped)
end

--- Fills the quickfix list, and opens it if there is a failure. The cursor stays where it is.
local function list(items)
  vim.fn.setqflist({}, " ", { title = "CLADS tests", items = items })
  local window = vim.api.nvim_get_current_win()
  if #items == 0 then
    vim.cmd("cclose")
  else
    vim.cmd("botright copen")
  end
  if vim.api.nvim_win_is_valid(window) then
    vim.api.nvim_set_current_win(window)
  end
end

--- Applies what brings stored outlines up to date; the files are not written.
local function apply(edit, encoding)
  vim.lsp.util.apply_workspace_edit(edit, encoding)
  notify.info("stored outlines were updated; `:wall` writes them")
end

--- Returns a buffer that the server is attached to: any serves for all tests of the workspace.
local function attached(bufnr)
  for _, it in ipairs(client.of(bufnr) and {} or client.all()) do
    return next(it.attached_buffers) or bufnr
  end
  return bufnr
end

--- Runs the tests of a buffer, or all of the workspace.
--- @param bufnr integer a test, or a document whose tests are run
--- @param options? { all?: boolean, update?: boolean, uri?: string }
function M.run(bufnr, options)
  options = options or {}
  local argument = { uri = options.all and vim.NIL or options.uri, update = options.update }
  client.execute(options.all and attached(bufnr) or bufnr, "tests.run", argument, function(outcome, it)
    local items = {}
    for _, result in ipairs(outcome.results) do
      if result.status == "failed" then
        vim.list_extend(items, entries(result, it.offset_encoding))
      end
    end
    list(items)
    local edit = json.present(outcome.edit)
    if edit then
      apply(edit, it.offset_encoding)
    end
    local say = #items > 0 and notify.warn or notify.info
    say(summary(outcome.results))
  end)
end

--- Runs the tests that a code lens names.
--- @param command { arguments: { uri: string }[] }
--- @param context { bufnr: integer }
function M.run_lens(command, context)
  M.run(context.bufnr, { uri = command.arguments[1].uri })
end

return M
