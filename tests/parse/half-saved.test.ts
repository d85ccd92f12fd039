import { describe, expect, test } from 'vitest'
import { bakeryText, compileWith } from '../workspace.ts'

const NEWS = 'news/erntebrot.md'

const whole = bakeryText(NEWS)
const front = whole.slice(0, whole.indexOf('\n---\n'))

/** Behind each of its lines, and in the middle of each but the first. */
const cuts = [...front.matchAll(/\n(.*)/g)].flatMap(({ index, 1: line = '' }) => [
  index,
  index + 1,
  index + 1 + Math.ceil(line.length / 2),
])

describe('a news item that was saved in part is one problem', () => {
  test.each(
    cuts.map((cut) => [front.slice(0, cut).split('\n').at(-1), cut]),
  )('up to %j, character %i', async (_, cut) => {
    const { problems } = await compileWith({ [NEWS]: whole.slice(0, Number(cut)) })
    const own = problems.filter(({ file }) => file.endsWith(NEWS))
    expect(own.map(({ code }) => code)).toEqual(['front-matter-cut'])
  })
})
