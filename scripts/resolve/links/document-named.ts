import { decode } from '../../addresses/address-key.ts'
import { plainPath } from '../../text/plain-path.ts'
import { findRefusedName } from '../../text/refused-name.ts'

/** A name under which each system can store a file: `aux-1.pdf` for `aux.pdf`. */
const storable = (name: string): string => {
  const plain = plainPath(name)
  return findRefusedName(plain) ? plain.replace(/^[^.]*/, '$&-1') : plain
}

/** The name that a PDF to which a link is to lead has, or is to have, in `media/`; nothing for another file. */
export const documentNamed = (target: string): string | undefined => {
  const [name] = /(?<![^\\/])[^\\/]+?\.pdf(?=\/?(?:$|[?#]))/i.exec(target.trim()) ?? []
  return name && storable(decode(name))
}
