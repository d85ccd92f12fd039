/** Something as schema.org describes it, for programs that read the page (JSON-LD). */
export type LinkedThing = Readonly<Record<string, unknown>> & { readonly '@type': unknown }

/** Where a page and its company are named. */
export interface LinkedPlace {
  /** Absolute address of the page. */
  url: string
  /** Address of the site without a slash at its end. */
  site: string
  /** Whether a form stands on it. */
  takesInquiry: boolean
}

/** By which pages name the company. */
export const companyId = (site: string): string => `${site}/#company`

/** The company, where it is only named. */
export const aboutCompany = ({ site }: LinkedPlace) => ({ '@id': companyId(site) })
