import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as forms from '../../../scripts/edit/form/form.ts'
import type { Card, Draft } from '../../../src/admin/draft/draft.ts'
import { type Edits, placesOf, withText } from '../../../src/admin/edits/edits.ts'
import { formatEdits, parseEdits } from '../../../src/admin/edits/parse-edits.ts'
import { commitDraft } from '../../../src/admin/form/dialog/open-form.ts'
import { openHost } from '../../../src/admin/hosts/open-host.ts'
import { propose } from '../../../src/admin/proposal/propose.ts'
import { submit } from '../../../src/admin/proposal/submit.ts'
import { letGoPublished } from '../../../src/admin/session/let-go.ts'
import { createSession } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import { uiSchema } from '../../../src/blocks/ui-schema.ts'
import { contentFolder } from '../../workspace.ts'
import {
  editsOf,
  fileOf,
  freshCard,
  onPage,
  opened,
  withBlockValue,
  withCards,
  written,
} from '../a-form.ts'
import { DRAFTS, home, homeOf, pages, pagesOf, texts } from '../drafts.ts'
import { type FakeHost, fakeHost, mergeLast } from '../hosts/fake-hosts.ts'

const files = Object.fromEntries([...texts].map(([name, text]) => [`content/${name}`, text]))

/** As the browser stores them and finds them again. */
const stored = (draft: Draft): Edits => {
  const { edits, faults } = parseEdits(
    formatEdits(onPage(home, draft.blockId, editsOf(home, draft))),
  )
  expect(faults).toEqual([])
  return edits
}

const inContent = (changed: Record<string, string>) =>
  Object.fromEntries(Object.entries(changed).map(([name, text]) => [`content/${name}`, text]))

const KINDS = ['github', 'gitlab', 'forgejo'] as const

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

