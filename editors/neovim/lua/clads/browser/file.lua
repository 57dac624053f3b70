--- Files that only this user can read, in Neovim's own temporary folder, which Neovim removes when it exits.
local M = {}

local loop = vim.uv or vim.loop
local owner_only = tonumber("600", 8)

--- The files that may exist, by their paths.
local files = {}

--- Returns the path of a file that does not exist yet.
--- @param extension string
--- @return string path
function M.new(extension)
  local path = vim.fn.tempname() .. extension
  files[path] = true
  return path
end

local function write_all(file, text)
  local offset = 0
  while offset < #text do
    local written, reason = loop.fs_write(file, text:sub(offset + 1), offset)
    if not written then
      return nil, reason
    end
    offset = offset + written
  end
  return true
end

--- Writes a file, so that whoever reads it gets either the former text or the new one. A link at the path is replaced,
--- never followed.
--- @param path string
--- @param text string
--- @return boolean? written
--- @return string? reason why it was not
function M.write(path, text)
  local temporary = path .. ".new"
  loop.fs_unlink(temporary)
  -- `x`: fails where anything exists, a link included.
  local file, reason = loop.fs_open(temporary, "wx", owner_only)
  if not file then
    return nil, reason
  end
  local written
  written, reason = write_all(file, text)
  loop.fs_close(file)
  if written then
    written, reason = loop.fs_rename(temporary, path)
  end
  if not written then
    loop.fs_unlink(temporary)
    return nil, reason
  end
  return true
end

--- Removes a file, if it exists.
--- @param path string
function M.remove(path)
  loop.fs_unlink(path)
  files[path] = nil
end

--- Removes all files.
function M.remove_all()
  for path in pairs(files) do
    M.remove(path)
  end
end

return M
