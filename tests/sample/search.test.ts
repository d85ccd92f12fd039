import { afterEach, expect, test, vi } from 'vitest'
import { forgetful } from '../../scripts/memory/open-memory.ts'
import { searchFiles } from '../../scripts/search/search-index.ts'
import { openSearch } from '../../src/search/find.ts'
import { SEARCH_INDEX } from '../../src/search/options.ts'
import { sample } from './sample.ts'

afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  if (!sample.site) throw new Error('The content has errors: npm run check')
  const index = searchFiles(sample.site, forgetful()).map(({ name, make }) => [name, make()])
  const files = new Map(index as [string, string][])
  vi.stubGlobal('fetch', async (address: string) => new Response(files.get(address.slice(1))))
  return openSearch('', SEARCH_INDEX)
}

test.each([
  ['Bad', '/bathroom'],
  ['Badsanierung', '/bathroom'],
  ['Dusche', '/bathroom'],
  ['Preis Bad', '/bathroom'],
  ['Was kostet ein Bad', '/bathroom'],
  ['Heizung', '/heating'],
  ['Wärmepumpe', '/heating'],
  ['Waermepumpen', '/heating'],
  ['Ölheizung', '/heating'],
  ['Wartung', '/heating'],
  ['Heizung kaputt', '/heating'],
  ['Kosten Wärmepumpe', '/heating/replacement'],
  ['Notdienst', '/contact#contact'],
  ['Notfall', '/contact#contact'],
  ['Telefon', '/contact'],
  ['Telefonnummer', '/contact'],
  ['Nummer', '/contact'],
  ['Rufnummer', '/contact'],
  ['Anrufen', '/contact'],
  ['anruf', '/contact'],
  ['Hotline', '/contact'],
  ['Email', '/contact'],
  ['Adresse', '/contact'],
  ['Anschrift', '/contact'],
  ['Termin', '/contact'],
  ['Angebot', '/contact'],
  ['Ansprechpartner', '/contact'],
  ['geöffnet', '/contact'],
  ['Öffnungszeiten', '/contact'],
  ['Berlin', '/#einzugsgebiet'],
  ['Störmede', '/#einzugsgebiet'],
  ['Wallbox', '/electrical/ev-charging'],
  ['Wallbx', '/electrical/ev-charging'],
  ['PV', '/electrical/photovoltaics'],
  ['Elektriker', '/electrical'],
  ['Dämmung', '/renovation'],
  ['Jobs', '/jobs'],
  ['Stellenangebote', '/jobs'],
  ['lehrstelle', '/jobs'],
  ['Lehrling', '/jobs'],
  ['Azubi', '/jobs'],
  ['Quereinsteiger', '/jobs'],
  ['Maler', '/jobs/painter'],
  ['Referenzen', '/portfolio'],
  ['Impresum', '/imprint'],
  ['Bad mit Schwimmbecken', '/bathroom'],
])('%s is looked for', async (words, href) => {
  const find = await open()
  expect((await find(words)).found[0]?.href).toBe(href)
})

test.each([
  'Lehrstelle',
  'Lehrstellen',
  'Ausbildungsplatz',
])('%s leads to the article, too', async (words) => {
  const { found } = await (await open())(words)
  expect(found.map(({ href }) => href)).toContain('/blog/ausbildung-2027')
})

test.each([
  ['Pellets', []],
  ['Tischler', ['/jobs/carpenter']],
])('%s leads to no vacancy that does not speak of it', async (words, jobs) => {
  const { found } = await (await open())(words)
  const hrefs = found.map(({ href }) => href)
  expect(hrefs.filter((href) => href.startsWith('/jobs/'))).toEqual(jobs)
})
