import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Edits } from '../../../src/admin/edits/edits.ts'
import { openHost } from '../../../src/admin/hosts/open-host.ts'
import { type LocalPictures, propose } from '../../../src/admin/proposal/propose.ts'
import { type Begun, openBegun } from '../../../src/admin/proposed/begun.ts'
import { fakeStorage } from '../a-page.ts'
import { type FakeHost, fakeHost } from '../hosts/fake-hosts.ts'

const PAGE = '# Oben\r\nblocks:\r\n  - type: hero\r\n    title: "Älter" # so\r\n'
const NEWS = '\ufeff---\nid: a\ntitle: Alt\n---\n\nErster Absatz.\n'

const files = { 'firma/content/pages/home.yaml': PAGE, 'firma/content/news/a.md': NEWS }

const edit = (file: string, path: (string | number)[], text: string, after: string) => ({
  before: text.trim(),
  after,
  at: { file, path, text, route: '/' },
})

const edits: Edits = {
  home: {
    hero: { title: edit('pages/home.yaml', ['blocks', 'hero', 'title'], 'Älter', 'Neu: „ja“') },
  },
  'blog/a': {
    article: { text: edit('news/a.md', ['content'], 'Erster Absatz.\n', 'Zweiter 🎉') },
  },
}

const KINDS = ['github', 'gitlab', 'forgejo'] as const

const LATER = new Date('2026-11-23T09:00:00Z')

interface Sent {
  wanted?: Edits
  begun?: Begun
  now?: Date
  pictures?: LocalPictures
}

const send = (
  host: FakeHost,
  {
    wanted = edits,
    begun = new Map(),
    now = new Date('2026-11-23T08:09:10Z'),
    pictures,
  }: Sent = {},
) =>
  propose({
    pictures,
    host: openHost(host.repository, 'geheim'),
    ...{ begun, now, edits: wanted },
    folder: 'firma/content',
    title: 'Texte geändert',
    body: ({ superseded }) => ['Text', ...superseded].join(' '),
  })

const ask = (host: FakeHost) => vi.stubGlobal('fetch', host.fetch)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

