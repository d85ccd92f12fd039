import type { FormOf, ProviderName } from '../../src/content/site/form.ts'
import type { Redirect } from '../../src/content/site/redirect.ts'
import { PHP_FORM } from '../../src/enquiry/providers/php.ts'
import type { Target } from '../../src/enquiry/providers/provider.ts'
import { pathOf, withBase } from '../../src/shell/address.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import { sharedPolicy } from './policy.ts'

/** What is asked of whoever serves a site; every host's configuration is made of it. */
export interface Hosting {
  /** Address of the site without a slash at its end: `https://www.firma.de`, `https://name.github.io/firma`. */
  url: string
  /** Path of the site on its server, without a slash at its end; mostly empty. */
  base: string
  redirects: readonly Redirect[]
  /** Paths below which an unknown address has a page of its own, the deepest first: `/blog`; empty for all others. */
  notFound: readonly string[]
  /** Where the own inbox takes posts, where it does: by its path on the server, and behind the web server. */
  inbox?: { path: string; port: number } | undefined
  /** Path on the server of the script that takes posts by PHP, where there is one. */
  php?: string | undefined
  /** What every answer has as its Content-Security-Policy; documents say more. */
  policy: string
}

/** What a server has to know of where posts go. */
type HostedForm =
  | Pick<FormOf<'inbox'>, 'provider' | 'path' | 'port'>
  | { provider: Exclude<ProviderName, 'inbox'> }

/**
 * @param target where the content lets the form post; undefined where no page has one
 * @param scripts what stands in every document as a script
 */
export const hostingOf = (
  { url, redirects, form }: Pick<Hosting, 'url' | 'redirects'> & { form: HostedForm },
  shell: Pick<Shell, 'form' | 'proposals' | 'notFound'>,
  target: Target | undefined,
  scripts: readonly string[],
): Hosting => ({
  url,
  base: pathOf(url),
  redirects,
  inbox:
    form.provider === 'inbox'
      ? { path: target?.action ?? withBase(pathOf(url), form.path), port: form.port }
      : undefined,
  php: target && form.provider === 'php' ? `${pathOf(url)}/${PHP_FORM}` : undefined,
  notFound: shell.notFound.toSorted((a, b) => b.length - a.length),
  policy: sharedPolicy(shell, scripts),
})
