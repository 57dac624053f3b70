--- The preview: what it shows, what can be done with it, and how the two cursors follow each other.
local session = require("session")
local expect, equal, wait_for = session.expect, session.equal, session.wait_for

local tests = {}

local document = [[
{
  "id": "counter",
  "state": { "n": 0, "name": "", "volume": 30.5, "on": false },
  "styles": {
    "loud": { "height": 48, "backgroundColor": "#0A5CAD", "textColor": "#FFFFFF" },
    "title": { "fontWeight": "bold" }
  },
  "actions": {
    "add": { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } },
    "ask": {
      "type": "showAlert", "title": "Sure?",
      "buttons": [{ "label": "No", "style": "cancel" }, { "label": "Yes", "action": "add" }]
    },
    "go": { "type": "navigate", "destination": "checkout" }
  },
  "root": {
    "children": [
      { "type": "label", "text": "日本 😀 count ${n}", "styleId": "title" },
      { "type": "button", "text": "Add", "actions": { "onTap": "add" } },
      { "type": "textfield", "placeholder": "Your name", "bind": "name" },
      { "type": "label", "text": "hello ${name}" },
      { "type": "slider", "bind": "volume", "minValue": 0, "maxValue": 100 },
      { "type": "toggle", "bind": "on" },
      { "type": "button", "text": "Ask", "styleId": "loud", "actions": { "onTap": "ask" } },
      { "type": "button", "text": "Go", "actions": { "onTap": "go" } }
    ]
  }
}]]

--- Opens the counter with its preview.
local function counter(arguments)
  session.write("counter.clads.json", document)
  session.write("counter.big.sample.json", '{ "n": 40 }')
  session.open("counter.clads.json")
  return session.preview(arguments)
end

--- Puts the cursor of the preview on some text, with the preview as the current window.
local function point_at(preview, text)
  vim.api.nvim_set_current_win(preview.window)
  session.go_to(text)
  session.pause(30)
end

--- What the next question of the editor is answered with.
local function answer_input(text)
  local asked = {}
  vim.ui.input = function(options, done)
    asked.prompt, asked.default = options.prompt, options.default
    done(text)
  end
  return asked
end

local function answer_select(wanted)
  local asked = {}
  vim.ui.select = function(items, options, done)
    asked.prompt = options.prompt
    asked.labels = vim.tbl_map(options.format_item or tostring, items)
    for index, label in ipairs(asked.labels) do
      if label:find(wanted, 1, true) then
        return done(items[index], index)
      end
    end
    done(nil, nil)
  end
  return asked
end

tests["the line above the frame names the sample once"] = function()
  local preview = counter("sample=big")
  session.shows(preview, "count 40")
  local line = vim.wo[preview.window].winbar
  equal(select(2, line:gsub("big", "")), 1, line)
end

tests["the preview opens beside the document without moving the focus"] = function()
  local preview = counter()
  equal(vim.api.nvim_buf_get_name(0):match("[^/]+$"), "counter.clads.json")
  expect(vim.api.nvim_win_get_position(preview.window)[2] > 0, "it is on the right")
  session.shows(preview, "count 0")
  equal(preview.snapshot.width, vim.api.nvim_win_get_width(preview.window), "it fills its window")
  expect(vim.wo[preview.window].winbar:find("device (base) · sample initial", 1, true), vim.wo[preview.window].winbar)
  for _, row in ipairs(vim.api.nvim_buf_get_lines(preview.bufnr, 0, -1, false)) do
    equal(vim.fn.strdisplaywidth(row), preview.snapshot.width, "the width of " .. row)
  end
end

tests["a preview requested before the server is running opens when it is"] = function()
  session.write("counter.clads.json", document)
  vim.cmd("edit " .. session.folder .. "/counter.clads.json")
  equal(session.client(), nil, "clients so far")
  session.shows(session.preview(), "count 0")
end

tests["a tap updates the screen"] = function()
  local preview = counter()
  point_at(preview, "[Add]")
  session.type("<CR>")
  session.shows(preview, "count 1")
  session.type("<CR>")
  session.shows(preview, "count 2")
end

