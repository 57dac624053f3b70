--- How the server is started in Neovim 0.8 to 0.10, here in any version. The plugin's own file is kept from running.
local session = require("session")
local expect, wait_for = session.expect, session.wait_for

require("clads.startup").begin({ by_autocommand = true })

local tests = {}

tests["the file type starts the server, with findings, preview and restart"] = function()
  session.open("sign-in.clads.json")
  session.replace('"styleId": "fieldTitle"', '"styleId": "feildTitle"')
  wait_for("the finding", function()
    return #session.findings("unresolved-style") == 1
  end)
  local preview = session.preview()
  session.shows(preview, "Welcome to Fernway")
  vim.loop.kill(session.process(), "sigkill")
  session.told("is being restarted")
  wait_for("the server", session.client)
  session.replace("Welcome to Fernway", "Hello again", preview.source)
  session.shows(preview, "Hello again")
  vim.cmd("CladsEvaluate 1 + 1")
  expect(session.floating():find("value   2 (int)", 1, true), session.floating())
end

tests["all states are shown, and follow the document on a new server"] = function()
  session.open("sign-in.clads.json")
  local source = vim.api.nvim_get_current_buf()
  vim.cmd("CladsStates")
  local function shows(text)
    wait_for("the states contain " .. text, function()
      local grid = require("clads.states").grids.of(source)
      return grid and grid.bufnr and session.text(grid.bufnr):find(text, 1, true)
    end)
  end
  shows("Welcome to Fernway")
  vim.loop.kill(session.process(), "sigkill")
  session.told("is being restarted")
  session.replace("Welcome to Fernway", "Hello again", source)
  shows("Hello again")
end

tests["documents that were opened before the plugin are detected"] = function()
  vim.filetype.add({ pattern = { [".*%.clads%.json"] = { "json", { priority = 10 } } } })
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  session.equal(vim.bo.filetype, "json")
  package.loaded["clads.startup"] = nil
  require("clads.startup").begin({ by_autocommand = true })
  wait_for("the server", session.client)
  session.equal(vim.bo.filetype, "clads")
end

tests["a JSON file that the project lists is a document"] = function()
  session.write("clads.json", '{ "documents": ["Screens/*.json"] }')
  session.write("Screens/a.json", '{ "id": "a", "root": { "children": [] } }')
  session.open("Screens/a.json")
  wait_for("its file type", function()
    return vim.bo.filetype == "clads"
  end)
end

return tests
