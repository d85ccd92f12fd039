import { execFile } from 'node:child_process'
import { promises as fs } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { MARK, reportMarkdown } from '../../scripts/report/markdown.ts'
import { problem } from '../report/a-problem.ts'
import { emptyFolder } from '../workspace.ts'

const TOKEN = 'glpat-muster'
const NOTES = '/api/projects/7/merge_requests/3/notes'

/** A GitLab with these notes, a page for each; collects what is written. */
const serveNotes = async (pages: { id: number; body: string }[][]) => {
  const written: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const page = Number(url.searchParams.get('page'))
    const isAllowed = request.headers['private-token'] === TOKEN
    if (request.method !== 'GET') {
      const { body } = JSON.parse(Buffer.concat(chunks).toString())
      written.push(`${request.method} ${url.pathname}\n${body}`)
    }
    response.setHeader('X-Next-Page', page < pages.length ? page + 1 : '')
    response.writeHead(isAllowed ? 200 : 401).end(JSON.stringify(pages[page - 1] ?? []))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return { written, address: `http://localhost:${(server.address() as AddressInfo).port}/api` }
}

const post = async (report: string, address: string): Promise<number> => {
  const file = path.join(await emptyFolder(), 'report.md')
  await fs.writeFile(file, report)
  const env = {
    ...process.env,
    CI_API_V4_URL: address,
    CI_PROJECT_ID: '7',
    CI_MERGE_REQUEST_IID: '3',
    GITLAB_TOKEN: TOKEN,
  }
  const script = path.join(root, 'scripts/ci/merge-request-note.mjs')
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, file], { env }, () =>
      resolve(child.exitCode ?? -1),
    )
  })
}

const faulty = reportMarkdown([problem()])
const clean = reportMarkdown([])
const other = { id: 1, body: 'Sieht gut aus' }

test('the first problems are a new note', async () => {
  const { written, address } = await serveNotes([[other]])
  expect(await post(faulty, address)).toBe(0)
  expect(written).toEqual([`POST ${NOTES}\n${faulty}`])
})

test('later ones change it, on whatever page it is; so does their end', async () => {
  const { written, address } = await serveNotes([[other], [{ id: 22, body: `${MARK}\n\nalt` }]])
  await post(faulty, address)
  await post(clean, address)
  expect(written).toEqual([`PUT ${NOTES}/22\n${faulty}`, `PUT ${NOTES}/22\n${clean}`])
})

test('no problem from the start is no note', async () => {
  const { written, address } = await serveNotes([[other]])
  expect(await post(clean, address)).toBe(0)
  expect(written).toEqual([])
})
