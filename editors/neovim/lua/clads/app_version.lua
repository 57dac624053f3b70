--- The clients that a project names: versions of the app, as one of which the previews of a document are drawn.
local M = require("clads.choice").of({
  list = "clients",
  select = "selectClient",
  option = "client",
  title = "App version",
  item = function(client)
    return client.isSelected and client.name .. " (current)" or client.name
  end,
  none = "the project of this document names no app versions; `clients` in clads.json lists them",
})

--- Returns the client to ask for again after a restart of the server: that of a snapshot, wherever it was chosen. Returns
--- nil for the newest, which is the default.
--- @param snapshot table
--- @return string?
function M.kept(snapshot)
  local names = snapshot.clients or {}
  return snapshot.client ~= names[#names] and snapshot.client or nil
end

return M
