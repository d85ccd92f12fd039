/** Where `gewerk inbox` listens, and web servers on the same machine find it. */
export const INBOX_PORT = 4180
