import type { Plugin } from 'vite'

const isListOfLanguages = (id: string): boolean => /\/zod\/v4\/locales\/index\.js$/.test(id)

/**
 * zod comes with its messages in fifty languages: 330 kB to be read at each start of a command. Gewerk tells in its
 * own words what is wrong; the English messages, zod's default, are loaded all the same.
 */
export const oneLanguage: Plugin = {
  name: 'gewerk:one-language',
  enforce: 'pre',
  load: (id) => (isListOfLanguages(id) ? "export { default as en } from './en.js'" : undefined),
}
