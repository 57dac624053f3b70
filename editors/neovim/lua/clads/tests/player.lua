--- Plays a test: a window with the screen after each step, and one with the steps.
local client = require("clads.client")
local json = require("clads.json")
local notify = require("clads.notify")
local positions = require("clads.positions")
local view = require("clads.preview.view")

local marks = vim.api.nvim_create_namespace("clads-played-steps")
local places = vim.api.nvim_create_namespace("clads-played-source")

--- How long a step is shown before the next one, and how long to wait for further edits, in milliseconds.
local pause, delay = 700, 150

local symbols = { passed = "✓", failed = "✗", pending = " " }

local Player = {}
Player.__index = Player

--- @param source integer the buffer of the test
function Player.new(source)
  return setmetatable({ source = source, step = 0, rows = {}, asked = 0, timer_number = 0 }, Player)
end

--- Returns the lines of the window with the steps, the lines at which steps start, and the line of the current one.
local function step_lines(player)
  local lines, starts = {}, {}
  for number, step in ipairs(player.played.steps) do
    local here = number == player.step and "▶" or " "
    table.insert(lines, ("%s %s %d. %s"):format(here, symbols[step.status] or " ", number, step.title))
    starts[number] = #lines
    local message = json.present(step.message)
    for _, line in ipairs(message and vim.split(message, "\n", { plain = true }) or {}) do
      table.insert(lines, "      " .. line)
    end
  end
  return lines, starts
end

--- Shows the steps, the current one in sight.
function Player:draw_steps()
  local lines, starts = step_lines(self)
  self.starts = starts
  vim.bo[self.steps].modifiable = true
  vim.api.nvim_buf_set_lines(self.steps, 0, -1, false, #lines > 0 and lines or { "this test has no steps" })
  vim.bo[self.steps].modifiable = false
  vim.api.nvim_buf_clear_namespace(self.steps, marks, 0, -1)
  for number, step in ipairs(self.played.steps) do
    local group = number == self.step and "CladsPlayedStep" or step.status == "failed" and "CladsPlayedFailure"
    if group then
      vim.api.nvim_buf_set_extmark(self.steps, marks, starts[number] - 1, 0, { line_hl_group = group })
    end
  end
  local window = vim.fn.bufwinid(self.steps)
  if window ~= -1 and starts[self.step] then
    vim.api.nvim_win_set_cursor(window, { starts[self.step], 0 })
  end
end

--- Marks the current step in the source of the test, and the failures at theirs.
function Player:mark_source()
  if not vim.api.nvim_buf_is_loaded(self.source) then
    return
  end
  vim.api.nvim_buf_clear_namespace(self.source, places, 0, -1)
  for number, step in ipairs(self.played.steps) do
    local line, byte = positions.location(self.source, step.range.start, self.encoding)
    local last, end_byte = positions.location(self.source, step.range["end"], self.encoding)
    if number == self.step then
      vim.api.nvim_buf_set_extmark(self.source, places, line, byte, {
        end_row = last,
        end_col = end_byte,
        hl_group = "CladsPreviewSource",
        hl_mode = "combine",
        priority = 200,
      })
    end
    local message = json.present(step.message)
    if step.status == "failed" and message then
      local text = "  " .. vim.split(message, "\n", { plain = true })[1]
      vim.api.nvim_buf_set_extmark(self.source, places, line, 0, { virt_text = { { text, "CladsPlayedFailure" } } })
    end
  end
end

--- Shows the screen, unless nothing can be drawn.
function Player:draw_screen()
  local snapshot = json.present(self.played.snapshot)
  if not snapshot then
    return
  end
  local paper = view.paper(snapshot.colorScheme)
  self.rows = view.draw(self.bufnr, self.rows, snapshot, paper)
  for _, window in ipairs(vim.fn.win_findbuf(self.bufnr)) do
    view.apply_paper(window, paper)
  end
end

--- Updates the line above the screen.
function Player:describe(problem)
  local parts = {
    problem or ("step %d of %d"):format(self.step, self.played and self.played.count or 0),
    self.is_running and "running" or nil,
    "g? help",
  }
  local text = table.concat(vim.tbl_values(parts), " · ")
  vim.b[self.bufnr].clads_banner = text
  for _, window in ipairs(vim.fn.win_findbuf(self.bufnr)) do
    view.caption(window, text, problem ~= nil)
  end
end

--- Shows a result of `clads.tests.play`.
function Player:show(played, it)
  self.played, self.step, self.encoding = played, played.step, it.offset_encoding
  if self.step >= played.count then
    self.is_running = false
  end
  self:draw_screen()
  self:draw_steps()
  self:mark_source()
  self:describe(json.present(played.problem))
  if self.is_running then
    self:later(pause, function()
      self:go(self.step + 1)
    end)
  end
end

--- Returns the argument that asks for the test after a number of steps.
function Player:request(step)
  local window = vim.fn.bufwinid(self.bufnr)
  return {
    uri = vim.uri_from_bufnr(self.source),
    step = step,
    include = { "ansi" },
    width = window ~= -1 and view.columns(window) or nil,
  }
end

--- Shows the test after a number of steps.
--- @param step integer
function Player:go(step)
  self.asked = self.asked + 1
  local asked = self.asked
  local function is_current()
    return asked == self.asked and vim.api.nvim_buf_is_valid(self.bufnr)
  end
  client.execute(self.source, "tests.play", self:request(step), function(played, it)
    if is_current() then
      -- A step that is not possible is the last one.
      self.is_running = self.is_running and played.step >= step
      self:show(played, it)
    end
  end, function(message)
    if is_current() then
      self.is_running = false
      self:describe(message)
      notify.error(message)
    end
  end)
end

--- Shows the test some steps later, or earlier; a run ends.
--- @param count integer
function Player:move(count)
  self:stop()
  local last = self.played and self.played.count or 0
  self:go(math.max(0, math.min(last, self.step + count)))
end

--- Lets the steps follow each other, or stops that; starts over after the last one.
function Player:run()
  if self.is_running then
    self:stop()
    self:describe()
    return
  end
  self.is_running = true
  local is_at_end = self.played and self.step >= self.played.count
  self:go(is_at_end and 0 or self.step + 1)
end

function Player:stop()
  self.is_running = false
  self.timer_number = self.timer_number + 1
end

--- Shows the step again, after the test or its document has changed.
function Player:changed()
  self:later(self.is_running and pause or delay, function()
    self:go(self.step)
  end)
end

--- Calls a function after a while, unless another one is to be called meanwhile.
function Player:later(milliseconds, run)
  self.timer_number = self.timer_number + 1
  local number = self.timer_number
  vim.defer_fn(function()
    if number == self.timer_number and vim.api.nvim_buf_is_valid(self.bufnr) then
      run()
    end
  end, milliseconds)
end

--- Shows the test after the step under the cursor of the list.
function Player:go_to_cursor()
  local row = vim.api.nvim_win_get_cursor(0)[1]
  local chosen
  for number, start in ipairs(vim.api.nvim_get_current_buf() == self.steps and self.starts or {}) do
    chosen = start <= row and number or chosen
  end
  if chosen then
    self:stop()
    self:go(chosen)
  end
end

--- Goes to the current step in the source of the test.
function Player:visit()
  local step = self.played and self.played.steps[math.max(1, self.step)]
  require("clads.preview.follow").visit(self.source, step and step.range, self.encoding or "utf-8")
end

--- Removes the marks in the source.
function Player:clear()
  self:stop()
  if vim.api.nvim_buf_is_loaded(self.source) then
    vim.api.nvim_buf_clear_namespace(self.source, places, 0, -1)
  end
end

return Player
