import type { Plugin } from 'vite'

const NO_YAML =
  "const refuse = () => { throw new Error('Only parse/ reads YAML') }\nexport { refuse as safeLoad, refuse as safeDump }"

const isMatter = (name: string | undefined): boolean => /\/gray-matter\//.test(name ?? '')

/** gray-matter would load a YAML reader of its own: 300 kB that nothing is read with, in each command. */
export const oneYamlReader: Plugin = {
  name: 'gewerk:one-yaml-reader',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'js-yaml' && isMatter(importer) ? '\0no-yaml' : undefined),
  load: (id) => (id === '\0no-yaml' ? NO_YAML : undefined),
}

/** In a browser gray-matter finds where a front matter ends; it has no files there, and evaluates nothing. */
export const matterInBrowsers: Plugin = {
  name: 'gewerk:matter-in-browsers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/gray-matter\/(index|lib\/(engines|utils))\.js$/ },
    handler: (code) =>
      code
        .replace("require('fs')", '{}')
        .replace('Buffer.from(input)', 'input')
        .replace('eval(str)', 'undefined'),
  },
}
