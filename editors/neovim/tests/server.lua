--- The server: where it is found, and what happens when it ends.
local session = require("session")
local expect, equal, wait_for = session.expect, session.equal, session.wait_for

local tests = {}

local function kill(signal)
  local process = session.process()
  vim.loop.kill(process, signal)
  return process
end

--- Waits until another process looks after the current buffer.
local function comes_back(old)
  wait_for("another server", function()
    local found = session.processes()
    return session.client() and #found == 1 and found[1] ~= old
  end)
end

tests["a killed server is restarted, and findings return"] = function()
  session.open("sign-in.clads.json")
  comes_back(kill("sigkill"))
  session.told("the server exited unexpectedly (signal 9) and is being restarted")
  session.replace('"styleId": "fieldTitle"', '"styleId": "feildTitle"')
  wait_for("the finding", function()
    return #session.findings("unresolved-style") == 1
  end)
  comes_back(kill("sigterm"))
  wait_for("the finding again", function()
    return #session.findings("unresolved-style") == 1
  end)
end

tests["a preview keeps its last frame with a notice, and continues when the server is back"] = function()
  session.open("sign-in.clads.json")
  local preview = session.preview()
  session.shows(preview, "Welcome to Fernway")
  local marks = {}
  local describe = preview.describe
  preview.describe = function(self)
    describe(self)
    table.insert(marks, { vim.wo[self.window].winbar, session.text(self.bufnr) })
  end
  comes_back(kill("sigkill"))
  wait_for("another picture", function()
    return #marks >= 2 and not preview.is_stale
  end)
  expect(marks[1][1]:find("the server is not running; this is the last frame", 1, true), marks[1][1])
  expect(marks[1][2]:find("Welcome to Fernway", 1, true), "the picture stays")
  expect(not vim.wo[preview.window].winbar:find("last frame", 1, true), "the mark goes")
  session.replace("Welcome to Fernway", "Hello again", preview.source)
  session.shows(preview, "Hello again")
end

tests["a server that keeps exiting is given up once, until the user restarts it"] = function()
  session.write("broken", "#!/bin/sh\necho started >> " .. session.folder .. "/starts\nexit 3")
  vim.fn.setfperm(session.folder .. "/broken", "rwx------")
  require("clads").setup({ cmd = { session.folder .. "/broken" }, restart = { limit = 2 } })
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  session.told("the server has exited 3 times in 3 minutes (status 3) and is no longer restarted")
  session.pause(300)
  equal(#vim.fn.readfile(session.folder .. "/starts"), 3, "starts")
  vim.cmd("edit " .. session.folder .. "/checkout.clads.json")
  session.pause(300)
  equal(#vim.fn.readfile(session.folder .. "/starts"), 3, "starts for another document")
  vim.cmd("CladsPreview")
  session.told("the server is not running; restart it with :CladsRestart")
  require("clads").setup({ cmd = { "clads-lsp" } })
  vim.cmd("CladsRestart")
  wait_for("the server", session.client)
end

tests["the user can restart the server"] = function()
  session.open("sign-in.clads.json")
  local preview = session.preview()
  local old = session.process()
  vim.cmd("CladsRestart")
  comes_back(old)
  equal(session.count_told("unexpectedly"), 0, "messages about a crash")
  session.replace("Welcome to Fernway", "Hello again", preview.source)
  session.shows(preview, "Hello again")
end

tests["a deliberately stopped server stays stopped"] = function()
  local client = session.open("sign-in.clads.json")
  client:stop()
  wait_for("no client", function()
    return #vim.lsp.get_clients() == 0
  end)
  session.pause(300)
  equal(#vim.lsp.get_clients(), 0, "clients")
  equal(session.count_told("unexpectedly"), 0, "messages")
end

tests["a missing server is reported once, with instructions"] = function()
  vim.env.PATH = "/usr/bin:/bin"
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  session.told("`clads-lsp` is not on PATH")
  session.told("pipx install clads-lsp")
  vim.cmd("edit " .. session.folder .. "/checkout.clads.json")
  session.pause(200)
  equal(session.count_told("`clads-lsp` is not on PATH"), 1, "messages")
  vim.cmd("checkhealth clads")
  expect(session.text():find("no server", 1, true), session.text())
end

tests["a configured server that cannot be executed is reported"] = function()
  require("clads").setup({ cmd = { "/nowhere/clads-lsp" } })
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  session.told("the option `cmd` is `/nowhere/clads-lsp`, which cannot be executed")
end

tests["no server is started if it is disabled"] = function()
  require("clads").setup({ enable = false })
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  session.pause(300)
  equal(#session.processes(), 0, "servers")
  vim.cmd("CladsPreview")
  session.told("the server is disabled by the option `enable`")
end

tests["the capabilities of a completion plugin are added to those of the client"] = function()
  local completion = { contextSupport = true }
  vim.lsp.config("clads", { capabilities = { textDocument = { completion = completion }, a = { b = 1 } } })
  local client = session.open("sign-in.clads.json")
  equal(client.capabilities.a, { b = 1 })
  expect(client.capabilities.textDocument.completion.contextSupport, "the capability of the plugin")
  expect(client.capabilities.textDocument.hover, "those of Neovim")
end

tests["the command of vim.lsp.config takes precedence"] = function()
  local path = vim.fn.exepath("clads-lsp")
  vim.env.PATH = "/usr/bin:/bin"
  vim.lsp.config("clads", { cmd = { path, "--stdio" } })
  session.open("sign-in.clads.json")
  vim.cmd("checkhealth clads")
  expect(session.text():find('from `cmd` of vim.lsp.config("clads")', 1, true), session.text())
end

return tests
