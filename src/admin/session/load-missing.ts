import { own } from '../../content/own.ts'
import type { PageData } from '../../page/page-data.ts'
import { loadForms } from '../draft/forms.ts'
import type { Edits } from '../edits/edits.ts'
import { loadAdminPage, loadAdminSite } from '../site/admin-files.ts'
import type { AdminState } from './admin-state.ts'
import { letGoPublished } from './let-go.ts'
import type { Session } from './session.ts'
import type { Store } from './store.ts'

const hasEditedMarkdown = ({ file, edits, page }: AdminState): boolean =>
  Object.entries(own(edits, page?.key ?? '') ?? {}).some(([blockId, texts]) =>
    Object.keys(texts).some((path) => own(file?.fields, `${blockId}.${path}`)?.kind === 'markdown'),
  )

/** Loads what converts Markdown, in a chunk of its own. */
export const loadMarkdown = async (store: Store<AdminState>): Promise<void> => {
  if (store.get().toTree) return
  const { markdownToTree } = await import('../../content/markdown.ts')
  store.set({ toTree: markdownToTree })
}

const hasForms = ({ edits, page }: AdminState): boolean =>
  Object.values(own(edits, page?.key ?? '') ?? {}).some((texts) =>
    Object.values(texts).some(({ kind }) => kind),
  )

/** Loads what forms are made of; what they say in Markdown is shown, too. */
export const openForms = async (store: Store<AdminState>): Promise<void> => {
  if (store.get().forms) return
  const [forms] = await Promise.all([loadForms(), loadMarkdown(store)])
  store.set({ forms })
}

/** The page that is to be on the screen. */
const wanted = ({ page, next }: AdminState): PageData | undefined => next ?? page

const isEdited = (edits: Edits, page: PageData) => own(edits, page.key) !== undefined

type Loading = Pick<Session, 'store' | 'stored' | 'begun' | 'whenIdle'>

const load = async (session: Loading, page: PageData): Promise<void> => {
  const { store, whenIdle } = session
  const { on, edits, next, site: before } = store.get()
  const needsFile = page.admin && (on || isEdited(edits, page))
  // What has changed may be a fact, or the server.
  const site = next === page ? undefined : before
  if (on || needsFile) {
    const loaded = site ?? (await loadAdminSite())
    // A later page asks for the site itself, and may have been answered before.
    if (wanted(store.get()) !== page) return
    store.set({ site: loaded })
  }
  const known = store.get().page === page ? store.get().file : undefined
  const file = needsFile ? (known ?? (await loadAdminPage(page.route))) : undefined
  // It tells of a later page, which is on its way: with this one, what it calls published would not be seen.
  if (file && file.state !== page.state) return
  if (next === page) await new Promise<void>(whenIdle)
  if (wanted(store.get()) !== page) return
  if (file) letGoPublished(session, page, file)
  store.set({ page, next: undefined, file })
  if (hasEditedMarkdown(store.get())) await loadMarkdown(store)
  if (hasForms(store.get())) await openForms(store)
}

/** Loads what the page on the screen needs and what is not there yet. */
export const loadMissing = async (session: Loading): Promise<void> => {
  const { store } = session
  const page = wanted(store.get())
  if (!page) return
  try {
    await load(session, page)
  } catch (error) {
    console.error('The texts of this page cannot be edited: loading them has failed.', error)
    if (wanted(store.get()) === page)
      store.set({ page, next: undefined, file: undefined, unavailable: true })
  }
}
