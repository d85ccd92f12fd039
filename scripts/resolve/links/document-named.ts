import { decode } from '../../addresses/address-key.ts'
import { repairName } from '../../read/refuse-names.ts'
import { findRefusedName } from '../../read/refused-name.ts'
import { plainPath } from '../../text/plain-path.ts'

/** A name under which each system can store a file. */
const storable = (name: string): string => {
  const plain = plainPath(name)
  return findRefusedName(plain) ? repairName(name) : plain
}

/** The name that a PDF to which a link is to lead has, or is to have, in `media/`; nothing for another file. */
export const documentNamed = (target: string): string | undefined => {
  const [name] = /[^\\/]+?\.pdf(?=\/?(?:$|[?#]))/i.exec(target.trim()) ?? []
  return name && storable(decode(name))
}
