--- All states of a document: the text beside it, and the page for the browser.
local session = require("session")
local expect, equal, wait_for = session.expect, session.equal, session.wait_for

local tests = {}

local document = [[
{
  "id": "counter",
  "state": { "n": 0, "name": "" },
  "styles": { "title": { "fontWeight": "bold", "textColor": "#0A5CAD" } },
  "root": {
    "children": [
      { "type": "label", "text": "日本 😀 count ${n}", "styleId": "title" },
      { "type": "button", "text": "Add", "actions": { "onTap": "add" } },
      { "type": "textfield", "placeholder": "Your name", "bind": "name" }
    ]
  },
  "actions": { "add": { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } } }
}]]

local states = require("clads.states")

--- Writes the counter with its samples, and opens it.
local function open()
  session.write("counter.clads.json", document)
  session.write("counter.big.sample.json", '{ "n": 40 }')
  session.write("counter.huge.sample.json", '{ "n": 4000 }')
  return session.open("counter.clads.json")
end

--- Waits until the states are shown of a document, by default that of the current buffer.
local function shown(source)
  source = source or vim.api.nvim_get_current_buf()
  return wait_for("the states", function()
    local grid = states.grids.of(source)
    return grid and grid.gallery and grid
  end)
end

--- Opens the states of the current buffer.
local function show(arguments)
  vim.cmd("CladsStates " .. (arguments or ""))
  return shown()
end

--- Opens the counter and its states.
local function counter(arguments)
  open()
  return show(arguments)
end

--- Returns the first line of a buffer that contains some text.
local function line_with(bufnr, text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(bufnr, 0, -1, false)) do
    if line:find(text, 1, true) then
      return line, number
    end
  end
end

--- Waits until the states contain some text.
local function contains(grid, text)
  return wait_for("the states contain " .. text, function()
    return line_with(grid.bufnr, text)
  end)
end

--- Puts the cursor on some text of the states.
local function point_at(grid, text)
  local line, number = line_with(grid.bufnr, text)
  expect(line, text .. " in " .. session.text(grid.bufnr))
  vim.api.nvim_set_current_win(grid:win())
  vim.api.nvim_win_set_cursor(0, { number, line:find(text, 1, true) - 1 })
end

--- What is at the cursor of the document.
local function at_cursor(source)
  equal(vim.api.nvim_get_current_buf(), source, "the current buffer")
  local row, byte = unpack(vim.api.nvim_win_get_cursor(0))
  return vim.api.nvim_buf_get_lines(source, row - 1, row, false)[1]:sub(byte + 1)
end

--- Records the commands that are sent to the server.
local function record_commands()
  local client = require("clads.client")
  local sent, request = {}, client.request
  client.request = function(it, method, params, ...)
    if method == "workspace/executeCommand" then
      table.insert(sent, params)
    end
    return request(it, method, params, ...)
  end
  return sent
end

local function count_of(sent, command)
  return #vim.tbl_filter(function(params)
    return params.command == command
  end, sent)
end

tests["the states are beside the document, side by side as many as fit"] = function()
  local grid = counter("columns=32")
  equal(vim.api.nvim_buf_get_name(0):match("[^/]+$"), "counter.clads.json")
  expect(vim.api.nvim_win_get_position(grid.window)[2] > 0, "it is on the right")
  equal(vim.bo[grid.bufnr].filetype, "clads-states")
  local lines = vim.api.nvim_buf_get_lines(grid.bufnr, 0, -1, false)
  -- Two of 32 columns fit into the window, which has at most 60 % of 140.
  equal(vim.trim(lines[1]):gsub(" +", " "), "initial big", "the headings")
  equal(vim.fn.strdisplaywidth(lines[1]), 66, "the width")
  local both = contains(grid, "count 0")
  expect(both:find("count 40", 1, true), both)
  local third, row = line_with(grid.bufnr, "huge")
  equal(vim.trim(third), "huge", "the heading of the second row")
  expect(vim.trim(lines[row - 1]) == "", "an empty line is above it")
  contains(grid, "count 4000")
  local line = vim.wo[grid.window].winbar
  expect(line:find("3 states · light", 1, true), line)
  vim.api.nvim_win_set_width(grid.window, 40)
  wait_for("one column", function()
    return vim.trim(vim.api.nvim_buf_get_lines(grid.bufnr, 0, 1, false)[1]) == "initial"
  end)
