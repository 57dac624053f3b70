--- The entry for nvim-lspconfig in registry/lsp. A name that starts with “alone: ” is a test without the plugin.
local session = require("session")
local equal, expect, wait_for = session.equal, session.expect, session.wait_for

local tests = {}

local registry = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p:h:h") .. "/registry"
local file = registry .. "/lsp/clads_lsp.lua"

local function clients(name)
  return vim.lsp.get_clients({ bufnr = 0, name = name })
end

local function enable()
  vim.opt.runtimepath:append(registry)
  vim.lsp.enable("clads_lsp")
end

local function edit(name)
  vim.cmd("edit " .. session.folder .. "/" .. name)
end

tests["alone: a document of a project is checked"] = function()
  enable()
  edit("checkout.clads.json")
  wait_for("the server", function()
    return clients("clads_lsp")[1]
  end)
  equal(clients("clads_lsp")[1].root_dir, session.folder, "root")
  session.replace('"type": "label"', '"type": "lable"')
  wait_for("a finding", function()
    return #vim.diagnostic.get(0) > 0
  end)
end

tests["alone: the file types of the documentation make every document one"] = function()
  local comment = table.concat(vim.fn.readfile(file), "\n"):gsub("%-%-%- ?", "")
  assert(loadstring(assert(comment:match("```lua\n(.-)```"))))()
  for name, filetype in pairs({
    ["clads.json"] = "clads-project",
    ["a.clads"] = "clads",
    ["a.clads.json"] = "clads",
    ["a.json"] = "json",
  }) do
    equal(vim.filetype.match({ filename = "/x/" .. name }), filetype, name)
  end
  enable()
  vim.fn.mkdir(session.folder .. "/../elsewhere", "p")
  edit("../elsewhere/alone.clads")
  wait_for("the server", function()
    return clients("clads_lsp")[1]
  end)
end

tests["the entry is for the same files as the plugin, with the same roots"] = function()
  local entry = dofile(file)
  equal(entry.cmd, { "clads-lsp" }, "command")
  -- Only the plugin can tell which Swift files the project lists.
  local shared = vim.tbl_filter(function(filetype)
    return filetype ~= "swift"
  end, require("clads.client").filetypes)
  equal(entry.filetypes, shared, "file types")
  session.write("screens/clads.json", "{}")
  session.write("screens/a/listed.json", "{}")
  session.write("../elsewhere/alone.clads.json", "{}")
  session.write("../elsewhere/other.json", "{}")
  session.write("../repository/.git/HEAD", "")
  session.write("../repository/a/alone.clads", "{}")
  local roots = {}
  for name, expected in pairs({
    ["checkout.clads.json"] = ".",
    ["screens/a/listed.json"] = "screens",
    ["../elsewhere/alone.clads.json"] = "../elsewhere",
    ["../elsewhere/other.json"] = false,
    ["../repository/a/alone.clads"] = "../repository",
  }) do
    edit(name)
    local bufnr = vim.api.nvim_get_current_buf()
    entry.root_dir(bufnr, function(root)
      roots[name] = root
    end)
    equal(roots[name], require("clads.client").root(bufnr), name)
    equal(roots[name], expected and vim.loop.fs_realpath(session.folder .. "/" .. expected) or nil, name)
  end
end

tests["beside the plugin, the server of the entry leaves documents"] = function()
  enable()
  session.open("checkout.clads.json")
  wait_for("the server of the entry has left", function()
    return vim.lsp.get_clients({ name = "clads_lsp" })[1] and #clients("clads_lsp") == 0
  end)
  expect(#clients("clads") == 1, "the plugin's server stays")
end

return tests
