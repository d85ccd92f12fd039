import {
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type AdminState, factsOf } from '../admin-state.ts'
import type { BarProps } from '../Bar.tsx'
import { followSteps } from '../history-steps.ts'
import { linkSite } from '../link-site.ts'
import type { Session } from '../session.ts'
import { useKeepInBackground } from '../use-keep-in-background.ts'
import { Cards } from './Cards.tsx'
import {
  checkDraft,
  checkDraftLinks,
  type DraftProblems,
  hasFaults,
  together,
} from './check-draft.ts'
import type { Draft } from './draft.ts'
import { Fields } from './Fields.tsx'
import { type FormContext, FormProvider } from './form-context.ts'
import type { Forms } from './forms.ts'
import { newPictures } from './new-picture.ts'
import { commitDraft, unfinishedDraft } from './open-form.ts'
import { sayUnread } from './say-unread.ts'

type FormProps = BarProps & { begun: Draft; context: Omit<FormContext, 'isTried'> }

const titleOf = ({ block, source }: Draft): string =>
  typeof block.title === 'string' ? block.title : String(source.value.type)

const NONE: DraftProblems = { block: {}, cards: {} }

/** Milliseconds after the last key, as for texts. */
const PAUSE = 400

/** Milliseconds that a form waits for a server before it is taken as it is: where links lead, CI asks as well. */
const PATIENCE = 2000

const nothingLater = () =>
  new Promise<DraftProblems>((resolve) => setTimeout(() => resolve(NONE), PATIENCE))

/** What is wrong with a form now; of its links, a moment later, or as soon as somebody asks. */
const useProblems = (draft: Draft, forms: Forms, { page, site, file }: AdminState) => {
  const [ofLinks, setLinks] = useState(NONE)
  const facts = useMemo(() => factsOf({ site, file }), [site, file])
  const own = useMemo(() => checkDraft(draft, forms, facts), [draft, forms, facts])
  const findLinks = useCallback(
    async () => (page ? checkDraftLinks(draft, forms, facts, linkSite(page, site)) : NONE),
    [draft, forms, facts, page, site],
  )
  useEffect(() => {
    let isOver = false
    const check = async () => {
      const found = await findLinks()
      if (!isOver) setLinks(found)
    }
    const timer = setTimeout(() => void check(), PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [findLinks])
  const judge = async (): Promise<DraftProblems> => {
    const found = await Promise.race([findLinks(), nothingLater()])
    setLinks(found)
    return together(own, found)
  }
  return { problems: together(own, ofLinks), judge }
}

/** A form is kept nowhere until it is applied. */
const useAskBeforeLeaving = (isChanged: boolean) =>
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

/**
 * The browser's back button turns the page whatever a form says, and the form goes with it: what is kept belongs to the
 * page that is left.
 */
const useKeepWhenTurning = (keep: () => void) => {
  const onTurn = useEffectEvent(keep)
  useEffect(() => {
    const { pathname } = window.location
    return followSteps(() => window.location.pathname !== pathname && onTurn())
  }, [])
}

const Form = ({ begun, site: { ui }, state, session, context }: FormProps) => {
  const [draft, setDraft] = useState(begun)
  const [isTried, setTried] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const { problems, judge } = useProblems(draft, context.forms, state)
  const close = () => session.store.set({ form: undefined })
  useEffect(() => dialog.current?.showModal(), [])
  useAskBeforeLeaving(draft !== begun)
  useKeepInBackground(() => (draft === begun ? undefined : unfinishedDraft(session, draft)))
  useKeepWhenTurning(() => draft !== begun && commitDraft(session, draft))

  const leave = () => {
    if (draft === begun || window.confirm(ui.form.discard)) dialog.current?.close()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sayUnread(event.currentTarget)) return
    const isFaulty = hasFaults(await judge())
    // Left, or written in meanwhile.
    if (!dialog.current?.open || latest.current !== draft) return
    if (!isFaulty) {
      // Closed first, so that the focus goes back to where the form was opened.
      dialog.current?.close()
      return commitDraft(session, draft)
    }
    setTried(true)
    requestAnimationFrame(() =>
      dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  return (
    <dialog
      ref={dialog}
      className="admin-form"
      aria-labelledby="admin-form-title"
      onCancel={(event) => {
        // Also from what is in the form, such as the choice of a file.
        if (event.target !== dialog.current) return
        event.preventDefault()
        leave()
      }}
      onClose={close}
    >
      <form noValidate onSubmit={onSubmit}>
        {/* Firefox gives what scrolls a place among the fields: the form would begin on no field. */}
        <div className="admin-form__parts" tabIndex={-1}>
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
    </dialog>
  )
}

/** The form of a block and of the entries that it shows, where one is open. */
export const FormDialog = (props: { state: AdminState; session: Session } & BarProps) => {
  const { state, site, session } = props
  const { form: begun, forms } = state
  const context = useMemo(() => {
    const { ui, media = {} } = site
    const newPicture = newPictures(site, session)
    return forms && { forms, words: ui.form, marks: ui.marks, media, newPicture }
  }, [forms, site, session])
  return begun && context ? <Form begun={begun} context={context} {...props} /> : null
}
