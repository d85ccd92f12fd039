import { describe, expect, it, vi } from 'vitest'
import { localForm } from '../../../scripts/inbox/local-form.ts'
import { createDraftStore } from '../../../src/enquiry/drafts/draft.ts'
import type { Reason, Verdict } from '../../../src/enquiry/providers/provider.ts'
import type { Post } from '../../../src/enquiry/submission/post.ts'
import { createSubmission } from '../../../src/enquiry/submission/submission.ts'
import { values } from '../providers/stub.ts'
import { memoryStorage } from './memory-storage.ts'

const target = localForm()

const sent: Verdict = { outcome: 'sent' }
const unclear: Verdict = { outcome: 'unclear', reason: 'other', faults: [], retryAfter: null }
const refused = (reason: Reason, retryAfter: string | null = null) =>
  ({ outcome: 'refused', reason, faults: [], retryAfter }) satisfies Verdict

/** So many milliseconds pass before a visitor is told that the connection is slow. */
const SLOW_AFTER = 4_000

/** A submission with a clock of its own; time passes only where somebody waits. */
const start = (verdicts: Verdict[], storage = memoryStorage()) => {
  const world = {
    now: 1_000_000,
    online: true,
    keys: 0,
    announce: vi.fn(),
    wait: async (milliseconds: number) => {
      world.now += milliseconds
    },
  }
  const drafts = createDraftStore([() => storage], undefined, () => `key-${++world.keys}`)
  const post = vi.fn(async (_message: Post) => verdicts.shift() ?? unclear)
  const submission = createSubmission({
    drafts,
    post,
    announce: world.announce,
    isOnline: () => world.online,
    now: () => world.now,
    wait: (milliseconds) => world.wait(milliseconds),
  })
  const keys = () => post.mock.calls.map(([message]) => message.key)
  return { submission, drafts, post, keys, world, storage }
}

describe('a message that is accepted', () => {
  it('is sent, and its draft is gone', async () => {
    const { submission, drafts, storage } = start([sent])
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ status: 'sent', values })
    expect(drafts.load()).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  it.each([
    ['until a visitor could have written it', 0, 1_500],
    ['for the rest of that time', 500, 1_000],
    ['no more after it', 2_000, 0],
  ])('is held back %s', async (_, passed, held) => {
    const { submission, world } = start([sent])
    submission.appear()
    world.now += passed
    const wait = vi.spyOn(world, 'wait').mockResolvedValue()
    await submission.send(values, target)
    expect(wait.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([SLOW_AFTER, held])
  })

  it('is not held back for longer when the clock is set back', async () => {
    const { submission, world } = start([sent])
    submission.appear()
    world.now -= 3_600_000
    const before = world.now
    await submission.send(values, target)
    expect(world.now - before).toBeLessThan(10_000)
    expect(submission.get()).toMatchObject({ status: 'sent' })
  })

  it('is sent once, however often the button is pressed', async () => {
    const { submission, post } = start([sent])
    await Promise.all([1, 2, 3].map(() => submission.send(values, target)))
    expect(post).toHaveBeenCalledTimes(1)
  })
})

describe('a message that is refused', () => {
  it('keeps its words', async () => {
    const { submission, drafts } = start([refused('other')])
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ status: 'refused', reason: 'other' })
    expect(drafts.load()).toMatchObject({ values, attempt: { open: false } })
  })

  it('is not sent again before the provider takes it', async () => {
    const { submission, post, world } = start([refused('busy', '30'), sent])
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ waitUntil: world.now + 30_000 })
    await submission.send(values, target)
    expect(post).toHaveBeenCalledTimes(1)
    world.now += 30_000
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ status: 'sent' })
  })

  it('is not sent earlier after a reload either', async () => {
    const { submission, storage, world } = start([refused('busy', '30')])
    await submission.send(values, target)
    const reloaded = start([sent], storage)
    reloaded.world.now = world.now + 10_000
    reloaded.submission.appear()
    const waitUntil = world.now + 30_000
    expect(reloaded.submission.get()).toMatchObject({
      status: 'refused',
      reason: 'busy',
      waitUntil,
    })
    await reloaded.submission.send(values, target)
    expect(reloaded.post).not.toHaveBeenCalled()
  })

  it('does not wait for longer than a day, whatever is stored', async () => {
    const { submission, drafts, world } = start([])
    drafts.begin(values)
    drafts.note({ open: false, waitUntil: Number.MAX_SAFE_INTEGER })
    submission.appear()
    expect(submission.get()).toMatchObject({ waitUntil: world.now + 86_400_000 })
  })
})

