--- The commands, and the mappings that users can give keys to.
local say = require("clads.say")

local M = {}

local function starting_with(start, words)
  return vim.tbl_filter(function(word)
    return vim.startswith(word, start)
  end, words)
end

--- The words that `:CladsPreview` takes: an option and what it may be.
local preview_words = {
  width = {
    words = "a number of columns, or `fit` to follow the window",
    read = function(text)
      local number = tonumber(text)
      return text == "fit" and "fit" or number and number >= 1 and number % 1 == 0 and number
    end,
    suggestions = { "fit", "40", "48", "60" },
  },
  colors = {
    words = "`light` or `dark`",
    read = function(text)
      return (text == "light" or text == "dark") and text
    end,
    suggestions = { "light", "dark" },
  },
  as = {
    words = "`device` or `spec`",
    read = function(text)
      text = require("clads.config").former_modes[text] or text
      return (text == "device" or text == "spec") and text
    end,
    suggestions = { "device", "spec" },
  },
  sample = {
    words = "the name of a sample",
    read = function(text)
      return text ~= "" and text
    end,
    suggestions = {},
  },
}

local function preview(call)
  local view = require("clads.preview")
  local bufnr = view.source_of(vim.api.nvim_get_current_buf())
  local options = {}
  for _, word in ipairs(call.fargs) do
    local name, text = word:match("^(%w+)=(.*)$")
    local option = preview_words[name]
    if word == "close" or word == "toggle" and view.of(bufnr) then
      view.close(bufnr)
      return
    elseif option and option.read(text) then
      options[name == "colors" and "color_scheme" or name] = option.read(text)
    elseif option then
      say.error(("`%s` is %s, not `%s`"):format(name, option.words, text))
      return
    elseif word ~= "toggle" then
      say.error(
        ("`:CladsPreview` does not know `%s`; "):format(word)
          .. "it takes close, toggle, width=…, colors=…, as=… and sample=…"
      )
      return
    end
  end
  view.open(bufnr, options)
end

local function complete_preview(start)
  local name, text = start:match("^(%w+)=(.*)$")
  if name == "sample" then
    return vim.tbl_map(function(sample)
      return "sample=" .. sample
    end, require("clads.sample").complete(text))
  end
  if preview_words[name] then
    return starting_with(
      start,
      vim.tbl_map(function(value)
        return name .. "=" .. value
      end, preview_words[name].suggestions)
    )
  end
  return starting_with(start, { "as=", "close", "colors=", "sample=", "toggle", "width=" })
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

--- @type { name: string, run: function, options: table }[]
local commands = {
  {
    name = "CladsPreview",
    run = preview,
    options = { nargs = "*", complete = complete_preview, desc = "Show the screen of this document beside it" },
  },
  {
    name = "CladsSample",
    run = function(call)
      require("clads.sample").choose(call.args)
    end,
    options = {
      nargs = "?",
      complete = function(start)
        return require("clads.sample").complete(start)
      end,
      desc = "Choose the sample whose state is shown",
    },
  },
  {
    name = "CladsEvaluate",
    run = evaluate,
    options = { nargs = "*", range = true, desc = "Show what an expression or a template gives" },
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
      desc = "Explain a rule",
    },
  },
  {
    name = "CladsState",
    run = function()
      require("clads.preview.panels").open("state", vim.api.nvim_get_current_buf())
    end,
    options = { desc = "Show and change the state of the preview" },
  },
  {
    name = "CladsLog",
    run = function()
      require("clads.preview.panels").open("log", vim.api.nvim_get_current_buf())
    end,
    options = { desc = "Show what the preview has done" },
  },
  {
    name = "CladsRestart",
    run = function()
      require("clads.restart").restart()
    end,
    options = { desc = "Stop the language server and start it again" },
  },
}

local mappings = {
  { "n", "<Plug>(clads-preview)", "<Cmd>CladsPreview toggle<CR>", "Open or close the preview" },
  { "n", "<Plug>(clads-sample)", "<Cmd>CladsSample<CR>", "Choose a sample" },
  { "n", "<Plug>(clads-evaluate)", "<Cmd>CladsEvaluate<CR>", "Evaluate what is under the cursor" },
  { "x", "<Plug>(clads-evaluate)", ":CladsEvaluate<CR>", "Evaluate the selection" },
  { "n", "<Plug>(clads-explain)", "<Cmd>CladsExplain<CR>", "Explain the rule under the cursor" },
  { "n", "<Plug>(clads-state)", "<Cmd>CladsState<CR>", "Show the state of the preview" },
  { "n", "<Plug>(clads-log)", "<Cmd>CladsLog<CR>", "Show the log of the preview" },
  { "n", "<Plug>(clads-restart)", "<Cmd>CladsRestart<CR>", "Restart the server" },
}

--- Defines them all.
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
