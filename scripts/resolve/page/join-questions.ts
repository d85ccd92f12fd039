import type { LinkedThing } from '../../../src/linked/thing.ts'

const isQuestions = (thing: LinkedThing): boolean => thing['@type'] === 'FAQPage'

/** Questions of several blocks as those of one page: search engines take a second `FAQPage` for a mistake. */
export const joinQuestions = (things: readonly LinkedThing[]): LinkedThing[] => {
  const [first, ...others] = things.filter(isQuestions)
  const joined = [first, ...others].flatMap((each) => each?.mainEntity ?? [])
  return things.flatMap((thing) => {
    if (thing === first) return { ...thing, mainEntity: joined }
    return isQuestions(thing) ? [] : thing
  })
}
