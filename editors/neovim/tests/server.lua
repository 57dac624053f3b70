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

tests["a server that is killed comes back, and findings with it"] = function()
  session.open("sign-in.clads.json")
  comes_back(kill("sigkill"))
  session.told("the server has ended by itself (signal 9) and is started again")
  session.replace('"styleId": "fieldTitle"', '"styleId": "feildTitle"')
  wait_for("the finding", function()
    return #session.findings("unresolved-style") == 1
  end)
  comes_back(kill("sigterm"))
  wait_for("the finding again", function()
    return #session.findings("unresolved-style") == 1
  end)
end

tests["a preview keeps its last picture with a mark, and goes on when the server is back"] = function()
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
  expect(marks[1][1]:find("no server at the moment: this is the last picture", 1, true), marks[1][1])
  expect(marks[1][2]:find("Welcome to Fernway", 1, true), "the picture stays")
  expect(not vim.wo[preview.window].winbar:find("last picture", 1, true), "the mark goes")
  session.replace("Welcome to Fernway", "Hello again", preview.source)
  session.shows(preview, "Hello again")
end

tests["a server that ends again and again is given up, once, until the user asks for it"] = function()
  session.write("broken", "#!/bin/sh\necho started >> " .. session.folder .. "/starts\nexit 3")
  vim.fn.setfperm(session.folder .. "/broken", "rwx------")
  require("clads").setup({ cmd = { session.folder .. "/broken" }, restart = { limit = 2 } })
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  session.told("the server has ended 3 times in 3 minutes (status 3) and is not started again")
  session.pause(300)
  equal(#vim.fn.readfile(session.folder .. "/starts"), 3, "starts")
  vim.cmd("edit " .. session.folder .. "/checkout.clads.json")
  session.pause(300)
  equal(#vim.fn.readfile(session.folder .. "/starts"), 3, "starts for another document")
  vim.cmd("CladsPreview")
  session.told("the server is not running; :CladsRestart starts it again")
  require("clads").setup({ cmd = { "clads-lsp" } })
  vim.cmd("CladsRestart")
  wait_for("the server", session.client)
end

tests["the server is restarted when the user asks for it"] = function()
  session.open("sign-in.clads.json")
  local preview = session.preview()
  local old = session.process()
  vim.cmd("CladsRestart")
  comes_back(old)
  equal(session.count_told("by itself"), 0, "messages about a crash")
  session.replace("Welcome to Fernway", "Hello again", preview.source)
  session.shows(preview, "Hello again")
end

tests["a server that was stopped on purpose stays stopped"] = function()
  local client = session.open("sign-in.clads.json")
  client:stop()
  wait_for("no client", function()
    return #vim.lsp.get_clients() == 0
  end)
  session.pause(300)
  equal(#vim.lsp.get_clients(), 0, "clients")
  equal(session.count_told("by itself"), 0, "messages")
end

tests["a missing server is said once, with what to do"] = function()
  vim.env.PATH = "/usr/bin:/bin"
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  session.told("there is no `clads-lsp` on PATH")
  session.told("swift build -c release")
  vim.cmd("edit " .. session.folder .. "/checkout.clads.json")
  session.pause(200)
  equal(session.count_told("there is no `clads-lsp`"), 1, "messages")
  vim.cmd("checkhealth clads")
  expect(session.text():find("no server", 1, true), session.text())
end

tests["a configured server that cannot be run is named"] = function()
  require("clads").setup({ cmd = { "/nowhere/clads-lsp" } })
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  session.told("the option `cmd` names `/nowhere/clads-lsp`, which cannot be run")
end

tests["no server is started when the user wants none"] = function()
  require("clads").setup({ enable = false })
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  session.pause(300)
  equal(#session.processes(), 0, "servers")
  vim.cmd("CladsPreview")
  session.told("the server is switched off by the option `enable`")
end

tests["the command of vim.lsp.config wins"] = function()
  local path = vim.fn.exepath("clads-lsp")
  vim.env.PATH = "/usr/bin:/bin"
  vim.lsp.config("clads", { cmd = { path, "--stdio" } })
  session.open("sign-in.clads.json")
  vim.cmd("checkhealth clads")
  expect(session.text():find('from `cmd` of vim.lsp.config("clads")', 1, true), session.text())
end

return tests
