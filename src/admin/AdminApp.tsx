import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { own } from '../content/own.ts'
import { Bar } from './Bar.tsx'
import { ResetBlock } from './ResetBlock.tsx'
import { SourceField } from './SourceField.tsx'
import type { Session } from './session.ts'

const sectionOf = (blockId: string) => document.querySelector(`[data-block]#${CSS.escape(blockId)}`)

/** What the admin mode adds to the page: the bar, a button in each changed block, an open field. */
export const AdminApp = ({ session }: { session: Session }) => {
  const state = useSyncExternalStore(session.store.subscribe, session.store.get)
  const { page, site, source } = state
  if (!page || !site) return null
  const { shown } = session.merged(page)
  const changed = page.blocks.filter(({ id }) => own(shown, id))
  return (
    <>
      {changed.map((block) => {
        const section = sectionOf(block.id)
        return (
          section &&
          createPortal(
            <ResetBlock block={block} ui={site.ui} session={session} />,
            section,
            block.id,
          )
        )
      })}
      {source &&
        createPortal(
          <SourceField key={source.place.path} source={source} ui={site.ui} session={session} />,
          source.host,
        )}
      <Bar state={state} site={site} session={session} />
    </>
  )
}
