import { insertKey } from '../../edit/entries/insert.ts'
import type { Sheet } from '../../edit/sheet.ts'
import type { Migration } from '../migration.ts'

/** What every site looked like before the theme could say it. */
const LOOKS = { font: 'bricolage', ornament: 'pipe', corner: 'soft', picture: 'faded' }

const sayLook = (sheet: Sheet, [key, look]: [string, string]): Sheet | undefined => {
  const theme = sheet.document.root.entries.get('theme')
  if (!theme || theme.node.entries.has(key)) return sheet
  return insertKey(sheet, ['theme', key], look, [])
}

/** From version 2 on a theme that does not say its forms is a plain one. */
export const explicitLooks: Migration = {
  to: 2,
  what: 'Schrift, Schmuck, Ecken und Bild im Kopf stehen jetzt in site.yaml unter theme.',
  change: (sheet, name) =>
    name === 'site.yaml'
      ? Object.entries(LOOKS).reduce<Sheet | undefined>(
          (current, look) => current && sayLook(current, look),
          sheet,
        )
      : sheet,
}
