--- Pictures that contain only what has changed since an earlier one.
local M = {}

--- Returns the picture of a snapshot as a whole; nil if it changes another one than the given one.
--- @param former? table the picture so far
--- @param sent table the member `picture` of a snapshot
--- @return table? picture
function M.apply(former, sent)
  if sent.base and (not former or former.revision ~= sent.base) then
    return nil
  end
  local old = sent.base and former or { elements = {}, order = {} }
  local elements = vim.tbl_extend("force", {}, old.elements)
  for _, key in ipairs(sent.removed) do
    elements[key] = nil
  end
  for _, node in ipairs(sent.nodes) do
    elements[node.key] = node.html
  end
  return {
    revision = sent.revision,
    width = sent.width,
    height = sent.height,
    background = sent.background,
    css = sent.css or old.css,
    order = sent.order or old.order,
    elements = elements,
  }
end

return M
