const decode = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/**
 * One name for all addresses and file names that some server or file system takes for the same:
 * `/Brot`, `/brot/`, `/brot.html`, `/brot/index.html`, in either Unicode normal form, percent-encoded or
 * not. `index.htm` and `default.htm` come before `index.html` on some servers.
 */
export const addressKey = (address: string): string =>
  decode(address)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)(?:index(?:\.htm)?|default\.htm)$/, '')