describe.each(KINDS)('%s', (kind) => {
  test('gets the edits on a branch of their own, nothing else moved by a byte', async () => {
    const host = fakeHost(kind, files)
    ask(host)
    expect(await send(host)).toEqual({
      address: expect.stringMatching(/\/(pull|pulls|merge_requests)\/1$/),
      superseded: [],
      takenBack: [],
    })
    expect(host.branches).toEqual({
      'texte-20261123-080910': {
        'firma/content/pages/home.yaml': PAGE.replace('"Älter"', '"Neu: „ja“"'),
        'firma/content/news/a.md': NEWS.replace('Erster Absatz.', 'Zweiter 🎉'),
      },
    })
    expect(host.requests).toEqual([
      { branch: 'texte-20261123-080910', into: 'main', title: 'Texte geändert', body: 'Text' },
    ])
    expect(host.tokens.every((headers) => headers.includes('geheim'))).toBe(true)
  })

  test('finds a text that has moved, and says which is another one by now', async () => {
    const other = PAGE.replace('  - type', '  - type: prose\r\n    title: Davor\r\n  - type')
    const moved = fakeHost(kind, { ...files, 'firma/content/pages/home.yaml': other })
    ask(moved)
    await send(moved)
    expect(Object.values(moved.branches)[0]).toMatchObject({
      'firma/content/pages/home.yaml': other.replace('"Älter"', '"Neu: „ja“"'),
    })

    const changed = PAGE.replace('Älter', 'Von jemand anderem')
    const host = fakeHost(kind, { ...files, 'firma/content/pages/home.yaml': changed })
    ask(host)
    const outcome = await send(host)
    expect(outcome).toEqual({ report: expect.stringContaining('Von jemand anderem') })
    expect(host.branches).toEqual({})
  })

  const MEDIA = 'firma/content/media'

  test('gets the pictures of this machine that it lacks, to the byte, and no others', async () => {
    const host = fakeHost(kind, { ...files, [`${MEDIA}/alt.svg`]: '<svg/>' })
    ask(host)
    const load = vi.fn(async () => new TextEncoder().encode('<svg>Öfen</svg>'))
    const begun: Begun = new Map()
    const pictures = { names: ['alt.svg', 'neu.svg'], load }
    expect(await send(host, { pictures, begun })).toHaveProperty('address')
    const [branch = {}] = Object.values(host.branches)
    expect(Object.keys(branch)).toHaveLength(3)
    expect(branch[`${MEDIA}/neu.svg`]).toBe('<svg>Öfen</svg>')
    expect(load.mock.calls).toEqual([['neu.svg']])
    await send(host, { pictures, begun, now: LATER })
    expect(host.requests).toHaveLength(1)
  })

  test('gets nothing that names a picture which can’t be read, and its name is told', async () => {
    const host = fakeHost(kind, files)
    ask(host)
    const load = () => Promise.reject(new TypeError('Failed to fetch'))
    const outcome = await send(host, { pictures: { names: ['neu.svg'], load } })
    expect(outcome).toEqual({ fault: 'picture', file: 'neu.svg' })
    expect([host.branches, host.requests]).toEqual([{}, []])
  })

  test('is not bothered with what its files say already', async () => {
    const host = fakeHost(kind, {
      ...files,
      'firma/content/pages/home.yaml': PAGE.replace('Älter', 'Neu: „ja“'),
    })
    ask(host)
    expect(await send(host, { wanted: { home: edits.home ?? {} } })).toEqual({ isMade: true })
    expect(host.branches).toEqual({})
  })

  test.each([
    [401, {}, 'token'],
    [403, {}, 'rights'],
    [403, { 'x-ratelimit-remaining': '0' }, 'limit'],
    [403, { 'retry-after': '60' }, 'limit'],
    [404, {}, 'missing'],
    [409, {}, 'taken'],
    [429, {}, 'limit'],
    [500, {}, 'other'],
    [502, {}, 'other'],
  ])('says of %i %o that it is %s', async (status, headers: Record<string, string>, fault) => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status, headers }))
    expect(await send(fakeHost(kind, files))).toEqual({ fault })
  })

  test.each(['<html>', ''])('an answer that is none is a fault: %j', async (body) => {
    vi.stubGlobal('fetch', async () => new Response(body))
    expect(await send(fakeHost(kind, files))).toEqual({ fault: 'other' })
  })

  test('without a connection it can be tried again', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await send(fakeHost(kind, files))).toEqual({ fault: 'offline' })
  })

  test('a connection that breaks within an answer is told as that', async () => {
    const broken = () =>
      new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":')),
        pull: (stream) => stream.error(new TypeError('network error')),
      })
    vi.stubGlobal('fetch', async () => new Response(broken()))
    expect(await send(fakeHost(kind, files))).toEqual({ fault: 'offline' })
  })

  test('where the connection breaks after the commit, nothing is told as proposed', async () => {
    const host = fakeHost(kind, files)
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const isLast =
        /merge_requests$|pulls$/.test(address) || String(init.body).includes('createPullRequest(')
      if (isLast) throw new TypeError('Failed to fetch')
      return host.fetch(address, init)
    })
    expect(await send(host)).toEqual({ fault: 'offline' })
  })

  /** Counts the calls; one of them, counted from 1, is carried out or not, and nobody hears its answer. */
  const withoutAnswer = (host: FakeHost, failing: number, isCarriedOut: boolean) => {
    const count = { calls: 0 }
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      count.calls += 1
      if (count.calls !== failing) return host.fetch(address, init)
      if (isCarriedOut) await host.fetch(address, init)
      throw new TypeError('Failed to fetch')
    })
    return count
  }

  test.each([
    ['does not come to it', false],
    ['is not answered', true],
  ])('has one branch and one request in the end, whichever call %s', async (_, isCarriedOut) => {
    const usual = fakeHost(kind, files)
    const count = withoutAnswer(usual, 0, false)
    await send(usual)
    for (let failing = 1; failing <= count.calls; failing += 1) {
      const host = fakeHost(kind, files)
      const begun: Begun = new Map()
      withoutAnswer(host, failing, isCarriedOut)
      expect(await send(host, { begun })).toEqual({ fault: 'offline' })
      ask(host)
      expect(await send(host, { begun, now: LATER })).toHaveProperty('address')
      expect(Object.values(host.branches)).toEqual(Object.values(usual.branches))
      expect(host.requests).toMatchObject([{ branch: Object.keys(host.branches)[0] }])
    }
  })

  test.each([
    ['a branch', /createRef\(/],
    ['a commit', /createCommitOnBranch\(|"actions"|"new_branch"/],
    ['a request', /createPullRequest\(|"source_branch"|"head"/],
  ])('is proposed once where a browser sends %s again, whose answer was lost', async (_, sign) => {
    const host = fakeHost(kind, files)
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (sign.test(String(init.body))) await host.fetch(address, init)
      return host.fetch(address, init)
    })
    const pictures = { names: ['neu.svg'], load: async () => new Uint8Array([60]) }
    expect(await send(host, { pictures })).toHaveProperty('address')
    expect(Object.keys(host.branches)).toEqual(['texte-20261123-080910'])
    expect(host.requests).toHaveLength(1)
  })

  test('has one branch where the page was loaded again in between', async () => {
    const usual = fakeHost(kind, files)
    const count = withoutAnswer(usual, 0, false)
    await send(usual)
    const host = fakeHost(kind, files)
    const { storage } = fakeStorage()
    withoutAnswer(host, count.calls, false)
    await send(host, { begun: openBegun(() => storage) })
    ask(host)
    await send(host, { begun: openBegun(() => storage), now: LATER })
    expect(Object.keys(host.branches)).toHaveLength(1)
  })

  test('is asked once, however often the same is handed in', async () => {
    const host = fakeHost(kind, files)
    const { storage } = fakeStorage()
    ask(host)
    const first = await send(host, { begun: openBegun(() => storage) })
    expect(await send(host, { begun: openBegun(() => storage), now: LATER })).toEqual(first)
    expect(Object.keys(host.branches)).toHaveLength(1)
    expect(host.requests).toHaveLength(1)
  })

  test('whose request is over gets another one, and is led to that from then on', async () => {
    const host = fakeHost(kind, files)
    const begun: Begun = new Map()
    ask(host)
    await send(host, { begun })
    for (const request of host.requests) request.isOver = true
    const second = await send(host, { begun, now: LATER })
    expect(second).toEqual({
      address: expect.stringMatching(/\/2$/),
      superseded: [],
      takenBack: [],
    })
    expect(await send(host, { begun, now: new Date('2026-11-23T10:00:00Z') })).toEqual(second)
    // What was on the former branch is in the files by now where it was taken over: nothing could be asked for again.
    expect(host.requests.map(({ branch }) => branch)).toEqual(Object.keys(host.branches))
    expect(host.requests).toHaveLength(2)
  })

  const first = { home: edits.home ?? {} }

  test('takes it for the branch from which the site is built, and finds it there again', async () => {
    const host = fakeHost(kind, files, 'website/2026')
    const begun: Begun = new Map()
    ask(host)
    const made = await send(host, { begun })
    expect(made).toHaveProperty('address')
    expect(await send(host, { begun, now: LATER })).toEqual(made)
    expect(host.requests).toMatchObject([{ into: 'website/2026' }])
  })

  test('is told by a later proposal which open one it stands for, until that is over', async () => {
    const host = fakeHost(kind, files)
    const { storage } = fakeStorage()
    ask(host)
    const { address } = (await send(host, { wanted: first, begun: openBegun(() => storage) })) as {
      address: string
    }
    const later = await send(host, { begun: openBegun(() => storage), now: LATER })
    expect(later).toEqual({
      address: expect.stringMatching(/\/2$/),
      superseded: [address],
      takenBack: [],
    })
    expect(host.requests).toMatchObject([{ body: 'Text' }, { body: `Text ${address}` }])
    Object.assign(host.requests[0] ?? {}, { isOver: true })
    expect(await send(host, { begun: openBegun(() => storage) })).toHaveProperty('superseded', [])
  })

  test('is told of no open proposal that holds something else, too', async () => {
    const host = fakeHost(kind, files)
    const begun: Begun = new Map()
    ask(host)
    await send(host, { begun })
    expect(await send(host, { wanted: first, begun, now: LATER })).toEqual({
      address: expect.stringMatching(/\/2$/),
      superseded: [],
      takenBack: [],
    })
  })

  test('goes on with no branch that has other texts, or is gone', async () => {
    const host = fakeHost(kind, files)
    const begun: Begun = new Map()
    const count = withoutAnswer(fakeHost(kind, files), 0, false)
    await send(fakeHost(kind, files))
    withoutAnswer(host, count.calls, false)
    await send(host, { begun })
    ask(host)
    await send(host, { begun, now: LATER, wanted: { home: edits.home ?? {} } })
    expect(host.requests).toMatchObject([{ branch: 'texte-20261123-090000' }])
    host.branches = {}
    await send(host, { begun, now: new Date('2026-11-23T10:00:00Z') })
    expect(Object.keys(host.branches)).toEqual(['texte-20261123-100000'])
    expect(host.requests).toHaveLength(2)
  })
})