describe.each(KINDS)('%s', (kind) => {
  test.each(DRAFTS)('gets %s as the files have it', async (_, draft) => {
    const host = fakeHost(kind, files)
    vi.stubGlobal('fetch', host.fetch)
    const edits = stored(draft)
    const wish = {
      edits,
      folder: 'content',
      begun: new Map(),
      now: new Date('2026-11-23T08:09:10Z'),
      title: 'Inhalte geändert',
      body: () => 'Text',
    }
    const outcome = await propose({ ...wish, host: openHost(host.repository, 'geheim') })
    expect(outcome).toHaveProperty('address')
    const proposed = host.branches['texte-20261123-080910'] ?? {}
    expect(proposed).toEqual(inContent(written(edits, pages, texts)))

    const merged = fakeHost(kind, { ...files, ...proposed })
    vi.stubGlobal('fetch', merged.fetch)
    const again = await propose({ ...wish, host: openHost(merged.repository, 'geheim') })
    expect(again).toEqual({ isMade: true })
    expect(merged.branches).toEqual({})
  })

  test('is told that a new entry with another title stands for the one that is proposed', async () => {
    const { host, send, changed } = atWork(kind)
    changed(withFresh)
    changed(retitled('Stille'))
    const { address } = (await send('2026-11-23T08:00:00Z')) as { address: string }
    changed(retitled('Stille und Ruhe'))
    const later = await send('2026-11-23T09:00:00Z')
    expect(later).toMatchObject({ superseded: [address] })
    const [first, second] = Object.values(host.branches).map((held) => held['content/values.yaml'])
    expect(first).toContain('- id: stille\n  title: Stille\n')
    expect(second).toContain('- id: stille\n  title: Stille und Ruhe\n')
  })

  test('gets what is changed again between the taking over and the publishing', async () => {
    const { host, send, changed, proposed } = atWork(kind)
    const entries = () => entriesIn(proposed())
    const [a, b, ...others] = entriesIn(files[VALUES] as string)
    changed(withFresh)
    changed(([first, ...rest]) => [...rest, first as Card])
    await send('2026-11-23T08:00:00Z')
    const fresh = '- id: ruhe\n  title: Ruhe\n  description: Nachts.'
    expect(entries()).toEqual([b, ...others, fresh, a])

    mergeLast(host)
    expect(await send('2026-11-23T08:30:00Z')).toEqual({ isMade: true })
    changed(retitled('Stille'))
    changed((cards) => cards.toReversed())
    expect(await send('2026-11-23T09:00:00Z')).toMatchObject({ superseded: [] })
    const still = fresh.replace('title: Ruhe', 'title: Stille')
    const turned = [a, still, ...others.toReversed(), b]
    expect(entries()).toEqual(turned)

    changed(retitled('Stille und Ruhe'))
    expect(await send('2026-11-23T10:00:00Z')).toHaveProperty('address')
    mergeLast(host)
    changed(([first, ...rest]) => [...rest, first as Card])
    expect(await send('2026-11-23T11:00:00Z')).toHaveProperty('address')
    const loud = fresh.replace('title: Ruhe', 'title: Stille und Ruhe')
    expect(entries()).toEqual([loud, ...others.toReversed(), b, a])
  })

  test('gets nothing made in an older text once that is not what is published', async () => {
    const { host, session, send, changed, proposed } = atWork(kind)
    changed(withFresh)
    await send('2026-11-23T08:00:00Z')
    mergeLast(host)
    session.stored.change(() => ({}))
    session.store.set({ edits: {} })
    changed(([first, ...rest]) => [...rest, first as Card])
    expect(await send('2026-11-23T09:00:00Z')).toHaveProperty('address')
    expect(proposed()).toContain('- id: ruhe\n')
  })

  test('loses again what its editor has taken back since the taking over', async () => {
    const { host, send, changed, proposed } = atWork(kind)
    const published = async () => Object.keys(host.past)[0]
    const [a, b, ...others] = entriesIn(files[VALUES] as string)
    changed(withFresh)
    changed(([first, ...rest]) => [...rest, first as Card])
    await send('2026-11-23T08:00:00Z')
    mergeLast(host)
    changed((cards) => cards.filter(({ isNew }) => !isNew))
    expect(await send('2026-11-23T09:00:00Z', published)).toHaveProperty('address')
    expect(entriesIn(proposed())).toEqual([b, ...others, a])
  })

  test('loses an entry that was changed, taken over, and taken out then', async () => {
    const { host, send, changed, proposed } = atWork(kind)
    const published = async () => Object.keys(host.past)[0]
    const [a, b, ...others] = entriesIn(files[VALUES] as string)
    changed((cards) =>
      cards.map((card, at) => (at ? card : { ...card, value: { ...card.value, title: 'Ruhe' } })),
    )
    await send('2026-11-23T08:00:00Z')
    mergeLast(host)
    expect(a).not.toContain('Ruhe')
    changed((cards) => cards.slice(1))
    expect(await send('2026-11-23T09:00:00Z', published)).toHaveProperty('address')
    expect(entriesIn(proposed())).toEqual([b, ...others])
  })

  test('loses what its editor has taken back whole in another file, unless that is published', async () => {
    const { host, send, changed, proposed, takeAllBack, headline } = atWork(kind)
    const [before] = [host.commit]
    changed(withFresh)
    await send('2026-11-23T08:00:00Z')
    mergeLast(host)
    takeAllBack()
    headline('Neu')
    const one = await send('2026-11-23T09:00:00Z', async () => host.commit)
    expect(one).toHaveProperty('address')
    expect(proposed()).toBe('')
    headline('Neuer')
    expect(await send('2026-11-23T10:00:00Z', async () => before)).toMatchObject({
      address: expect.any(String),
      takenBack: ['values.yaml'],
    })
    expect(proposed()).toBe(files[VALUES])
  })

  test('is not in the way of edits where a file of a former proposal is gone', async () => {
    const { host, send, changed, proposed, takeAllBack, headline } = atWork(kind)
    const published = host.commit
    changed(withFresh)
    await send('2026-11-23T08:00:00Z')
    mergeLast(host)
    const { [VALUES]: _, ...others } = host.files
    host.files = others
    takeAllBack()
    headline('Neu')
    expect(await send('2026-11-23T09:00:00Z', async () => published)).toHaveProperty('address')
    expect(proposed()).toBe('')
  })

  test('gets what is changed again where a part of the own proposals is published', async () => {
    const { host, send, changed, proposed, letGo } = atWork(kind)
    const named =
      (at: number, title: string): Change =>
      (cards) =>
        cards.map((card, nth) => (nth === at ? { ...card, value: { ...card.value, title } } : card))
    changed(named(0, 'Ruhe'))
    await send('2026-11-23T08:00:00Z')
    mergeLast(host)
    const live = host.commit
    changed(named(1, 'Kraft'))
    await send('2026-11-23T09:00:00Z')
    mergeLast(host)
    letGo('Ruhe')
    changed(named(1, 'Wucht'))
    const published = async () => live
    expect(await send('2026-11-23T10:00:00Z', published)).toHaveProperty('address')
    expect(proposed()).toContain('title: Ruhe\n')
    expect(proposed()).toContain('title: Wucht\n')
    expect(proposed()).not.toContain('title: Kraft\n')
  })

  test.each([
    ['', ''],
    [
      'beside what somebody else has put in',
      '\n- id: andere\n  title: Andere\n  description: Auch.\n',
    ],
  ])('gets a new entry that was changed before it was published %s', async (_, others) => {
    const { host, session, send, changed, proposed, publish } = atWork(kind)
    changed(withFresh)
    await send('2026-11-23T08:00:00Z')
    mergeLast(host)
    changed(retitled('Stille'))
    host.files = { ...host.files, [VALUES]: `${host.files[VALUES]}${others}` }
    await publish()
    expect(Object.keys(session.store.get().edits.home?.values ?? {})).toContain('values.ruhe.title')
    expect(await send('2026-11-23T09:00:00Z')).toHaveProperty('address')
    const there = host.files[VALUES] as string
    expect(proposed()).toBe(there.replace('title: Ruhe', 'title: Stille'))
  })

  test('keeps what is published by now, and no edit any more', async () => {
    const { host, session, send, changed, proposed } = atWork(kind)
    changed(withFresh)
    await send('2026-11-23T08:00:00Z')
    mergeLast(host)
    session.stored.change(() => ({}))
    session.store.set({ edits: {} })
    changed(([first, ...rest]) => [...rest, first as Card])
    for (const commit of [host.commit, undefined, 'f'.repeat(40)]) {
      await send('2026-11-23T09:00:00Z', async () => commit)
      expect(proposed()).toContain('- id: ruhe\n')
    }
  })

  test('is told what else stands where somebody changed the file besides', async () => {
    const { host, send, changed } = atWork(kind)
    changed(withFresh)
    await send('2026-11-23T08:00:00Z')
    const text = Object.values(host.branches)[0]?.[VALUES] as string
    mergeLast(host, { [VALUES]: `${text}# Notiz\n` })
    changed(retitled('Stille'))
    expect(await send('2026-11-23T09:00:00Z')).toEqual({
      report: expect.stringContaining('Einen Eintrag mit der id `ruhe` gibt es hier schon.'),
    })
  })
})

