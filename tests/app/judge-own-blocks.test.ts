import { expect, test } from 'vitest'
import { z } from 'zod'
import { judgeOwnBlocks } from '../../scripts/app/judge-own-blocks.ts'
import { defineBlock } from '../../src/blocks/define-block.ts'
import { entries, entry, text } from '../../src/content/fields.ts'

const judge = (fields: object) => {
  const words = { name: 'Team', purpose: 'Wer hier arbeitet.' }
  return judgeOwnBlocks({ team: defineBlock('team', words, fields as z.ZodRawShape) }, [])
}

test('fields of every kind are taken', () => {
  const people = z.array(z.strictObject({ name: text(), trade: entry('services').optional() }))
  expect(judge({ title: text(), people, jobs: entries('jobs', ['title']) })).toHaveLength(1)
})

test.each([
  [{ type: text() }, 'Der Baustein team vereinbart die Angabe type.'],
  [{ id: text() }, 'Der Baustein team vereinbart die Angabe id.'],
  [{ floor: text() }, 'Der Baustein team vereinbart die Angabe floor.'],
  [{ title: 'Text' }, 'ist title keine Angabe.'],
  [{ people: z.array(z.strictObject({ name: 'Text' } as never)) }, 'ist people.name keine Angabe.'],
  [{ jobs: entries('jobz' as 'jobs', ['title']) }, 'Die gibt es nicht. Meinten Sie „jobs“?'],
  [{ job: entry('berufe' as 'jobs') }, 'nennt job die Sammlung „berufe“. Die gibt es nicht.'],
])('%o is told as a fault of the block, not of the program', (fields, words) => {
  expect(() => judge(fields)).toThrow(words)
})
