import { expect, test } from 'vitest'
import { replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

test.each([
  ['Das ist **sehr wichtig **und gut.', 'Das ist **sehr wichtig** und gut.'],
  ['Wir backen **sehr gut im Ofen.', 'Wir backen **sehr gut im Ofen**.'],
  ['**Wichtig:**Bitte klingeln.', '**Wichtig:** Bitte klingeln.'],
  ['Es ist **„frisch“**gebacken.', 'Es ist **„frisch“** gebacken.'],
  ['Der Preis**(netto)** gilt.', 'Der Preis **(netto)** gilt.'],
  ['Heute ~~500 €.', 'Heute ~~500 €~~.'],
  ['Mehr im [Kontakt](/contact.', 'Mehr im [Kontakt](/contact).'],
  ['• Mohn\n• Sesam\n• Dinkel', '- Mohn\n- Sesam\n- Dinkel'],
  ['- Mohn\n• Sesam\n• Dinkel', '- Mohn\n- Sesam\n- Dinkel'],
  ['•Mohn\n•Sesam\n•Dinkel', '- Mohn\n- Sesam\n- Dinkel'],
  ['• Mohn\n•Sesam', '- Mohn\n- Sesam'],
  ['-Mohn\n-Sesam\n-Dinkel', '- Mohn\n- Sesam\n- Dinkel'],
])('is put right whole: %s', async (written, meant) => {
  const broken = replace('**Was anders schmeckt**', written)
  expect(await fixed('news/erntebrot.md', broken)).toContain(`\n${meant}\n`)
})

test.each([
  '#angebot der Woche',
  '#1 in der Stadt',
])('whether it is a heading nobody can tell: %s', async (line) => {
  const broken = replace('**Was anders schmeckt**', line)
  expect(await fixed('news/erntebrot.md', broken)).toContain(`\n${line}\n`)
})
