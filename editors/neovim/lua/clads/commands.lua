--- The user commands and the `<Plug>` mappings.
local notify = require("clads.notify")

local M = {}

local function with_prefix(start, names)
  return vim.tbl_filter(function(name)
    return vim.startswith(name, start)
  end, names)
end

local function whole_number(text)
  local number = tonumber(text)
  return number and number >= 1 and number % 1 == 0 and number
end

--- Returns an option whose values the server lists.
--- @param module string that completes them
--- @param expects string
local function listed(module, expects)
  return {
    expects = expects,
    read = function(text)
      return text ~= "" and text
    end,
    complete = function(text)
      return require(module).complete(text)
    end,
  }
end

local colors = {
  expects = "`light` or `dark`",
  read = function(text)
    return (text == "light" or text == "dark") and text
  end,
  suggestions = { "light", "dark" },
}

local client = listed("clads.app_version", "the name of an app version")

--- @class clads.Arguments the arguments of a command that shows a document
--- @field command string
--- @field options table<string, table> by their names, which come before an equals sign
--- @field flags table<string, table> by their names
--- @field takes string all of them, for a message

--- @type clads.Arguments
local preview_arguments = {
  command = ":CladsPreview",
  options = {
    width = {
      expects = "a number of columns, or `fit` to follow the window",
      read = function(text)
        return text == "fit" and "fit" or whole_number(text)
      end,
      suggestions = { "fit", "40", "48", "60" },
    },
    height = {
      expects = "a number of rows",
      read = whole_number,
      suggestions = { "53", "100", "200" },
      is_for_browser = true,
    },
    colors = colors,
    as = {
      expects = "`device` or `spec`",
      read = function(text)
        return (text == "device" or text == "spec") and text
      end,
      suggestions = { "device", "spec" },
    },
    sample = listed("clads.sample", "the name of a sample"),
    client = client,
  },
  flags = { close = {}, toggle = {} },
  takes = "--browser, close, toggle, width=…, height=…, colors=…, as=…, sample=… and client=…",
}

--- @type clads.Arguments
local states_arguments = {
  command = ":CladsStates",
  options = {
    colors = colors,
    columns = {
      expects = "a number of columns",
      read = whole_number,
      suggestions = { "32", "40", "48" },
      is_for_window = true,
    },
    client = client,
  },
  flags = {
    close = {},
    toggle = {},
    follow = { is_for_browser = true },
    pseudo = { is_for_browser = true },
    rtl = { is_for_browser = true },
  },
  takes = "--browser, close, toggle, colors=…, columns=…, client=…, and with --browser also follow, rtl and pseudo",
}

--- Reads the arguments of a command; reports the first that is wrong.
--- @param known clads.Arguments
--- @param arguments string[]
--- @return table? read `options`, and which of `--browser`, as `browser`, and the flags there are
local function read(known, arguments)
  local result = { options = {}, browser = vim.tbl_contains(arguments, "--browser") }
  for _, argument in ipairs(arguments) do
    local name, text = argument:match("^(%w+)=(.*)$")
    local option = known.options[name]
    local part = option or known.flags[argument] or {}
    if part.is_for_browser and not result.browser then
      notify.error(("`%s` needs `--browser`"):format(name or argument))
      return nil
    elseif part.is_for_window and result.browser then
      notify.error(("`%s` has no effect on the page; leave it out, or `--browser`"):format(name or argument))
      return nil
    elseif option and option.read(text) then
      result.options[name == "colors" and "color_scheme" or name] = option.read(text)
    elseif option then
      notify.error(("`%s` takes %s, not `%s`"):format(name, option.expects, text))
      return nil
    elseif known.flags[argument] then
      result[argument] = true
    elseif argument ~= "--browser" then
      notify.error(("unknown argument `%s` of `%s`; it takes %s"):format(argument, known.command, known.takes))
      return nil
    end
  end
  return result
end

--- Returns a function that completes the arguments of a command.
--- @param known clads.Arguments
local function completing(known)
  local names = vim.list_extend({ "--browser" }, vim.tbl_keys(known.flags))
  for name in pairs(known.options) do
    table.insert(names, name .. "=")
  end
  table.sort(names)
  return function(start)
    local name, text = start:match("^(%w+)=(.*)$")
    local option = known.options[name]
    if not option then
      return with_prefix(start, names)
    end
    local values = option.complete and option.complete(text) or with_prefix(text, option.suggestions)
    return vim.tbl_map(function(value)
      return name .. "=" .. value
    end, values)
  end
end

--- Opens or closes what a command shows of the document of the current window.
--- @param asked table the arguments
--- @param window table what shows it beside the document
--- @param browser table what shows it in the browser
local function show(asked, window, browser)
  local bufnr = require("clads.preview").source_of(vim.api.nvim_get_current_buf())
  local chosen = asked.browser and browser or window
  if asked.close then
    browser.close(bufnr)
    if not asked.browser then
      window.close(bufnr)
    end
  elseif asked.toggle and chosen.of(bufnr) then
    chosen.close(bufnr)
  else
    chosen.open(bufnr, asked.options)
  end
end

local function preview(call)
  local asked = read(preview_arguments, call.fargs)
  if asked then
    show(asked, require("clads.preview"), require("clads.browser"))
  end
end

local function states(call)
  local asked = read(states_arguments, call.fargs)
  if asked then
    for _, flag in ipairs({ "follow", "pseudo", "rtl" }) do
      asked.options[flag] = asked[flag]
    end
    show(asked, require("clads.states").grids, require("clads.states").pages)
  end
end

