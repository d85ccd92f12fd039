import { decode } from '../../addresses/address-key.ts'
import { plainPath } from '../../text/plain-path.ts'

/** The name that a PDF to which a link is to lead has, or is to have, in `media/`; nothing for another file. */
export const documentNamed = (target: string): string | undefined => {
  const [name] = /[^\\/]+?\.pdf(?=$|[?#])/i.exec(target.trim()) ?? []
  return name && plainPath(decode(name))
}
