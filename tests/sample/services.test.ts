import { describe, expect, it } from 'vitest'
import { consultation } from '../../src/blocks/consultation/schema.ts'
import { hero } from '../../src/blocks/hero/schema.ts'
import { notice } from '../../src/blocks/notice/schema.ts'
import { references } from '../../src/blocks/references/schema.ts'
import { services } from '../../src/blocks/services/schema.ts'
import { subsidies } from '../../src/blocks/subsidies/schema.ts'
import { blockOf, plain, textIn } from './sample.ts'

const SERVICES: Record<string, string[]> = {
  '/': ['Sanierung', 'Heizung', 'Bad', 'Elektro'],
  '/heating': [
    'Wärmepumpen',
    'Gasheizung',
    'Ölheizung',
    'Pellets und Biomasse',
    'Fußbodenheizung',
    'Wartung',
  ],
  '/bathroom': ['Komplettbad', 'Trinkwasseranlagen', 'Regenwassernutzung'],
  '/electrical': ['Elektroinstallation', 'Photovoltaik und Speicher', 'Ladestationen'],
  '/renovation': ['Energetische Sanierung', 'Fassaden', 'Innenausbau'],
}

describe('services', () => {
  it.each(Object.entries(SERVICES))('of %s', (route, titles) => {
    const cards = blockOf(route, services).services
    expect(cards.map(({ title }) => plain(title))).toEqual(titles)
    for (const { features, href } of cards) {
      expect(features?.length === 4 || href !== undefined).toBe(true)
    }
  })
})

it.each([
  ...Object.keys(SERVICES),
  '/heating/replacement',
  '/electrical/installation',
  '/electrical/photovoltaics',
  '/electrical/ev-charging',
])('%s shows three projects that fit', (route) => {
  expect(blockOf(route, references).fitting).toHaveLength(3)
})

/** Amount, state and kind of each programme, and where its link leads. */
const SUBSIDIES: Record<string, [string, string, string, RegExp][]> = {
  '/heating': [
    ['bis zu 22.400 €', 'open', 'grant', /^https:\/\/www\.kfw\.de\/.*458/],
    ['bis zu 150.000 €', 'open', 'loan', /^https:\/\/www\.kfw\.de\/.*261/],
    ['zusätzlich 10–20 %', 'open', 'grant', /^\/contact\?inquiry=heating$/],
  ],
  '/renovation': [
    ['bis zu 22.400 €', 'open', 'grant', /^https:\/\/www\.kfw\.de\/.*458/],
    ['bis zu 150.000 €', 'open', 'loan', /^https:\/\/www\.kfw\.de\/.*261/],
    ['zusätzlich 10–20 %', 'open', 'mixed', /^\/contact\?inquiry=renovation$/],
  ],
  '/electrical': [
    ['auf Anfrage', 'open', 'mixed', /^\/contact\?inquiry=electrical$/],
    ['bis zu 1.500 €', 'paused', 'grant', /^https:\/\/www\.bra\.nrw\.de\//],
    ['bis zu 10.200 €', 'closed', 'grant', /^https:\/\/www\.kfw\.de\//],
  ],
}

describe('subsidies', () => {
  it.each(Object.entries(SUBSIDIES))('of %s', (route, expected) => {
    const programmes = blockOf(route, subsidies).subsidies
    expect(
      programmes.map(({ amount, status, kind, href }) => [plain(amount), status, kind, href]),
    ).toEqual(
      expected.map(([amount, status, kind, target]) => [
        amount,
        status,
        kind,
        expect.stringMatching(target),
      ]),
    )
  })

  it('say what the heating grant was before, and what customers got in the mean', () => {
    const block = textIn(blockOf('/heating', subsidies))
    expect(block).toContain('im Mittel 8.500 €')
    expect(block).toContain('bis zu 21.000 €')
    expect(block).toContain('unverbindlich')
    expect(textIn(blockOf('/heating', notice))).toContain('/contact?inquiry=heating')
  })
})

describe('the way to the form carries the topic', () => {
  it.each(['renovation', 'heating', 'bathroom', 'electrical'])('from /%s', (topic) => {
    const target = `/contact?inquiry=${topic}`
    expect(textIn(blockOf(`/${topic}`, hero))).toContain(target)
    const call = blockOf(`/${topic}`, consultation)
    expect(call.action.href).toBe(target)
    expect(call.note).toBe('Schnelle Antwort garantiert')
    expect(plain(call.callLabel)).toMatch(/^Jetzt anrufen: \+49 2942 \d+$/)
  })
})
