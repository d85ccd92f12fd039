import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Edits } from '../../../src/admin/edits/edits.ts'
import { submit } from '../../../src/admin/proposal/submit.ts'
import { createSession } from '../../../src/admin/session/session.ts'
import { uiSchema } from '../../../src/blocks/ui-schema.ts'
import { fakeHost, mergeLast } from '../hosts/fake-hosts.ts'

const ui = uiSchema([]).parse({}).admin

const namesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `news/tag-der-offenen-tuer-${index}.md`)

const editsOf = (names: readonly string[]): Edits =>
  Object.fromEntries(
    names.map((file) => {
      const at = { file, path: ['title'], text: 'Alt' }
      return [file, { article: { title: { before: 'Alt', after: 'Neu', at } } }]
    }),
  )

/** Proposes a new title in each file of a host, and tells what was said and what the host has got. */
const submitted = async (
  kind: Parameters<typeof fakeHost>[0],
  names: readonly string[],
  { token = 'geheim', edits = editsOf(names) }: { token?: string; edits?: Edits } = {},
) => {
  const host = fakeHost(
    kind,
    Object.fromEntries(names.map((name) => [name, '---\ntitle: Alt\n---\n'])),
  )
  vi.stubGlobal('fetch', host.fetch)
  const session = createSession(true, {
    read: () => edits,
    change: () => true,
    isStored: () => true,
  })
  session.store.set({ site: { ui, facts: {}, published: { folder: '' } } })
  await submit(session, host.repository, token)
  return { notice: session.store.get().notice, host }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.unstubAllGlobals()
})

