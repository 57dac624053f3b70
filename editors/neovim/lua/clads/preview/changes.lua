--- Snapshots that contain only what has changed since an earlier one.
local M = {}

--- Returns the rows of a text with some of them replaced.
local function replaced(text, part, name, height)
  local old = vim.split(text, "\n", { plain = true })
  local rows = {}
  for number = 1, height do
    local row = part.set[tostring(number - 1)]
    rows[number] = row and row[name] or old[number]
  end
  return table.concat(rows, "\n")
end

--- Returns a list of what is in the rows, with that of some rows replaced.
local function merged(list, part)
  local by_row = {}
  for _, each in ipairs(list) do
    by_row[each.row] = by_row[each.row] or {}
    table.insert(by_row[each.row], each)
  end
  for _, row in ipairs(part.removed) do
    by_row[row] = nil
  end
  for row, values in pairs(part.set) do
    by_row[tonumber(row)] = values
  end
  local numbers = vim.tbl_keys(by_row)
  table.sort(numbers)
  local result = {}
  for _, number in ipairs(numbers) do
    vim.list_extend(result, by_row[number])
  end
  return result
end

--- Returns the snapshot that a change makes of another one.
--- @param snapshot table the snapshot with the revision that is the base of the change
--- @param change table
--- @return table snapshot
function M.apply(snapshot, change)
  local result = vim.tbl_extend("force", snapshot, change)
  result.base, result.rows = nil, nil
  -- A change has the app version and the recording if there is one.
  result.client, result.clients, result.recording = change.client, change.clients, change.recording
  result.ansi = replaced(snapshot.ansi, change.rows, "ansi", change.height)
  result.spans = merged(snapshot.spans, change.spans)
  result.controls = merged(snapshot.controls, change.controls)
  return result
end

return M