end

tests["the frames have the colors of previews"] = function()
  local grid = counter("colors=dark columns=32")
  local line, row = line_with(grid.bufnr, "count 0")
  local groups = {}
  local first = line:find("count 0", 1, true) - 1
  for _, mark in ipairs(grid.lines[row].marks) do
    if mark.first <= first and first < mark.last then
      groups[mark.group] = mark.priority
    end
  end
  equal(groups.CladsPreviewDark, 90, "the background")
  equal(vim.tbl_count(groups), 2, "the highlights there")
  groups.CladsPreviewDark = nil
  local attributes = vim.api.nvim_get_hl_by_name(next(groups), true)
  expect(attributes.bold, "the text is bold")
  equal(grid.lines[1].marks[1].group, "CladsStatesHeading", "the heading")
  local count = 0
  for _, each in ipairs(grid.lines) do
    count = count + #each.marks
  end
  local namespace = vim.api.nvim_get_namespaces()["clads-states-colors"]
  equal(#vim.api.nvim_buf_get_extmarks(grid.bufnr, namespace, 0, -1, {}), count, "highlights in the buffer")
  vim.api.nvim_set_current_win(grid.window)
  session.type("d")
  wait_for("the other colors", function()
    return grid.watch.color_scheme == "light" and vim.wo[grid.window].winbar:find("light", 1, true)
  end)
  equal(grid.lines[2].marks[1].group, "CladsPreviewLight", "the background")
end

tests["what a screen reader says is below the frames, with the samples"] = function()
  local grid = counter()
  local _, title = line_with(grid.bufnr, "What a screen reader says")
  local said = vim.api.nvim_buf_get_lines(grid.bufnr, title, -1, false)
  expect(vim.tbl_contains(said, "  initial"), vim.inspect(said))
  expect(vim.tbl_contains(said, "  big"), vim.inspect(said))
  local texts = table.concat(said, "\n")
  expect(texts:find("\n    “日本 😀 count 40”\n", 1, true), texts)
  local _, count = texts:gsub("\n    “Add”, button[^\n]*", "")
  equal(count, 3, "one line per element")
end

tests["samples with which a screen reader says the same are together"] = function()
  session.write("counter.clads.json", (document:gsub(" count %${n}", "")))
  session.write("counter.big.sample.json", '{ "n": 40 }')
  session.open("counter.clads.json")
  local grid = show()
  local _, title = line_with(grid.bufnr, "What a screen reader says")
  equal(vim.api.nvim_buf_get_lines(grid.bufnr, title, title + 1, false), { "  “日本 😀”" })
end

tests["a document that the app does not show says so"] = function()
  session.write("counter.clads.json", document)
  session.open("counter.clads.json")
  local grid = show()
  session.replace('"type": "label"', '"type": 7', grid.source)
  contains(grid, "The app shows nothing of this document: ")
  equal(grid.lines[1].marks[1].group, "CladsPreviewStale", "its highlight")
  session.replace('"type": 7', '"type": "label"', grid.source)
  contains(grid, "count 0")
  expect(not line_with(grid.bufnr, "The app shows nothing"), "it is shown again")
end

tests["headings are cut at the width of frames, and name the colors if there are several"] = function()
  local range = { start = { line = 0, character = 0 }, ["end"] = { line = 0, character = 1 } }
  local function text(scheme)
    local span = { row = 1, column = 4, width = 2, textStart = 4, textEnd = 6, pointer = "/root", range = range }
    return { sample = "空の 日本\n", colorScheme = scheme, ansi = "ab\n    \27[1mcd", width = 12, spans = { span } }
  end
  local layout = require("clads.states.layout")
  local gallery = { texts = { text("light"), text("dark") }, spoken = {} }
  local lines = layout.lines(gallery, 26, "utf-8")
  equal(lines[1].text, "空の 日本  …  空の 日本  …")
  equal(lines[2].text, "ab            ab          ")
  equal(lines[3].text, "    cd            cd      ")
  equal(layout.place(lines[3], 18).range, range, "the place in the second frame")
  equal(layout.place(lines[3], 20), nil, "the place after it")
  equal(#layout.lines(gallery, 25, "utf-8"), 7, "lines if they do not fit")
  equal(layout.width(gallery.texts), 26, "the width of all")
  equal(#layout.lines({ texts = {}, spoken = {} }, 25, "utf-8"), 0, "lines of no states")
end

tests["return goes to the source, from a frame and from what is said"] = function()
  local grid = counter("columns=32")
  point_at(grid, "count 40")
  session.type("<CR>")
  expect(at_cursor(grid.source):find('{ "type": "label", "text": "日本', 1, true) == 1, at_cursor(grid.source))
  local _, title = line_with(grid.bufnr, "What a screen reader says")
  vim.api.nvim_set_current_win(grid.window)
  local lines = vim.api.nvim_buf_get_lines(grid.bufnr, 0, -1, false)
  for number = title, #lines do
    if lines[number]:find("Add", 1, true) then
      vim.api.nvim_win_set_cursor(0, { number, 0 })
      break
    end
  end
  session.type("<CR>")
  expect(at_cursor(grid.source):find('{ "type": "button"', 1, true) == 1, at_cursor(grid.source))
  vim.api.nvim_set_current_win(grid.window)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  session.type("<CR>")
  session.told("there is no element under the cursor")
end

tests["return opens a window of the document if there is none"] = function()
  local grid = counter()
  vim.cmd("enew")
  point_at(grid, "Add")
  session.type("<CR>")
  expect(at_cursor(grid.source):find('{ "type": "button"', 1, true) == 1, at_cursor(grid.source))
  equal(#vim.api.nvim_list_wins(), 3, "windows")
end

tests["a double click goes to the source"] = function()
  local grid = counter()
  point_at(grid, "Add")
  session.type("<2-LeftMouse>")
  wait_for("the document", function()
    return vim.api.nvim_get_current_buf() == grid.source
  end)
end

tests["the states follow edits of the document and of samples, and only changed rows are written"] = function()
  local grid = counter("columns=32")
  local written = {}
  vim.api.nvim_buf_attach(grid.bufnr, false, {
    on_lines = function(_, _, _, first, old_last, new_last)
      table.insert(written, { first, old_last, new_last })
    end,
  })
  session.replace("Your name", "Name please", grid.source)
  contains(grid, "Name please")
  expect(line_with(grid.bufnr, "count 4000"), "the rest is kept")
  for _, each in ipairs(written) do
    expect(each[2] - each[1] < 3, "few rows are written at once: " .. vim.inspect(written))
  end
  vim.cmd("new " .. session.folder .. "/counter.huge.sample.json")
  wait_for("the server", session.client)
  session.replace("4000", "5000")
  contains(grid, "count 5000")
end

tests["one request is in flight, and at most one waits"] = function()
  local grid = counter()
  local client = require("clads.client")
  local sent, held, request = 0, {}, client.request
  client.request = function(it, method, params, handler, bufnr)
    if params.command ~= "clads.gallery" then
      return request(it, method, params, handler, bufnr)
    end
    sent = sent + 1
    return request(it, method, params, function(...)
      local response = { ... }
      table.insert(held, function()
        handler(unpack(response, 1, 4))
      end)
    end, bufnr)
  end
  for count = 1, 4 do
    local before = grid.watch.revision
    session.replace(" count", " count" .. count, grid.source)
    wait_for("the edit", function()
      return grid.watch.revision > before
    end)
  end
  wait_for("the response", function()
    return #held == 1
  end)
  equal(sent, 1, "requests in flight")
  held[1]()
  wait_for("the next response", function()
    return #held == 2
  end)
  equal(sent, 2, "requests")
  held[2]()
  contains(grid, "count4321 0")
  session.pause(200)
  equal(sent, 2, "requests in the end")
end

tests["the server is asked for what is shown, and told when it is closed"] = function()
  open()
  local sent = record_commands()
  local grid = show("columns=32 colors=dark")
  local name = "neovim-states-" .. grid.source
  local preview, gallery = sent[1], sent[2]
  equal({ preview.command, preview.arguments[1].preview }, { "clads.preview", name })
  equal(vim.json.encode(preview.arguments[1].include), "[]", "what the preview contains")
  equal(gallery.command, "clads.gallery")
  local argument = gallery.arguments[1]
  equal(argument.include, { "texts", "spoken" })
  equal({ argument.columns, argument.colorSchemes }, { 32, { "dark" } })
  vim.cmd("CladsStates columns=24")
  wait_for("the new width", function()
    return grid.gallery.texts[1].width == 24
  end)
  equal(grid.watch.color_scheme, "dark", "the colors that were given before")
  vim.cmd("CladsStates columns=99999 colors=light")
  session.told("`columns` must be between")
  vim.cmd("CladsStates columns=99999")
  wait_for("the message again", function()
    return session.count_told("`columns` must be between") == 2
  end)
  session.replace("Your name", "Name please", grid.source)
  contains(grid, "Name please")
  local first = grid.gallery.texts[1]
  equal({ first.width, first.colorScheme }, { 24, "dark" }, "what was accepted last")
  vim.api.nvim_set_current_win(grid.window)
  session.type("q")
  wait_for("no window", function()
    return not vim.api.nvim_buf_is_valid(grid.bufnr)
  end)
  equal(sent[#sent].command, "clads.preview.close")
  equal(sent[#sent].arguments[1].preview, name)
  equal(states.grids.of(grid.source), nil, "what is open")
  local before = count_of(sent, "clads.gallery")
  session.replace("count $", "counted $", grid.source)
  session.pause(300)
  equal(count_of(sent, "clads.gallery"), before, "requests after it was closed")
end

tests["the states close with a command, a mapping, their window and their document"] = function()
  open()
  local source = vim.api.nvim_get_current_buf()
  local function closes(close)
    local grid = show()
    close(grid)
    wait_for("closed", function()
      return not vim.api.nvim_buf_is_valid(grid.bufnr) and #vim.api.nvim_list_wins() == 1
    end)
    equal(states.grids.of(source), nil, "what is open")
    expect(grid.watch.is_closed, "the server is told")
  end
  closes(function()
    vim.cmd("CladsStates close")
  end)
  vim.keymap.set("n", "<F5>", "<Plug>(clads-states)")
  session.type("<F5>")
  shown()
  closes(function()
    session.type("<F5>")
  end)
  closes(function(grid)
    vim.api.nvim_win_close(grid.window, true)
  end)
  closes(function(grid)
    vim.api.nvim_set_current_win(grid.window)
    vim.cmd("CladsStates close")
  end)
  closes(function()
    vim.cmd("edit other.txt")
    vim.cmd("bdelete! " .. source)
  end)
end

tests["states that were requested before the server is running open when it is"] = function()
  session.write("counter.clads.json", document)
  vim.cmd("edit " .. session.folder .. "/counter.clads.json")
  equal(session.client(), nil, "clients so far")
  contains(show(), "count 0")
end

tests["the last states stay without a server, and follow the document when it is back"] = function()
  require("clads").setup({ restart = { limit = 0 } })
  local grid = counter()
  vim.loop.kill(session.process(), "sigkill")
  wait_for("the notice", function()
    return vim.wo[grid.window].winbar:find("the server is not running; these are the last states", 1, true)
  end)
  expect(line_with(grid.bufnr, "count 40"), "they are still there")
  vim.cmd("CladsRestart")
  wait_for("the new server", function()
    return not grid.is_stale
  end)
  session.replace("count $", "counted $", grid.source)
  contains(grid, "counted 40")
end

tests["a request that the server takes with it is sent again"] = function()
  local grid = counter()
  local client = require("clads.client")
  local request = client.request
  client.request = function(it, method, params, handler, bufnr)
    if params.command == "clads.gallery" then
      client.request = request
      vim.loop.kill(session.process(), "sigkill")
      return true
    end
    return request(it, method, params, handler, bufnr)
  end
  session.replace("count $", "counted $", grid.source)
  session.told("is being restarted")
  contains(grid, "counted 40")
end

tests["the states follow the chosen app version, also after a restart"] = function()
  session.write_clients()
  session.open("report.clads.json")
  local grid = show()
  contains(grid, "a chart")
  vim.cmd("CladsStates client=4.0")
  wait_for("the old version", function()
    return vim.wo[grid.window].winbar:find("app version 4.0", 1, true)
  end)
  wait_for("no chart", function()
    return not line_with(grid.bufnr, "a chart")
  end)
  local former = grid.watch.session
  vim.cmd("CladsRestart")
  wait_for("the new server", function()
    return grid.watch.session and grid.watch.session ~= former and not grid.is_stale
  end)
  expect(not line_with(grid.bufnr, "a chart"), "4.0 has no chart")
  vim.api.nvim_set_current_win(grid.window)
  vim.cmd("CladsClient 4.1")
  contains(grid, "a chart")
  vim.cmd("CladsStates client=9")
  session.told("`9`")
  equal(grid.options.client, "4.1", "the version is kept")
  expect(line_with(grid.bufnr, "a chart"), "and the states")
end

tests["states of a version that does not exist are not opened"] = function()
  session.write_clients()
  session.open("report.clads.json")
  vim.cmd("CladsStates client=9")
  session.told("`9`")
  wait_for("nothing", function()
    return not states.grids.of(vim.api.nvim_get_current_buf())
  end)
  equal(#vim.api.nvim_list_wins(), 1, "windows")
end

tests["arguments are completed, and wrong ones are reported"] = function()
  session.write_clients()
  session.open("report.clads.json")
  local function completes(start, expected)
    equal(vim.fn.getcompletion("CladsStates " .. start, "cmdline"), expected, start)
  end
  completes("c", { "client=", "close", "colors=", "columns=" })
  completes("--", { "--browser" })
  completes("colors=", { "colors=light", "colors=dark" })
  completes("columns=4", { "columns=40", "columns=48" })
  completes("client=4.1", { "client=4.1" })
  completes("--browser r", { "rtl" })
  for arguments, message in pairs({
    ["colors=red"] = "`colors` takes `light` or `dark`, not `red`",
    ["columns=wide"] = "`columns` takes a number of columns, not `wide`",
    ["client="] = "`client` takes the name of an app version, not ``",
    ["rtl"] = "`rtl` needs `--browser`",
    ["pseudo"] = "`pseudo` needs `--browser`",
    ["follow"] = "`follow` needs `--browser`",
    ["--browser columns=30"] = "`columns` has no effect on the page; leave it out, or `--browser`",
    ["sample=two"] = "unknown argument `sample=two` of `:CladsStates`; it takes --browser, close, toggle, colors=…",
  }) do
    session.messages = {}
    vim.cmd("CladsStates " .. arguments)
    session.told(message)
  end
  equal(vim.tbl_count(states.grids.all()) + vim.tbl_count(states.pages.all()), 0, "what was opened")
end

tests["a server that is too old is reported"] = function()
  open()
  local client = require("clads.client")
  local request = client.request
  client.request = function(it, method, params, handler, bufnr)
    if params.command == "clads.gallery" then
      params.command = "clads.unknown"
    end
    return request(it, method, params, handler, bufnr)
  end
  vim.cmd("CladsStates")
  session.told("this server does not draw all states of a document; update clads-lsp")
  equal(states.grids.of(vim.api.nvim_get_current_buf()), nil, "what is open")
end

tests["states in another file report what is missing"] = function()
  vim.cmd("edit " .. session.folder .. "/notes.txt")
  for _, arguments in ipairs({ "", "--browser" }) do
    session.messages = {}
    vim.cmd("CladsStates " .. arguments)
    session.told("this file is not a CLADS document")
  end
  equal(vim.tbl_count(states.grids.all()) + vim.tbl_count(states.pages.all()), 0, "what is open")
end

tests["the help shows the keys, and the user's mappings take precedence"] = function()
  vim.api.nvim_create_autocmd("FileType", {
    pattern = "clads-states",
    command = "nmap <buffer> x <Plug>(clads-states-close)",
  })
  local grid = counter()
  vim.api.nvim_set_current_win(grid.window)
  session.type("g?")
  local help = session.floating()
  for _, mapping in ipairs(require("clads.states.keys").all) do
    expect(help:find(mapping.does, 1, true), "the help has: " .. mapping.does)
  end
  session.type("q")
  session.type("x")
  wait_for("closed", function()
    return not vim.api.nvim_buf_is_valid(grid.bufnr)
  end)
end

tests["the states of a Swift file are those of the literal under the cursor, wherever it moves"] = function()
  session.write("swift/clads.json", '{ "documents": [{ "swift": "App/**/*.swift" }] }')
  session.write(
    "swift/App/Screens.swift",
    [==[
// 👋 a comment
let home = #"{ "id": "home", "root": { "children": [ { "type": "label", "text": "Home 👋" } ] } }"#
let other = #"{ "id": "other", "root": { "children": [ { "type": "label", "text": "Other" } ] } }"#
]==]
  )
  session.open("swift/App/Screens.swift")
  session.go_to('"Other"')
  local grid = show()
  contains(grid, "Other")
  session.go_to('"Home')
  vim.api.nvim_buf_set_lines(0, 0, 0, false, { "// another comment" })
  session.replace('"Other"', '"Another"')
  contains(grid, "Another")
  expect(not line_with(grid.bufnr, "Home"), "the cursor of the document does not matter")
  point_at(grid, "Another")
  session.type("<CR>")
  expect(at_cursor(grid.source):find('{ "type": "label", "text": "Another"', 1, true) == 1, at_cursor(grid.source))
  session.go_to('"Home')
  vim.cmd("CladsStates")
  contains(grid, "Home")
  session.go_to("a comment")
  vim.cmd("CladsStates")
  session.told("no CLADS document is at this position")
  session.replace('"Home', '"At home')
  contains(grid, "At home")
end

--- The paths that were opened in a browser.
local opened = {}

--- The text of a file; nil if there is none.
local function read(path)
  local file = io.open(path, "rb")
  local text = file and file:read("*a")
  return file and file:close() and text
end

--- Opens the page of the current buffer and returns it with its text.
local function browse(arguments)
  local before = #opened
  vim.ui.open = function(path)
    table.insert(opened, path)
  end
  vim.cmd("CladsStates --browser " .. (arguments or ""))
  wait_for("the browser", function()
    return #opened > before
  end)
  local page = states.pages.of(vim.api.nvim_get_current_buf())
  equal(opened[#opened], page.path, "what was opened")
  return page, read(page.path)
end

local refresh = '<meta charset="utf-8">\n<meta http-equiv="refresh" content="2">'

tests["the page is that of the server, and is written again after an edit"] = function()
  open()
  local page, text = browse()
  equal(text, page.html, "the page")
  expect(text:find("count 4000", 1, true), text)
  expect(not text:find('http-equiv="refresh"', 1, true), "it is not read again on its own")
  equal(vim.fn.getfperm(page.path), "rw-------")
  equal(#vim.api.nvim_list_wins(), 1, "windows")
  session.replace("count $", "counted $")
  wait_for("the new page", function()
    return (read(page.path) or ""):find("counted 4000", 1, true)
  end)
  equal(#opened, 1, "how often it was opened")
end

tests["a page that is followed is read again, until it is closed"] = function()
  open()
  local page, text = browse("follow")
  expect(text:find(refresh, 1, true), text)
  expect(text:find("count 4000", 1, true), text)
  session.replace("count $", "counted $")
  wait_for("the new page", function()
    local now = read(page.path) or ""
    return now:find("counted 4000", 1, true) and now:find(refresh, 1, true)
  end)
  vim.cmd("CladsStates --browser close")
  text = read(page.path)
  expect(not text:find('http-equiv="refresh"', 1, true), "the last version is not read again")
  wait_for("the file is gone", function()
    return not read(page.path)
  end)
  equal(states.pages.of(page.source), nil, "what is open")
end

tests["each command for the page sets all of its options"] = function()
  open()
  local sent = record_commands()
  local function asked()
    return sent[#sent].arguments[1]
  end
  local page = browse("colors=dark rtl pseudo follow")
  equal(asked().include, { "page" })
  equal({ asked().colorSchemes, asked().rightToLeft, asked().pseudolocalized }, { { "dark" }, true, true })
  local again, text = browse()
  equal(again, page, "the page")
  equal({ asked().colorSchemes, asked().rightToLeft, asked().pseudolocalized }, {}, "the defaults")
  expect(not text:find('http-equiv="refresh"', 1, true), "it is no longer followed")
end

tests["the page and the text are separate"] = function()
  open()
  local page = browse()
  local grid = show("colors=dark")
  vim.cmd("CladsStates --browser close")
  equal(states.pages.of(page.source), nil, "the page")
  expect(states.grids.of(page.source), "the text is still there")
  browse("toggle")
  vim.cmd("CladsStates close")
  wait_for("no window", function()
    return not vim.api.nvim_buf_is_valid(grid.bufnr)
  end)
  equal({ states.pages.of(page.source), states.grids.of(page.source) }, {}, "what is open")
end

tests["the file of the page is gone when the editor exits"] = function()
  open()
  local page = browse("follow")
  session.write("paths", page.path)
  expect(read(page.path), "the file is there")
end

return tests
