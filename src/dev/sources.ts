import { words } from './words.ts'

/** Where what a page shows stands in the content: `content/pages/home.yaml:12`. */
export interface Sources {
  /** By block id. */
  blocks: Record<string, string>
  /** By block id and path in the block: `hero.title`. */
  fields: Record<string, string>
}

/** Address of the development server that answers with the sources of the page at `?path=`. */
export const SOURCES_PATH = '/__sources'

/** Address of the development server that opens the place at `?file=` in the editor program. */
export const OPEN_PATH = '/__open-in-editor'

/** How it answers where there is no program that could open it (RFC 9110, section 15.6.2). */
export const NO_EDITOR = 501

/** How it answers where one opens it. */
export const OPENED = 204

/** Opens a place of the content, `content/pages/home.yaml:12`, in the editor program. */
export const openSource = async (place: string): Promise<void> => {
  const status = await fetch(`${OPEN_PATH}?file=${encodeURIComponent(place)}`).then(
    (answer) => answer.status,
    () => 0,
  )
  if (status === NO_EDITOR) alert(words.noEditor(place))
  else if (status !== OPENED) alert(words.notOpened(place))
}
