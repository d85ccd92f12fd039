import { expect, it } from 'vitest'
import { targetFor } from '../../../src/enquiry/providers/target-for.ts'
import { post } from '../../../src/enquiry/submission/post.ts'
import { refused, unclear, values } from '../providers/stub.ts'

const endpoint = 'https://formulare.example/f/1'
const target = targetFor({ provider: 'generic', endpoint, processor: 'x' })

/** An answer of which nothing comes behind its head. */
const brokenOff = (status: number): Response =>
  new Response(new ReadableStream({ pull: (body) => body.error(new Error('cut')) }), { status })

it.each([
  [201, unclear],
  [403, refused('other')],
])('an answer with status %i that breaks off', async (status, verdict) => {
  const message = { target, values, key: 'key' }
  expect(await post(message, async () => brokenOff(status))).toEqual(verdict)
})