describe.each(['github', 'gitlab', 'forgejo'] as const)('%s', (kind) => {
  test('is told all files in the title', async () => {
    const { host } = await submitted(kind, namesOf(2))
    const title = 'Texte geändert: news/tag-der-offenen-tuer-0.md, news/tag-der-offenen-tuer-1.md'
    expect(host.requests).toMatchObject([{ title, body: ui.proposalText }])
  })

  test('takes a proposal of so many files that no title has room for their names', async () => {
    const names = namesOf(30)
    const { host, notice } = await submitted(kind, names)
    expect(notice).toBe(ui.proposed)
    const [request] = host.requests
    expect(request?.title).toBe('Texte geändert: news/tag-der-offenen-tuer-0.md (+29)')
    for (const name of names) expect(request?.body).toContain(`\n- ${name}`)
  })

  /** Kept by an older version, or with a damaged place. */
  const unplaced: Edits = { home: { hero: { title: { before: 'Alt', after: 'Neu' } } } }

  test('gets what belongs in a known file, and the editor reads how much does not', async () => {
    const { host, notice } = await submitted(kind, ['a.md'], {
      edits: { ...editsOf(['a.md']), ...unplaced },
    })
    expect(host.requests).toMatchObject([{ title: 'Texte geändert: a.md' }])
    expect(notice).toMatch(/^Eingereicht, aber nicht alles: .*Anzahl: 1\.$/)
  })

  test('gets nothing of which nobody knows the file, and the editor reads that', async () => {
    const { host, notice } = await submitted(kind, ['a.md'], { edits: unplaced })
    expect(host.requests).toEqual([])
    expect(notice).toMatch(/^Eingereicht wurde nichts: Zu manchen .*Anzahl: 1\.$/)
  })

  /** Somebody with a new title in one file, and the host. */
  const editor = () => {
    const host = fakeHost(kind, { 'a.md': '---\ntitle: Alt\n---\n' })
    vi.stubGlobal('fetch', host.fetch)
    const edits = editsOf(['a.md'])
    const session = createSession(true, {
      read: () => edits,
      change: () => true,
      isStored: () => true,
    })
    session.store.set({ site: { ui, facts: {}, published: { folder: '' } } })
    return { host, session, send: () => submit(session, host.repository, 'geheim') }
  }

  test('says which open proposal a later one replaces, to its editor and to who takes it over', async () => {
    const names = ['a.md', 'b.md']
    const host = fakeHost(kind, Object.fromEntries(names.map((n) => [n, '---\ntitle: Alt\n---\n'])))
    vi.stubGlobal('fetch', host.fetch)
    let edits = editsOf(['a.md'])
    const session = createSession(true, {
      read: () => edits,
      change: () => true,
      isStored: () => true,
    })
    session.store.set({ site: { ui, facts: {}, published: { folder: '' } } })
    await submit(session, host.repository, 'geheim')
    const { proposal } = session.store.get()
    vi.setSystemTime(Date.now() + 5000)
    edits = editsOf(names)
    session.store.set({ edits })
    await submit(session, host.repository, 'geheim')
    vi.useRealTimers()
    expect(session.store.get()).toMatchObject({
      notice: `${ui.proposed} ${ui.superseded}`,
      superseded: [proposal],
    })
    expect(host.requests[1]?.body).toBe(
      `${ui.proposalText}\n\nErsetzt den früheren Vorschlag: ${proposal}`,
    )
  })

  test('says in which files it takes back what was taken over and not published yet', async () => {
    const host = fakeHost(kind, {
      'a.md': '---\ntitle: Alt\n---\n',
      'b.md': '---\ntitle: Alt\n---\n',
    })
    const { commit } = host
    vi.stubGlobal('document', { getElementById: () => null })
    vi.stubGlobal('fetch', (address: string | URL, init: RequestInit) =>
      String(address).endsWith('/admin.json')
        ? Promise.resolve(Response.json({ published: { commit, folder: '' } }))
        : host.fetch(address as string, init),
    )
    let edits = editsOf(['a.md'])
    const session = createSession(true, {
      read: () => edits,
      change: () => true,
      isStored: () => true,
    })
    session.store.set({ site: { ui, facts: {}, published: { folder: '' } } })
    await submit(session, host.repository, 'geheim')
    mergeLast(host)
    vi.setSystemTime(Date.now() + 5000)
    edits = editsOf(['b.md'])
    session.store.set({ edits })
    await submit(session, host.repository, 'geheim')
    vi.useRealTimers()
    const takesBack =
      'Dieser Vorschlag nimmt auch frühere Änderungen zurück, die schon übernommen, aber noch nicht veröffentlicht sind: a.md.'
    expect(session.store.get().notice).toBe(`${ui.proposed} ${takesBack}`)
    expect(host.requests[1]?.body).toBe(`${ui.proposalText}\n\n${takesBack}`)
  })

  test('gets the same once from who sends it again before an answer has come', async () => {
    const { host, session, send } = editor()
    await Promise.all([send(), send()])
    expect(host.requests).toHaveLength(1)
    expect(session.store.get().notice).toBe(ui.proposed)
  })

  test.each([
    ['', 'a.md'],
    ['firma/content', 'firma/content/other.md'],
  ])('where a file is gone, which one that is: in “%s”', async (folder, there) => {
    const host = fakeHost(kind, { [there]: '---\ntitle: Alt\n---\n' })
    vi.stubGlobal('fetch', host.fetch)
    const edits = editsOf(folder === '' ? ['a.md', 'news/b.md'] : ['news/b.md'])
    const session = createSession(true, {
      read: () => edits,
      change: () => true,
      isStored: () => true,
    })
    session.store.set({ site: { ui, facts: {}, published: { folder } } })
    await submit(session, host.repository, 'geheim')
    expect(session.store.get().notice).toMatch(/^Nicht eingereicht: Die Datei news\/b\.md gibt es/)
    expect(host.branches).toEqual({})
  })

  test('that never answers is told as out of reach', async () => {
    const { host, send } = editor()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      init.signal?.throwIfAborted()
      return host.fetch(address, init)
    })
    expect(await send()).toEqual({ fault: 'offline' })
  })

  test('is never asked with a token that holds letters which no token has', async () => {
    const { host, notice } = await submitted(kind, namesOf(1), { token: 'geheim\u200b' })
    expect(notice).toBe(ui.proposalFaults.token)
    expect(host.tokens).toEqual([])
  })
})