tests["an edit keeps the state and only rewrites changed rows"] = function()
  local preview = counter()
  point_at(preview, "[Add]")
  session.type("<CR>")
  session.shows(preview, "count 1")
  local written = {}
  vim.api.nvim_buf_attach(preview.bufnr, false, {
    on_lines = function(_, _, _, first, old_last, new_last)
      table.insert(written, { first, old_last, new_last })
    end,
  })
  session.replace("hello ${name}", "welcome ${name}", preview.source)
  session.shows(preview, "welcome")
  expect(session.text(preview.bufnr):find("count 1", 1, true), "the state is kept")
  equal(#written, 1, "writes")
  local first, old_last, new_last = unpack(written[1])
  equal({ old_last - first, new_last - first }, { 1, 1 }, "rows of the one write")
end

tests["changes make of a frame what the server would send as a whole"] = function()
  local preview = counter()
  local client = require("clads.client")
  for _, edit in ipairs({
    { "hello", "bye" },
    { "bye", "a text 😀 that takes more than one row, whatever the width of the preview is" },
    { "a text.*preview is", "hello" },
  }) do
    local before = preview.snapshot.revision
    vim.api.nvim_buf_call(preview.source, function()
      vim.cmd(("%%s/%s/%s/"):format(edit[1], edit[2]))
    end)
    wait_for("the edit", function()
      return preview.snapshot.revision > before
    end)
    session.pause(100)
    local shown, whole = preview.snapshot, nil
    client.execute(preview.source, "preview.refresh", { preview = preview:name() }, function(snapshot)
      whole = snapshot
    end)
    wait_for("the whole frame", function()
      return whole
    end)
    equal(whole.base, nil, "the base of a whole frame")
    local numbered = { revision = shown.revision }
    equal(shown, vim.tbl_extend("force", whole, numbered), "the frame")
  end
end

tests["colors of the document are highlighted in the buffer"] = function()
  local preview = counter()
  local row
  for number, line in ipairs(vim.api.nvim_buf_get_lines(preview.bufnr, 0, -1, false)) do
    row = line:find("Ask", 1, true) and number - 1 or row
  end
  local column = preview.rows[row + 1].text:find("Ask", 1, true) - 1
  local marks = vim.api.nvim_buf_get_extmarks(preview.bufnr, -1, { row, 0 }, { row, -1 }, { details = true })
  local look
  for _, mark in ipairs(marks) do
    if mark[3] <= column and mark[4].end_col >= column + 3 then
      look = vim.api.nvim_get_hl(0, { name = mark[4].hl_group })
    end
  end
  expect(look, "the button has a look")
  equal({ look.bg, look.fg }, { 0x0A5CAD, 0xFFFFFF })
  vim.cmd("colorscheme habamax")
  equal(vim.api.nvim_get_hl(0, { name = "CladsPen_ffffff_0a5cad" }).bg, 0x0A5CAD, "after another color scheme")
end

--- The text of the preview that is marked as what the cursor of the document is in.
local function marked_cells(preview)
  local namespace = vim.api.nvim_get_namespaces()["clads-preview-cells"]
  local texts = {}
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(preview.bufnr, namespace, 0, -1, { details = true })) do
    table.insert(texts, preview.rows[mark[2] + 1].text:sub(mark[3] + 1, mark[4].end_col))
  end
  return vim.trim(table.concat(texts, "|"))
end

tests["moving in the document highlights the cells of the node"] = function()
  local preview = counter()
  vim.api.nvim_set_current_win(vim.fn.bufwinid(preview.source))
  session.go_to('"hello ${name}"')
  session.type("l")
  wait_for("the label is marked: " .. marked_cells(preview), function()
    return vim.trim(marked_cells(preview)) == "hello"
  end)
  session.go_to("日本")
  session.type("l")
  wait_for("the other label is marked", function()
    return marked_cells(preview) == "日本 😀 count 0"
  end)
  equal(vim.api.nvim_get_current_buf(), preview.source, "the cursor stays in the document")
end

