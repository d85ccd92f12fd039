/** An address as people read it; as it is where its percent signs are none of an encoding. */
export const decode = (address: string): string => {
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

/** The same, with nothing in it that may be left out but for its last name; most names of files are so. */
const BARE = /^[a-z0-9._-]+(?:\/[a-z0-9._-]+)*$/

const LEFT_OUT = /(?:\/index)?\.html$/

/** Of a plain address that ends in a name of its own, nothing but its ending is left out. */
const shortKey = (address: string): string | undefined => {
  const bare = address.replace(LEFT_OUT, '')
  const last = bare.slice(bare.lastIndexOf('/') + 1)
  return BARE.test(bare) && !INDEX.test(last) && !last.endsWith('.html') ? bare : undefined
}

/**
 * One name for all addresses and file names that some server or file system takes for the same:
 * `/Brot`, `/brot/`, `/brot.html`, `/brot/index.html`, in either Unicode normal form, percent-encoded or
 * not.
 */
export const addressKey = (address: string): string => {
  const short = shortKey(address)
  if (short !== undefined) return short
  const plain = PLAIN.test(address) ? address : decode(address).normalize('NFC').toLowerCase()
  const names = plain.split('/').filter(Boolean)
  while (INDEX.test(names.at(-1) ?? '')) names.pop()
  return names.join('/').replace(/\.html$/, '')
}
