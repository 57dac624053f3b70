--- The page for the browser: what its file contains, when it changes, and when it is gone.
local session = require("session")
local expect, equal, wait_for = session.expect, session.equal, session.wait_for

local tests = {}

local document = [[
{
  "id": "counter",
  "state": { "n": 0, "on": true },
  "actions": { "add": { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } } },
  "root": {
    "children": [
      { "type": "label", "text": "hello ${n}" },
      { "type": "button", "text": "Add", "actions": { "onTap": "add" } },
      { "type": "textfield", "placeholder": "Your name", "bind": "name" },
      { "type": "toggle", "bind": "on" }
    ]
  }
}]]

--- The paths that were opened.
local opened = {}

--- Records what would be opened in a browser.
local function record()
  vim.ui.open = function(path)
    table.insert(opened, path)
  end
end

--- The text of a file; nil if there is none.
local function read(path)
  local file = io.open(path, "rb")
  local text = file and file:read("*a")
  return file and file:close() and text
end

--- Waits until the file of a page contains some text, and returns all of its text.
local function contains(page, text)
  return wait_for("the file contains " .. text, function()
    local found = read(page.path)
    return found and found:find(text, 1, true) and found
  end)
end

--- Opens the page of the current buffer.
local function browse(arguments)
  local before = #opened
  record()
  vim.cmd("CladsPreview --browser " .. (arguments or ""))
  wait_for("the browser", function()
    return #opened > before
  end)
  local page = require("clads.browser").of(vim.api.nvim_get_current_buf())
  equal(opened[#opened], page.path, "what was opened")
  return page
end

--- Opens the page of the counter.
local function counter(arguments)
  session.write("counter.clads.json", document)
  session.write("counter.big.sample.json", '{ "n": 40 }')
  session.open("counter.clads.json")
  return browse(arguments)
end

--- The screen in a page.
local function screen(text)
  local inner = text:match('<main class="screen".-</main>')
  return (inner:gsub(" inert", "", 1))
end

--- The page that the command line draws of a saved document.
local function printed(...)
  return vim.fn.system({ "clads-lsp", "--preview", vim.api.nvim_buf_get_name(0), "--output", "html", ... })
end

tests["the page is the one that the command line draws, and is read again"] = function()
  local page = counter()
  local text = read(page.path)
  -- Standard error comes before it.
  equal(screen(text), screen(printed()), "the screen")
  equal(text:match("<style>.-</style>"), printed():match("<style>.-</style>"), "the styles")
  expect(text:find("<title>counter.clads.json</title>", 1, true), text)
  expect(text:find('<meta http-equiv="refresh" content="1">', 1, true), text)
  expect(text:find("default-src 'none'; style-src 'unsafe-inline'", 1, true), text)
  expect(text:find("device (base) · sample initial", 1, true), text)
  equal(#vim.api.nvim_list_wins(), 1, "windows")
end

tests["only its owner can read the page"] = function()
  local page = counter()
  equal(vim.fn.getfperm(page.path), "rw-------")
  local folder = vim.fn.fnamemodify(page.path, ":h")
  equal(vim.fn.getfperm(folder), "rwx------", folder)
end

tests["the page follows edits, in one piece"] = function()
  local page = counter()
  local source = vim.api.nvim_get_current_buf()
  for _, edit in ipairs({
    { '"hello', '"bye' },
    { '"Add"', '"More"' },
    { '{ "type": "toggle", "bind": "on" }', '{ "type": "label", "text": "one" }, { "type": "label", "text": "two" }' },
    { '{ "type": "label", "text": "one" }, ', "" },
    { '"two"', '"a 日本 😀 text that takes more than one row, however wide the screen is"' },
  }) do
    local before = page.snapshot.revision
    session.replace(edit[1], edit[2], source)
    wait_for("the edit", function()
      return page.snapshot.revision > before and not page.is_due
    end)
  end
  vim.cmd("silent write")
  equal(screen(read(page.path)), screen(printed()), "the screen")
  equal(read(page.path .. ".new"), nil, "what is written first")
  equal(#opened, 1, "how often it was opened")
end

tests["a page takes the options of a preview, and a height"] = function()
  local page = counter("colors=dark as=spec sample=big width=54 height=20")
  local text = contains(page, "hello 40")
  expect(text:find('content="dark"', 1, true), text)
  expect(text:find("width:432px;height:320px", 1, true), text)
  expect(text:find("spec", 1, true), text)
  vim.cmd("CladsPreview --browser width=fit")
  contains(page, "width:390px;height:320px")
  vim.cmd("CladsPreview --browser sample=bug")
  session.told("`bug`")
  equal(page.options.sample, "big")
  vim.cmd("CladsPreview height=20")
  session.told("`height` needs `--browser`")
  vim.cmd("CladsPreview --browser height=tall")
  session.told("`height` takes a number of rows, not `tall`")
  vim.cmd("CladsPreview --brwser")
  session.told("it takes --browser, close,")
end

tests["a page of a sample that does not exist is not opened"] = function()
  session.write("counter.clads.json", document)
  session.open("counter.clads.json")
  record()
  vim.cmd("CladsPreview --browser sample=bug")
  session.told("`bug`")
  wait_for("no page", function()
    return not require("clads.browser").of(vim.api.nvim_get_current_buf())
  end)
  equal(opened, {}, "what was opened")
end

tests["the page follows the chosen sample"] = function()
  local page = counter()
  vim.cmd("CladsSample big")
  contains(page, "hello 40")
end

tests["the page follows the chosen app version, also after a restart"] = function()
  session.write_clients()
  session.open("report.clads.json")
  local page = browse()
  contains(page, "a chart")
  local preview = session.preview("client=4.0")
  contains(page, "app version 4.0")
  expect(not read(page.path):find("a chart", 1, true), "4.0 has no chart")
  require("clads.preview").close(preview.source)
  local former = page.session
  vim.cmd("CladsRestart")
  wait_for("the new server", function()
    return page.session ~= former
  end)
  contains(page, "app version 4.0")
  vim.cmd("CladsClient 4.1")
  contains(page, "a chart")
end

tests["the preview beside the document and the page are separate"] = function()
  local page = counter()
  local preview = session.preview("colors=dark")
  vim.api.nvim_set_current_win(preview.window)
  session.go_to("[Add]")
  session.type("<CR>")
  session.shows(preview, "hello 1")
  vim.cmd("CladsPreview --browser")
  wait_for("the page again", function()
    return #opened == 2
  end)
  equal(opened[2], page.path, "the file")
  expect(read(page.path):find("hello 0", 1, true), "it has a state of its own")
  expect(read(page.path):find('name="color-scheme" content="light"', 1, true), "and colors of its own")
  session.type("q")
  wait_for("the preview is closed", function()
    return not vim.api.nvim_buf_is_valid(preview.bufnr)
  end)
  expect(require("clads.browser").of(page.source), "the page stays")
end

tests["two documents have separate pages"] = function()
  local one = counter()
  session.open("sign-in.clads.json")
  local two = browse()
  expect(one.path ~= two.path, "the files differ")
  session.replace('"hello', '"bye', one.source)
  contains(one, "bye 0")
  contains(two, "Welcome to Fernway")
end

tests["names and texts are text in the page, whatever they are"] = function()
  local hostile = [[</title><script>alert(1)</script>"'&]]
  local name = (hostile:gsub("/", "")) .. "\1.clads.json"
  session.write(name, (document:gsub('"hello %${n}"', function()
    return vim.json.encode("</main>" .. hostile)
  end)))
  vim.cmd("edit " .. vim.fn.fnameescape(session.folder .. "/" .. name))
  wait_for("the server", session.client)
  local text = read(browse().path)
  expect(not text:find("<script", 1, true), text)
  equal(select(2, text:gsub("</main>", "")), 1, "ends of the screen")
  equal(select(2, text:gsub("</title>", "")), 1, "ends of the title")
  local escaped = "&lt;title&gt;&lt;script&gt;alert(1)&lt;script&gt;&quot;&#39;&amp;\239\191\189.clads.json"
  expect(text:find("<title>" .. escaped .. "</title>", 1, true), text)
end

tests["links in place of the files are replaced, never followed"] = function()
  local page = counter()
  local target = session.folder .. "/target"
  for _, path in ipairs({ page.path, page.path .. ".new" }) do
    session.write("target", "untouched")
    vim.loop.fs_unlink(path)
    assert(vim.loop.fs_symlink(target, path))
    local before = page.snapshot.revision
    session.replace('"hello', '"hello hello')
    wait_for("the edit", function()
      return page.snapshot.revision > before and not page.is_due
    end)
    equal(vim.fn.readfile(target), { "untouched" }, "the target of the link")
    equal(vim.fn.getftype(page.path), "file")
    equal(vim.fn.getfperm(page.path), "rw-------")
  end
end

tests["a page that cannot be written is reported"] = function()
  local page = counter()
  vim.fn.delete(vim.fn.fnamemodify(page.path, ":h"), "rf")
  session.replace('"hello', '"bye')
  session.told("the page was not written: ENOENT")
end

tests["the last version is not read again, and then the file is gone"] = function()
  local pages = {}
  local function ends(page, close)
    table.insert(pages, page)
    close()
    local text = read(page.path)
    expect(not text:find('http-equiv="refresh"', 1, true), text)
    expect(text:find("the preview is closed; this is the last screen", 1, true), text)
    expect(text:find("hello 0", 1, true), text)
    equal(require("clads.browser").of(page.source), nil, "the page")
  end
  ends(counter(), function()
    vim.cmd("CladsPreview close")
  end)
  local page = browse()
  session.preview()
  ends(page, function()
    vim.cmd("CladsPreview --browser close")
  end)
  expect(require("clads.preview").of(page.source), "the preview beside the document stays")
  vim.cmd("CladsPreview close")
  ends(browse("toggle"), function()
    vim.cmd("CladsPreview --browser toggle")
  end)
  ends(browse(), function()
    vim.cmd("bwipeout!")
  end)
  for _, each in ipairs(pages) do
    wait_for("the file is gone", function()
      return not read(each.path)
    end)
  end
end

tests["a document that gets another name closes its page"] = function()
  local page = counter()
  vim.cmd("silent saveas " .. session.folder .. "/other.clads.json")
  expect(read(page.path):find("<title>counter.clads.json</title>", 1, true), "the title")
  equal(require("clads.browser").of(page.source), nil, "the page")
end

tests["a page that was requested before the server is running opens when it is"] = function()
  session.write("counter.clads.json", document)
  vim.cmd("edit " .. session.folder .. "/counter.clads.json")
  equal(session.client(), nil, "clients so far")
  contains(browse(), "hello 0")
end

tests["a page in another file reports what is missing"] = function()
  vim.cmd("edit " .. session.folder .. "/notes.txt")
  vim.cmd("CladsPreview --browser")
  session.told("this file is not a CLADS document")
  equal(require("clads.browser").of(vim.api.nvim_get_current_buf()), nil, "the page")
end

tests["the page keeps its screen without a server, and continues when it is back"] = function()
  require("clads").setup({ restart = { limit = 0 } })
  local page = counter()
  vim.loop.kill(session.process(), "sigkill")
  local text = contains(page, "the server is not running; this is the last screen")
  expect(text:find("hello 0", 1, true), text)
  vim.cmd("CladsRestart")
  wait_for("the server again", function()
    return not page.is_stale
  end)
  session.replace('"hello', '"bye')
  text = contains(page, "bye 0")
  expect(not text:find("not running", 1, true), text)
  equal(#opened, 1, "how often it was opened")
end

--- Makes `xdg-open` a program of the test.
local function install(program)
  session.write("programs/xdg-open", "#!/bin/sh\n" .. program)
  vim.fn.setfperm(session.folder .. "/programs/xdg-open", "rwx------")
  vim.env.PATH = session.folder .. "/programs:" .. vim.env.PATH
end

tests["the page is opened by the program of the system"] = function()
  if vim.fn.has("nvim-0.10") == 0 then
    return
  end
  install('echo "$@" > ' .. session.folder .. "/asked")
  session.write("counter.clads.json", document)
  session.open("counter.clads.json")
  vim.cmd("CladsPreview --browser")
  wait_for("the program", function()
    local path = vim.trim(read(session.folder .. "/asked") or "")
    return path ~= "" and read(path)
  end)
end

tests["where no browser can be opened, a message has the path"] = function()
  session.write("counter.clads.json", document)
  session.open("counter.clads.json")
  local function tells(reason)
    session.messages = {}
    vim.cmd("CladsPreview --browser")
    session.told(("no browser was opened (%s); open this file in one: /"):format(reason))
    local path = session.messages[1]:match("/.*$")
    expect(read(path), path)
  end
  if vim.fn.has("nvim-0.10") == 1 then
    install("exit 3")
    tells("exit status 3")
    vim.ui.open = function()
      return vim.system({ "sh", "-c", "echo no display >&2; exit 3" })
    end
    tells("no display")
  end
  vim.ui.open = function()
    return nil, "no handler"
  end
  tells("no handler")
  vim.ui.open = nil
  tells("Neovim 0.10 or later does that")
end

tests["the file is gone when the editor exits"] = function()
  local page = counter()
  vim.cmd("CladsPreview close")
  local other = browse()
  session.write("paths", page.path .. "\n" .. other.path)
  expect(read(page.path) and read(other.path), "both files are there")
end

return tests
