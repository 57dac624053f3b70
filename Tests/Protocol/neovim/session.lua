-- A session with the server in Neovim's own client; exits with an error at the first failure. Started by
-- test_neovim.py, with the server and a folder of examples in the environment.

local server = assert(os.getenv("CLADS_SERVER"), "no server")
local folder = assert(os.getenv("CLADS_FOLDER"), "no folder")

local function print_line(text)
  io.stdout:write(text .. "\n")
end

local function expect(condition, what)
  if not condition then
    error(what, 2)
  end
  print_line("ok: " .. what)
end

local function wait_for(what, condition)
  expect(vim.wait(8000, condition, 20), what)
end

local function lines()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

local function text()
  return table.concat(lines(), "\n")
end

-- Moves the cursor to the first occurrence of a text, or to a number of bytes after its start.
local function go_to(piece, shift)
  for number, line in ipairs(lines()) do
    local column = line:find(piece, 1, true)
    if column then
      vim.api.nvim_win_set_cursor(0, { number, column - 1 + (shift or 0) })
      return
    end
  end
  error("no " .. piece)
end

local function replace(old, new)
  for number, line in ipairs(lines()) do
    local first, last = line:find(old, 1, true)
    if first then
      vim.api.nvim_buf_set_text(0, number - 1, first - 1, number - 1, last, { new })
      return
    end
  end
  error("no " .. old)
end

local function findings(code)
  return vim.tbl_filter(function(finding)
    return finding.code == code
  end, vim.diagnostic.get(0))
end

local function ask(client, method, more)
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local response = client:request_sync(method, vim.tbl_extend("force", params, more or {}), 5000, 0)
  expect(response and not response.err, method .. " has a result")
  return response.result
end

local function main()
  vim.filetype.add({ pattern = { [".*%.clads%.json"] = "clads" } })
  vim.lsp.config("clads", { cmd = { server, "--stdio" }, filetypes = { "clads" }, root_markers = { "clads.json" } })
  vim.lsp.enable("clads")
  vim.cmd.edit(folder .. "/sign-in.clads.json")

  local client
  wait_for("the server starts", function()
    client = vim.lsp.get_clients({ bufnr = 0, name = "clads" })[1]
    return client ~= nil and client.initialized
  end)
  expect(client.root_dir == folder, "the root is the folder of the project file")

  replace('"styleId": "fieldTitle"', '"styleId": "feildTitle"')
  wait_for("a misspelled style has a finding", function()
    return #findings("unresolved-style") == 1
  end)
  local finding = findings("unresolved-style")[1]
  expect(finding.source == "clads" and finding.severity == vim.diagnostic.severity.ERROR, "the finding is an error from clads")
  replace('"styleId": "feildTitle"', '"styleId": "fieldTitle"')
  wait_for("a corrected style has none", function()
    return #findings("unresolved-style") == 0
  end)

  go_to('"fontSize"', 3)
  local hover = ask(client, "textDocument/hover")
  expect(vim.inspect(hover.contents):find("fontSize", 1, true), "a hover explains the key")

  if client:supports_method("textDocument/completion") then
    replace('"styleId": "fieldTitle"', '"styleId": ""')
    go_to('"styleId": ""', #'"styleId": "')
    local list = ask(client, "textDocument/completion")
    local labels = vim.tbl_map(function(item)
      return item.label
    end, list.items or list)
    expect(vim.tbl_contains(labels, "fieldTitle"), "completion suggests the styles of the document")
    replace('"styleId": ""', '"styleId": "fieldTitle"')
  end

  if client:supports_method("textDocument/rename") then
    local before = text()
    go_to('"plainLink"', 2)
    vim.lsp.buf.rename("quietLink")
    local after = before:gsub('"plainLink"', '"quietLink"')
    wait_for("a style is renamed everywhere", function()
      return text() == after
    end)
  end

  if client:supports_method("textDocument/formatting") then
    vim.bo.expandtab = true
    vim.bo.shiftwidth = 2
    local before = text()
    replace('    "email": "",', '          "email":    "",')
    vim.lsp.buf.format({ name = "clads", timeout_ms = 5000 })
    expect(text() == before, "formatting restores the layout")
  end

  client:stop()
  wait_for("the server shuts down", function()
    return client:is_stopped()
  end)
end

local succeeded, problem = xpcall(main, debug.traceback)
if not succeeded then
  print_line("failed: " .. tostring(problem))
  vim.cmd("cquit! 1")
end
print_line("all passed")
vim.cmd("qall!")
