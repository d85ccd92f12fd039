/**
 * The server's name in an address, with its port, as part of a regular expression (`u`). The URL standard takes
 * more signs; in a policy or in the configuration of a server those would be words of theirs.
 */
export const WEB_HOST = String.raw`[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*(?::\d+)?`

/** An address on another server. */
export const WEB_ADDRESS = new RegExp(String.raw`^https:\/\/${WEB_HOST}(?:[/?#]|$)`, 'u')
