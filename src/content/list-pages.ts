/** A link to a page of a list. */
interface ListLink {
  label: string
  href: string
}

/** Where a page stands among those of a long list, in words. */
export interface ListPages {
  /** Name of the navigation. */
  label: string
  /** `37 Beiträge, Seite 2 von 3` */
  count: string
  previous?: ListLink
  next?: ListLink
  /** Where each year begins; `current` where that is on this page. */
  years?: { label: string; links: (ListLink & { current: boolean })[] }
}
