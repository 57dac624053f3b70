--- What an author does in a document.
local session = require("session")
local expect, equal, wait_for = session.expect, session.equal, session.wait_for

local tests = {}

tests["a document has the file type clads and is highlighted like JSON"] = function()
  session.open("sign-in.clads.json")
  equal(vim.bo.filetype, "clads")
  equal(vim.bo.commentstring, "")
  equal(vim.bo.indentexpr, "GetJSONIndent(v:lnum)")
  session.go_to('"root"', 1)
  local name = vim.fn.synIDattr(vim.fn.synID(vim.fn.line("."), vim.fn.col("."), 1), "name")
  equal(name, "jsonKeyword", "without a parser, the syntax")
end

tests["tree-sitter highlights a document where there is a parser"] = function()
  -- Neovim brings no parser for JSON; one that it brings stands in.
  local parser = vim.api.nvim_get_runtime_file("parser/lua.*", false)[1]
  vim.treesitter.language.add("json", { path = parser, symbol_name = "lua" })
  session.write("runtime/queries/json/highlights.scm", "(string) @string")
  vim.opt.runtimepath:append(session.folder .. "/runtime")
  session.open("sign-in.clads.json")
  expect(vim.treesitter.highlighter.active[vim.api.nvim_get_current_buf()], "the tree colors")
  equal(vim.treesitter.language.get_lang("clads"), "json")
end

tests["all document file names are detected"] = function()
  for name, filetype in pairs({
    ["a.clads.json"] = "clads",
    ["a.clads"] = "clads",
    ["clads.json"] = "clads-project",
    ["package.json"] = "json",
    ["a.sample.json"] = "json",
  }) do
    equal(vim.filetype.match({ filename = "/app/" .. name }), filetype, name)
  end
end

tests["a misspelled style is reported until it is fixed"] = function()
  session.open("sign-in.clads.json")
  session.replace('"styleId": "fieldTitle"', '"styleId": "feildTitle"')
  wait_for("the finding", function()
    return #session.findings("unresolved-style") == 1
  end)
  local finding = session.findings("unresolved-style")[1]
  equal({ finding.source, finding.severity }, { "clads", vim.diagnostic.severity.ERROR })
  session.replace('"styleId": "feildTitle"', '"styleId": "fieldTitle"')
  wait_for("no finding", function()
    return #session.findings("unresolved-style") == 0
  end)
end

