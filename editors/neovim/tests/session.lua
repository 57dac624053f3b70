--- What the tests share. A test runs beside the editor's own loop, so keys, autocommands and redraws come as they do
--- for somebody who types.
local M = {}

--- How long anything may take, in milliseconds, and how often we look.
local limit, interval = 20000, 10

M.folder = assert(os.getenv("CLADS_FOLDER"), "no folder")

--- What the user was told.
M.messages = {}

local function resume_later(thread, delay)
  vim.defer_fn(function()
    local alive, problem = coroutine.resume(thread)
    if not alive then
      M.finish(debug.traceback(thread, problem))
    end
  end, delay)
end

--- Lets the editor go on for a while.
function M.pause(delay)
  resume_later(coroutine.running(), delay or interval)
  coroutine.yield()
end

--- Fails unless something holds.
function M.expect(condition, what)
  if not condition then
    error("not so: " .. what, 2)
  end
end

--- Fails unless two values are the same.
function M.equal(found, expected, what)
  if not vim.deep_equal(found, expected) then
    error(("%s: %s instead of %s"):format(what or "value", vim.inspect(found), vim.inspect(expected)), 2)
  end
end

--- Waits until something holds and returns it; fails after a while.
function M.wait_for(what, condition)
  local start = vim.loop.now()
  while true do
    local found = condition()
    if found then
      return found
    end
    if vim.loop.now() - start > limit then
      error("waited in vain: " .. what .. "; told: " .. vim.inspect(M.messages), 2)
    end
    M.pause()
  end
end

--- Types keys, as `<CR>` and the like, and waits until they have been read.
function M.type(keys)
  vim.api.nvim_input(keys)
  M.pause(30)
end

--- The text of a buffer.
function M.text(bufnr)
  return table.concat(vim.api.nvim_buf_get_lines(bufnr or 0, 0, -1, false), "\n")
end

--- Puts the cursor on the first place of some text, or so many bytes behind its start.
function M.go_to(piece, shift)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(piece, 1, true)
    if column then
      vim.api.nvim_win_set_cursor(0, { number, column - 1 + (shift or 0) })
      return
    end
  end
  error("no " .. piece .. " in " .. M.text(), 2)
end

--- Replaces the first place of some text.
function M.replace(old, new, bufnr)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(bufnr or 0, 0, -1, false)) do
    local first, last = line:find(old, 1, true)
    if first then
      vim.api.nvim_buf_set_text(bufnr or 0, number - 1, first - 1, number - 1, last, { new })
      return
    end
  end
  error("no " .. old, 2)
end

--- Writes a file beside the examples.
function M.write(name, text)
  vim.fn.mkdir(vim.fn.fnamemodify(M.folder .. "/" .. name, ":h"), "p")
  vim.fn.writefile(vim.split(text, "\n", { plain = true }), M.folder .. "/" .. name)
end

--- Writes a document whose chart the oldest of the app versions does not have, and its project.
function M.write_clients(names)
  local clients = vim.tbl_map(function(name)
    return { name = name, adds = name == "4.1" and { components = { "chart" } } or nil }
  end, names or { "4.0", "4.1", "4.2" })
  local chart = { properties = vim.empty_dict(), preview = { type = "label", text = "a chart" } }
  local nodes = { { type = "chart" }, { type = "label", text = "n is ${n}" } }
  local screen = { id = "report", state = { n = 1 }, root = { children = nodes } }
  M.write("clads.json", vim.json.encode({ components = { chart = chart }, clients = clients }))
  M.write("report.clads.json", vim.json.encode(screen))
  M.write("report.two.sample.json", '{ "n": 2 }')
end

--- The client of the current buffer.
function M.client()
  return require("clads.client").of(vim.api.nvim_get_current_buf())
end

--- Opens a file of the folder and waits for the server.
function M.open(name)
  vim.cmd("edit " .. M.folder .. "/" .. name)
  return M.wait_for("the server looks after " .. name, M.client)
end

--- The findings of a rule in the current buffer.
function M.findings(rule)
  return vim.tbl_filter(function(finding)
    return finding.code == rule
  end, vim.diagnostic.get(0))
end

--- Opens the preview of the current buffer and waits for a picture of the right width.
function M.preview(arguments)
  vim.cmd("CladsPreview " .. (arguments or ""))
  local source = vim.api.nvim_get_current_buf()
  return M.wait_for("a picture", function()
    local preview = require("clads.preview").of(source)
    local width = preview and (preview.options.width or preview.columns)
    return preview and preview.snapshot and preview.snapshot.width == width and preview
  end)
end

--- Waits until a preview shows a text.
function M.shows(preview, text)
  M.wait_for("the preview shows " .. text .. "; it shows " .. M.text(preview.bufnr), function()
    return M.text(preview.bufnr):find(text, 1, true)
  end)
end

--- Waits until the user was told something.
function M.told(words)
  M.wait_for("a message with “" .. words .. "”", function()
    for _, message in ipairs(M.messages) do
      if message:find(words, 1, true) then
        return true
      end
    end
  end)
end

--- How often the user was told something.
function M.count_told(words)
  return #vim.tbl_filter(function(message)
    return message:find(words, 1, true) ~= nil
  end, M.messages)
end

--- The text of the floating window, once there is one.
function M.floating()
  return M.wait_for("a floating window", function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= "" then
        return M.text(vim.api.nvim_win_get_buf(window))
      end
    end
  end)
end

local started = {}

--- Notes the processes of the server that this editor starts.
local function note_processes()
  local spawn = vim.loop.spawn
  vim.loop.spawn = function(path, ...)
    local handle, process = spawn(path, ...)
    if handle and vim.fn.fnamemodify(path, ":t") == "clads-lsp" then
      table.insert(started, process)
    end
    return handle, process
  end
end

--- Those of them that live.
function M.processes()
  return vim.tbl_filter(function(process)
    return vim.loop.kill(process, 0) == 0
  end, started)
end

--- The only one of them.
function M.process()
  local found = M.processes()
  M.equal(#found, 1, "servers that run")
  return found[1]
end

--- Leaves the editor; with an error where there is one.
function M.finish(problem)
  if problem then
    io.stdout:write("failed: " .. problem .. "\n")
    vim.cmd("cquit! 1")
  end
  io.stdout:write("everything is as it should be\n")
  vim.cmd("qall!")
end

--- Runs a test once the editor is ready.
function M.run(test)
  vim.notify = function(message)
    table.insert(M.messages, message)
  end
  vim.o.more = false
  note_processes()
  resume_later(
    coroutine.create(function()
      test()
      M.finish()
    end),
    interval
  )
end

return M