local function evaluate(call)
  if call.args ~= "" then
    require("clads.evaluate").run(call.args)
  elseif call.range > 0 then
    require("clads.evaluate").run_range(call.line1, call.line2)
  else
    require("clads.evaluate").run()
  end
end

local function test(call)
  if call.args ~= "" and call.args ~= "all" then
    notify.error(("unknown argument `%s` of `:CladsTest`; it takes `all`"):format(call.args))
    return
  end
  local bufnr = require("clads.preview").source_of(vim.api.nvim_get_current_buf())
  require("clads.tests.run").run(bufnr, { all = call.args == "all" or nil, update = call.bang or nil })
end

local record_actions = { "start", "stop", "undo", "cancel", "expect", "more", "respond" }

local function record(call)
  local action = call.args == "" and "start" or call.args
  if not vim.tbl_contains(record_actions, action) then
    local takes = "it takes " .. table.concat(record_actions, ", ")
    notify.error(("unknown argument `%s` of `:CladsRecord`; %s"):format(action, takes))
    return
  end
  require("clads.recording").run(vim.api.nvim_get_current_buf(), action)
end

--- Returns a command that chooses one of the values that the server lists.
local function choosing(name, module, description)
  return {
    name = name,
    run = function(call)
      require(module).choose(call.args)
    end,
    options = {
      nargs = "?",
      complete = function(start)
        return require(module).complete(start)
      end,
      desc = description,
    },
  }
end

--- @type { name: string, run: function, options: table }[]
local commands = {
  {
    name = "CladsPreview",
    run = preview,
    options = {
      nargs = "*",
      complete = completing(preview_arguments),
      desc = "Show a live preview of this document beside it",
    },
  },
  {
    name = "CladsStates",
    run = states,
    options = { nargs = "*", complete = completing(states_arguments), desc = "Show all states of this document" },
  },
  choosing("CladsSample", "clads.sample", "Choose a sample"),
  choosing("CladsClient", "clads.app_version", "Choose an app version"),
  {
    name = "CladsEvaluate",
    run = evaluate,
    options = { nargs = "*", range = true, desc = "Evaluate an expression or a template" },
  },
  {
    name = "CladsExplain",
    run = function(call)
      require("clads.explain").show(call.args)
    end,
    options = {
      nargs = "?",
      complete = function(start)
        return require("clads.explain").complete(start)
      end,
      desc = "Show the documentation of a rule",
    },
  },
  {
    name = "CladsTest",
    run = test,
    options = {
      nargs = "?",
      bang = true,
      complete = function(start)
        return with_prefix(start, { "all" })
      end,
      desc = "Run the tests of this document, or this test; with !, update stored outlines",
    },
  },
  {
    name = "CladsRecord",
    run = record,
    options = {
      nargs = "?",
      complete = function(start)
        return with_prefix(start, record_actions)
      end,
      desc = "Record a test in the preview",
    },
  },
  {
    name = "CladsPlay",
    run = function()
      require("clads.tests.play").open(vim.api.nvim_get_current_buf())
    end,
    options = { desc = "Play this test step by step" },
  },
  {
    name = "CladsState",
    run = function()
      require("clads.preview.panels").open("state", vim.api.nvim_get_current_buf())
    end,
    options = { desc = "Show and edit the state of the preview" },
  },
  {
    name = "CladsLog",
    run = function()
      require("clads.preview.panels").open("log", vim.api.nvim_get_current_buf())
    end,
    options = { desc = "Show the log of the preview" },
  },
  {
    name = "CladsRestart",
    run = function()
      require("clads.restart").restart()
    end,
    options = { desc = "Restart the language server" },
  },
}

local mappings = {
  { "n", "<Plug>(clads-preview)", "<Cmd>CladsPreview toggle<CR>", "Open or close the preview" },
  { "n", "<Plug>(clads-states)", "<Cmd>CladsStates toggle<CR>", "Open or close all states of the document" },
  { "n", "<Plug>(clads-sample)", "<Cmd>CladsSample<CR>", "Choose a sample" },
  { "n", "<Plug>(clads-client)", "<Cmd>CladsClient<CR>", "Choose an app version" },
  { "n", "<Plug>(clads-evaluate)", "<Cmd>CladsEvaluate<CR>", "Evaluate the expression under the cursor" },
  { "x", "<Plug>(clads-evaluate)", ":CladsEvaluate<CR>", "Evaluate the selection" },
  { "n", "<Plug>(clads-explain)", "<Cmd>CladsExplain<CR>", "Show the documentation of the rule under the cursor" },
  { "n", "<Plug>(clads-test)", "<Cmd>CladsTest<CR>", "Run the tests of the document, or the test" },
  { "n", "<Plug>(clads-record)", "<Cmd>CladsRecord<CR>", "Record a test in the preview" },
  { "n", "<Plug>(clads-play)", "<Cmd>CladsPlay<CR>", "Play the test step by step" },
  { "n", "<Plug>(clads-state)", "<Cmd>CladsState<CR>", "Show the state of the preview" },
  { "n", "<Plug>(clads-log)", "<Cmd>CladsLog<CR>", "Show the log of the preview" },
  { "n", "<Plug>(clads-restart)", "<Cmd>CladsRestart<CR>", "Restart the server" },
}

--- Defines all commands and mappings.
function M.define()
  for _, command in ipairs(commands) do
    vim.api.nvim_create_user_command(command.name, command.run, command.options)
  end
  for _, mapping in ipairs(mappings) do
    local mode, plug, keys, description = unpack(mapping)
    vim.keymap.set(mode, plug, keys, { silent = true, desc = "CLADS: " .. description })
  end
end

return M
