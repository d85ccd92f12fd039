import type { Ask } from '../../memory/memory.ts'
import type { LookUps } from '../look-ups.ts'
import { question } from './question.ts'

/** The same look-ups; each is asked as a question before. */
export const asking = (around: LookUps, ask: Ask): LookUps => {
  const { facts, media } = around
  return {
    model: around.model,
    get today() {
      ask(question('today'))
      return around.today
    },
    get language() {
      ask(question('language'))
      return around.language
    },
    facts: {
      has: (namespace) => {
        ask(question('namespace', namespace))
        return facts.has(namespace)
      },
      get: (namespace) => {
        ask(question('namespace', namespace))
        const names = facts.get(namespace)
        const note = (name: string) => ask(question('fact', `${namespace}.${name}`))
        return (
          names && {
            has: (name) => {
              note(name)
              return names.has(name)
            },
            get: (name) => {
              note(name)
              return names.get(name)
            },
          }
        )
      },
      names: () => {
        ask(question('facts'))
        return facts.names()
      },
    },
    media: {
      get: (name) => {
        ask(question('media', name))
        return media.get(name)
      },
      names: () => {
        ask(question('files'))
        return media.names()
      },
    },
    entry: (collection, id, keys) => {
      ask(question('entry', collection, id, ...(keys ?? [])))
      return around.entry(collection, id, keys)
    },
    entries: (collection, keys) => {
      ask(question('entries', collection, ...(keys ?? [])))
      return around.entries(collection, keys)
    },
    written: (collection, id) => {
      ask(question('written', collection, id))
      return around.written(collection, id)
    },
    ids: (collection) => {
      ask(question('ids', collection))
      return around.ids(collection)
    },
    isShown: (collection, id) => {
      ask(question('shown', collection, id))
      return around.isShown(collection, id)
    },
    isAhead: (collection, id) => {
      ask(question('ahead', collection, id))
      return around.isAhead(collection, id)
    },
    mayExist: (collection, id) => {
      ask(question('lost', collection, id))
      return around.mayExist(collection, id)
    },
    hasPages: (collection) => {
      ask(question('pages', collection))
      return around.hasPages(collection)
    },
  }
}
