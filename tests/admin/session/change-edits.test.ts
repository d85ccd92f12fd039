import { describe, expect, it } from 'vitest'
import { withText } from '../../../src/admin/edits/edits.ts'
import { changeEdits, redo, undo } from '../../../src/admin/session/change-edits.ts'
import { createSession, type Session } from '../../../src/admin/session/session.ts'
import { openEdits } from '../../../src/admin/session/stored-edits.ts'
import { fakeStorage } from '../a-page.ts'

const place = { pageKey: 'home', blockId: 'hero', path: 'title' }

describe('changes that are taken back', () => {
  const open = (storage = fakeStorage().storage) => createSession(true, openEdits(storage))
  const change = (session: Session, texts: Record<string, string>) =>
    changeEdits(session, (edits) =>
      Object.entries(texts).reduce(
        (all, [path, after]) => withText(all, { ...place, path }, { after }),
        edits,
      ),
    )
  const texts = (session: Session) =>
    Object.fromEntries(
      Object.entries(session.store.get().edits.home?.hero ?? {}).map(([path, { after }]) => [
        path,
        after,
      ]),
    )

  it('go one after the other, each as a whole, and come again in their order', () => {
    const session = open()
    const states: Record<string, string>[] = [
      {},
      { title: 'Eins' },
      { title: 'Zwei', subtitle: 'Auch' },
      { title: 'Drei', subtitle: 'Auch' },
    ]
    for (const state of states.slice(1)) change(session, state)
    const then = (step: (session: Session) => void) => {
      step(session)
      return texts(session)
    }
    expect([undo, undo, undo, undo].map(then)).toEqual([states[2], states[1], {}, {}])
    // As a form that is applied as it was opened.
    change(session, {})
    expect([redo, redo, redo, redo].map(then)).toEqual([...states.slice(1), states[3]])
  })

  it('do not come again after another one', () => {
    const session = open()
    change(session, { title: 'Eins' })
    undo(session)
    change(session, { subtitle: 'Anders' })
    redo(session)
    expect(texts(session)).toEqual({ subtitle: 'Anders' })
  })

  it('leave what another tab has written there since', () => {
    const { storage } = fakeStorage()
    const [one, other] = [open(storage), open(storage)]
    change(one, { title: 'Eins', subtitle: 'Eins' })
    change(other, { title: 'Zwei' })
    undo(one)
    expect(texts(one)).toEqual({ title: 'Zwei' })
  })
})
