import { z } from 'zod'
import { words } from '../content/fields.ts'
import { feedWords } from '../content/ui/feed-words.ts'
import { formWords } from '../content/ui/form-words.ts'
import { listWords } from '../content/ui/list-words.ts'
import { adminWords, shellWords } from '../content/ui/shell-words.ts'
import type { BlockDeclaration } from './define-block.ts'

const blockUi = (blocks: readonly BlockDeclaration[]) =>
  Object.fromEntries(
    blocks
      .filter(({ ui }) => Object.keys(ui.unwrap().shape).length > 0)
      .map(({ type, ui }) => [type, ui]),
  )

/** Every interface string: the shell's, the admin mode's, and each block's below its type. */
export const uiSchema = (blocks: readonly BlockDeclaration[]) =>
  z.strictObject({
    shell: shellWords.describe('Kopf, Fuß und Fehlerseite'),
    admin: adminWords.describe('Bearbeitungsmodus'),
    lists: listWords.describe('Listen mit mehreren Seiten'),
    form: formWords.describe(
      'Was die Datenschutzerklärung zum Kontaktformular sagt, und was der eigene Server auf Nachrichten antwortet',
    ),
    feed: feedWords.describe('Neuigkeiten zum Abonnieren'),
    blocks: words(blockUi(blocks)).describe('Texte der Blöcke'),
  })

export type Ui = z.output<ReturnType<typeof uiSchema>>
