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

tests["what phones do differently is said"] = function()
  cart()
  session.go_to("items[index + 1]", 3)
  vim.cmd("CladsEvaluate")
  local shown = session.floating()
  expect(shown:find("items[index + 1].price", 1, true), shown)
  expect(shown:find("value   89 (int)", 1, true), shown)
  expect(shown:find("phones  ", 1, true), shown)
end

tests["names are looked up where the cursor stands"] = function()
  cart()
  session.go_to("each ${item", 8)
  vim.cmd("CladsEvaluate item.name")
  local shown = session.floating()
  expect(shown:find('value   "Tent" (string)', 1, true), shown)
end

tests["a visual selection is evaluated, wide characters and all"] = function()
  cart()
  session.go_to("items[index + 1]")
  session.type("vt}:CladsEvaluate<CR>")
  local shown = session.floating()
  expect(shown:find("items[index + 1].price\n", 1, true) == 1, shown)
  expect(shown:find("value   89 (int)", 1, true), shown)
end

tests["a selected template gives its text"] = function()
  cart()
  session.go_to("😀 ${")
  session.type("vt\":CladsEvaluate<CR>")
  local shown = session.floating()
  expect(shown:find("text    😀 89 €", 1, true), shown)
end

tests["the cursor in a template gives the whole text outside of its placeholders"] = function()
  cart()
  session.go_to("😀 ${")
  vim.cmd("CladsEvaluate")
  expect(session.floating():find("text    😀 89 €", 1, true), session.floating())
end

tests["an expression that does not parse shows where"] = function()
  cart()
  vim.cmd("CladsEvaluate '😀é' +")
  local lines = vim.split(session.floating(), "\n")
  equal(lines[1], "'😀é' +")
  equal(lines[2], "      ^")
  expect(lines[3]:find("+", 1, true), lines[3])
end

tests["a question is asked where nothing can be evaluated"] = function()
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
  session.told("the sample `last` is shown now")
  vim.cmd("CladsEvaluate index")
  expect(session.floating():find("value   1 (int)", 1, true), "evaluation uses it too")
end

tests["a sample is chosen from a list, and one that is not there is refused"] = function()
  cart()
  vim.ui.select = function(items, options, done)
    equal(vim.tbl_map(options.format_item, items), { "initial (state)", "last (cart.last.sample.json)" })
    done(items[2], 2)
  end
  vim.cmd("CladsSample")
  session.told("the sample `last` is shown now")
  vim.cmd("CladsSample lost")
  session.told("`lost`")
end

tests["the rule of the finding under the cursor is explained"] = function()
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

tests["a rule that is not there, or no finding, is said"] = function()
  cart()
  vim.cmd("CladsExplain nonsense")
  session.told("nonsense")
  session.go_to('"id"')
  vim.cmd("CladsExplain")
  session.told("there is no finding in this line")
end

tests["the health report says what there is"] = function()
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
end

tests["the health report of a document without a project says what would be one"] = function()
  vim.fn.delete(session.folder .. "/clads.json")
  cart()
  vim.cmd("checkhealth clads")
  expect(session.text():find("project: none", 1, true), session.text())
end

tests["the help has a page with every command, mapping and option"] = function()
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
  for _, option in ipairs(require("clads.config").options) do
    has("clads-option-" .. option.name)
  end
  for _, token in ipairs(require("clads.highlight").tokens) do
    has("hl-" .. token.group)
  end
end

tests["options that make no sense are refused in words, and the others count"] = function()
  require("clads").setup({
    preview = { width = "wide", split = "below", colour = "red" },
    settings = { diagnostics = { rules = { ["unresolved-style"] = "off" } } },
    cmd = "clads-lsp",
    restart = 5,
  })
  session.told('the option `preview.width` is a whole number between 1 and 1000, not "wide"')
  session.told("there is no option `preview.colour`")
  session.told('the option `cmd` is a list of strings such as { "/opt/clads/clads-lsp" }, not "clads-lsp"')
  session.told("the option `restart` is a table, not 5")
  cart()
  local preview = session.preview()
  expect(vim.api.nvim_win_get_position(preview.window)[1] > 0, "the preview is below")
  session.replace('"type": "label", "text": "each', '"type": "lable", "text": "each')
  wait_for("another finding", function()
    return #session.findings("unknown-component-kind") == 1
  end)
  equal(#session.findings("unresolved-style"), 0, "findings of a rule that is off")
end

tests["commands in other files say what is missing"] = function()
  vim.cmd("edit " .. session.folder .. "/notes.txt")
  for _, command in ipairs({ "CladsPreview", "CladsEvaluate 1", "CladsSample" }) do
    session.messages = {}
    vim.cmd(command)
    session.told("this file is no CLADS document")
  end
  vim.cmd("CladsState")
  session.told("there is no preview of this file")
end

return tests