const VALUES = 'content/values.yaml'

type Change = (cards: Card[]) => Card[]

const withFresh: Change = (cards) => [
  ...cards,
  freshCard(cards[0] as Card, { title: 'Ruhe', description: 'Nachts.' }),
]

const retitled =
  (title: string): Change =>
  (cards) =>
    cards.map((card) => (card.isNew ? { ...card, value: { ...card.value, title } } : card))

/** The entries of a list, without what stands above the first. */
const entriesIn = (text: string): string[] =>
  text
    .slice(text.indexOf('- id'))
    .split(/\n+(?=- id)/)
    .map((entry) => entry.trimEnd())

/** Somebody who changes the entries of a block in its form and proposes that, again and again. */
const atWork = (kind: (typeof KINDS)[number]) => {
  const host: FakeHost = fakeHost(kind, files)
  vi.stubGlobal('fetch', host.fetch)
  const session = createSession(true, openEdits(storage()))
  session.store.set({ page: home.data, file: fileOf(home), forms })
  const changed = (change: Change) => {
    const draft = opened(home, 'values', session.store.get().edits.home?.values)
    commitDraft(session, withCards(draft, 'values', change))
  }
  const store = (edits: Edits) => {
    session.stored.change(() => edits)
    session.store.set({ edits })
  }
  const takeAllBack = () => store({})
  /** Of the page's first block, in another file. */
  const headline = (title: string) => {
    const draft = withBlockValue(opened(home, 'hero'), { title })
    store({ home: { ...session.store.get().edits.home, hero: editsOf(home, draft) } })
  }
  /** The browser opens the page with what the host has. */
  const publish = async () => {
    const folder = await contentFolder({ 'values.yaml': host.files[VALUES] as string })
    const now = homeOf(await pagesOf(folder))
    letGoPublished(session, now.data, fileOf(now))
    session.store.set({ page: now.data, file: fileOf(now) })
  }
  /** What is published is no edit any more. */
  const letGo = (after: string) => {
    const all = session.store.get().edits
    const placed = placesOf(all).find(({ edit }) => edit.after === after)
    if (placed) store(withText(all, placed.place, undefined))
  }
  const send = (now: string, published?: () => Promise<string | undefined>) =>
    propose({
      published,
      host: openHost(host.repository, 'geheim'),
      edits: session.store.get().edits,
      folder: 'content',
      begun: session.begun,
      now: new Date(now),
      title: 'Inhalte geändert',
      body: () => 'Text',
    })
  /** The list in the newest proposal. */
  const proposed = () => Object.values(host.branches).at(-1)?.[VALUES] ?? ''
  return { host, session, changed, send, proposed, takeAllBack, headline, letGo, publish }
}

