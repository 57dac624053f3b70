--- Which folder a file belongs to.
local M = {}

local project_file = "clads.json"

local function folder(bufnr)
  local name = vim.api.nvim_buf_get_name(bufnr)
  if name == "" then
    return vim.loop.cwd()
  end
  return vim.fs.dirname(vim.fs.normalize(name))
end

local function nearest(markers, start)
  local found = vim.fs.find(markers, { upward = true, path = start })[1]
  return found and vim.fs.dirname(found)
end

--- The folder of the nearest project file at or above the file of a buffer.
--- @param bufnr integer
--- @return string?
function M.folder(bufnr)
  return nearest(project_file, folder(bufnr))
end

--- The workspace of a document: the project, else the repository, else the file's own folder.
--- @param bufnr integer
--- @return string
function M.root(bufnr)
  return M.folder(bufnr) or nearest(".git", folder(bufnr)) or folder(bufnr)
end

return M
