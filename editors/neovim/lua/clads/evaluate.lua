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

--- The floating window with the last result: its window and buffer, and the buffer of the document.
local shown = {}

local group = vim.api.nvim_create_augroup("clads-evaluate", { clear = true })

local function close()
  if shown.window and vim.api.nvim_win_is_valid(shown.window) then
    vim.api.nvim_win_close(shown.window, true)
  end
end

--- Closes the result when the cursor of the current window moves, or when text is typed. Neovim's own events would
--- close it at once where it replaces a result that had the focus: the return to the document counts as a movement.
local function close_on_movement()
  local window = vim.api.nvim_get_current_win()
  local cursor = vim.api.nvim_win_get_cursor(window)
  vim.api.nvim_clear_autocmds({ group = group })
  vim.api.nvim_create_autocmd({ "CursorMoved", "CursorMovedI", "InsertCharPre" }, {
    group = group,
    buffer = vim.api.nvim_win_get_buf(window),
    callback = function(event)
      local is_typed = event.event == "InsertCharPre"
      if is_typed or not vim.deep_equal(vim.api.nvim_win_get_cursor(0), cursor) then
        close()
        return true
      end
    end,
  })
end

local function show(source, text, answer)
  local lines = {}
  for _, line in ipairs(M.lines(text, answer)) do
    vim.list_extend(lines, vim.split(line, "\n", { plain = true }))
  end
  close()
  close_on_movement()
  -- With a focus id, a second result would only focus the first one.
  local options = { border = "rounded", focus = false, wrap = true, close_events = {} }
  local bufnr, window = vim.lsp.util.open_floating_preview(lines, "", options)
  shown = { bufnr = bufnr, window = window, source = source }
end

--- Returns the document that is evaluated in, and the line and the byte of its cursor if a window shows it: that of the
--- current window, or of the result or the preview in it.
local function scope()
  local current = vim.api.nvim_get_current_buf()
  local source = current == shown.bufnr and shown.source or require("clads.preview").source_of(current)
  local window = source == current and vim.api.nvim_get_current_win() or vim.fn.bufwinid(source)
  if window == -1 then
    return { bufnr = source }
  end
  local row, byte = unpack(vim.api.nvim_win_get_cursor(window))
  local line = vim.api.nvim_buf_get_lines(source, row - 1, row, false)[1] or ""
  return { bufnr = source, row = row, byte = byte, line = line }
end

local function evaluate(text, is_template)
  local at = scope()
  client.when_attached(at.bufnr, function(it)
    local encoding = it.offset_encoding
    local position = at.row and { line = at.row - 1, character = positions.units(at.line, at.byte, encoding) }
    local argument = { expression = text, template = is_template, position = position }
    client.execute(at.bufnr, "evaluate", argument, function(answer)
      if answer.error then
        answer.error.start = positions.byte(text, answer.error.start, encoding)
        answer.error["end"] = positions.byte(text, answer.error["end"], encoding)
      end
      show(at.bufnr, text, answer)
    end)
  end)
end

--- Evaluates a text, else the expression under the cursor, else one that the user types.
--- @param text? string
function M.run(text)
  if text then
    evaluate(text, text:find("${", 1, true) ~= nil)
    return
  end
  local at = scope()
  local found, is_template = around(at.line or "", at.byte or 0)
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
