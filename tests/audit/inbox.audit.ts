import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { openEnquiries } from '../../scripts/inbox/store/enquiries.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'

const POSTS = 1_000
const AT_ONCE = 50
const KILLED_AT = [100, 300, 500, 700, 900]

const startServer = async (directory: string) => {
  const script = path.join(root, 'tests/audit/inbox-server.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, directory], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(createInterface(child.stdout), 'line')
  return { child, address: `http://localhost:${port}/__inbox` }
}

const postOne = async (address: string, number: number): Promise<boolean> => {
  const body = new URLSearchParams({
    name: `Nummer ${number}`,
    email: `nummer${number}@example.org`,
    inquiryType: 'other',
    message: `Anfrage ${number}\n${'ä'.repeat(number % 700)}`,
  })
  try {
    const response = await fetch(address, { method: 'POST', body })
    return response.ok && ((await response.json()) as { ok: boolean }).ok
  } catch {
    return false
  }
}

/** Posts all numbers, many at once; `onAcknowledged` sees each that the inbox has confirmed. */
const postAll = async (address: string, onAcknowledged: (number: number) => void) => {
  let next = 0
  const work = async () => {
    while (next < POSTS) {
      const number = next++
      if (await postOne(address, number)) onAcknowledged(number)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const killHard = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const numbersIn = (enquiries: { fields: Record<string, string> }[]) =>
  enquiries.map(({ fields }) => Number(String(fields.name).replace('Nummer ', '')))

/** Posts until `limit` are acknowledged, and kills the inbox in the middle of the others. */
const postAndKill = async (directory: string, limit: number) => {
  const { child, address } = await startServer(directory)
  const acknowledged: number[] = []
  await postAll(address, (number) => {
    acknowledged.push(number)
    if (acknowledged.length === limit) child.kill('SIGKILL')
  })
  await killHard(child)
  return acknowledged
}

it(`holds every acknowledged enquiry after kill -9 in the middle of ${POSTS} posts`, async () => {
  for (let round = 1; round <= KILLED_AT.length; round += 1) {
    const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-kill-'))
    const acknowledged = await postAndKill(directory, KILLED_AT[round - 1] as number)
    const { enquiries, damaged } = await openEnquiries(
      path.join(directory, 'enquiries.jsonl'),
    ).read()
    const kept = new Set(numbersIn(enquiries))
    console.log(
      `round ${round}: ${acknowledged.length} acknowledged, ${kept.size} kept, ${damaged} damaged`,
    )
    expect(acknowledged.length).toBeLessThan(POSTS)
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
    expect(kept.size).toBe(enquiries.length)

    const again = await startServer(directory)
    expect(await postOne(again.address, POSTS)).toBe(true)
    await killHard(again.child)
    const after = await openEnquiries(path.join(directory, 'enquiries.jsonl')).read()
    expect(numbersIn(after.enquiries).at(-1)).toBe(POSTS)
    expect(after.enquiries).toHaveLength(enquiries.length + 1)
    await fs.rm(directory, { recursive: true })
  }
})

it('takes posts fast although each waits for the disk', async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-speed-'))
  const { child, address } = await startServer(directory)
  let acknowledged = 0
  const start = Date.now()
  await postAll(address, () => {
    acknowledged += 1
  })
  const seconds = (Date.now() - start) / 1_000
  console.log(`${POSTS} posts in ${seconds.toFixed(2)} s`)
  await killHard(child)
  expect(acknowledged).toBe(POSTS)
  await fs.rm(directory, { recursive: true })
})