describe('a message that another tab with the same draft posts', () => {
  const copyOf = ({ storage }: ReturnType<typeof start>, verdicts: Verdict[]) => {
    const copy = memoryStorage()
    copy.setItem('contact-draft', storage.getItem('contact-draft') ?? '')
    return start(verdicts, copy)
  }

  it('is not posted from here before the visitor has been warned', async () => {
    const one = start([sent])
    one.drafts.save({ values, chosen: false, inquiry: null })
    const two = copyOf(one, [sent])
    one.world.announce.mockImplementation(two.submission.hear)
    await one.submission.send(values, target)
    expect(two.submission.get()).toMatchObject({ status: 'unclear' })
    await two.submission.send(values, target)
    expect(two.submission.get()).toMatchObject({ status: 'sent' })
    expect(two.keys()).toEqual(one.keys())
  })

  it('is not posted either where the button was pressed in both', async () => {
    const one = start([sent])
    one.drafts.save({ values, chosen: false, inquiry: null })
    const two = copyOf(one, [sent])
    one.world.announce.mockImplementation(two.submission.hear)
    one.submission.appear()
    two.submission.appear()
    const pressed = one.submission.send(values, target)
    await two.submission.send(values, target)
    await pressed
    expect(two.post).not.toHaveBeenCalled()
    expect(two.submission.get()).toMatchObject({ status: 'unclear' })
  })

  it('is warned of also where an earlier one was, and arrived', async () => {
    const { submission, drafts, post } = start([unclear, sent, sent])
    await submission.send(values, target)
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ status: 'sent' })
    submission.reset()
    drafts.save({ values, chosen: false, inquiry: null })
    const pressed = submission.send(values, target)
    submission.hear(drafts.load()?.key)
    await pressed
    expect(submission.get()).toMatchObject({ status: 'unclear' })
    expect(post).toHaveBeenCalledTimes(2)
  })

  it.each([undefined, null, 1, 'another'])('is not mistaken for %s', (key) => {
    const { submission, drafts } = start([])
    drafts.save({ values, chosen: false, inquiry: null })
    submission.hear(key)
    expect(submission.get()).toEqual({ status: 'idle' })
  })
})

describe('a message without an answer', () => {
  it('is unclear, also after a reload', async () => {
    const { submission, storage } = start([unclear])
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ status: 'unclear' })
    const reloaded = start([], storage).submission
    reloaded.appear()
    expect(reloaded.get()).toMatchObject({ status: 'unclear' })
  })

  it('is unclear where the tab was left before the answer', async () => {
    const { submission, storage, post } = start([])
    post.mockReturnValue(new Promise(() => {}))
    submission.send(values, target)
    await vi.waitFor(() => expect(post).toHaveBeenCalled())
    const reloaded = start([], storage).submission
    reloaded.appear()
    expect(reloaded.get()).toMatchObject({ status: 'unclear' })
  })

  it('is not sent again before the provider takes it, after a reload either', async () => {
    const storage = memoryStorage()
    const busy: Verdict = { outcome: 'unclear', reason: 'other', faults: [], retryAfter: '60' }
    await start([busy], storage).submission.send(values, target)
    const { submission, post, world } = start([sent], storage)
    submission.appear()
    await submission.send(values, target)
    expect(post).not.toHaveBeenCalled()
    world.now += 70_000
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ status: 'sent' })
  })

  it('is under way until it is there, also for who comes back to the form meanwhile', async () => {
    const { submission, post } = start([])
    post.mockImplementation(() => new Promise(() => {}))
    void submission.send(values, target)
    await vi.waitFor(() => expect(post).toHaveBeenCalled())
    submission.appear()
    expect(submission.get()).toMatchObject({ status: 'sending' })
  })

  it('is repeated under the same key, so that it is not stored twice', async () => {
    const { submission, keys } = start([unclear, sent])
    await submission.send(values, target)
    await submission.send(values, target)
    expect(keys()).toEqual(['key-1', 'key-1'])
  })

  it('keeps its key where other words were sent in between', async () => {
    const { submission, keys } = start([unclear, unclear, sent])
    await submission.send(values, target)
    await submission.send({ ...values, message: 'Anders' }, target)
    await submission.send(values, target)
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('stays in doubt when a second attempt is refused for its fields', async () => {
    const { submission, storage } = start([unclear, refused('fields')])
    await submission.send(values, target)
    await submission.send({ ...values, email: 'jette@' }, target)
    expect(submission.get()).toMatchObject({ status: 'refused', reason: 'fields' })
    const reloaded = start([], storage).submission
    reloaded.appear()
    expect(reloaded.get()).toMatchObject({ status: 'unclear' })
  })

  it('stays unclear when a second attempt is refused', async () => {
    const { submission } = start([unclear, refused('captcha')])
    await submission.send(values, target)
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ status: 'unclear', reason: 'captcha' })
  })
})

