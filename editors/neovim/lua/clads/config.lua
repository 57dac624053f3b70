--- The options, each with its default and its valid values.
local M = {}

local function one_of(names)
  return {
    expects = "one of " .. table.concat(names, ", "),
    accepts = function(value)
      return vim.tbl_contains(names, value)
    end,
  }
end

local function whole_number(low, high)
  return {
    expects = ("an integer from %d to %d"):format(low, high),
    accepts = function(value)
      return type(value) == "number" and value % 1 == 0 and value >= low and value <= high
    end,
  }
end

local boolean = {
  expects = "true or false",
  accepts = function(value)
    return type(value) == "boolean"
  end,
}

local command = {
  expects = 'a list of strings such as { "/opt/clads/clads-lsp" }',
  accepts = function(value)
    if type(value) ~= "table" or #value == 0 then
      return false
    end
    for _, argument in ipairs(value) do
      if type(argument) ~= "string" then
        return false
      end
    end
    return true
  end,
}

local settings = {
  expects = "a table such as { diagnostics = { rules = { [\"unused-style\"] = \"off\" } } }",
  accepts = function(value)
    return type(value) == "table" and (vim.tbl_isempty(value) or #value == 0)
  end,
}

--- @class clads.OptionKind
--- @field expects string
--- @field accepts fun(value: any): boolean

--- @type { name: string, default: any, kind: clads.OptionKind }[]
M.options = {
  { name = "enable", default = true, kind = boolean },
  { name = "cmd", default = nil, kind = command },
  { name = "settings", default = {}, kind = settings },
  { name = "inlay_hints", default = true, kind = boolean },
  { name = "codelens", default = false, kind = boolean },
  { name = "restart.limit", default = 5, kind = whole_number(0, 100) },
  { name = "restart.minutes", default = 3, kind = whole_number(1, 60) },
  { name = "preview.split", default = "right", kind = one_of({ "right", "left", "above", "below", "tab" }) },
  { name = "preview.columns", default = 48, kind = whole_number(1, 1000) },
  { name = "preview.width", default = nil, kind = whole_number(1, 1000) },
  { name = "preview.color_scheme", default = nil, kind = one_of({ "light", "dark" }) },
  { name = "preview.as", default = nil, kind = one_of({ "device", "spec" }) },
  { name = "preview.mappings", default = true, kind = boolean },
}

local values = {}
for _, option in ipairs(M.options) do
  values[option.name] = vim.deepcopy(option.default)
end

local function find(name)
  for _, option in ipairs(M.options) do
    if option.name == name then
      return option
    end
  end
end

local function is_group(name)
  for _, option in ipairs(M.options) do
    if vim.startswith(option.name, name .. ".") then
      return true
    end
  end
  return false
end

local function names()
  return table.concat(
    vim.tbl_map(function(option)
      return option.name
    end, M.options),
    ", "
  )
end

local function apply(table_, prefix, problems)
  for key, value in pairs(table_) do
    local name = prefix .. tostring(key)
    local option = find(name)
    if option and option.kind.accepts(value) then
      values[name] = vim.deepcopy(value)
    elseif option then
      table.insert(
        problems,
        ("the option `%s` takes %s, not %s; it keeps its value"):format(name, option.kind.expects, vim.inspect(value))
      )
    elseif is_group(name) and type(value) == "table" then
      apply(value, name .. ".", problems)
    elseif is_group(name) then
      table.insert(problems, ("the option `%s` takes a table, not %s"):format(name, vim.inspect(value)))
    else
      table.insert(problems, ("unknown option `%s`; the options are %s"):format(name, names()))
    end
  end
end

--- Applies the user's options; warns about invalid ones and applies the rest.
--- @param chosen any
function M.apply(chosen)
  local problems = {}
  if type(chosen) == "table" then
    apply(chosen, "", problems)
  else
    problems[1] = "the options must be a table, not " .. vim.inspect(chosen)
  end
  table.sort(problems)
  for _, problem in ipairs(problems) do
    require("clads.notify").warn(problem)
  end
end

--- Returns the value of an option, such as `preview.width`.
--- @param name string
function M.get(name)
  assert(find(name), name)
  return values[name]
end

return M
