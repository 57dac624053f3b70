--- What users do to the screen of a preview: tap, type, answer, go back.
local json = require("clads.json")
local places = require("clads.preview.places")
local say = require("clads.say")

local M = {}

local function send(preview, argument)
  preview:ask("preview.send", argument)
end

local function cell_at_cursor(preview)
  local row, byte = unpack(vim.api.nvim_win_get_cursor(preview:win()))
  local drawn = preview.rows[row]
  return row - 1, drawn and places.cell(drawn.text, byte) or 0
end

local function control_at_cursor(preview)
  return places.control(preview.snapshot, cell_at_cursor(preview))
end

local function about(control, event, value)
  local instance = #control.instance > 0 and control.instance or nil
  return { event = event, pointer = control.pointer, instance = instance, value = value }
end

local function does(control, event)
  return vim.tbl_contains(control.events, event)
end

--- What lies in front of the screen.
local function front(preview)
  return preview.snapshot.presented[#preview.snapshot.presented]
end

local function alert(preview)
  local item = front(preview)
  return item and item.kind == "alert" and item or nil
end

--- The button of an alert that is drawn under the cursor, counted from 0.
local function button_at_cursor(preview, item)
  local row, byte = unpack(vim.api.nvim_win_get_cursor(preview:win()))
  local text = preview.rows[row] and preview.rows[row].text or ""
  for index, button in ipairs(item.buttons) do
    local drawn = "[" .. button.label .. "]"
    local at = 1
    while true do
      local first, last = text:find(drawn, at, true)
      if not first then
        break
      end
      if first - 1 <= byte and byte < last then
        return index - 1
      end
      at = last + 1
    end
  end
end

--- Answers the alert in front: with the button under the cursor, otherwise with the one that is chosen.
function M.answer(preview)
  local item = alert(preview)
  if not item then
    say.info("there is no alert to answer")
    return
  end
  local under = button_at_cursor(preview, item)
  if under then
    send(preview, { event = "onAlertButton", value = under })
    return
  end
  local message = json.present(item.message)
  -- The question may keep the screen as it is until it is answered, and the alert has just been drawn.
  vim.cmd("redraw")
  vim.ui.select(item.buttons, {
    prompt = message and (item.title .. ": " .. message) or item.title,
    format_item = function(button)
      return button.style == "default" and button.label or ("%s (%s)"):format(button.label, button.style)
    end,
  }, function(_, index)
    if index then
      send(preview, { event = "onAlertButton", value = index - 1 })
    end
  end)
end

--- Types into a field, or moves a slider.
function M.type(preview)
  local control = control_at_cursor(preview)
  if not control or not does(control, "onValueChanged") then
    say.info("there is no field or slider under the cursor; <Tab> goes to the next control")
    return
  end
  if type(control.value) == "boolean" then
    send(preview, about(control, "onValueChanged", not control.value))
    return
  end
  local is_number = type(control.value) == "number"
  local ends = control.minimum and control.maximum and (" (%g to %g)"):format(control.minimum, control.maximum) or ""
  local label = control.label ~= "" and control.label or control.kind
  local value_now = tostring(json.present(control.value) or "")
  vim.ui.input({ prompt = label .. ends .. ": ", default = value_now }, function(typed)
    if typed == nil then
      return
    end
    local value = is_number and tonumber(typed) or typed
    if is_number and type(value) ~= "number" then
      say.warn(("a slider takes a number, not `%s`"):format(typed))
      return
    end
    send(preview, about(control, "onValueChanged", value))
  end)
end

--- Taps what is under the cursor; an alert in front takes every tap.
function M.tap(preview)
  if alert(preview) then
    M.answer(preview)
    return
  end
  local control = control_at_cursor(preview)
  if control and does(control, "onTap") then
    send(preview, about(control, "onTap"))
  elseif control and does(control, "onValueChanged") then
    M.type(preview)
  else
    say.info("nothing under the cursor can be tapped; <Tab> goes to the next control")
  end
end

--- Closes what was presented last.
function M.back(preview)
  if front(preview) then
    send(preview, { event = "onBack" })
  else
    say.info("there is nothing to go back from")
  end
end

--- The control after a cell, or before it; at the end it starts over.
local function other_control(controls, row, cell, step)
  for index = 1, #controls do
    local control = controls[step > 0 and index or #controls - index + 1]
    local is_after = control.row > row or control.row == row and control.column > cell
    local is_before = control.row < row or control.row == row and control.column < cell
    if step > 0 and is_after or step < 0 and is_before then
      return control
    end
  end
  return controls[step > 0 and 1 or #controls]
end

--- Goes to another control: the next, or with -1 the one before.
function M.go(preview, step)
  local controls = preview.snapshot.controls
  if #controls == 0 then
    say.info("nothing on this screen can be tapped or edited")
    return
  end
  local row, cell = cell_at_cursor(preview)
  local here = places.control(preview.snapshot, row, cell)
  if here then
    row, cell = here.row, here.column
  end
  local target = other_control(controls, row, cell, step)
  -- Boxes carry their words in the middle.
  local line = math.min(target.row + math.floor((target.height - 1) / 2) + 1, #preview.rows)
  local byte = places.byte(preview.rows[line].text, math.max(0, target.column))
  vim.api.nvim_win_set_cursor(preview:win(), { line, byte })
end

return M