test.each([
  ['NOT_FOUND', 'missing'],
  ['FORBIDDEN', 'rights'],
  ['INSUFFICIENT_SCOPES', 'rights'],
  ['RATE_LIMITED', 'limit'],
  ['STALE_DATA', 'moved'],
  ['UNPROCESSABLE', 'taken'],
  ['SOMETHING', 'other'],
])('GitHub says %s with status 200', async (type, fault) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: null, errors: [{ type, message: 'x' }] }),
  )
  expect(await send(fakeHost('github', files))).toEqual({ fault })
})

test('where somebody was faster, the edits are made once more on what that left', async () => {
  const host = fakeHost('forgejo', files)
  let tries = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.endsWith('/contents')) return host.fetch(address, init)
    tries += 1
    return tries === 1
      ? new Response('{"message":"sha does not match"}', { status: 422 })
      : host.fetch(address, init)
  })
  expect(await send(host)).toHaveProperty('address')
  expect(Object.keys(host.branches)).toEqual(['texte-20261123-080911'])
})

test.each([
  [400, 'taken', 'GitLab: Commit message does not follow the pattern'],
  [405, 'missing', 'Non GET methods are not allowed for moved projects'],
])('GitLab refuses a commit with %i: %s', async (status, fault, message) => {
  const host = fakeHost('gitlab', files)
  const asked = vi.fn(async (address: string, init: RequestInit) =>
    address.endsWith('/repository/commits')
      ? Response.json({ message }, { status })
      : host.fetch(address, init),
  )
  vi.stubGlobal('fetch', asked)
  expect(await send(host)).toEqual({ fault })
  expect(asked.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(1)
})
