--- User interaction with the screen of a preview: tapping, typing, answering alerts, going back.
local json = require("clads.json")
local places = require("clads.preview.places")
local notify = require("clads.notify")

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

--- Returns the newest presentation.
local function front(preview)
  return preview.snapshot.presented[#preview.snapshot.presented]
end

local function alert(preview)
  local item = front(preview)
  return item and item.kind == "alert" and item or nil
end

--- Returns the zero-based index of the alert button under the cursor.
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

--- Answers the alert with the button under the cursor, else with one that the user selects.
function M.answer(preview)
  local item = alert(preview)
  if not item then
    notify.info("no alert is open")
    return
  end
  local under = button_at_cursor(preview, item)
  if under then
    send(preview, { event = "onAlertButton", value = under })
    return
  end
  local message = json.present(item.message)
  -- `vim.ui.select` may block before the alert has been drawn.
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

--- Edits the field, slider or toggle under the cursor.
function M.type(preview)
  local control = control_at_cursor(preview)
  if not control or not does(control, "onValueChanged") then
    notify.info("there is no field, slider or toggle under the cursor; <Tab> goes to the next control")
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
      notify.warn(("a slider takes a number, not `%s`"):format(typed))
      return
    end
    send(preview, about(control, "onValueChanged", value))
  end)
end

--- Taps the control under the cursor; while an alert is open, it gets every tap.
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
    notify.info("nothing under the cursor can be tapped; <Tab> goes to the next control")
  end
end

--- Closes the newest presentation.
function M.back(preview)
  if front(preview) then
    send(preview, { event = "onBack" })
  else
    notify.info("nothing is presented that can be closed")
  end
end

--- Returns the control after a cell, or before it; wraps around at the end.
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

--- Goes to the next control, or to the previous one if `step` is -1.
function M.go_to_control(preview, step)
  local controls = preview.snapshot.controls
  if #controls == 0 then
    notify.info("nothing on this screen can be tapped or edited")
    return
  end
  local row, cell = cell_at_cursor(preview)
  local here = places.control(preview.snapshot, row, cell)
  if here then
    row, cell = here.row, here.column
  end
  local target = other_control(controls, row, cell, step)
  -- The label of a box is in its center.
  local line = math.min(target.row + math.floor((target.height - 1) / 2) + 1, #preview.rows)
  local byte = places.byte(preview.rows[line].text, math.max(0, target.column))
  vim.api.nvim_win_set_cursor(preview:win(), { line, byte })
end

return M