/** A browser's storage. */
const storage = (): Storage => {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  } as Storage
}

const ANSWERS: [name: string, () => Promise<Response>][] = [
  ...[400, 401, 403, 404, 409, 422, 423, 429, 500, 502, 503].map(
    (status): [string, () => Promise<Response>] => [
      String(status),
      async () => new Response('{"message":"x"}', { status }),
    ],
  ),
  ['no JSON', async () => new Response('<html>')],
  ['nothing', async () => new Response('{}')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
]

/** Proposes a new entry to a host that gives another answer to one of the calls, counted from 1. */
const submitted = async (
  kind: (typeof KINDS)[number],
  failing: number,
  answer: () => Promise<Response>,
) => {
  const edits = stored(DRAFTS[0]?.[1] as Draft)
  const kept = openEdits(storage())
  kept.change(() => edits)
  const session = createSession(true, kept)
  const ui = uiSchema([]).parse({}).admin
  session.store.set({ site: { ui, facts: {}, published: { folder: 'content' } } })
  const host = fakeHost(kind, files)
  let calls = 0
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    calls += 1
    return calls === failing ? answer() : host.fetch(address, init)
  })
  const outcome = await submit(session, host.repository, 'geheim')
  const { notice, edits: inTab } = session.store.get()
  return { outcome, notice, calls, edits, left: [kept.read(), inTab] }
}

describe.each(KINDS)('what %s answers', (kind) => {
  test.each(ANSWERS)('%s: at whatever step, nothing that was made is lost', async (_, answer) => {
    const { calls } = await submitted(kind, 0, answer)
    expect(calls).toBeGreaterThan(2)
    for (let failing = 1; failing <= calls; failing += 1) {
      const { outcome, notice, edits, left } = await submitted(kind, failing, answer)
      expect(left).toEqual([edits, edits])
      expect(notice).toBeTruthy()
      // Where somebody was faster, it is tried once more.
      expect(Object.keys(outcome ?? {})[0]).toMatch(/^(?:fault|address)$/)
    }
  })
})

test('an answer that is not as it is described is no missing connection', async () => {
  const { outcome } = await submitted('gitlab', 1, async () => new Response('{}'))
  expect(outcome).toEqual({ fault: 'other' })
})

describe.each(
  KINDS,
)('an entry that was taken out in a form, and changed meanwhile on %s', (kind) => {
  const [, draft] = DRAFTS.find(([name]) => name === 'an entry less') as (typeof DRAFTS)[number]
  const FILE = 'content/values.yaml'
  const changed = (files[FILE] as string).replace('title: ', 'title: Ganz ')

  test('is told and stays', async () => {
    const host = fakeHost(kind, { ...files, [FILE]: changed })
    vi.stubGlobal('fetch', host.fetch)
    const outcome = await propose({
      host: openHost(host.repository, 'geheim'),
      edits: stored(draft),
      folder: 'content',
      begun: new Map(),
      now: new Date('2026-11-23T08:09:10Z'),
      title: 'Inhalte geändert',
      body: () => 'Text',
    })
    expect(outcome).toEqual({ report: expect.stringContaining('Ganz ') })
    expect(host.branches).toEqual({})
  })
})
