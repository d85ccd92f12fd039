import { PHP_FORM } from '../../src/enquiry/providers/php.ts'
import { ADMIN_SITE } from '../../src/page/page-address.ts'
import { SEARCH_INDEX } from '../../src/search/options.ts'
import { VCARD_PATH } from '../../src/shell/vcard.ts'

/** Redirects in the form that Netlify, Cloudflare Pages and the local server read. */
export const REDIRECTS = '_redirects'

/** Headers in the form that Netlify, Cloudflare Pages and the local server read. */
export const HEADERS = '_headers'

/** What Apache reads of a folder. */
export const HTACCESS = '.htaccess'

/** Tells GitHub Pages that the site is built already; else it would leave files out. */
export const NO_JEKYLL = '.nojekyll'

/** Licences of the code that a site publishes. */
export const LICENCES = 'licences.txt'

/** What browsers ask for by themselves where a document names no icon, such as a picture. */
export const FAVICON = 'favicon.ico'

/** The web app manifest. */
export const WEB_MANIFEST = 'manifest.webmanifest'

export const SITEMAP = 'sitemap.xml'

export const ROBOTS = 'robots.txt'

/** To whom somebody turns who has found a hole. */
export const SECURITY_TXT = '.well-known/security.txt'

/** The newest entries, for programs that ask for them again and again. */
export const ATOM_FEED = 'feed.xml'
export const JSON_FEED = 'feed.json'

/** Their media types: RFC 4287, and the specification of JSON Feed 1.1. */
export const FEED_TYPES = {
  [ATOM_FEED]: 'application/atom+xml',
  [JSON_FEED]: 'application/feed+json',
} as const

/** What a build wrote: hidden, as servers and hosts pass such files over. */
export const BUILD_MANIFEST = '.gewerk-build.json'

/** Sizes of the app icons in pixels: Apple's home screen, and the two that a web app manifest asks for. */
export const ICON_SIZES = [180, 192, 512]

/** Not `icons/`: where Debian's Apache is left as it comes, that is a folder of its own. */
export const iconFile = (size: number): string => `app-icons/${size}.png`

/** Files with fixed names that every site has, from its root. */
export const OWN_FILES: readonly string[] = [
  REDIRECTS,
  HEADERS,
  HTACCESS,
  NO_JEKYLL,
  LICENCES,
  PHP_FORM,
  FAVICON,
  WEB_MANIFEST,
  SITEMAP,
  ROBOTS,
  SECURITY_TXT,
  ATOM_FEED,
  JSON_FEED,
  VCARD_PATH,
  ADMIN_SITE,
  SEARCH_INDEX,
  BUILD_MANIFEST,
  ...ICON_SIZES.map(iconFile),
]
