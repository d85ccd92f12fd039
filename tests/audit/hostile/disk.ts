import { fileIn, type Texts, type Variant } from './variant.ts'

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1')

const named = (texts: Texts): Record<string, Variant['files']> => {
  const page = fileIn(texts, 'pages/')
  const news = fileIn(texts, 'news/')
  const good = texts[page] ?? ''
  return {
    'a file that leads nowhere': { 'stats.yaml': { link: 'nowhere.yaml' } },
    'a file that leads to itself': { 'stats.yaml': { link: 'stats.yaml' } },
    'a file that leads into a folder': { 'stats.yaml': { link: 'pages' } },
    'a file that leads to a device': { 'stats.yaml': { link: '/dev/zero' } },
    'a page that leads nowhere': { [page]: { link: 'nowhere.yaml' } },
    'an article that leads nowhere': { 'news/b.md': { link: 'nowhere.md' } },
    'a folder that leads to itself': { 'pages/circle': { link: '.' } },
    'a folder that leads out': { 'media/out': { link: '/proc' } },
    'a folder in the place of a file': { 'stats.yaml/a.yaml': 'a: b', 'site.yaml/b.yaml': 'a: b' },
    'a folder with the name of a page': { 'pages/a.yaml/b.yaml': good },
    'a file in the place of a folder': { news: 'a: b' },
    'deep folders': { [`media/${'a/'.repeat(500)}a.jpg`]: 'a' },
    'a line break in a name': { 'pages/a\nb.yaml': good },
    'signs in a name': { 'pages/a\x1b[31m.yaml': good, 'media/\x07.jpg': 'a' },
    'a name of dots': { 'pages/...yaml': good },
    'a name of blanks': { 'pages/  .yaml': good, 'media/ .jpg': 'a' },
    'a percent sign in a name': { 'media/%E0%A4%A.svg': '<svg/>', 'pages/%00.yaml': good },
    'other slashes': { 'pages/a\\b.yaml': good },
    'bytes of a picture': { [page]: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) },
    'bytes of zero': { [page]: Buffer.alloc(5000) },
    'UTF-16': { [page]: Buffer.from(`\ufeff${good}`, 'utf16le') },
    'UTF-32': {
      [page]: Buffer.from([...good].flatMap((sign) => [sign.codePointAt(0) ?? 0, 0, 0, 0])),
    },
    'Latin-1': { [news]: latin1(texts[news] ?? '') },
    'many letters of Latin-1': { [news]: latin1(`---\nid: a\n---\n${'ä'.repeat(500_000)}`) },
    'half a letter': { [page]: Buffer.concat([Buffer.from(good), Buffer.from([0xc3])]) },
    'letters that are too long': { [page]: Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80]) },
    'a great file': { [page]: { size: 3_000_000_000 } },
    'a file of a megabyte': { [page]: 'a'.repeat(1_000_000) },
    'nothing at all': { [page]: '' },
    'only a mark': { [page]: '\ufeff' },
    'only blanks': { [page]: ' \n\t \n' },
    'everything gone': Object.fromEntries(Object.keys(texts).map((file) => [file, null])),
  }
}

const NAMES = [
  'pages/\xe4.yaml',
  'news/\xfc.md',
  'media/bild-\xe4.jpg',
  '\xff.yaml',
  'media/\xe4/a.jpg',
]

/** Files that no editor makes, but disks, archives and other systems do. */
export const strangeFiles = (texts: Texts): Variant[] => [
  ...Object.entries(named(texts)).map(([name, files]) => ({ name: `disk: ${name}`, files })),
  ...NAMES.map((name) => ({
    name: `disk: ${JSON.stringify(name)} in Latin-1`,
    files: {},
    rawName: latin1(name),
  })),
]
