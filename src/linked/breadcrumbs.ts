import type { BreadcrumbList } from 'schema-dts'

/** A page on the way. */
export interface Crumb {
  name: string
  /** Absolute address. */
  url: string
}

/** Routes above a route, from the home page on, itself included: `/`, `/blog`, `/blog/umbau`. */
export const routesTo = (route: string): string[] => {
  const parts = route.split('/').filter(Boolean)
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
}

/** The way to a page; nothing where it has only one step. */
export const breadcrumbs = (crumbs: readonly Crumb[]): BreadcrumbList[] =>
  crumbs.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ name, url }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: url,
          })),
        },
      ]