tests["moving in the preview moves the cursor of the document without moving the focus"] = function()
  local preview = counter()
  local window = vim.fn.bufwinid(preview.source)
  point_at(preview, "hello")
  session.type("l")
  wait_for("the cursor of the document is at the label", function()
    local row, column = unpack(vim.api.nvim_win_get_cursor(window))
    local line = vim.api.nvim_buf_get_lines(preview.source, row - 1, row, false)[1]
    return line:sub(column + 1):find('{ "type": "label", "text": "hello ${name}"', 1, true) == 1
  end)
  local here = vim.api.nvim_win_get_cursor(preview.window)
  session.pause(200)
  equal(vim.api.nvim_win_get_cursor(preview.window), here, "the cursor of the preview")
  equal(vim.api.nvim_get_current_win(), preview.window)
  session.type("o")
  wait_for("the document is the current window", function()
    return vim.api.nvim_get_current_win() == window
  end)
end

tests["a text field takes input and shows its value"] = function()
  local preview = counter()
  local asked = answer_input("Zoë 日本")
  point_at(preview, "Your name")
  session.type("i")
  session.shows(preview, "hello Zoë 日本")
  equal({ asked.prompt, asked.default }, { "Your name: ", "" })
  point_at(preview, "Zoë")
  session.type("i")
  wait_for("the value", function()
    return asked.default == "Zoë 日本"
  end)
end

tests["a slider takes numbers and rejects other input"] = function()
  local preview = counter()
  local asked = answer_input("loud")
  point_at(preview, "●")
  session.type("i")
  session.told("a slider takes a number, not `loud`")
  equal({ asked.prompt, asked.default }, { "volume (0 to 100): ", "30.5" })
  answer_input("80")
  session.type("i")
  wait_for("the new value", function()
    return preview.snapshot.state.volume == 80
  end)
end

tests["a tap switches a toggle"] = function()
  local preview = counter()
  point_at(preview, "[ ]")
  session.type("<CR>")
  session.shows(preview, "[x]")
end

tests["an alert asks for an answer, and its buttons can be tapped"] = function()
  local preview = counter()
  local asked = answer_select("Yes")
  point_at(preview, "Ask")
  session.type("<CR>")
  session.shows(preview, "count 1")
  equal(asked, { prompt = "Sure?", labels = { "No (cancel)", "Yes" } })
  answer_select("nothing")
  session.type("<CR>")
  session.shows(preview, "[Yes]")
  expect(vim.wo[preview.window].winbar:find("<CR> answers", 1, true), "the line above says how to answer")
  point_at(preview, "[Yes]")
  session.type("<CR>")
  session.shows(preview, "count 2")
end

tests["a presentation can be closed"] = function()
  local preview = counter()
  point_at(preview, "[Go]")
  session.type("<CR>")
  wait_for("the destination", function()
    return vim.wo[preview.window].winbar:find("navigated to checkout", 1, true)
  end)
  session.type("<BS>")
  wait_for("the screen again", function()
    return not vim.wo[preview.window].winbar:find("navigated to checkout", 1, true)
  end)
end

tests["sample, colors, mode and width can be changed, and the preview reset"] = function()
  local preview = counter()
  vim.api.nvim_set_current_win(preview.window)
  answer_select("big")
  session.type("s")
  session.shows(preview, "count 40")
  point_at(preview, "[Add]")
  session.type("<CR>")
  session.shows(preview, "count 41")
  session.type("r")
  session.shows(preview, "count 40")
  session.type("p")
  wait_for("the mode", function()
    return vim.wo[preview.window].winbar:find("spec", 1, true)
  end)
  session.type("d")
  wait_for("the colors", function()
    return vim.wo[preview.window].winbar:find("dark", 1, true) and preview.options.color_scheme == "dark"
  end)
  answer_input("30")
  session.type("W")
  wait_for("the width", function()
    return preview.snapshot.width == 30
  end)
end

tests["the width follows the window unless it is fixed"] = function()
  local preview = counter()
  vim.api.nvim_win_set_width(preview.window, 60)
  wait_for("60 columns", function()
    return preview.snapshot.width == 60
  end)
  vim.cmd("CladsPreview width=33")
  wait_for("33 columns", function()
    return preview.snapshot.width == 33
  end)
  vim.api.nvim_win_set_width(preview.window, 40)
  session.pause(200)
  equal(preview.snapshot.width, 33, "a fixed width")
  vim.cmd("CladsPreview width=fit")
  wait_for("40 columns", function()
    return preview.snapshot.width == 40
  end)