describe('a field filled in that no visitor sees', () => {
  it('keeps the message from being sent', () => {
    const { submission } = start([])
    submission.trap()
    expect(submission.get()).toMatchObject({ status: 'refused', reason: 'trap' })
  })

  it('does not deny that an earlier attempt may have arrived', async () => {
    const { submission } = start([unclear])
    await submission.send(values, target)
    submission.trap()
    expect(submission.get()).toMatchObject({ status: 'unclear' })
  })

  it('changes nothing while a message is under way', async () => {
    const { submission, post } = start([])
    post.mockReturnValue(new Promise(() => {}))
    submission.send(values, target)
    await vi.waitFor(() => expect(post).toHaveBeenCalled())
    submission.trap()
    expect(submission.get()).toMatchObject({ status: 'sending' })
  })
})

describe('without a connection', () => {
  it('nothing is sent, and the same words later', async () => {
    const { submission, post, world } = start([sent])
    world.online = false
    await submission.send(values, target)
    expect(submission.get()).toEqual({ status: 'offline' })
    expect(post).not.toHaveBeenCalled()
    world.online = true
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ status: 'sent' })
  })

  it('nothing is sent either where it is lost while the message is held back', async () => {
    const { submission, post, world } = start([sent])
    submission.appear()
    const pressed = submission.send(values, target)
    world.online = false
    await pressed
    expect(submission.get()).toEqual({ status: 'offline' })
    expect(post).not.toHaveBeenCalled()
  })

  it('it is not denied that an earlier attempt may have arrived', async () => {
    const { submission, world } = start([unclear])
    await submission.send(values, target)
    world.online = false
    await submission.send(values, target)
    expect(submission.get()).toMatchObject({ status: 'unclear' })
  })
})

describe('a connection that is slow', () => {
  it('is told, with how long an answer is awaited, longer for what weighs more', async () => {
    const { submission, post } = start([])
    post.mockReturnValue(new Promise(() => {}))
    submission.send(values, target, [new File([new Uint8Array(250_000)], 'bad.jpg')])
    await vi.waitFor(() => expect(submission.get()).toEqual({ status: 'sending', slow: 30 }))
  })

  it('is not told at once', async () => {
    const { submission, post, world } = start([])
    post.mockReturnValue(new Promise(() => {}))
    const { wait } = world
    world.wait = (time) => (time === SLOW_AFTER ? new Promise(() => {}) : wait(time))
    submission.send(values, target)
    await vi.waitFor(() => expect(post).toHaveBeenCalled())
    expect(submission.get()).toEqual({ status: 'sending' })
  })

  it('is not told once the answer is there', async () => {
    const { submission, world } = start([sent])
    world.wait = (milliseconds) => new Promise((pass) => setTimeout(pass, milliseconds / 100))
    await submission.send(values, target)
    await world.wait(5_000)
    expect(submission.get()).toMatchObject({ status: 'sent' })
  })
})
