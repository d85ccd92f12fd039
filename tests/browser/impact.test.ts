import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { read } from './harness.ts'
import { allWords, section, words } from './parts.ts'

/** What each entry of a part says, a paragraph each. */
const paragraphsOf = async (part: Locator): Promise<string[][]> => {
  const entries = await part.getByRole('listitem').all()
  return Promise.all(entries.map((entry) => allWords(entry.getByRole('paragraph'))))
}

const sentences = (length: number) => expect.stringMatching(new RegExp(`^.{${length},}\\.$`))
const source = expect.stringMatching(/^Quelle: .+, Stand \d+\. \S+ 20\d\d$/)

describe('/impact', () => {
  it('shows the environmental figures with what they mean, source and date', async () => {
    const page = await read('/impact')
    expect(await paragraphsOf(section(page, 'Die Zahlen'))).toEqual([
      ['40 %', 'weniger Energieverbrauch im Mittel', sentences(60), source],
      ['2,5 Mio. kg', 'weniger CO₂ im Jahr', sentences(60), source],
      ['3.200', 'Familien unterstützt', sentences(60), source],
      ['85 %', 'der Projekte mit erneuerbarer Energie', sentences(60), source],
    ])
    // The specification has two shares of renewable projects; the site has one.
    expect(await words(page.getByRole('main'))).not.toContain('65 %')
  })

  it('tells success stories with figure, title, place and description', async () => {
    const page = await read('/impact')
    const stories = section(page, 'Vier Beispiele')
    const figure = expect.stringMatching(/\d/)
    expect(await paragraphsOf(stories)).toEqual([
      [figure, 'Ahlenfeld', sentences(80)],
      [figure, 'Paderborn', sentences(80)],
      [figure, 'Lippstadt', sentences(80)],
      [figure, 'Gütersloh', sentences(80)],
    ])
    expect(await allWords(stories.getByRole('heading', { level: 3 }))).toEqual(
      Array(4).fill(expect.stringMatching(/\S{5}/)),
    )
  })
})
