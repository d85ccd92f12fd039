import { useRef, useState } from 'react'
import type { BarProps } from '../../bar/bar-props.ts'
import { hasFaults } from '../../draft/check-draft.ts'
import type { Draft } from '../../draft/draft.ts'
import { type FormContext, FormProvider } from '../form-context.ts'
import { blockName } from './block-name.ts'
import { Dialog } from './Dialog.tsx'
import { DraftFields } from './DraftFields.tsx'
import { commitDraft } from './open-form.ts'
import { useDraftProblems } from './use-draft-problems.ts'
import { useKeepDraft } from './use-keep-draft.ts'
import { useSubmit } from './use-submit.ts'

interface FormProps extends BarProps {
  /** The block as it was when its form was opened. */
  begun: Draft
  context: Omit<FormContext, 'isTried'>
}

const titleOf = ({ block, blockId, source }: Draft): string =>
  blockName({ id: blockId, type: source.value.type, title: block.title }, source.called)

/** The form of a block and of the entries that it shows, in a dialog over the page. */
export const Form = ({ begun, site: { ui }, state, session, context }: FormProps) => {
  const [draft, setDraft] = useState(begun)
  const isChanged = draft !== begun
  const dialog = useRef<HTMLDialogElement>(null)
  const { problems, judge } = useDraftProblems(draft, context.forms, state)
  const commit = () => commitDraft(session, draft)
  const { isTried, onSubmit } = useSubmit({ dialog, draft, judge, commit })
  useKeepDraft(session, draft, isChanged)
  const close = () => session.store.set({ form: undefined })
  const leave = () => {
    if (!isChanged || window.confirm(ui.form.discard)) dialog.current?.close()
  }
  return (
    <Dialog ref={dialog} labelledBy="admin-form-title" onLeave={leave} onClose={close}>
      <form noValidate onSubmit={onSubmit}>
        {/* Firefox gives what scrolls a place among the fields. */}
        <div className="admin-form__parts" tabIndex={-1}>
          <h2 id="admin-form-title">
            {ui.form.open}: {titleOf(draft)}
          </h2>
          <FormProvider value={{ ...context, isTried }}>
            <DraftFields draft={draft} problems={problems} onChange={setDraft} />
          </FormProvider>
        </div>
        <div className="admin-form__end">
          <p role="status">{isTried && hasFaults(problems) && ui.form.faults}</p>
          <button type="submit" className="admin-button">
            {ui.apply}
          </button>
          <button type="button" className="admin-button" onClick={leave}>
            {ui.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
