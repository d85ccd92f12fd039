import { describe, expect, it } from 'vitest'
import { read } from './harness.ts'
import { allWords, linksOf, section } from './parts.ts'

const shown = async (path: string, heading: string) => {
  const page = await read(path)
  const part = section(page, heading)
  return { links: await linksOf(part), entries: await allWords(part.getByRole('listitem')) }
}

describe('references come to the visitor', () => {
  it('on the home page, with place, year and duration', async () => {
    const { links, entries } = await shown('/', 'So sieht das dann aus')
    expect(entries).toHaveLength(3)
    expect(entries[1]).toBe('Bad in einem Berliner AltbauBerlin202516 Arbeitstage')
    expect(links.at(-1)).toEqual(['Alle Referenzen', '/portfolio'])
  })

  it('on a service page, those that fit it', async () => {
    const { links } = await shown('/bathroom', 'Bäder in alten Häusern')
    const targets = links.map(([, target]) => target)
    expect(targets).toEqual(['/portfolio/project-2', '/portfolio/project-4', '/portfolio'])
  })

  it('at the end of a case, the most alike first', async () => {
    const { links } = await shown('/portfolio/munich-heat-pump', 'Ähnliche Projekte')
    expect(links).toHaveLength(3)
    expect(links[0]?.[1]).toBe('/portfolio/project-5')
  })
})
