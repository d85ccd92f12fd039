import { text, words } from '../fields.ts'

/** Interface strings of the feeds. */
export const feedWords = words({
  title: text()
    .default('Neues von {company.name}')
    .describe('Name, unter dem Programme die Neuigkeiten führen, die sie abonniert haben'),
})
