--- Records tests: what is done in a preview becomes the steps of a test, on the server.
local choices = require("clads.recording.choices")
local client = require("clads.client")
local json = require("clads.json")
local notify = require("clads.notify")

local M = {}

--- Returns the recording of a preview.
local function recording(preview)
  return preview.snapshot and json.present(preview.snapshot.recording)
end

--- Returns the recording of a preview, and says so if there is none.
local function current(preview)
  local found = recording(preview)
  if not found then
    notify.info("no test is being recorded; `R` or :CladsRecord starts that")
  end
  return found
end

local function record(preview, argument)
  preview:ask("preview.record", argument)
end

--- Returns the lines of the panel with the steps.
--- @param snapshot table
function M.lines(snapshot)
  local found = json.present(snapshot.recording) or { steps = {}, requests = {} }
  local lines = {}
  for number, step in ipairs(found.steps) do
    table.insert(lines, ("%d. %s"):format(number, step.title))
  end
  for _, request in ipairs(found.requests) do
    table.insert(lines, "waits for a response: " .. request)
  end
  return #lines > 0 and lines or { "no steps yet: what you do in the preview is recorded" }
end

--- Called after each snapshot: the panel with the steps is open while a test is recorded.
function M.refresh(preview)
  local is_recording = recording(preview) ~= nil
  if is_recording == (preview.is_recording or false) then
    return
  end
  preview.is_recording = is_recording
  local panels = require("clads.preview.panels")
  if not is_recording then
    panels.close(preview, "recording")
    return
  end
  local window = vim.api.nvim_get_current_win()
  local beside = preview:win()
  if beside then
    vim.api.nvim_set_current_win(beside)
    panels.open("recording", preview.bufnr)
    vim.api.nvim_set_current_win(window)
  end
end

--- Starts a recording in a preview; the screen restarts from its sample.
function M.start(preview)
  if recording(preview) then
    notify.info("a test is being recorded already")
  else
    record(preview, { action = "start" })
  end
end

--- Ends the recording, and opens the test as a buffer. A canceled question goes on with the recording.
function M.stop(preview)
  if not current(preview) then
    return
  end
  vim.ui.input({ prompt = "A few words for the name of the file, or nothing: " }, function(typed)
    if not typed then
      return
    end
    local name = vim.trim(typed)
    local argument = { preview = preview:name(), action = "stop", name = name ~= "" and name or nil }
    client.execute(preview.source, "preview.record", argument, function(recorded)
      -- The result is no snapshot, and the preview still shows the recording.
      preview:ask("preview.refresh")
      require("clads.recording.file").open(preview, recorded)
    end)
  end)
end

--- Starts a recording, or ends it.
function M.toggle(preview)
  if recording(preview) then
    M.stop(preview)
  else
    M.start(preview)
  end
end

--- Removes the last step and runs the others again.
function M.undo(preview)
  if current(preview) then
    record(preview, { action = "undo" })
  end
end

--- Ends the recording without a test.
function M.cancel(preview)
  if current(preview) then
    record(preview, { action = "cancel" })
  end
end

--- Expects the element under the cursor of the preview.
function M.expect(preview)
  if not current(preview) then
    return
  end
  local is_covered = #preview.snapshot.presented > 0
  local span = require("clads.preview.follow").span_at_cursor(preview)
  if is_covered or not span then
    M.expect_more(preview)
    return
  end
  local node = { pointer = span.pointer, instance = #span.instance > 0 and span.instance or nil }
  local function ask(kind)
    choices.ask(choices.of_node(kind), ("Expect of this %s"):format(kind or "element"), function(choice)
      record(preview, vim.tbl_extend("force", { action = "expect", kind = choice.kind }, node))
    end)
  end
  local asked = vim.tbl_extend("force", { preview = preview:name() }, node)
  client.execute(preview.source, "preview.inspect", asked, function(inspection)
    ask(json.present(inspection) and inspection.kind)
  end, function()
    ask()
  end)
end

--- Expects something that is not a node of the screen.
function M.expect_more(preview)
  if not current(preview) then
    return
  end
  choices.ask(choices.of_screen, "Expect", function(choice)
    if choice.kind ~= "state" then
      record(preview, { action = "expect", kind = choice.kind })
      return
    end
    vim.ui.select(choices.state_paths(preview.snapshot.state), { prompt = "Expect a value of the state" }, function(path)
      if path then
        record(preview, { action = "expect", kind = "state", path = path })
      end
    end)
  end)
end

--- Reads what the user has typed as a response.
local readers = {
  body = {
    prompt = "The body, as JSON: ",
    default = "{}",
    read = function(typed)
      local is_json, body = pcall(vim.json.decode, typed)
      if is_json then
        return body
      end
    end,
    expects = "a body must be JSON",
  },
  status = {
    prompt = "The HTTP status: ",
    default = "500",
    read = function(typed)
      local status = tonumber(typed)
      return status and status >= 100 and status < 600 and { ["$status"] = math.floor(status) } or nil
    end,
    expects = "a status must be a number from 100 to 599",
  },
}

local function respond(preview, request, choice)
  local function send(with)
    record(preview, { action = "respond", request = request, with = with })
  end
  local reader = readers[choice.kind]
  if not reader then
    send(choice.with)
    return
  end
  vim.ui.input({ prompt = reader.prompt, default = reader.default }, function(typed)
    if not typed then
      return
    end
    local with = reader.read(typed)
    if with ~= nil then
      send(with)
    else
      notify.warn(("%s, not `%s`"):format(reader.expects, typed))
    end
  end)
end

--- Responds to a request that waits.
function M.respond(preview)
  local found = current(preview)
  if not found then
    return
  end
  local function ask(request)
    choices.ask(choices.responses, "Response to " .. request, function(choice)
      respond(preview, request, choice)
    end)
  end
  if #found.requests == 0 then
    notify.info("no request waits for a response")
  elseif #found.requests == 1 then
    ask(found.requests[1])
  else
    vim.ui.select(found.requests, { prompt = "Request" }, function(request)
      if request then
        ask(request)
      end
    end)
  end
end

local actions = {
  start = M.start,
  stop = M.stop,
  undo = M.undo,
  cancel = M.cancel,
  expect = M.expect,
  more = M.expect_more,
  respond = M.respond,
}

--- Runs a subcommand of `:CladsRecord` in the preview of a buffer; `start` opens one if there is none.
--- @param bufnr integer
--- @param action string
function M.run(bufnr, action)
  local previews = require("clads.preview")
  local source = previews.source_of(bufnr)
  local preview = previews.of(source)
  if preview then
    actions[action](preview)
  elseif action == "start" then
    previews.open(source, {}, M.start)
  else
    notify.warn("no preview of this file is open; :CladsRecord opens one and starts a recording")
  end
end

return M
