import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type AdminState, factsOf } from '../admin-state.ts'
import type { BarProps } from '../Bar.tsx'
import type { Session } from '../session.ts'
import { Cards } from './Cards.tsx'
import { checkDraft, hasFaults } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { Fields } from './Fields.tsx'
import { type FormContext, FormProvider } from './form-context.ts'
import { commitDraft } from './open-form.ts'

type FormProps = BarProps & { begun: Draft; context: Omit<FormContext, 'isTried'> }

const titleOf = ({ block, source }: Draft): string =>
  typeof block.title === 'string' ? block.title : String(source.value.type)

const Form = ({ begun, site: { ui }, session, context }: FormProps) => {
  const [draft, setDraft] = useState(begun)
  const [isTried, setTried] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const facts = factsOf(session.store.get())
  const problems = useMemo(() => checkDraft(draft, context.forms, facts), [draft, context, facts])
  const close = () => session.store.set({ form: undefined })
  useEffect(() => dialog.current?.showModal(), [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasFaults(problems)) return commitDraft(session, draft)
    setTried(true)
    requestAnimationFrame(() =>
      dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  return (
    <dialog ref={dialog} className="admin-form" aria-labelledby="admin-form-title" onClose={close}>
      <form noValidate onSubmit={onSubmit}>
        <h2 id="admin-form-title">
          {ui.form.open}: {titleOf(draft)}
        </h2>
        <FormProvider value={{ ...context, isTried }}>
          <Fields
            schema={context.forms.groupSchema(draft.source)}
            value={draft.block}
            problems={problems.block}
            onChange={(block) => setDraft({ ...draft, block })}
          />
          {draft.lists.map((list, index) => (
            <Cards
              key={list.key}
              list={list}
              problems={problems.cards}
              onChange={(changed) =>
                setDraft({ ...draft, lists: draft.lists.with(index, changed) })
              }
            />
          ))}
        </FormProvider>
        <div className="admin-form__end">
          <p role="status">{isTried && hasFaults(problems) && ui.form.faults}</p>
          <button type="submit" className="admin-button">
            {ui.apply}
          </button>
          <button type="button" className="admin-button" onClick={() => dialog.current?.close()}>
            {ui.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** The form of a block and of the entries that it shows, where one is open. */
export const FormDialog = (props: { state: AdminState; session: Session } & BarProps) => {
  const { state, site } = props
  const { form: begun, forms } = state
  const context = useMemo(
    () => forms && { forms, words: site.ui.form, media: site.media ?? {} },
    [forms, site],
  )
  return begun && context ? <Form begun={begun} context={context} {...props} /> : null
}
