import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Alias, Plugin } from 'vite'
import { asReplacement } from './as-replacement.ts'

/** What browsers run of React, and the production build behind each entry. */
const BUILDS = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
} as const

/** The folder of a package, as another one finds it. */
const folderOf = (name: string, from: string): string =>
  path.dirname(createRequire(from).resolve(`${name}/package.json`))

/**
 * Leads to React's production builds themselves: its entries choose between these and those for developers. A release
 * that has others is taken as it is published.
 */
export const reactBuilds = (root: string): Alias[] => {
  const product = path.join(root, 'package.json')
  const dom = path.join(folderOf('react-dom', product), 'package.json')
  return Object.entries(BUILDS).flatMap(([entry, file]) => {
    const [name = '', ...inside] = file.split('/')
    const folder = folderOf(name, name === 'scheduler' ? dom : product)
    const build = path.join(folder, ...inside)
    const replacement = asReplacement(build)
    return existsSync(build) ? [{ find: new RegExp(`^${entry}$`), replacement }] : []
  })
}

/** `var Scheduler = require("scheduler"), React = require("react");` */
const REQUIRES = /^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m
const REQUIRE = /(\w+) = require\("([\w-]+)"\)/g

/** What a build exports, once for all or, as here and there, one thing or another. */
const EXPORTED = /\bexports\.(\w+)/g
const EXPORTS_AT_ONCE = /^exports\.(\w+)(?= =)/gm

const own = (name: string) => `exported$${name}`

/** A build of React as a module of the language; as it is where it asks for others in a way of its own. */
const asModule = (code: string): string => {
  const imports = [...(REQUIRES.exec(code)?.[0].matchAll(REQUIRE) ?? [])].map(
    ([, name, from]) => `import * as ${name} from '${from}'`,
  )
  const names = [...new Set([...code.matchAll(EXPORTED)].map(([, name = '']) => name))]
  const begun = new Set([...code.matchAll(EXPORTS_AT_ONCE)].map(([, name]) => name))
  // What is exported within a condition, or by the way, is not declared by it.
  const isOnce = (name: string) => begun.has(name) && code.split(`exports.${name} =`).length === 2
  const several = names.filter((name) => !isOnce(name)).map((name) => `let ${own(name)}`)
  const alone = code.replace(REQUIRES, '')
  if (names.length === 0 || alone.includes('require(')) return code
  const body = alone
    .replace(EXPORTS_AT_ONCE, (all, name) => (isOnce(name) ? `const ${own(name)}` : all))
    .replace(EXPORTED, (_, name) => own(name))
  const pairs = names.map((name) => `${own(name)} as ${name}`)
  const whole = names.map((name) => `${name}: ${own(name)}`)
  return [
    ...imports,
    ...several,
    body,
    `export { ${pairs.join(', ')} }`,
    `export default { ${whole.join(', ')} }`,
  ].join('\n')
}

/**
 * React is published as CommonJS, all of which a bundler has to keep. As modules of the language, its builds give the
 * app what it uses.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  transform: {
    filter: { id: /\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/ },
    handler: asModule,
  },
}
