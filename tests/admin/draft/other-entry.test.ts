import { expect, test } from 'vitest'
import * as forms from '../../../scripts/edit/form/form.ts'
import { checkDraft } from '../../../src/admin/draft/check-draft.ts'
import { type Draft, shownLists } from '../../../src/admin/draft/draft.ts'
import { bakeryText, compileWith } from '../../workspace.ts'
import { editsOf, onPage, opened, type Page, shown, withCards, written } from '../a-form.ts'

const KONTAKT = 'pages/kontakt.yaml'

const text = bakeryText(KONTAKT).replace('- type: contact\n', '- type: contact\n    job: baecker\n')
const texts = new Map([[KONTAKT, text]])

const { site } = await compileWith({ [KONTAKT]: text })
const pages = (site?.pages ?? []) as Page[]
const page = pages.find(({ key }) => key === 'kontakt') as Page

/** The form of the block with a vacancy; what it says of the vacancy itself is changed, too. */
const form = (job: string | undefined): Draft => {
  const draft = withCards(opened(page, 'contact'), 'job', (cards) =>
    cards.map((card) => ({ ...card, value: { ...card.value, title: '' } })),
  )
  const { job: _, ...rest } = draft.block
  return { ...draft, block: job === undefined ? rest : { ...draft.block, job } }
}

const namesIn = (draft: Draft) => shownLists(draft).map(({ key }) => key)

test('the entry that a block names has its form beside it, until another one is chosen', () => {
  expect(namesIn(form('baecker'))).toContain('job')
  expect(namesIn(form('verkauf'))).not.toContain('job')
  expect(namesIn(form(undefined))).not.toContain('job')
})

test.each([
  ['another one', 'verkauf', '    job: verkauf\n'],
  ['none', undefined, ''],
])('%s is written in its place, and nothing is asked or said of the former', (_, job, line) => {
  const draft = form(job)
  expect(checkDraft(draft, forms, page.facts).cards.job).toBeUndefined()
  const edits = editsOf(page, draft)
  expect(Object.keys(edits)).toEqual(['job'])
  expect(written(onPage(page, 'contact', edits), pages, texts)).toEqual({
    [KONTAKT]: text.replace('    job: baecker\n', line),
  })
})

test('a form that is opened again has the other entry chosen, and can bring back the former', () => {
  const edits = editsOf(page, form('verkauf'))
  const again = opened(page, 'contact', edits)
  expect([again.block.job, namesIn(again).includes('job')]).toEqual(['verkauf', false])
  const back = { ...again, block: { ...again.block, job: 'baecker' } }
  expect([editsOf(page, back), namesIn(back).includes('job')]).toEqual([{}, true])
})

test('a page shows nothing that is wrong meanwhile', () => {
  for (const job of ['verkauf', undefined]) {
    const merged = shown(page, editsOf(page, form(job)), 'contact')
    expect([merged.faults, merged.stale]).toEqual([[], []])
  }
})
