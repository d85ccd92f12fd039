import { expect, test } from 'vitest'
import { job } from '../../../src/blocks/job/schema.ts'
import { jobs } from '../../../src/blocks/jobs/schema.ts'

test('the link to a job promises nothing that the job may leave out', () => {
  const { more } = jobs.ui.parse({}) as { more: string }
  const { facts } = job.ui.parse({}) as { facts: Record<string, string> }
  expect(Object.values(facts).filter((name) => more.includes(name))).toEqual([])
})
