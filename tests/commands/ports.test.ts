import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dev } from '../../scripts/commands/dev.ts'
import { inbox } from '../../scripts/commands/inbox.ts'
import { start } from '../../scripts/commands/start.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { WrongUsage } from '../../scripts/machine/wrong-usage.ts'
import { explainListening } from '../../scripts/serve/explain-listening.ts'
import { previewFolder } from '../../scripts/site/cache.ts'
import { run } from '../tools/run.ts'
import { contentFolder, siteOf } from '../workspace.ts'

const commands = { start, dev, inbox }
const wrong = ['abc', '80000', '-1', '4173.5', '0x50']

test.each(
  Object.entries(commands).flatMap(([name, command]) =>
    wrong.map((port) => [name, port, command] as const),
  ),
)('%s says that PORT=%s is none', async (_, port, command) => {
  vi.stubEnv('PORT', port)
  onTestFinished(() => void vi.unstubAllEnvs())
  const refused = command(siteOf(await contentFolder()), [])
  await expect(refused).rejects.toThrow(WrongUsage)
  await expect(refused).rejects.toThrow(`PORT=${port} ist kein Port.`)
})

test('a port that the system keeps to itself is told as one', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' })
  const told = explainListening(error, { port: 80, host: '127.0.0.1', command: 'start' })
  expect(told).toContain('Den Port 80 gibt dieser Rechner nicht her')
  const ofDisk = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/firma/.gewerk' })
  expect(() => explainListening(ofDisk, { port: 80, host: '', command: 'dev' })).toThrow(ofDisk)
})

test.each([
  [4173, 4174],
  [65_535, 65_534],
])('where port %i is taken, another one is named that there is', (port, other) => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })
  const told = explainListening(error, { port, host: '127.0.0.1', command: 'start' })
  expect(told).toContain(`PORT=${other} npm run start`)
})

test('start says that its port is taken before it builds anything', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  vi.stubEnv('PORT', String(port))
  onTestFinished(() => void vi.unstubAllEnvs())
  const site = siteOf(await contentFolder())
  const started = start(site, [])
  await expect(started).rejects.toThrow(WrongUsage)
  await expect(started).rejects.toThrow(`Der Port ${port} ist schon belegt`)
  await expect(started).rejects.toThrow(`npm run start -- --folder ${site.folder}`)
  expect(existsSync(previewFolder(site))).toBe(false)
})

test('an inbox whose port another site has is told how both go on one server', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const content = await contentFolder({
    'site.yaml': (text: string) =>
      text.replace(
        /^form:\n(?: .*\n)+/m,
        `form:\n  provider: inbox\n  processor: Hoster\n  days: 30\n  port: ${port}\n`,
      ),
  })
  await expect(inbox(siteOf(content), [])).rejects.toThrow(`„port: ${port + 1}“`)
})

test('dev ends where its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const folder = path.dirname(await contentFolder())
  const program = [path.join(root, 'scripts/run.mjs'), 'gewerk', 'dev', '--folder', folder]
  const { exit, error } = await run(root, 'env', `PORT=${port}`, process.execPath, ...program)
  expect(error).toContain(`Der Port ${port} ist schon belegt.`)
  expect(error).toContain(`npm run dev -- --folder ${folder}`)
  expect(exit).toBe(2)
})
