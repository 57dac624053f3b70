--- Shows the references that a code lens counts.
local M = {}

--- @param command { title: string, arguments: any[] } a URI, a position and locations
--- @param context { client_id: integer }
function M.show(command, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  local locations = command.arguments[3]
  local items = vim.lsp.util.locations_to_items(locations, client and client.offset_encoding or "utf-16")
  vim.fn.setqflist({}, " ", { title = command.title, items = items })
  if #items == 1 then
    vim.cmd("cfirst")
  else
    vim.cmd("botright copen")
  end
end

return M
