import { createRequire } from 'node:module'
import path from 'node:path'
import { asReplacement } from './as-replacement.ts'

/**
 * The package's exports always lead to its development build; its production build is beside it and
 * leaves out the warnings.
 */
export const productionRouter = (root: string) => {
  const dom = createRequire(path.join(root, 'package.json')).resolve(
    'react-router-dom/package.json',
  )
  const router = createRequire(dom).resolve('react-router/package.json')
  return {
    find: /^react-router$/,
    replacement: asReplacement(path.join(path.dirname(router), 'dist/production/index.mjs')),
  }
}

/** React has two renderers for servers, and loads both: one that streams, and the one that is used here. */
export const renderAtOnce = (root: string) => {
  const dom = createRequire(path.join(root, 'package.json')).resolve('react-dom/package.json')
  const renderer = 'cjs/react-dom-server-legacy.node.production.js'
  return {
    find: /^react-dom\/server$/,
    replacement: asReplacement(path.join(path.dirname(dom), renderer)),
  }
}
