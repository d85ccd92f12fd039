import { own } from '../../src/content/own.ts'
import { VCARD_PATH } from '../../src/shell/vcard.ts'
import { FEED_TYPES, WEB_MANIFEST } from '../addresses/own-files.ts'

/** Types by the endings of the files that a site has. Servers know most of them, none of them all. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

/** Files whose ending does not tell every host their type, by their names from the root of the site. */
export const NAMED_TYPES: Readonly<Record<string, string>> = {
  ...FEED_TYPES,
  [VCARD_PATH]: 'text/vcard',
  [WEB_MANIFEST]: 'application/manifest+json',
}

/** Endings of texts: they are in UTF-8, and smaller when compressed. */
export const TEXTS: readonly string[] = [
  'html',
  'css',
  'js',
  'json',
  'webmanifest',
  'xml',
  'txt',
  'vcf',
  'svg',
]

/** The types of texts. */
export const TEXT_TYPES: readonly string[] = [
  ...new Set(TEXTS.flatMap((ending) => MEDIA_TYPES[ending] ?? [])),
  ...Object.values(NAMED_TYPES),
]

/** What stands behind the last dot of a name. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** Whether a file is a text, by its name. */
export const isText = (name: string): boolean => TEXTS.includes(endingOf(name))

/** What servers say of a file with a type. */
export const withCharset = (ending: string, type: string): string =>
  TEXTS.includes(ending) ? `${type}; charset=utf-8` : type

/** What is said of a file, by its name; undefined where the ending does not tell. */
export const typeOf = (name: string): string | undefined => {
  const ending = endingOf(name)
  const type = own(MEDIA_TYPES, ending)
  return type && withCharset(ending, type)
}
