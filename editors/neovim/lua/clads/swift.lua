--- Decides which Swift files the server is needed for: those that the project lists because of their string literals.
local M = {}

--- Returns the parts of a Lua pattern for a part of a glob between slashes.
local function pattern_of(part)
  local escaped = part:gsub("[%^%$%(%)%%%.%[%]%+%-]", "%%%0")
  return (escaped:gsub("%*", "[^/]*"):gsub("%?", "[^/]"))
end

--- Returns the globs without alternatives that a glob like `{a,b}/*.swift` stands for.
local function alternatives(glob)
  local before, choices, after = glob:match("^(.-){([^{}]*)}(.*)$")
  if not before then
    return { glob }
  end
  local all = {}
  for choice in (choices .. ","):gmatch("([^,]*),") do
    vim.list_extend(all, alternatives(before .. choice .. after))
  end
  return all
end

local function matches_from(parts, names, part, name)
  if part > #parts then
    return name > #names
  elseif parts[part] == "**" then
    for next_ = name, #names + 1 do
      if matches_from(parts, names, part + 1, next_) then
        return true
      end
    end
    return false
  end
  return name <= #names
    and names[name]:match("^" .. pattern_of(parts[part]) .. "$") ~= nil
    and matches_from(parts, names, part + 1, name + 1)
end

--- Whether a glob of a project file selects a path that is relative to it.
--- @param glob string
--- @param path string
function M.matches(glob, path)
  for _, single in ipairs(alternatives(glob)) do
    if matches_from(vim.split(single, "/"), vim.split(path, "/"), 1, 1) then
      return true
    end
  end
  return false
end

--- Whether the nearest project file lists the Swift file of a buffer.
--- @param bufnr integer
function M.is_listed(bufnr)
  local folder = require("clads.project").folder(bufnr)
  if not folder then
    return false
  end
  local read, lines = pcall(vim.fn.readfile, folder .. "/clads.json")
  local decoded, project = pcall(vim.fn.json_decode, read and lines or {})
  local documents = decoded and type(project) == "table" and project.documents
  local path = vim.fs.normalize(vim.api.nvim_buf_get_name(bufnr))
  if type(documents) ~= "table" or not vim.startswith(path, folder .. "/") then
    return false
  end
  for _, entry in ipairs(documents) do
    if type(entry) == "table" and type(entry.swift) == "string" and M.matches(entry.swift, path:sub(#folder + 2)) then
      return true
    end
  end
  return false
end

--- Adds where the cursor is to the argument of a command about a Swift file: the document is the literal around it.
--- @param bufnr integer
--- @param argument table
--- @param client table
function M.with_position(bufnr, argument, client)
  local window = vim.api.nvim_get_current_buf() == bufnr and vim.api.nvim_get_current_win() or vim.fn.bufwinid(bufnr)
  if vim.bo[bufnr].filetype ~= "swift" or argument.position or argument.document or window == -1 then
    return argument
  end
  local position = require("clads.positions").cursor(window, client.offset_encoding)
  return vim.tbl_extend("force", argument, { position = position })
end

return M
