import { describe, expect, test } from 'vitest'
import { compileWith, problemsOf, replace } from '../workspace.ts'

const siteWith = async (ui: string | null) => {
  const { problems, site } = await compileWith({ 'ui.yaml': ui })
  expect(problems).toEqual([])
  return site
}

const contactUi = async (ui: string | null) => {
  const pages = (await siteWith(ui))?.pages ?? []
  const contact = pages.flatMap(({ data }) => data.blocks).find(({ type }) => type === 'contact')
  return contact?.ui
}

describe('without ui.yaml', () => {
  test('every text has its default, with the facts of the site', async () => {
    const site = await siteWith(null)
    expect(site?.shell.ui).toMatchObject({
      menu: 'Menü',
      errorTitle: 'Da ist ein Fehler aufgetreten',
    })
    expect(site?.shell.ui.unreachable).toContain('rufen Sie uns an: +49')
    expect(site?.admin.ui.refused.empty).toBe('Nicht übernommen: Der Text darf nicht leer sein.')
  })

  test('blocks have theirs, in groups, too', async () => {
    expect(await contactUi(null)).toMatchObject({
      required: 'Pflichtfeld',
      errors: { nameMissing: 'Geben Sie Ihren Namen ein' },
      mapUrl: 'https://www.openstreetmap.org/search?query={address}',
    })
  })
})

describe('a ui.yaml', () => {
  test('replaces one text and leaves its neighbours', async () => {
    const ui = 'blocks:\n  contact:\n    errors:\n      nameMissing: Wie heißen Sie?\n'
    expect(await contactUi(ui)).toMatchObject({
      required: 'Pflichtfeld',
      errors: { nameMissing: 'Wie heißen Sie?', mark: 'Fehler:' },
    })
  })

  test.each([
    ['a key', 'shell:\n  menue: Karte\n', ['content/ui.yaml:2:3 unknown-key']],
    ['a block', 'blocks:\n  kontakt: {}\n', ['content/ui.yaml:2:3 unknown-key']],
    ['a value', 'shell:\n  menu: 5\n', ['content/ui.yaml:2:9 needs-quotes']],
    ['a fact', 'shell:\n  menu: "{company.tel}"\n', ['content/ui.yaml:2:10 unknown-fact']],
    [
      'a variable',
      'blocks:\n  jobs:\n    validThrough: "{bis}"\n',
      ['content/ui.yaml:3:20 unknown-variable'],
    ],
  ])('is told where %s is wrong', async (_, ui, problems) => {
    expect(await problemsOf({ 'ui.yaml': ui })).toEqual(problems)
  })

  test('that can not be read is the only problem', async () => {
    const broken = replace('skipLink: Direkt', 'skipLink: "Direkt')
    expect(await problemsOf({ 'ui.yaml': broken })).toHaveLength(1)
  })
})

describe('on a Swiss site', () => {
  const swissUi = async (ui: string | null) => {
    const { site } = await compileWith({
      'ui.yaml': ui,
      'site.yaml': replace('language: de\n', 'language: de-CH\n'),
    })
    const contact = site?.pages
      .flatMap(({ data }) => data.blocks)
      .find(({ type }) => type === 'contact')
    return JSON.stringify([site?.shell.ui, site?.admin.ui, site?.answers, contact?.ui])
  }

  test('what nobody has written has no ß but the letter itself', async () => {
    const words = await swissUi(null)
    expect(words).toContain('liess sich')
    expect(words).toContain('oder ß stehen')
    expect(words).not.toMatch(/\p{L}ß/u)
  })

  test('what somebody has written stays as it is', async () => {
    expect(await swissUi('shell:\n  menu: Große Auswahl\n')).toContain('Große')
  })
})
