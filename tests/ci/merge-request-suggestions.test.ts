import { execFile } from 'node:child_process'
import { promises as fs } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Suggestion } from '../../scripts/fix/suggest.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { emptyFolder } from '../workspace.ts'

const TOKEN = 'glpat-muster'
const REQUEST = '/api/projects/7/merge_requests/3'
const diff_refs = { base_sha: 'a', start_sha: 'b', head_sha: 'c' }

/** Fields as https://docs.gitlab.com/api/discussions/ has them for a thread in the diff of a merge request. */
const discussion = z.strictObject({
  body: z.string(),
  position: z.strictObject({
    base_sha: z.string(),
    start_sha: z.string(),
    head_sha: z.string(),
    position_type: z.literal('text'),
    old_path: z.string(),
    new_path: z.string(),
    new_line: z.int(),
  }),
})

const suggestions: Suggestion[] = [
  { path: 'content/site.yaml', body: 'So:\n\n```suggestion\na: 1\n```', line: 3, side: 'RIGHT' },
  {
    path: 'content/site.yaml',
    body: 'So:\n\n````suggestion\nb: "```"\n````',
    line: 9,
    side: 'RIGHT',
    start_line: 7,
    start_side: 'RIGHT',
  },
]

/** A GitLab with these notes that takes comments on the lines of a change, or refuses them. */
const serve = async (notes: string[], status: number) => {
  const written: z.infer<typeof discussion>[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isAllowed = request.headers['private-token'] === TOKEN
    if (!isAllowed) return response.writeHead(401).end('{}')
    if (request.method === 'POST' && pathname === `${REQUEST}/discussions`) {
      written.push(discussion.parse(JSON.parse(Buffer.concat(chunks).toString())))
      return response.writeHead(status).end('{}')
    }
    const value = pathname === REQUEST ? { diff_refs } : notes.map((body) => ({ body }))
    return response.writeHead(200).end(JSON.stringify(value))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return { written, address: `http://localhost:${(server.address() as AddressInfo).port}/api` }
}

const post = async (address: string, token = TOKEN): Promise<number> => {
  const file = path.join(await emptyFolder(), 'suggestions.json')
  await fs.writeFile(file, JSON.stringify(suggestions))
  const env = {
    ...process.env,
    CI_API_V4_URL: address,
    CI_PROJECT_ID: '7',
    CI_MERGE_REQUEST_IID: '3',
    GITLAB_TOKEN: token,
  }
  const script = path.join(root, 'scripts/ci/merge-request-suggestions.mjs')
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, file], { env }, () =>
      resolve(child.exitCode ?? -1),
    )
  })
}

test('repairs are offered at their lines, with the lines above that they replace', async () => {
  const { written, address } = await serve([], 201)
  expect(await post(address)).toBe(0)
  expect(written.map(({ position }) => position.new_line)).toEqual([3, 9])
  expect(written.map(({ body }) => body)).toEqual([
    'So:\n\n```suggestion:-0+0\na: 1\n```',
    'So:\n\n````suggestion:-2+0\nb: "```"\n````',
  ])
})

test('what is offered already is not offered again', async () => {
  const { written, address } = await serve(['So:\n\n```suggestion:-0+0\na: 1\n```'], 201)
  expect(await post(address)).toBe(0)
  expect(written).toHaveLength(1)
})

test('lines that are no part of the change are passed over', async () => {
  const { written, address } = await serve([], 400)
  expect(await post(address)).toBe(0)
  expect(written).toHaveLength(2)
})

test('a token that is none is told', async () => {
  const { address } = await serve([], 201)
  expect(await post(address, 'falsch')).not.toBe(0)
})
