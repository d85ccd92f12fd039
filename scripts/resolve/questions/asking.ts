import type { Ask } from '../../memory/memory.ts'
import type { FactLookUp } from '../facts/facts.ts'
import type { LookUps } from '../look-ups/look-ups.ts'
import { type Kind, question } from './question.ts'

type Names = ReturnType<FactLookUp['get']>

/** The names of a namespace; each is asked for as texts name it. */
const askingNames = (names: NonNullable<Names>, namespace: string, ask: Ask): Names => {
  const note = (name: string) => ask(question('fact', `${namespace}.${name}`))
  return {
    has: (name) => {
      note(name)
      return names.has(name)
    },
    get: (name) => {
      note(name)
      return names.get(name)
    },
  }
}

/** The same look-ups; each is asked as a question before. */
export const asking = (around: LookUps, ask: Ask): LookUps => {
  const { facts, media } = around
  const asked =
    <Words extends string[], Found>(kind: Kind, lookUp: (...words: Words) => Found) =>
    (...words: Words): Found => {
      ask(question(kind, ...words))
      return lookUp(...words)
    }
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
      has: asked('namespace', facts.has),
      get: asked('namespace', (namespace) => {
        const names = facts.get(namespace)
        return names && askingNames(names, namespace, ask)
      }),
      names: asked('facts', facts.names),
    },
    media: {
      get: asked('media', media.get),
      names: asked('files', media.names),
    },
    entry: (collection, id, keys) => {
      ask(question('entry', collection, id, ...(keys ?? [])))
      return around.entry(collection, id, keys)
    },
    entries: (collection, keys) => {
      ask(question('entries', collection, ...(keys ?? [])))
      return around.entries(collection, keys)
    },
    written: asked('written', around.written),
    idOf: asked('called', around.idOf),
    ids: asked('ids', around.ids),
    isShown: asked('shown', around.isShown),
    isAhead: asked('ahead', around.isAhead),
    mayExist: asked('lost', around.mayExist),
    hasPages: asked('pages', around.hasPages),
  }
}
