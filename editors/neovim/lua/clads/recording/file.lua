--- The file of a recorded test: a buffer with its text, which the user writes.
local M = {}

local function is_taken(path)
  return vim.loop.fs_stat(path) ~= nil or vim.fn.bufexists(path) == 1
end

--- Shows a text in a new window beside the source of the preview.
local function show(preview, path, text)
  require("clads.preview.follow").visit(preview.source, nil, preview.encoding)
  vim.cmd("aboveleft new" .. (path and " " .. vim.fn.fnameescape(path) or ""))
  local lines = vim.split(text, "\n", { plain = true })
  if lines[#lines] == "" then
    table.remove(lines)
  end
  vim.api.nvim_buf_set_lines(0, 0, -1, false, lines)
  vim.bo.modified = true
  if vim.bo.filetype == "" then
    vim.bo.filetype = "json"
  end
end

--- Opens a recorded test as a buffer that is not written yet. If its file exists, the user names another one; without a
--- name the buffer has none.
--- @param preview table
--- @param recorded { uri: string, text: string }
function M.open(preview, recorded)
  local function try(path)
    if not is_taken(path) then
      show(preview, path, recorded.text)
      return
    end
    local folder, name = vim.fs.dirname(path), vim.fs.basename(path)
    vim.ui.input({ prompt = name .. " exists; another name: ", default = name }, function(typed)
      local other = typed and vim.trim(typed) or ""
      if other == "" then
        show(preview, nil, recorded.text)
      else
        try(folder .. "/" .. vim.fs.basename(other))
      end
    end)
  end
  try(vim.uri_to_fname(recorded.uri))
end

return M
