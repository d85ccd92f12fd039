import { expect, test } from 'vitest'
import { problemsOf, replace } from '../../workspace.ts'

const article = (text: string) => ({
  'news/erntebrot.md': replace('**Was anders schmeckt**', text),
})

test.each([
  'Energieklasse A***',
  'Die Torte kostet 120 €** im Monat.\n\n**nur im Dezember',
  'Ein Haus mit 5 **** Sternen, drei 3***-Betten und (*****)',
  '10**2 Laibe',
  'Der Teig [aus Roggen], [sic!] und [m/w/d], der Ofen [Video]',
  'Aus dem Gebälk [^] und \\[^1], in Code `[^1]`',
  'Backen – das heißt warten.\n– Thea',
  'Ein **fettes** Wort, ein *schräges* und ~~ein altes~~.',
  '1. Mehl\n2. Wasser\n\n- Brot\n  - Roggen\n  - Dinkel',
  'Von 8–17 Uhr, 3,5 t, <5 kW, (m/w/d), „Brot & Butter“ #1',
  'Eins\n\n---\n\nZwei',
  '```\n  Teig\n```',
  '| Brot | Preis |\n| :--- | ---: |\n| Dinkel | – |\n| – | – |',
  '1. Mehl\n2. Wasser\n\nDann:\n\n1. Kneten\n2. Backen',
  '1. Mehl\n\n2. Wasser\n\n3. Salz',
  '1. eins\n1. zwei\n1. drei',
  'Preis:\u00a05\u00a0€',
  'Wir backen wieder am\n1.\u00a0Mai.',
])('is taken as it stands: %s', async (text) => {
  expect(await problemsOf(article(text))).toEqual([])
})
