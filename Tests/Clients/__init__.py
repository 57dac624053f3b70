"""The language clients of editors, with the settings of editors/README.md.

Every client gets the same document and the same tasks: findings, completion, rename, definition, format. Left
out is what a client cannot do, whatever the server sends:

- Neovim 0.7 lists only what starts with the text before the cursor; a key begins with a quote, and a bare
  word does not.
"""
