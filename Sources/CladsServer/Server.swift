/// The server.
