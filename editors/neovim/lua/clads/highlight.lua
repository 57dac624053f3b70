--- Highlighting: tree-sitter's JSON where there is a parser, and the semantic tokens of the server.
local M = {}

--- The semantic token types, each with its highlight group and the group that it links to.
M.tokens = {
  { type = "type", group = "CladsComponent", link = "Type" },
  { type = "class", group = "CladsStyle", link = "Structure" },
  { type = "struct", group = "CladsDataSource", link = "Structure" },
  { type = "function", group = "CladsAction", link = "Function" },
  { type = "method", group = "CladsFunction", link = "Function" },
  { type = "variable", group = "CladsState", link = "Identifier" },
  { type = "parameter", group = "CladsIterationVariable", link = "Identifier" },
  { type = "property", group = "CladsName", link = "Label" },
  { type = "enumMember", group = "CladsWord", link = "Constant" },
  { type = "event", group = "CladsRequest", link = "Tag" },
  { type = "namespace", group = "CladsDestination", link = "Include" },
  { type = "decorator", group = "CladsReference", link = "Special" },
  { type = "keyword", group = "CladsKeyword", link = "Keyword" },
  { type = "number", group = "CladsNumber", link = "Number" },
  { type = "string", group = "CladsString", link = "String" },
  { type = "operator", group = "CladsOperator", link = "Operator" },
}

local modifiers = {
  ["@lsp.mod.declaration.clads"] = { bold = true },
  ["@lsp.mod.modification.clads"] = { italic = true },
  ["@lsp.mod.defaultLibrary.clads"] = {},
}

--- The backgrounds of previews, the highlights of the two cursors, and the headings of states. The highlight of cells
--- sets a text color as well, because it must be readable on any color of the document.
local preview = {
  CladsPreviewLight = { fg = 0x000000, bg = 0xFFFFFF, ctermfg = 16, ctermbg = 231 },
  CladsPreviewDark = { fg = 0xFFFFFF, bg = 0x000000, ctermfg = 231, ctermbg = 16 },
  CladsPreviewCell = { fg = 0x000000, bg = 0xFFD866, ctermfg = 16, ctermbg = 221 },
  CladsPreviewSource = { link = "LspReferenceText" },
  CladsPreviewStale = { link = "WarningMsg" },
  CladsStatesHeading = { link = "Title" },
  CladsPlayedStep = { link = "CursorLine" },
  CladsPlayedFailure = { link = "DiagnosticError" },
}

local function default(name, attributes)
  vim.api.nvim_set_hl(0, name, vim.tbl_extend("force", attributes, { default = true }))
end

--- Defines the groups as defaults, which color schemes and users can override.
function M.define()
  for _, token in ipairs(M.tokens) do
    default(token.group, { link = token.link })
    default(("@lsp.type.%s.clads"):format(token.type), { link = token.group })
  end
  for name, attributes in pairs(modifiers) do
    default(name, attributes)
  end
  for name, attributes in pairs(preview) do
    default(name, attributes)
  end
end

--- Whether tree-sitter has a parser for JSON.
function M.has_parser()
  if vim.fn.has("nvim-0.9") == 0 then
    return #vim.api.nvim_get_runtime_file("parser/json.*", false) > 0
  end
  local loaded, added = pcall(vim.treesitter.language.add, "json")
  -- Before 0.11 it returns nil, and raises an error if there is no parser.
  return loaded and (added == true or vim.fn.has("nvim-0.11") == 0)
end

local function has_query()
  return #vim.api.nvim_get_runtime_file("queries/json/highlights.scm", false) > 0
end

--- Highlights a buffer with tree-sitter if possible; otherwise syntax/clads.vim does.
--- @param bufnr integer
function M.attach(bufnr)
  if vim.treesitter.language.register then
    vim.treesitter.language.register("json", "clads")
    vim.treesitter.language.register("json", "clads-project")
  end
  if M.has_parser() and has_query() then
    vim.treesitter.start(bufnr, "json")
  end
end

return M
