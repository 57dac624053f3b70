-- What `vim.lsp.enable("clads")` starts in Neovim 0.11 and later; `vim.lsp.config("clads", {…})` changes it.
return require("clads.client").config()