end

tests["the command changes the mode"] = function()
  local preview = counter()
  for _, mode in ipairs({ "spec", "device" }) do
    vim.cmd("CladsPreview as=" .. mode)
    wait_for("the mode " .. mode, function()
      return preview.snapshot.as == mode
    end)
  end
end

tests["tab moves from control to control and wraps around"] = function()
  local preview = counter()
  vim.api.nvim_set_current_win(preview.window)
  vim.api.nvim_win_set_cursor(preview.window, { 1, 0 })
  local seen = {}
  for _ = 1, #preview.snapshot.controls + 1 do
    session.type("<Tab>")
    local row, column = unpack(vim.api.nvim_win_get_cursor(preview.window))
    local places = require("clads.preview.places")
    local cell = places.cell(preview.rows[row].text, column)
    table.insert(seen, places.control(preview.snapshot, row - 1, cell).pointer)
  end
  local expected = vim.tbl_map(function(control)
    return control.pointer
  end, preview.snapshot.controls)
  table.insert(expected, expected[1])
  equal(seen, expected)
end

tests["the help shows the keys, and the user's mappings take precedence"] = function()
  vim.api.nvim_create_autocmd("FileType", {
    pattern = "clads-preview",
    command = "nmap <buffer> x <Plug>(clads-preview-tap)",
  })
  local preview = counter()
  point_at(preview, "[Add]")
  session.type("<CR>")
  session.pause(100)
  expect(session.text(preview.bufnr):find("count 0", 1, true), "the default key does nothing")
  point_at(preview, "[Add]")
  session.type("x")
  session.shows(preview, "count 1")
  session.type("g?")
  local help = session.floating()
  for _, mapping in ipairs(require("clads.preview.keys").all) do
    expect(help:find(mapping.does, 1, true), "the help has: " .. mapping.does)
  end
end

tests["the preview closes with a key, a command, its window and its document"] = function()
  local preview = counter()
  local function is_gone()
    return not vim.api.nvim_buf_is_valid(preview.bufnr) and #vim.api.nvim_list_wins() == 1
  end
  vim.api.nvim_set_current_win(preview.window)
  session.type("q")
  wait_for("closed by q", is_gone)
  preview = session.preview()
  vim.cmd("CladsPreview close")
  wait_for("closed by the command", is_gone)
  preview = session.preview()
  vim.api.nvim_win_close(preview.window, true)
  wait_for("closed by its window", is_gone)
  equal(require("clads.preview").of(preview.source), nil, "what is left")
  preview = session.preview()
  vim.cmd("edit other.txt")
  vim.cmd("bdelete " .. preview.source)
  wait_for("closed with its document", is_gone)
end

tests["the state can be edited, and the log shows the actions"] = function()
  local preview = counter()
  point_at(preview, "[Add]")
  session.type("<CR>")
  session.shows(preview, "count 1")
  vim.cmd("CladsState")
  expect(session.text():find('"n": 1', 1, true), session.text())
  session.replace('"n": 1', '"n": 7')
  session.replace('"name": ""', '"name": "Bo"')
  vim.cmd("write")
  session.shows(preview, "count 7")
  session.shows(preview, "hello Bo")
  session.replace('"n": 7', '"n": ')
  vim.cmd("write")
  session.told("this is not a JSON object")
  vim.cmd("edit!")
  vim.api.nvim_set_current_win(preview.window)
  vim.cmd("CladsLog")
  expect(session.text():find("action: add", 1, true), session.text())
end

tests["null in the state can be replaced, and a value set to null"] = function()
  session.write("counter.clads.json", (document:gsub('"name": ""', '"name": null', 1)))
  session.open("counter.clads.json")
  local preview = session.preview()
  vim.cmd("CladsState")
  session.replace('"n": 0', '"name": "Bo", "n": 3')
  vim.cmd([[silent! global/"name": null,\=$/delete]])
  vim.cmd("write")
  session.shows(preview, "hello Bo")
  session.shows(preview, "count 3")
  session.replace('"Bo"', "null")
  vim.cmd("write")
  wait_for("no name", function()
    return not session.text(preview.bufnr):find("hello Bo", 1, true)
  end)
