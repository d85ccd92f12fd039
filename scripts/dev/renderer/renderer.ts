import type * as EntryServer from '../../../src/entry-server.tsx'
import type { Handler } from '../../serve/handler.ts'

/** Makes the pages while content is edited: by the compiled app, or from sources that may change, too. */
export interface Renderer {
  /** The renderer as it is now. */
  server: () => Promise<typeof EntryServer>
  /** Address of the script that takes a page over, and tells what is saved. */
  script: string
  /** Address of the script that waits for a first good page. */
  reloadScript: string
  /** What else a document needs. */
  finish: (pathname: string, html: string) => Promise<string>
  /** Answers with the browser's files. */
  files: Handler
  /** Reads these sources anew when they are next wanted, or all of them. */
  renew: (files?: readonly string[]) => void
  close: () => Promise<void>
}
