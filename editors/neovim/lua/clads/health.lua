--- `:checkhealth clads`.
local M = {}

local health = vim.health or require("health")
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local info = health.info or health.report_info
local warn = health.warn or health.report_warn
local problem = health.error or health.report_error

local function check_editor()
  local version = vim.version()
  local name = ("Neovim %d.%d.%d"):format(version.major, version.minor, version.patch)
  if vim.fn.has("nvim-0.8") == 0 then
    problem(name .. " is too old", { "Install Neovim 0.8 or later; 0.11 is best." })
    return false
  elseif vim.fn.has("nvim-0.11") == 1 then
    ok(name .. ": the server is started by vim.lsp.enable")
  else
    local missing = vim.fn.has("nvim-0.10") == 1 and "" or "; inlay hints need 0.10"
    ok(name .. ": the server is started by this plugin" .. missing)
  end
  return true
end

local function check_server()
  local server = require("clads.server")
  local found, reason = server.find()
  if not found then
    problem("no server", { reason })
    return
  end
  ok(("server: %s, from %s"):format(table.concat(found.command, " "), found.origin))
  local lines, failure = server.run({ "--version" })
  if lines then
    ok("version: " .. lines[1])
  else
    problem("the server does not run: " .. failure, { "Run it in a terminal with --version to see why." })
  end
  if require("clads.restart").has_given_up() then
    warn("the server has exited too often and is no longer restarted", { "Run :CladsRestart to try again." })
  end
end

--- Requests the status of a document and waits for it.
local function status(bufnr)
  local answer
  require("clads.client").execute(bufnr, "status", {}, function(result)
    answer = result
  end, function(message)
    answer = { refused = message }
  end)
  vim.wait(2000, function()
    return answer ~= nil
  end, 10)
  return answer
end

local function check_document(bufnr)
  local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(bufnr), ":~:.")
  local it = require("clads.client").of(bufnr)
  if not it then
    warn(name .. ": the server is not attached", { "See above for the reason, or run :CladsRestart." })
    return
  end
  local answer = status(bufnr)
  if not answer or answer.refused then
    problem(name .. ": " .. (answer and answer.refused or "the server does not respond"), { "Run :CladsRestart." })
    return
  end
  ok(("%s: attached, positions in %s"):format(name, it.offset_encoding))
  local present = require("clads.json").present
  info("  project: " .. (present(answer.project) or "none (a clads.json in this folder or above)"))
  info(("  sample: %s (of %s)"):format(answer.sample, table.concat(answer.samples, ", ")))
  local app_version = present(answer.client)
  if app_version then
    info(("  app version: %s (of %s)"):format(app_version, table.concat(answer.clients, ", ")))
  end
  info(("  target: %s, format level %s"):format(answer.target, answer.formatLevel))
end

local function check_documents()
  local count = 0
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(bufnr) and vim.bo[bufnr].filetype == "clads" then
      count = count + 1
      check_document(bufnr)
    end
  end
  if count == 0 then
    info("no CLADS document (*.clads.json, *.clads) is open")
  end
end

local function check_colors()
  if require("clads.highlight").has_parser() then
    ok("tree-sitter has a parser for JSON")
  else
    info("tree-sitter has no parser for JSON, so regular expressions highlight it; `:TSInstall json` installs one")
  end
  if vim.o.termguicolors then
    ok("previews use true colors")
  else
    info("previews use 216 colors; `set termguicolors` enables true colors in terminals that support them")
  end
end

--- Runs all checks.
function M.check()
  start("clads: editor")
  if not check_editor() then
    return
  end
  start("clads: server")
  check_server()
  start("clads: documents")
  check_documents()
  start("clads: colors")
  check_colors()
end

return M
