--- The commands, the options, the health report and the help.
local session = require("session")
local expect, equal, wait_for = session.expect, session.equal, session.wait_for

local tests = {}

local document = [[
{
  "id": "cart",
  "state": {
    "index": 0,
    "items": [{ "name": "Tent", "price": 249.5 }, { "name": "Stove", "price": 89 }]
  },
  "root": {
    "children": [
      { "type": "label", "text": "😀 ${items[index + 1].price} €" },
      { "type": "forEach", "items": "items", "itemVariable": "item",
        "template": { "type": "label", "text": "each ${item.name}" } },
      { "type": "label", "text": "${index + 1} of ${items.count}", "styleId": "nowhere" }
    ]
  }
}]]

local function cart()
  session.write("cart.clads.json", document)
  session.write("cart.last.sample.json", '{ "index": 1 }')
  return session.open("cart.clads.json")
end

tests["an expression that is typed is evaluated"] = function()
  cart()
  vim.cmd("CladsEvaluate items.count * 10")
  local shown = session.floating()
  expect(shown:find("value   20 (int)", 1, true), shown)
  expect(shown:find("text    20", 1, true), shown)
end

--- The texts of all floating windows.
local function floats()
  local found = {}
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= "" then
      table.insert(found, session.text(vim.api.nvim_win_get_buf(window)))
    end
  end
  return found
end

--- Waits for a single result, and fails if it is another value.
local function shows_value(value)
  wait_for("only the value " .. value, function()
    local found = floats()
    return #found == 1 and found[1]:find("value   " .. value .. " (int)", 1, true)
  end)
end

tests["every evaluation replaces the result of the one before"] = function()
  cart()
  for number = 1, 4 do
    vim.cmd(("CladsEvaluate index + %d"):format(number))
    shows_value(number)
    equal(vim.api.nvim_win_get_config(0).relative, "", "the focus is in the document")
  end
  equal(session.messages, {}, "messages")
end

