--- Colours: tree-sitter's JSON where there is a parser, and the words that the server knows more about.
local M = {}

--- For each type of semantic token what it is here, the group that draws it, and the group that one links to.
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

--- The paper of a phone in either set of colours, and the marks of the two cursors. The mark on cells has its own
--- text colour: it must be readable on whatever the document paints.
local preview = {
  CladsPreviewLight = { fg = 0x000000, bg = 0xFFFFFF, ctermfg = 16, ctermbg = 231 },
  CladsPreviewDark = { fg = 0xFFFFFF, bg = 0x000000, ctermfg = 231, ctermbg = 16 },
  CladsPreviewCell = { fg = 0x000000, bg = 0xFFD866, ctermfg = 16, ctermbg = 221 },
  CladsPreviewSource = { link = "LspReferenceText" },
  CladsPreviewStale = { link = "WarningMsg" },
}

local function default(name, look)
  vim.api.nvim_set_hl(0, name, vim.tbl_extend("force", look, { default = true }))
end

--- Defines the groups; what a colour scheme or the user has defined wins.
function M.define()
  for _, token in ipairs(M.tokens) do
    default(token.group, { link = token.link })
    default(("@lsp.type.%s.clads"):format(token.type), { link = token.group })
  end
  for name, look in pairs(modifiers) do
    default(name, look)
  end
  for name, look in pairs(preview) do
    default(name, look)
  end
end

--- Whether Neovim can colour JSON by its tree.
function M.has_parser()
  if vim.fn.has("nvim-0.9") == 0 then
    return #vim.api.nvim_get_runtime_file("parser/json.*", false) > 0
  end
  local loaded, added = pcall(vim.treesitter.language.add, "json")
  -- Before 0.11 it answers nothing, and fails where there is no parser.
  return loaded and (added == true or vim.fn.has("nvim-0.11") == 0)
end

local function has_query()
  return #vim.api.nvim_get_runtime_file("queries/json/highlights.scm", false) > 0
end

--- Colours a buffer by tree-sitter where that is possible; otherwise syntax/clads.vim does it.
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
