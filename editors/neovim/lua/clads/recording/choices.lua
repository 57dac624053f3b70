--- What can be expected, and how a server can respond.
local M = {}

local text = { kind = "text", label = "its text" }
local value = { kind = "value", label = "its value" }
local visible = { kind = "visible", label = "that it is visible" }
local style = { kind = "style", label = "its style" }

--- What can be expected of the kinds of nodes, most likely first.
local of_kind = {
  label = { text, visible, style },
  button = { text, visible, style },
  textfield = { value, visible, style },
  toggle = { value, visible, style },
  slider = { value, visible, style },
  image = { visible, style },
  divider = { visible, style },
}

--- Returns what can be expected of a node; of an unknown kind, anything.
--- @param kind? string
function M.of_node(kind)
  return of_kind[kind] or { text, value, visible, style }
end

--- What can be expected apart from the nodes on the screen.
M.of_screen = {
  { kind = "presented", label = "what is presented" },
  { kind = "state", label = "a value of the state" },
  { kind = "actions", label = "the actions that have run" },
  { kind = "requests", label = "the requests that wait" },
  { kind = "outline", label = "the whole screen as text" },
  { kind = "noProblems", label = "no problems" },
}

--- The responses to a request; those without `with` are typed.
M.responses = {
  { kind = "body", label = "a body" },
  { kind = "status", label = "a status" },
  { label = "offline", with = { ["$failure"] = "offline" } },
  { label = "timeout", with = { ["$failure"] = "timeout" } },
}

--- Lets the user choose one.
--- @param choices { label: string }[]
--- @param prompt string
--- @param chosen fun(choice: table)
function M.ask(choices, prompt, chosen)
  local function label(choice)
    return choice.label
  end
  vim.ui.select(choices, { prompt = prompt, format_item = label }, function(choice)
    if choice then
      chosen(choice)
    end
  end)
end

--- Returns the paths of a state, sorted, each object before its members.
--- @param state table
--- @return string[]
function M.state_paths(state)
  local paths = {}
  local function add(object, before)
    for key, member in pairs(object) do
      table.insert(paths, before .. key)
      if type(member) == "table" and #member == 0 then
        add(member, before .. key .. ".")
      end
    end
  end
  add(state, "")
  table.sort(paths)
  return paths
end

return M
