const decode = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** What servers show for a folder; `.htm` comes before `index.html` on some of them. */
const INDEX = /^(?:index(?:\.html?)?|default\.htm)$/

/** Already in the form in which addresses are compared. */
const PLAIN = /^[a-z0-9/._-]*$/

/** The same, and with nothing in it that may be left out; most names of files are so, but for their ending. */
const BARE = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/

/**
 * One name for all addresses and file names that some server or file system takes for the same:
 * `/Brot`, `/brot/`, `/brot.html`, `/brot/index.html`, in either Unicode normal form, percent-encoded or
 * not.
 */
export const addressKey = (address: string): string => {
  const bare = address.endsWith('.html') ? address.slice(0, -'.html'.length) : address
  if (BARE.test(bare) && !/(?:^|\/)index$/.test(bare)) return bare
  const plain = PLAIN.test(address) ? address : decode(address).normalize('NFC').toLowerCase()
  const names = plain.split('/').filter(Boolean)
  while (INDEX.test(names.at(-1) ?? '')) names.pop()
  return names.join('/').replace(/\.html$/, '')
}
