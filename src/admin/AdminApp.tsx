import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { own } from '../content/own.ts'
import { Bar } from './bar/Bar.tsx'
import { BlockTools } from './form/dialog/BlockTools.tsx'
import { FormDialog } from './form/dialog/FormDialog.tsx'
import { hasForm } from './form/dialog/open-form.ts'
import { SourceField } from './in-place/SourceField.tsx'
import type { Session } from './session/session.ts'

const sectionOf = (blockId: string) => document.querySelector(`.block#${CSS.escape(blockId)}`)

/** What the admin mode adds to the page: the bar, buttons in each block, an open field or form. */
export const AdminApp = ({ session }: { session: Session }) => {
  const state = useSyncExternalStore(session.store.subscribe, session.store.get)
  const { page, site, source } = state
  if (!page || !site) return null
  const { page: edited, shown } = session.merged(page)
  const touched = edited.blocks.filter(({ id }) => own(shown, id) || hasForm(state, id))
  return (
    <>
      {touched.map((block) => {
        const section = sectionOf(block.id)
        const tools = (
          <BlockTools
            key={block.id}
            block={block}
            called={own(state.file?.groups, block.id)?.called}
            isChanged={own(shown, block.id) !== undefined}
            hasForm={hasForm(state, block.id)}
            ui={site.ui}
            session={session}
          />
        )
        return section && createPortal(tools, section, block.id)
      })}
      <FormDialog state={state} site={site} session={session} />
      {source &&
        createPortal(
          <SourceField key={source.place.path} source={source} ui={site.ui} session={session} />,
          source.host,
        )}
      <Bar state={state} site={site} session={session} />
    </>
  )
}
