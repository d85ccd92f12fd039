import type { CollectionName } from '../../../src/content/collection-names.ts'
import { type LostFile, routeIn } from '../../validate/lost.ts'
import { type Checked, type Content, isFieldValid } from '../../validate/validate.ts'
import { isClear, routeOf } from './page-route.ts'

const ANY = ['/*any']

/** Where pages were to be made of entries and are not: the route that a single page has. */
const above = (route: string): string[] =>
  route.includes('/:id') ? [route.slice(0, route.indexOf('/:id'))] : []

/** What the page's route may have been meant to be, where it is at fault: any text of its own. */
const guessRoutes = ({ schema, value }: Checked): string[] => {
  const texts = Object.entries(value)
    .filter(([key]) => key !== 'each')
    .flatMap(([, entry]) =>
      typeof entry === 'string' && entry.trim() ? entry.trim().toLowerCase() : [],
    )
  const guesses = texts.map((text) => `/${text.replace(/^\/|\/$/g, '')}`)
  const isRoute = (route: string) => isFieldValid({ schema, value: { route } }, 'route')
  return guesses.length > 0 && guesses.every(isRoute)
    ? [...guesses, ...guesses.flatMap(above)]
    : ANY
}

/** Routes of the pages that would be made from entries that could not be read. */
const entryRoutes = (page: Checked, { lost }: Content): string[] => {
  const ids = lost.get(page.value.each as CollectionName)
  const route = routeOf(page)
  if (!ids || route === undefined) return []
  return ids === 'any' ? [route] : [...ids].map((id) => route.replaceAll(':id', id))
}

/** Of two pages with one route, one was meant to have another. */
const hasTwins = ({ pages }: Content): boolean => {
  const routes = pages.flatMap((page) => routeOf(page) ?? [])
  return new Set(routes).size < routes.length
}

/** Whether a route is a pattern's; `:id` stands for any signs between two strokes. */
const matches = (pattern: string, route: string): boolean => {
  const [wanted, parts] = [pattern.split('/'), route.split('/')]
  const fits = (part: string, want = '') => {
    const [before = '', after] = want.split(':id')
    if (after === undefined) return part === want
    const isLong = part.length > before.length + after.length
    return isLong && part.startsWith(before) && part.endsWith(after)
  }
  return wanted.length === parts.length && parts.every((part, index) => fits(part, wanted[index]))
}

/**
 * Tells whether a route may be that of a page that could not be read, or that does not say its route
 * as it should. A link to it is no problem of its own.
 */
export const lostRoutes = (content: Content, lostPages: LostFile[]) => {
  const patterns = [
    ...(content.pages.length === 0 || hasTwins(content) ? ANY : []),
    ...lostPages.flatMap((file) => routeIn(file) ?? ANY),
    ...content.pages.flatMap((page) =>
      isClear(page) ? entryRoutes(page, content) : guessRoutes(page),
    ),
  ]
  const isAny = patterns.some((pattern) => pattern === ANY[0])
  return (route: string): boolean => isAny || patterns.some((pattern) => matches(pattern, route))
}
