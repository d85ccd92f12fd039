import { insertInGroup } from '../insert.ts'
import type { Migration } from '../migration.ts'

/** What every site looked like before the theme could say it. */
const LOOKS = { font: 'bricolage', ornament: 'pipe', corner: 'soft', picture: 'faded' }

/** From version 2 on a theme that does not say its forms is a plain one. */
export const explicitLooks: Migration = {
  to: 2,
  what: 'Schrift, Schmuck, Ecken und Bild im Kopf stehen jetzt in site.yaml unter theme.',
  edits: ({ name, text, document }) =>
    name === 'site.yaml' ? insertInGroup(text, document.root, ['theme'], LOOKS) : [],
}
