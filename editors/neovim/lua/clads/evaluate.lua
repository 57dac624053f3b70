--- Evaluates expressions and templates.
local client = require("clads.client")
local json = require("clads.json")
local positions = require("clads.positions")
local notify = require("clads.notify")

local M = {}

--- Returns the content of a JSON string with its escapes decoded.
local function unescaped(text)
  if not text:find("\\", 1, true) then
    return text
  end
  local decoded, plain = pcall(vim.json.decode, '"' .. text .. '"')
  return decoded and type(plain) == "string" and plain or text
end

--- Returns text of the document as an expression or a template, and whether it is a template.
local function read(text)
  local inner = vim.trim(text):match('^"(.*)"[,%s]*$') or vim.trim(text)
  inner = unescaped(inner)
  return inner, inner:find("${", 1, true) ~= nil
end

--- Returns the string around a byte of a line, with its quotes, and the text before it.
local function string_around(line, byte)
  local first, at = nil, 1
  while at <= #line do
    local character = line:sub(at, at)
    if character == "\\" then
      at = at + 1
    elseif character == '"' then
      if first and first - 1 <= byte and byte <= at - 1 then
        return line:sub(first, at), line:sub(1, first - 1)
      end
      first = not first and at or nil
    end
    at = at + 1
  end
end

--- Returns the placeholder, the template or the expression around a byte of a line, and whether it is a template.
local function around(line, byte)
  for first, inner, last in line:gmatch("()%${(.-)}()") do
    if first - 1 <= byte and byte < last - 1 then
      return unescaped(inner), false
    end
  end
  local text, before = string_around(line, byte)
  if text and (text:find("${", 1, true) or before:find('"%$expr"%s*:%s*$')) then
    return read(text)
  end
end

--- Returns a description of a result: its value and type, or why there is none.
local function described(answer)
  if answer.type == "failure" then
    return "no value: " .. (answer.message or "the evaluation failed")
  elseif answer.type == "undefined" then
    return "undefined: there is no such value here"
  elseif answer.type == "hang" then
    return "the app stops responding"
  elseif answer.type == "crash" then
    return "the app crashes"
  end
  -- Before 0.12, Neovim drops members that are null.
  local value = answer.value == nil and vim.NIL or answer.value
  return ("%s (%s)"):format(json.line(value), answer.type)
end

--- Returns the lines that show a result.
--- @param text string
--- @param answer table
--- @return string[]
function M.lines(text, answer)
  if answer.error then
    local mark = (" "):rep(vim.fn.strdisplaywidth(text:sub(1, answer.error.start)))
    local width = vim.fn.strdisplaywidth(text:sub(answer.error.start + 1, answer.error["end"]))
    return { text, mark .. ("^"):rep(math.max(1, width)), answer.error.message }
  end
  local lines = { text, "", "value   " .. described(answer) }
  if answer.text ~= nil then
    table.insert(lines, "text    " .. (answer.text == "" and "(empty)" or answer.text))
  end
  if answer.device then
    table.insert(lines, "device  " .. described(answer.device))
  end
  return lines
end

local function show(text, answer)
  local lines = {}
  for _, line in ipairs(M.lines(text, answer)) do
    vim.list_extend(lines, vim.split(line, "\n", { plain = true }))
  end
  vim.lsp.util.open_floating_preview(lines, "", { border = "rounded", focus_id = "clads-evaluate", wrap = true })
end

local function evaluate(text, is_template)
  local bufnr = vim.api.nvim_get_current_buf()
  local it = client.of_or_warn(bufnr)
  if not it then
    return
  end
  local argument = {
    expression = text,
    template = is_template,
    position = positions.cursor(vim.api.nvim_get_current_win(), it.offset_encoding),
  }
  client.execute(bufnr, "evaluate", argument, function(answer)
    if answer.error then
      answer.error.start = positions.byte(text, answer.error.start, it.offset_encoding)
      answer.error["end"] = positions.byte(text, answer.error["end"], it.offset_encoding)
    end
    show(text, answer)
  end)
end

--- Evaluates a text, else the expression under the cursor, else one that the user types.
--- @param text? string
function M.run(text)
  if text then
    evaluate(text, text:find("${", 1, true) ~= nil)
    return
  end
  local byte = vim.api.nvim_win_get_cursor(0)[2]
  local found, is_template = around(vim.api.nvim_get_current_line(), byte)
  if found and found ~= "" then
    evaluate(found, is_template)
    return
  end
  vim.ui.input({ prompt = "Evaluate: " }, function(typed)
    if typed and typed ~= "" then
      M.run(typed)
    end
  end)
end

--- Evaluates the selection, or whole lines.
--- @param first integer
--- @param last integer
function M.run_range(first, last)
  local start, finish = vim.fn.getpos("'<"), vim.fn.getpos("'>")
  local lines = vim.api.nvim_buf_get_lines(0, first - 1, last, false)
  if vim.fn.visualmode() == "v" and start[2] == first and finish[2] == last then
    local final = lines[#lines]
    -- The mark is the first byte of the last character of the selection.
    local ending = finish[3] > #final and #final or finish[3] + #vim.fn.matchstr(final:sub(finish[3]), ".") - 1
    lines[#lines] = final:sub(1, ending)
    lines[1] = lines[1]:sub(start[3])
  end
  local text, is_template = read(table.concat(lines, "\n"))
  if text == "" then
    notify.warn("the selection is empty; select an expression or a template")
    return
  end
  evaluate(text, is_template)
end

return M