tests["a result is closed when the cursor moves"] = function()
  cart()
  vim.cmd("CladsEvaluate items.count")
  shows_value(2)
  session.pause(100)
  equal(#floats(), 1, "results before the cursor moves")
  session.type("j")
  wait_for("no result", function()
    return #floats() == 0
  end)
end

tests["in a result and in a preview, expressions are evaluated in the document"] = function()
  cart()
  session.go_to("each ${item", 8)
  vim.cmd("CladsEvaluate items.count")
  shows_value(2)
  session.type("<C-w>w")
  expect(vim.api.nvim_win_get_config(0).relative ~= "", "the focus is in the result")
  vim.cmd("CladsEvaluate items.count + 1")
  shows_value(3)
  local preview = session.preview()
  vim.api.nvim_set_current_win(preview.window)
  vim.cmd("CladsEvaluate item.name")
  wait_for("the value in the scope of the document's cursor", function()
    local found = floats()
    return #found == 1 and found[1]:find('value   "Tent" (string)', 1, true)
  end)
  equal(session.messages, {}, "messages")
end

tests["commands wait for a server that is starting"] = function()
  session.write("cart.clads.json", document)
  session.write("cart.last.sample.json", '{ "index": 1 }')
  vim.cmd("edit " .. session.folder .. "/cart.clads.json")
  equal(session.client(), nil, "clients so far")
  vim.cmd("CladsSample last")
  vim.cmd("CladsEvaluate index + 40")
  vim.cmd("CladsPreview")
  session.told("using sample `last`")
  wait_for("the value", function()
    local found = floats()
    return found[1] and found[1]:find("value   4[01] %(int%)")
  end)
  local source = vim.api.nvim_get_current_buf()
  wait_for("the preview", function()
    local preview = require("clads.preview").of(source)
    return preview and session.text(preview.bufnr):find("2 of 2", 1, true)
  end)
  equal(#session.messages, 1, "messages")
end

tests["a command waits for a limited time, and says so once"] = function()
  session.write("silent", "#!/bin/sh\nwhile read line; do :; done")
  vim.fn.setfperm(session.folder .. "/silent", "rwx------")
  require("clads").setup({ cmd = { session.folder .. "/silent" } })
  require("clads.client").patience = 200
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  vim.cmd("CladsEvaluate 1 + 1")
  session.told("the server has not attached to this file within 0.2 seconds; see :checkhealth clads")
  equal(#session.messages, 1, "messages")
  vim.cmd("CladsPreview")
  vim.cmd("CladsPreview width=40")
  wait_for("one message for the preview", function()
    return #session.messages == 2
  end)
end

tests["a different result on device is shown"] = function()
  cart()
  session.go_to("items[index + 1]", 3)
  vim.cmd("CladsEvaluate")
  local shown = session.floating()
  expect(shown:find("items[index + 1].price", 1, true), shown)
  expect(shown:find("value   89 (int)", 1, true), shown)
  expect(shown:find("device  ", 1, true), shown)
end

tests["names are resolved in the scope of the cursor"] = function()
  cart()
  session.go_to("each ${item", 8)
  vim.cmd("CladsEvaluate item.name")
  local shown = session.floating()
  expect(shown:find('value   "Tent" (string)', 1, true), shown)
end

tests["a visual selection with wide characters is evaluated"] = function()
  cart()
  session.go_to("items[index + 1]")
  session.type("vt}:CladsEvaluate<CR>")
  local shown = session.floating()
  expect(shown:find("items[index + 1].price\n", 1, true) == 1, shown)
  expect(shown:find("value   89 (int)", 1, true), shown)
end

tests["a selected template is evaluated"] = function()
  cart()
  session.go_to("😀 ${")
  session.type("vt\":CladsEvaluate<CR>")
  local shown = session.floating()
  expect(shown:find("text    😀 89 €", 1, true), shown)
end

tests["outside of placeholders the whole template is evaluated"] = function()
  cart()
  session.go_to("😀 ${")
  vim.cmd("CladsEvaluate")
  expect(session.floating():find("text    😀 89 €", 1, true), session.floating())
end

tests["a syntax error is shown with its position"] = function()
  cart()
  vim.cmd("CladsEvaluate '😀é' +")
  local lines = vim.split(session.floating(), "\n")
  equal(lines[1], "'😀é' +")
  equal(lines[2], "      ^")
  expect(lines[3]:find("+", 1, true), lines[3])
end

tests["the user is asked for an expression where there is none"] = function()
  cart()
  session.go_to('"id"')
  vim.ui.input = function(_, done)
    done("index")
  end
  vim.cmd("CladsEvaluate")
  expect(session.floating():find("value   0 (int)", 1, true), session.floating())
end

tests["a sample is chosen by its name, and names are completed"] = function()
  cart()
  equal(vim.fn.getcompletion("CladsSample ", "cmdline"), { "initial", "last" })
  equal(vim.fn.getcompletion("CladsPreview sample=l", "cmdline"), { "sample=last" })
  local preview = session.preview()
  session.shows(preview, "1 of 2")
  vim.cmd("CladsSample last")
  session.shows(preview, "2 of 2")
  session.told("using sample `last`")
  vim.cmd("CladsEvaluate index")
  expect(session.floating():find("value   1 (int)", 1, true), "evaluation uses it too")
end

tests["a sample is chosen from a list, and an unknown one is rejected"] = function()
  cart()
  vim.ui.select = function(items, options, done)
    equal(vim.tbl_map(options.format_item, items), { "initial (state)", "last (cart.last.sample.json)" })
    done(items[2], 2)
  end
  vim.cmd("CladsSample")
  session.told("using sample `last`")
  vim.cmd("CladsSample lost")
  session.told("`lost`")
end

tests["an app version is chosen by its name, and names are completed"] = function()
  session.write_clients()
  session.open("report.clads.json")
  equal(vim.fn.getcompletion("CladsClient ", "cmdline"), { "4.0", "4.1", "4.2" })
  equal(vim.fn.getcompletion("CladsPreview client=4.1", "cmdline"), { "client=4.1" })
  equal(vim.fn.getcompletion("CladsPreview c", "cmdline"), { "client=", "close", "colors=" })
  vim.cmd("CladsClient 4.0")
  session.told("using app version `4.0`")
  local preview = session.preview()
  equal(preview.snapshot.client, "4.0", "a preview that is opened later")
  require("clads").client("4.1")
  session.shows(preview, "a chart")
end

tests["an app version is chosen from a list, and an unknown one is rejected"] = function()
  session.write_clients()
  session.open("report.clads.json")
  vim.ui.select = function(items, options, done)
    equal(options.prompt, "App version")
    equal(vim.tbl_map(options.format_item, items), { "4.0", "4.1", "4.2 (current)" })
    done(items[2], 2)
  end
  vim.cmd("CladsClient")
  session.told("using app version `4.1`")
  vim.cmd("CladsClient 3.9")
  session.told("`3.9`")
end

tests["without app versions a message says where they are listed"] = function()
  cart()
  vim.cmd("CladsClient")
  session.told("the project of this document names no app versions; `clients` in clads.json lists them")
  equal(vim.fn.getcompletion("CladsClient ", "cmdline"), {})
end

tests["the status line shows the server and the sample"] = function()
  local statusline = require("clads").statusline
  equal(statusline(), "", "without a file")
  session.write("cart.clads.json", document)
  session.write("cart.100% real.sample.json", '{ "index": 1 }')
  vim.cmd("edit " .. session.folder .. "/cart.clads.json")
  equal(statusline(), "CLADS …", "while the server is starting")
  wait_for("the server", session.client)
  equal(statusline(), "CLADS")
  vim.o.statusline = "%{v:lua.require'clads'.statusline()}|"
  vim.cmd("CladsSample 100% real")
  wait_for("the sample", function()
    return vim.api.nvim_eval_statusline(vim.o.statusline, {}).str == "CLADS 100 real|"
  end)
  local preview = session.preview()
  equal(statusline(preview.bufnr), "CLADS 100 real", "in the preview")
  vim.cmd("edit " .. session.folder .. "/notes.txt")
  equal(statusline(), "", "in another file")
  equal(statusline(4711), "", "without a buffer")
end

tests["the status line sends no request"] = function()
  local client = cart()
  local sent = 0
  local request = client.request
  client.request = function(...)
    sent = sent + 1
    return request(...)
  end
  for _ = 1, 100 do
    require("clads").statusline()
  end
  equal(sent, 0, "requests")
end

tests["the status line shows that there is no server"] = function()
  local client = cart()
  client:stop()
  wait_for("its end", function()
    return require("clads").statusline() == "CLADS off"
  end)
  vim.cmd("CladsRestart")
  wait_for("the server again", function()
    return require("clads").statusline() == "CLADS"
  end)
  require("clads").setup({ cmd = { "/nowhere/clads-lsp" } })
  vim.cmd("CladsRestart")
  session.told("which cannot be executed")
  vim.cmd("edit " .. session.folder .. "/sign-in.clads.json")
  equal(require("clads").statusline(), "CLADS off")
end

tests["the documentation of the rule under the cursor is shown"] = function()
  cart()
  wait_for("the finding", function()
    return #session.findings("unresolved-style") == 1
  end)
  session.go_to('"nowhere"', 2)
  vim.cmd("CladsExplain")
  expect(session.text():find("^unresolved%-style"), session.text())
  session.type("q")
  wait_for("one window", function()
    return #vim.api.nvim_list_wins() == 1
  end)
  vim.cmd("CladsExplain enum-invalid")
  expect(session.text():find("^enum%-invalid"), session.text())
  equal(vim.fn.getcompletion("CladsExplain enum-inv", "cmdline"), { "enum-invalid" })
end

tests["an unknown rule and a missing finding are reported"] = function()
  cart()
  vim.cmd("CladsExplain nonsense")
  session.told("nonsense")
  session.go_to('"id"')
  vim.cmd("CladsExplain")
  session.told("there is no finding on this line")
end

tests["the health report lists the installation"] = function()
  cart()
  vim.cmd("checkhealth clads")
  local report = session.text()
  for _, words in ipairs({
    "Neovim 0.",
    "server: clads-lsp, from PATH",
    "version: clads-lsp ",
    "cart.clads.json: attached, positions in utf-",
    "clads.json",
    "sample: initial (of initial, last)",
    "parser for JSON",
  }) do
    expect(report:find(words, 1, true), words .. " in " .. report)
  end
  expect(not report:find("ERROR", 1, true), report)
  expect(not report:find("app version", 1, true), report)
end

tests["the health report has the app version"] = function()
  session.write_clients()
  session.open("report.clads.json")
  vim.cmd("CladsClient 4.1")
  session.told("using app version `4.1`")
  vim.cmd("checkhealth clads")
  expect(session.text():find("app version: 4.1 (of 4.0, 4.1, 4.2)", 1, true), session.text())
end

tests["the health report describes a document without a project"] = function()
  vim.fn.delete(session.folder .. "/clads.json")
  cart()
  vim.cmd("checkhealth clads")
  expect(session.text():find("project: none", 1, true), session.text())
end

tests["the help documents every command, mapping and option"] = function()
  local page = vim.api.nvim_get_runtime_file("doc/clads.txt", false)[1]
  vim.cmd("helptags " .. vim.fn.fnamemodify(vim.fn.resolve(page), ":h"))
  vim.cmd("help clads")
  local help = session.text()
  local function has(tag)
    expect(help:find("*" .. tag .. "*", 1, true), "the help explains " .. tag)
  end
  for name in pairs(vim.api.nvim_get_commands({})) do
    if vim.startswith(name, "Clads") then
      has(":" .. name)
    end
  end
  for _, map in ipairs(vim.api.nvim_get_keymap("n")) do
    if map.lhs:find("^<Plug>%(clads") then
      has(map.lhs)
    end
  end
  for _, mapping in ipairs(require("clads.preview.keys").all) do
    has(("<Plug>(clads-preview-%s)"):format(mapping.plug))
  end
  for _, mapping in ipairs(require("clads.states.keys").all) do
    has(("<Plug>(clads-states-%s)"):format(mapping.plug))
  end
  for _, mapping in ipairs(require("clads.tests.keys").all) do
    has(("<Plug>(clads-play-%s)"):format(mapping.plug))
  end
  for _, group in ipairs({ "StatesHeading", "PlayedStep", "PlayedFailure" }) do
    has("hl-Clads" .. group)
  end
  for _, option in ipairs(require("clads.config").options) do
    has("clads-option-" .. option.name)
  end
  for _, token in ipairs(require("clads.highlight").tokens) do
    has("hl-" .. token.group)
  end
end

tests["invalid options are rejected with a message, and the others apply"] = function()
  require("clads").setup({
    preview = { width = "wide", split = "below", color = "red" },
    settings = { diagnostics = { rules = { ["unresolved-style"] = "off" } } },
    cmd = "clads-lsp",
    restart = 5,
  })
  session.told('the option `preview.width` takes an integer from 1 to 1000, not "wide"')
  session.told("unknown option `preview.color`")
  session.told('the option `cmd` takes a list of strings such as { "/opt/clads/clads-lsp" }, not "clads-lsp"')
  session.told("the option `restart` takes a table, not 5")
  cart()
  local preview = session.preview()
  expect(vim.api.nvim_win_get_position(preview.window)[1] > 0, "the preview is below")
  session.replace('"type": "label", "text": "each', '"type": "lable", "text": "each')
  wait_for("another finding", function()
    return #session.findings("unknown-component-kind") == 1
  end)
  equal(#session.findings("unresolved-style"), 0, "findings of a rule that is off")
end

tests["commands in other files report what is missing"] = function()
  vim.cmd("edit " .. session.folder .. "/notes.txt")
  for _, command in ipairs({ "CladsPreview", "CladsEvaluate 1", "CladsSample", "CladsClient", "CladsTest", "CladsRecord" }) do
    session.messages = {}
    vim.cmd(command)
    session.told("this file is not a CLADS document")
  end
  vim.cmd("CladsState")
  session.told("no preview of this file is open")
end

return tests