end

tests["a broken document keeps its frame and counts its problems"] = function()
  local preview = counter()
  session.replace('"hello', '"text": "hello', preview.source)
  wait_for("the number of problems", function()
    return preview.snapshot.problems > 0
  end)
  expect(session.text(preview.bufnr):find("count 0", 1, true), "the picture is there")
end

tests["a preview in a split continues in the remaining window"] = function()
  local preview = counter()
  vim.api.nvim_set_current_win(preview.window)
  vim.cmd("split")
  vim.api.nvim_win_close(preview.window, true)
  session.go_to("[Add]")
  session.type("<CR>")
  session.shows(preview, "count 1")
end

tests["two documents have separate previews"] = function()
  local one = counter()
  vim.api.nvim_set_current_win(vim.fn.bufwinid(one.source))
  session.open("sign-in.clads.json")
  local two = session.preview()
  point_at(one, "[Add]")
  session.type("<CR>")
  session.shows(one, "count 1")
  expect(session.text(two.bufnr):find("Welcome to Fernway", 1, true), "the other is as it was")
end

tests["invalid options are rejected with a message"] = function()
  session.write("counter.clads.json", document)
  session.open("counter.clads.json")
  vim.cmd("CladsPreview width=wide")
  session.told("`width` takes a number of columns, or `fit` to follow the window, not `wide`")
  vim.cmd("CladsPreview open")
  session.told("unknown argument `open` of `:CladsPreview`")
  vim.cmd("CladsPreview sample=bug")
  session.told("`bug`")
  equal(#vim.api.nvim_list_wins(), 1, "windows")
  local preview = session.preview()
  session.messages = {}
  vim.cmd("CladsPreview sample=bug")
  session.told("`bug`")
  vim.cmd("CladsPreview width=33")
  wait_for("33 columns", function()
    return preview.snapshot.width == 33
  end)
end

tests["a preview whose sample is deleted starts from the document's state"] = function()
  local preview = counter("sample=big")
  session.shows(preview, "count 40")
  vim.fn.delete(session.folder .. "/counter.big.sample.json")
  vim.cmd("CladsRestart")
  session.told("`big`")
  session.shows(preview, "count 0")
end

--- Opens the preview of a document whose project names app versions.
local function report(arguments)
  session.write_clients()
  session.open("report.clads.json")
  return session.preview(arguments)
end

--- Waits until a preview is drawn as a version of the app draws it.
local function is_of(preview, name)
  wait_for("the app version " .. name, function()
    return preview.snapshot.client == name and not preview.is_stale
  end)
end

tests["an app version is chosen with a key, and visual mode is as everywhere"] = function()
  local preview = report()
  session.shows(preview, "a chart")
  vim.api.nvim_set_current_win(preview.window)
  local asked = answer_select("4.0")
  session.type("c")
  is_of(preview, "4.0")
  equal(asked.labels, { "4.0", "4.1", "4.2 (current)" })
  expect(not session.text(preview.bufnr):find("a chart", 1, true), "4.0 has no chart")
  expect(vim.wo[preview.window].winbar:find("app version 4.0", 1, true), vim.wo[preview.window].winbar)
  session.type("v")
  equal(vim.api.nvim_get_mode().mode, "v")
end

tests["a preview is of the chosen app version after a restart, wherever it was chosen"] = function()
  local preview = report("client=4.0 sample=two")
  is_of(preview, "4.0")
  for _, name in ipairs({ "4.0", "4.1" }) do
    vim.cmd("CladsClient " .. name)
    is_of(preview, name)
    local former = preview.session
    vim.cmd("CladsRestart")
    wait_for("the new server", function()
      return preview.session ~= former
    end)
    is_of(preview, name)
  end
  session.shows(preview, "n is 2")
end

tests["the newest app version is the default, even if the project names a newer one later"] = function()
  local preview = report("client=4.0")
  vim.cmd("CladsPreview client=4.2")
  is_of(preview, "4.2")
  session.write_clients({ "4.0", "4.1", "4.2", "4.3" })
  vim.cmd("CladsRestart")
  is_of(preview, "4.3")
end

tests["a preview whose app version is removed is that of the newest"] = function()
  local preview = report("client=4.0 sample=two")
  is_of(preview, "4.0")
  session.write_clients({ "4.1", "4.2" })
  vim.cmd("CladsRestart")
  session.told("`4.0`")
  is_of(preview, "4.2")
  session.shows(preview, "n is 1")
end

--- Both directions, with an encoding that was agreed on.
local function follows_with(encoding)
  if vim.lsp.config then
    vim.lsp.config("clads", { capabilities = { general = { positionEncodings = { encoding } } } })
  end
  session.write("wide.clads.json", table.concat({
    '{ "id": "wide", "state": {}, "root": { "children": [',
    '{ "type": "hstack", "children": '
      .. '[{ "type": "label", "text": "日本の山の道の地図😀é" }, { "type": "label", "text": "plain" }] }',
    "] } }",
  }, "\n"))
  local client = session.open("wide.clads.json")
  equal(client.offset_encoding, encoding)
  local preview = session.preview()
  local window = vim.fn.bufwinid(preview.source)
  vim.api.nvim_set_current_win(window)
  session.go_to('"plain"')
  session.type("l")
  wait_for("the cells behind wide characters", function()
    return marked_cells(preview) == "plain"
  end)
  session.go_to('"日本')
  session.type("l")
  wait_for("the wide cells", function()
    return marked_cells(preview) == "日本の山の道の地図😀é"
  end)
  point_at(preview, "plain")
  session.type("l")
  wait_for("the place in the document", function()
    local row, column = unpack(vim.api.nvim_win_get_cursor(window))
    local line = vim.api.nvim_buf_get_lines(preview.source, row - 1, row, false)[1]
    return line:sub(column + 1):find('{ "type": "label", "text": "plain"', 1, true) == 1
  end)
end

tests["a control after wide characters can be reached and tapped"] = function()
  session.write("wide.clads.json", [[
{ "id": "wide", "state": { "n": 0 }, "root": { "children": [
  { "type": "hstack", "children": [
    { "type": "label", "text": "日本の山😀 ${n}" },
    { "type": "button", "text": "Add", "actions": { "onTap": { "type": "setState", "path": "n", "value": 1 } } }
  ] }
] } }]])
  session.open("wide.clads.json")
  local preview = session.preview()
  vim.api.nvim_set_current_win(preview.window)
  session.type("<Tab>")
  equal(vim.api.nvim_get_current_line():sub(vim.fn.col("."), vim.fn.col(".") + 4), "[Add]")
  session.type("4l<CR>")
  session.shows(preview, "😀 1")
end

tests["positions after wide characters are correct with utf-8"] = function()
  follows_with("utf-8")
end

tests["positions after wide characters are correct with utf-16"] = function()
  follows_with("utf-16")
end

tests["positions after wide characters are correct with utf-32"] = function()
  follows_with("utf-32")
end

tests["what waits for a preview ends with the response, an error or its document"] = function()
  local preview = require("clads.preview")
  --- Whether a table of the module has an entry for a document.
  local function has(name, source)
    for index = 1, 20 do
      local found, value = debug.getupvalue(preview.open, index)
      if found == name then
        return value[source] ~= nil
      end
    end
    error("no upvalue " .. name)
  end
  counter()
  local source = vim.api.nvim_get_current_buf()
  session.wait_for("the request ends", function()
    return not has("opening", source)
  end)
  preview.close(source)
  preview.chosen(source, { sample = "big" })
  expect(not has("opening", source), "nothing waits for a sample")
  vim.notify = function() end
  preview.open(source, { width = -1 })
  expect(has("opening", source), "the request waits")
  session.wait_for("the refused request ends", function()
    return not has("opening", source)
  end)
  preview.open(source, {})
  expect(has("opening", source), "the request waits")
  vim.cmd("bwipeout! " .. source)
  expect(not has("opening", source), "the document is gone")
end

return tests
