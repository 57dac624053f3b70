--- Running, recording and playing tests of screens; mostly with responses of the server that the tests give.
local cart = require("cart")
local session = require("session")
local expect, equal, wait_for = session.expect, session.equal, session.wait_for

local tests = {}

local document = "sign-in.clads.json"
local file = "sign-in.greets.clads-test.json"
local source = '{\n  "steps": [\n    { "tap": "Sign in" },\n    { "expect": { "texts": ["Ünder", "Hello"] } }\n  ]\n}'

local function uri(name)
  return vim.uri_from_fname(session.folder .. "/" .. name)
end

local function range(line, first, last)
  return { start = { line = line, character = first }, ["end"] = { line = line, character = last } }
end

--- Responds to some commands instead of the server; returns the arguments of all of them.
--- @param responses table<string, fun(argument: table): any> by the name of the command; a string is a refusal
local function respond(responses)
  local client = require("clads.client")
  local execute, asked = client.execute, {}
  client.execute = function(bufnr, command, argument, answered, refused)
    if not responses[command] then
      return execute(bufnr, command, argument, answered, refused)
    end
    table.insert(asked, vim.tbl_extend("force", { command = command }, argument))
    local response = responses[command](argument)
    vim.schedule(function()
      if type(response) == "string" then
        refused(response)
      else
        answered(response, client.of(bufnr) or client.all()[1])
      end
    end)
  end
  return asked
end

--- Chooses what has these labels, one after another; returns what was offered.
local function choose(...)
  local labels, offered = { ... }, {}
  vim.ui.select = function(items, options, chosen)
    local wanted = table.remove(labels, 1)
    local names = vim.tbl_map(options.format_item or tostring, items)
    table.insert(offered, names)
    for index, name in ipairs(names) do
      if name == wanted then
        chosen(items[index], index)
        return
      end
    end
    chosen(nil)
  end
  return offered
end

--- Types what is asked for, one after another.
local function enter(...)
  local texts, prompts = { ... }, {}
  vim.ui.input = function(options, entered)
    table.insert(prompts, options.prompt)
    entered(table.remove(texts, 1))
  end
  return prompts
end

local function open_test()
  session.write(file, source)
  vim.cmd("edit " .. session.folder .. "/" .. file)
  wait_for("the server looks after the test", session.client)
end

local function result(status, failures, message)
  local failed = { uri = uri(file), name = "greets", document = uri(document), status = status }
  return vim.tbl_extend("force", failed, { failures = failures or {}, message = message })
end

local function failure(more)
  local plain = { step = 1, range = range(3, 38, 45), message = "the texts differ", screen = {}, related = {} }
  return vim.tbl_extend("force", plain, more or {})
end

-- Running

