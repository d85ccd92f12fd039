import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { excuseOf } from '../../../scripts/dev/pages/show-fault.ts'
import type { Renderer } from '../../../scripts/dev/renderer/renderer.ts'
import { chain } from '../../../scripts/serve/chain.ts'
import { postToServer, wordsFor } from '../../../src/admin/server/post-to-server.ts'

/** What a page says that has something written, where that fails with an error. */
const saidOf = async (thrown: Error): Promise<string | undefined> => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fails = () => Promise.reject(thrown)
  const answer = chain([fails], excuseOf({} as Renderer))
  const server = createServer(
    (request, response) => void answer(request, response, () => undefined),
  )
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return postToServer(`http://localhost:${port}/__edit`, '', '{}').then(
    () => undefined,
    (error: unknown) => wordsFor(error, 'keine Antwort'),
  )
}

test('what keeps the disk from being written is said to the page that saves', async () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/content/site.yaml' })
  expect(await saidOf(full)).toBe(
    'Abgebrochen: Der Datenträger ist voll (/content/site.yaml).\n→ Schaffen Sie Platz, und versuchen Sie es noch einmal.',
  )
  const locked = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  expect(await saidOf(locked)).toContain('fehlt Ihnen die Berechtigung')
})

test('of a fault of the program a page says what it says where nobody answers', async () => {
  expect(await saidOf(new TypeError('x is not a function'))).toBe('keine Antwort')
})
