import { expect, onTestFinished, test, vi } from 'vitest'
import { deploy } from '../../scripts/commands/deploy.ts'
import { deployWords } from '../../scripts/deploy/words.ts'
import { contentFolder, siteOf } from '../workspace.ts'

const { target, steps, url, built } = vi.hoisted(() => ({
  target: { to: 'folder', folder: 'ziel' },
  steps: { lookAt: vi.fn(), carryOut: vi.fn(), whyNotPublished: vi.fn() },
  url: 'https://firma.example',
  /** A page, and two addresses that lead on: each of them has a document, which is no page. */
  built: {
    files: { 'index.html': {}, 'index.json': {}, 'alt/index.html': {}, 'team.html': {} },
    addresses: [{ route: '/' }, { route: '/alt' }, { route: '/team.html' }],
  },
}))

vi.mock('../../scripts/compile/compile.ts', () => ({
  compile: async () => ({ problems: [], site: { whole: { deploy: target } } }),
}))
vi.mock('../../scripts/commands/build-site.ts', () => ({ buildSite: async () => 0 }))
vi.mock('../../scripts/site/build-manifest.ts', async (original) => ({
  ...(await original<object>()),
  readBuildManifest: async () => ({ url, content: '', ...built }),
}))
vi.mock('../../scripts/deploy/plan.ts', async (original) => ({
  ...(await original<object>()),
  lookAt: steps.lookAt,
}))
vi.mock('../../scripts/deploy/carry-out.ts', () => ({ carryOut: steps.carryOut }))
vi.mock('../../scripts/deploy/confirm.ts', () => ({ whyNotPublished: steps.whyNotPublished }))

const heard = () => {
  vi.spyOn(console, 'log').mockReturnValue()
  return vi.spyOn(console, 'error').mockReturnValue()
}

test('no site goes into the folder of the texts', async () => {
  target.folder = 'content'
  onTestFinished(() => {
    target.folder = 'ziel'
  })
  const said = heard()
  const site = siteOf(await contentFolder())
  expect(await deploy(site, [])).toBe(1)
  expect(said.mock.calls).toEqual([[deployWords.insideOwn(site.content, site.content)]])
})

test.each([
  ['what is none of its own', { foreign: ['index.html'] }],
  ['the site of another address', { foreign: [], there: { url: 'https://andere.example' } }],
])('who is asked in another folder whether to replace %s, is told the command for the site’s', async (_, look) => {
  steps.lookAt.mockResolvedValue(look)
  const said = heard()
  const site = siteOf(await contentFolder())
  expect(await deploy(site, [])).toBe(1)
  expect(said.mock.calls.join()).toContain(`npm run deploy -- --replace --folder ${site.folder}`)
  vi.spyOn(process, 'cwd').mockReturnValue(site.folder)
  onTestFinished(() => void vi.restoreAllMocks())
  said.mockClear()
  expect(await deploy(site, [])).toBe(1)
  expect(said.mock.calls.join()).toMatch(/npm run deploy -- --replace$/)
})

const { before, meanwhile, after } = deployWords.brokenOff

test.each([
  ['lookAt', before],
  ['carryOut', meanwhile],
  ['whyNotPublished', after(url)],
] as const)('who breaks it off in %s is told what has become of the place', async (step, words) => {
  const plan = { lasting: ['a.js'], documents: [], gone: [] }
  const results = { lookAt: { plan, foreign: [] }, carryOut: [], whyNotPublished: undefined }
  for (const name of Object.keys(steps) as (keyof typeof steps)[])
    steps[name].mockImplementation(async () => {
      if (name === step) process.emit('SIGINT', 'SIGINT')
      return results[name]
    })
  const said = heard()
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  expect(await deploy(siteOf(await contentFolder()), [])).toBe(0)
  expect(said.mock.calls).toEqual([[`\n${words}`]])
  expect(kill).toHaveBeenCalledWith(process.pid, 'SIGINT')
})

test('nothing goes to a server that the secrets are not meant for', async () => {
  const before = { ...target }
  Object.assign(target, { to: 'ftps', host: 'ftp.fremd.example', user: 'web', port: 21 })
  vi.stubEnv('DEPLOY_HOST', 'ftp.firma.example')
  vi.stubEnv('DEPLOY_PASSWORD', 'geheim')
  onTestFinished(() => {
    Object.assign(target, before)
    vi.unstubAllEnvs()
  })
  steps.lookAt.mockReset()
  const said = heard()
  expect(await deploy(siteOf(await contentFolder()), [])).toBe(1)
  expect(said.mock.calls).toEqual([
    [deployWords.otherHost('ftp.fremd.example', 'ftp.firma.example')],
  ])
  expect(steps.lookAt).not.toHaveBeenCalled()
})

test('the site is asked for its pages, not for what leads on to them', async () => {
  steps.lookAt.mockResolvedValue({ plan: { lasting: [], documents: [], gone: [] }, foreign: [] })
  steps.whyNotPublished.mockResolvedValue(undefined)
  heard()
  const site = siteOf(await contentFolder())
  expect(await deploy(site, [])).toBe(0)
  expect(steps.whyNotPublished).toHaveBeenLastCalledWith({ out: site.out, url, routes: ['/'] })
})