tests["a style is completed with a token of the design system"] = function()
  session.open("sign-in.clads.json")
  session.replace('"styleId": "fieldTitle"', '"styleId": ""')
  session.go_to('"styleId": ""', #'"styleId": "' - 1)
  session.type("a@<C-x><C-o>")
  local entries = wait_for("the list", function()
    local info = vim.fn.complete_info({ "items" })
    return #info.items > 0 and info.items
  end)
  local index
  for number, entry in ipairs(entries) do
    index = entry.word:find("@text.title", 1, true) and number or index
  end
  expect(index, "the list has @text.title")
  vim.api.nvim_select_popupmenu_item(index - 1, true, true, {})
  session.type("<Esc>")
  wait_for("the text", function()
    return session.text():find('"styleId": "@text.title"', 1, true)
  end)
end

tests["a hover documents a key"] = function()
  session.open("sign-in.clads.json")
  session.go_to('"fontSize"', 3)
  session.type("K")
  expect(session.floating():find("fontSize", 1, true), "the hover is about fontSize")
end

tests["a quick fix corrects the name of a style"] = function()
  session.open("sign-in.clads.json")
  session.replace('"styleId": "fieldTitle"', '"styleId": "feildTitle"')
  wait_for("the finding", function()
    return #session.findings("unresolved-style") == 1
  end)
  session.go_to('"feildTitle"', 2)
  vim.lsp.buf.code_action({
    apply = true,
    filter = function(action)
      return action.title:find("Replace with `fieldTitle`", 1, true) ~= nil
    end,
  })
  wait_for("the mended text", function()
    return not session.text():find("feildTitle", 1, true)
  end)
  expect(session.text():find('"styleId": "fieldTitle"', 1, true), "the name is right")
end

tests["a key of the state is renamed in every expression"] = function()
  session.open("sign-in.clads.json")
  local before = session.text()
  session.go_to('"email"', 2)
  vim.lsp.buf.rename("address")
  wait_for("the new name", function()
    return session.text():find('"address"', 1, true)
  end)
  expect(not session.text():find("${email", 1, true), "no template has the old name")
  expect(select(2, session.text():gsub("address", "")) > select(2, before:gsub("address", "")) + 1, "several places")
end

tests["semantic tokens are highlighted"] = function()
  session.open("sign-in.clads.json")
  local groups = {}
  wait_for("semantic tokens", function()
    for number = 0, vim.api.nvim_buf_line_count(0) - 1, 1 do
      local line = vim.api.nvim_buf_get_lines(0, number, number + 1, false)[1]
      local column = line:find('"styleId": "', 1, true)
      if column then
        local tokens = vim.lsp.semantic_tokens.get_at_pos(0, number, column + 12) or {}
        for _, token in ipairs(tokens) do
          groups[token.type] = true
        end
      end
    end
    return next(groups)
  end)
  expect(groups.class or groups.decorator, "style names are tokens: " .. vim.inspect(groups))
  for _, token in ipairs(require("clads.highlight").tokens) do
    local link = vim.api.nvim_get_hl(0, { name = ("@lsp.type.%s.clads"):format(token.type) }).link
    equal(link, token.group)
    expect(next(vim.api.nvim_get_hl(0, { name = token.group, link = false })), token.group .. " has a look")
  end
end

tests["every semantic token type has a highlight group"] = function()
  local client = session.open("sign-in.clads.json")
  local legend = client.server_capabilities.semanticTokensProvider.legend
  local known = vim.tbl_map(function(token)
    return token.type
  end, require("clads.highlight").tokens)
  table.sort(known)
  table.sort(legend.tokenTypes)
  equal(known, legend.tokenTypes)
  for _, modifier in ipairs(legend.tokenModifiers) do
    equal(vim.fn.hlexists(("@lsp.mod.%s.clads"):format(modifier)), 1, modifier)
  end
end

tests["inlay hints and code lenses are shown"] = function()
  require("clads").setup({ codelens = true })
  session.open("sign-in.clads.json")
  expect(vim.lsp.inlay_hint.is_enabled({ bufnr = 0 }), "hints are on")
  wait_for("lenses", function()
    return #vim.lsp.codelens.get(0) > 0
  end)
  local function titles()
    return table.concat(
      vim.tbl_map(function(lens)
        return lens.command.title
      end, vim.lsp.codelens.get(0)),
      ", "
    )
  end
  local before = titles()
  session.go_to('"fieldTitle"', 1)
  session.type('ci"plainLink<Esc>')
  wait_for("other numbers after an edit", function()
    return titles() ~= before
  end)
end

tests["the only code lens runs the tests of a document unless an option asks for others"] = function()
  local client = session.open("sign-in.clads.json")
  local lenses
  local params = { textDocument = vim.lsp.util.make_text_document_params() }
  client:request("textDocument/codeLens", params, function(_, found)
    lenses = found
  end)
  wait_for("a response", function()
    return lenses
  end)
  equal(#lenses, 1)
  equal(lenses[1].command.command, "clads.runTests")
end

tests["a click on a code lens lists the references"] = function()
  require("clads").setup({ codelens = true })
  session.open("sign-in.clads.json")
  local lens = wait_for("a lens with several references", function()
    for _, lens in ipairs(vim.lsp.codelens.get(0)) do
      if lens.command.command == "clads.showReferences" and #lens.command.arguments[3] > 1 then
        return lens
      end
    end
  end)
  vim.api.nvim_win_set_cursor(0, { lens.range.start.line + 1, 0 })
  vim.lsp.codelens.run()
  wait_for("the list", function()
    return #vim.fn.getqflist() == #lens.command.arguments[3]
  end)
end

tests["a code lens without references shows a message"] = function()
  require("clads").setup({ codelens = true })
  session.open("sign-in.clads.json")
  session.replace('"plainLink": {', '"unused": {}, "plainLink": {')
  local lens = wait_for("the lens", function()
    for _, lens in ipairs(vim.lsp.codelens.get(0)) do
      if lens.command.command == "" then
        return lens
      end
    end
  end)
  vim.lsp.get_clients({ bufnr = 0 })[1]:exec_cmd(lens.command)
  session.told(lens.command.title)
end

tests["a JSON file that the project lists is a document"] = function()
  session.write("clads.json", '{ "documents": ["Screens/*.json"] }')
  session.write("Screens/a.json", '{ "id": "a", "root": { "children": [{ "type": "lable", "text": "x" }] } }')
  session.open("Screens/a.json")
  wait_for("its file type", function()
    return vim.bo.filetype == "clads"
  end)
  wait_for("its findings", function()
    return #session.findings("unknown-component-kind") == 1
  end)
  session.write("package.json", '{ "name": "x" }')
  session.open("package.json")
  session.pause(300)
  equal(vim.bo.filetype, "json", "other files")
end

tests["findings in the project file are shown"] = function()
  session.write("clads.json", '{ "documentz": [] }')
  session.open("clads.json")
  equal(vim.bo.filetype, "clads-project")
  wait_for("the finding", function()
    return #session.findings("project-unknown-key") == 1
  end)
end

tests["JSON outside of projects starts no server"] = function()
  vim.fn.mkdir(session.folder .. "/../elsewhere", "p")
  vim.fn.writefile({ "{}" }, session.folder .. "/../elsewhere/package.json")
  vim.cmd("edit " .. session.folder .. "/../elsewhere/package.json")
  equal(vim.bo.filetype, "json")
  session.pause(300)
  equal(#vim.lsp.get_clients(), 0, "clients")
end

--- A language server of two answers, as a stand-in for one that looks after JSON.
local function json_server()
  return function(dispatchers)
    local closing = false
    return {
      request = function(method, _, callback)
        local answers = { initialize = { capabilities = { textDocumentSync = 1 } }, shutdown = vim.NIL }
        vim.schedule(function()
          callback(nil, answers[method])
        end)
        return true, 1
      end,
      notify = function(method)
        if method == "exit" then
          dispatchers.on_exit(0, 0)
        end
        return true
      end,
      is_closing = function()
        return closing
      end,
      terminate = function()
        closing = true
      end,
    }
  end
end

tests["other JSON servers are detached from documents"] = function()
  session.write("clads.json", '{ "documents": ["Screens/*.json"] }')
  session.write("Screens/a.json", '{ "id": "a", "root": { "children": [] } }')
  session.write("package.json", '{ "name": "x" }')
  local other = { name = "jsonls", cmd = json_server(), filetypes = { "json", "jsonc" }, root_dir = session.folder }
  vim.api.nvim_create_autocmd("FileType", {
    pattern = other.filetypes,
    callback = function()
      vim.lsp.start(other)
    end,
  })
  session.open("package.json")
  wait_for("the other server looks after JSON", function()
    return #vim.lsp.get_clients({ bufnr = 0, name = "jsonls" }) == 1
  end)
  session.open("Screens/a.json")
  wait_for("its file type", function()
    return vim.bo.filetype == "clads"
  end)
  wait_for("the other server has left", function()
    return #vim.lsp.get_clients({ bufnr = 0, name = "jsonls" }) == 0
  end)
  equal(#vim.lsp.get_clients({ bufnr = 0, name = "clads" }), 1, "ours stays")
end

return tests
