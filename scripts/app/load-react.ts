import { createRequire } from 'node:module'
import path from 'node:path'

/** What draws pages on the server; each chooses its build, once for all, by what `NODE_ENV` is when it is loaded. */
const ENTRIES = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/server']

/** Loads React's parts together, as else one may be its build for developers and another the one for visitors. */
export const loadReact = (root: string): void => {
  const load = createRequire(path.join(root, 'package.json'))
  for (const name of ENTRIES) load(name)
}