tests["the failures of a test are in the quickfix list, at their steps"] = function()
  open_test()
  local asked = respond({
    ["tests.run"] = function()
      return { results = { result("failed", { failure({ expected = "Hello", actual = "Welcome" }) }) } }
    end,
  })
  vim.cmd("CladsTest")
  session.told("1 of 1 test failed")
  local item = vim.fn.getqflist()[1]
  equal({ item.lnum, item.type, #vim.fn.getqflist() }, { 4, "E", 1 })
  equal(item.text, "greets, step 2: the texts differ (expected Hello, is Welcome)")
  equal(vim.fn.getline(4):sub(item.col, item.col + 6), '"Hello"')
  equal(vim.api.nvim_buf_get_name(0), session.folder .. "/" .. file, "the cursor stays")
  equal(asked, { { command = "tests.run" } })
end

tests["a test without a place for its failure has its message"] = function()
  session.open(document)
  session.write(file, source)
  respond({
    ["tests.run"] = function()
      return { results = { result("failed", {}, "there is no sample `big`\nuse another"), result("passed") } }
    end,
  })
  vim.cmd("CladsTest")
  session.told("1 of 2 tests failed")
  equal(vim.fn.getqflist()[1].text, "greets: there is no sample `big` · use another")
end

tests["tests that pass close the quickfix list"] = function()
  session.open(document)
  vim.fn.setqflist({ { text = "before" } })
  vim.cmd("copen | wincmd p")
  respond({
    ["tests.run"] = function()
      return { results = { result("passed"), result("passed"), result("skipped") } }
    end,
  })
  vim.cmd("CladsTest")
  session.told("2 tests passed, 1 skipped")
  equal(#vim.fn.getqflist(), 0, "entries")
  equal(#vim.api.nvim_list_wins(), 1, "windows")
end

tests["all tests of the workspace are run from any file"] = function()
  session.open(document)
  vim.cmd("edit " .. session.folder .. "/notes.txt")
  local asked = respond({
    ["tests.run"] = function()
      return { results = {} }
    end,
  })
  vim.cmd("CladsTest all")
  session.told("there are no tests")
  equal(asked[1].uri, vim.NIL)
  vim.cmd("CladsTest some")
  session.told("unknown argument `some` of `:CladsTest`; it takes `all`")
end

tests["stored outlines are updated in buffers that are not written"] = function()
  open_test()
  local asked = respond({
    ["tests.run"] = function()
      local edit = { changes = { [uri(file)] = { { range = range(3, 38, 45), newText = '"Hi"' } } } }
      return { results = { result("passed") }, edit = edit }
    end,
  })
  vim.cmd("CladsTest!")
  session.told("stored outlines were updated; `:wall` writes them")
  expect(vim.fn.getline(4):find('"Hi"', 1, true), vim.fn.getline(4))
  expect(vim.bo.modified, "it is not written")
  equal(asked[1].update, true)
end

tests["code lenses run and play tests"] = function()
  local it = session.open(document)
  local asked = respond({
    ["tests.run"] = function()
      return { results = {} }
    end,
  })
  local context = { bufnr = vim.api.nvim_get_current_buf(), client_id = it.id }
  it.commands["clads.runTests"]({ arguments = { { uri = uri(file) } } }, context)
  session.told("there are no tests")
  equal(asked[1].uri, uri(file))
  expect(it.commands["clads.playTest"], "a command that plays")
  local offered = it.config.init_options.clientCommands
  table.sort(offered)
  equal(offered, { "clads.playTest", "clads.runTests", "clads.showReferences" })
end

-- Playing

local function played(step)
  local titles = { "Tap Sign in", "Expect texts" }
  local steps = {}
  for number, title in ipairs(titles) do
    local status = number > step and "pending" or number == 2 and "failed" or "passed"
    local message = status == "failed" and "the texts differ\nexpected Hello" or nil
    steps[number] = { title = title, range = range(number + 1, 4, 12), status = status, message = message }
  end
  local snapshot = { ansi = "after " .. step .. "\nmore", width = 20, colorScheme = "light" }
  return { step = step, count = 2, steps = steps, snapshot = snapshot }
end

--- Plays the test; returns the player and what the server was asked.
local function play(response)
  open_test()
  local asked = respond({
    ["tests.play"] = response or function(argument)
      return played(argument.step)
    end,
  })
  vim.cmd("CladsPlay")
  local player = require("clads.tests.play").of(vim.api.nvim_get_current_buf())
  wait_for("the first frame", function()
    return player.played or vim.b[player.bufnr].clads_banner
  end)
  return player, asked
end

local function at_step(player, step)
  wait_for("step " .. step, function()
    return player.step == step and session.text(player.bufnr):find("after " .. step, 1, true)
  end)
end

tests["a test is played with keys, and the current step is marked"] = function()
  local player = play()
  at_step(player, 0)
  equal(session.text(player.steps), "    1. Tap Sign in\n    2. Expect texts")
  vim.api.nvim_set_current_win(player.window)
  session.type("n")
  at_step(player, 1)
  equal(session.text(player.steps), "▶ ✓ 1. Tap Sign in\n    2. Expect texts")
  session.type("n")
  at_step(player, 2)
  local lines = "  ✓ 1. Tap Sign in\n▶ ✗ 2. Expect texts\n      the texts differ\n      expected Hello"
  equal(session.text(player.steps), lines)
  equal(vim.b[player.bufnr].clads_banner, "step 2 of 2 · g? help")
  session.type("n")
  session.type("p")
  at_step(player, 1)
  session.type("<End>")
  at_step(player, 2)
  session.type("<Home>")
  at_step(player, 0)
end

tests["the steps of a played test are marked in its source"] = function()
  local player = play()
  player:go(2)
  at_step(player, 2)
  local namespace = vim.api.nvim_get_namespaces()["clads-played-source"]
  local marks = vim.api.nvim_buf_get_extmarks(player.source, namespace, 0, -1, { details = true })
  equal(vim.tbl_map(function(mark)
    return mark[2]
  end, marks), { 3, 3 })
  local texts = vim.tbl_filter(function(mark)
    return mark[4].virt_text ~= nil
  end, marks)
  equal(texts[1][4].virt_text[1][1], "  the texts differ")
  require("clads.tests.play").close(player.source)
  equal(#vim.api.nvim_buf_get_extmarks(player.source, namespace, 0, -1, {}), 0, "marks")
  wait_for("the windows are closed", function()
    return #vim.api.nvim_list_wins() == 1
  end)
end

tests["a test runs one step after another"] = function()
  local player, asked = play()
  at_step(player, 0)
  player:run()
  at_step(player, 2)
  expect(not player.is_running, "it stops at the end")
  equal(vim.tbl_map(function(one)
    return one.step
  end, asked), { 0, 1, 2 })
end

tests["a step is chosen in the list, and shown again after an edit"] = function()
  local player, asked = play()
  at_step(player, 0)
  vim.api.nvim_set_current_win(vim.fn.bufwinid(player.steps))
  session.go_to("2. Expect")
  session.type("<CR>")
  at_step(player, 2)
  session.go_to("1. Tap")
  session.type("o")
  equal(vim.api.nvim_get_current_buf(), player.source, "the source")
  equal(vim.api.nvim_win_get_cursor(0)[1], 4, "the line of the step")
  session.type("A <Esc>")
  wait_for("the step again", function()
    return #asked > 2 and asked[#asked].step == 2
  end)
end

tests["a test that cannot be played says why"] = function()
  local player = play(function()
    return "the test has no document"
  end)
  session.told("the test has no document")
  expect(vim.b[player.bufnr].clads_banner:find("the test has no document", 1, true), "the line above the screen")
end

tests["only tests are played"] = function()
  session.open(document)
  vim.cmd("CladsPlay")
  session.told("this file is not a test; tests are named *.clads-test.json")
end

-- Recording

--- Records in the preview of the document; the server has `steps` steps and these requests after each command.
local function record(requests)
  session.open(document)
  local preview = session.preview()
  local asked = respond({
    ["preview.record"] = function(argument)
      if argument.action == "stop" then
        return { uri = uri(file), text = source .. "\n" }
      end
      local steps = argument.action == "start" and {} or { { title = "Tap Sign in" } }
      local recording = argument.action ~= "cancel" and { steps = steps, requests = requests or {} } or nil
      local newer = { revision = preview.snapshot.revision + 1000, recording = recording or vim.NIL }
      return vim.tbl_extend("force", preview.snapshot, newer)
    end,
    ["preview.refresh"] = function()
      local newer = { revision = preview.snapshot.revision + 1000, recording = vim.NIL }
      return vim.tbl_extend("force", preview.snapshot, newer)
    end,
    ["preview.inspect"] = function()
      return { kind = "label" }
    end,
  })
  vim.cmd("CladsRecord")
  wait_for("the panel with the steps", function()
    return preview.panels.recording
  end)
  return preview, asked
end

tests["a recording shows its steps below the preview"] = function()
  local preview, asked = record({ "GET https://example.com" })
  local window = vim.api.nvim_get_current_win()
  equal(vim.api.nvim_win_get_buf(window), preview.source, "the cursor stays in the document")
  equal(session.text(preview.panels.recording), "waits for a response: GET https://example.com")
  expect(vim.b[preview.bufnr].clads_banner:find("recording, 0 steps", 1, true), vim.b[preview.bufnr].clads_banner)
  vim.cmd("CladsRecord undo")
  wait_for("a step", function()
    return session.text(preview.panels.recording):find("1. Tap Sign in", 1, true)
  end)
  vim.cmd("CladsRecord cancel")
  wait_for("no panel", function()
    return not preview.panels.recording
  end)
  equal(vim.tbl_map(function(one)
    return one.action
  end, asked), { "start", "undo", "cancel" })
  vim.cmd("CladsRecord undo")
  session.told("no test is being recorded")
end

tests["what is under the cursor of the preview is expected"] = function()
  local preview, asked = record()
  vim.api.nvim_set_current_win(preview:win())
  session.go_to("Welcome to Fernway")
  local offered = choose("its text")
  session.type("e")
  local last = wait_for("the expectation", function()
    return asked[#asked].action == "expect" and asked[#asked]
  end)
  equal(offered[1], { "its text", "that it is visible", "its style" })
  equal({ last.kind, last.pointer:sub(1, 5) }, { "text", "/root" })
end

tests["what is not on the screen is expected"] = function()
  local preview, asked = record()
  choose("no problems")
  vim.cmd("CladsRecord more")
  local path = require("clads.recording.choices").state_paths(preview.snapshot.state)[1]
  choose("a value of the state", path)
  vim.cmd("CladsRecord more")
  equal(asked[#asked - 1].kind, "noProblems")
  equal({ asked[#asked].kind, asked[#asked].path }, { "state", path })
end

tests["a request gets a body, a status or a failure"] = function()
  local _, asked = record({ "GET https://example.com" })
  choose("a body", "a status", "offline", "a body")
  enter('{ "items": [] }', "404", "{")
  for _ = 1, 4 do
    vim.cmd("CladsRecord respond")
  end
  local sent = vim.tbl_filter(function(one)
    return one.action == "respond"
  end, asked)
  equal(#sent, 3, "responses")
  equal(sent[1].request, "GET https://example.com")
  equal({ sent[1].with, sent[2].with, sent[3].with }, {
    { items = {} },
    { ["$status"] = 404 },
    { ["$failure"] = "offline" },
  })
  session.told("a body must be JSON, not `{`")
end

tests["the end of a recording opens the test, which is not written"] = function()
  local preview, asked = record()
  enter("greets")
  vim.cmd("CladsRecord stop")
  wait_for("the test", function()
    return vim.api.nvim_buf_get_name(0) == session.folder .. "/" .. file
  end)
  equal(session.text(), source)
  expect(vim.bo.modified and vim.fn.filereadable(session.folder .. "/" .. file) == 0, "it is not written")
  equal(vim.bo.filetype, "json")
  equal(asked[2].name, "greets")
  wait_for("no panel", function()
    return not preview.panels.recording
  end)
end

tests["a test that exists is never replaced"] = function()
  session.write(file, "mine")
  record()
  local prompts = enter("", file, "sign-in.again.clads-test.json")
  vim.cmd("CladsRecord stop")
  wait_for("the test", function()
    return vim.endswith(vim.api.nvim_buf_get_name(0), "sign-in.again.clads-test.json")
  end)
  equal(prompts[2], file .. " exists; another name: ")
  equal(session.text(), source)
end

tests["a recording without an answer goes on"] = function()
  local preview = record()
  enter(nil)
  vim.cmd("CladsRecord stop")
  session.pause(100)
  expect(preview.panels.recording, "the panel stays")
end

tests["a recording opens the preview if there is none"] = function()
  session.open(document)
  local asked = respond({
    ["preview.record"] = function()
      return "this server records no tests"
    end,
  })
  vim.cmd("CladsRecord stop")
  session.told("no preview of this file is open; :CladsRecord opens one and starts a recording")
  vim.cmd("CladsRecord")
  session.told("this server records no tests")
  equal(asked[1].action, "start")
end

-- With the responses of the server itself

tests["the tests of a document are run, and stored outlines are updated"] = function()
  cart.write(session)
  session.open("cart.clads.json")
  vim.cmd("CladsTest")
  session.told("1 of 2 tests failed")
  local item = vim.fn.getqflist()[1]
  expect(vim.endswith(vim.api.nvim_buf_get_name(item.bufnr), "cart.outline.clads-test.json"), "the test that fails")
  equal(item.lnum, 4)
  vim.cmd("CladsTest! all")
  session.told("stored outlines were updated")
  expect(session.text(item.bufnr):find("count 1", 1, true), session.text(item.bufnr))
  session.messages = {}
  vim.cmd("CladsTest")
  session.told("2 tests passed")
end

tests["an unsaved test is played as it is in the buffer"] = function()
  cart.write(session)
  session.open("cart.adds.clads-test.json")
  session.replace("count 1", "count 2")
  vim.cmd("CladsPlay")
  local player = require("clads.tests.play").of(vim.api.nvim_get_current_buf())
  local function shows(text)
    wait_for("the screen shows " .. text, function()
      return session.text(player.bufnr):find(text, 1, true)
    end)
  end
  shows("count 0")
  player:move(math.huge)
  shows("count 1")
  expect(session.text(player.steps):find("✗ 2.", 1, true), session.text(player.steps))
  session.replace("count 2", "count 1", player.source)
  wait_for("the step passes", function()
    return session.text(player.steps):find("✓ 2.", 1, true)
  end)
end

tests["what is done in a preview is recorded, and passes as a test"] = function()
  cart.write(session)
  session.open("cart.clads.json")
  vim.cmd("CladsRecord")
  local source = vim.api.nvim_get_current_buf()
  local preview = wait_for("the recording", function()
    local found = require("clads.preview").of(source)
    return found and found.panels.recording and found
  end)
  local function records(text)
    wait_for("the panel has " .. text, function()
      return session.text(preview.panels.recording):find(text, 1, true)
    end)
  end
  vim.api.nvim_set_current_win(preview:win())
  session.go_to("Load")
  session.type("<CR>")
  records("waits for a response: GET https://example.com/stock")
  choose("a body", "its text")
  enter("{}", "loads")
  session.type("A")
  session.shows(preview, "count 1")
  session.go_to("count 1")
  session.type("e")
  records("3. ")
  session.type("u")
  wait_for("one step less", function()
    return not session.text(preview.panels.recording):find("3. ", 1, true)
  end)
  choose("its text")
  session.type("e")
  records("3. ")
  session.type("R")
  wait_for("the test", function()
    return vim.endswith(vim.api.nvim_buf_get_name(0), "cart.loads.clads-test.json")
  end)
  vim.cmd("write")
  wait_for("the server looks after the test", session.client)
  vim.cmd("CladsTest")
  session.told("1 test passed")
end

return tests
