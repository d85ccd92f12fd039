import type { Made, Texts, Variant } from './variant.ts'
import { withValue } from './variant.ts'

const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`

const entities = Array.from(
  { length: 30 },
  (_, index) => `<!ENTITY a${index + 1} "&a${index};&a${index};&a${index};">`,
).join('')

const doubledUses = Array.from(
  { length: 40 },
  (_, index) =>
    `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/><use href="#a${index}"/></g>`,
).join('')

const chainedUses = Array.from(
  { length: 5000 },
  (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/></g>`,
).join('')

const drawings: Record<string, string> = {
  'uses in uses': svg(`<g id="a0"><path d="M0 0"/></g>${doubledUses}<use href="#a40"/>`),
  'a chain of uses': svg(`<g id="a0"><path d="M0 0"/></g>${chainedUses}<use href="#a5000"/>`),
  'thousands of uses': svg(`<g id="a"/>${'<use href="#a"/>'.repeat(20_000)}`),
  'a use of itself': svg('<g id="a"><use href="#a"/></g>'),
  'an entity bomb': svg('&a30;', `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${entities}]>`),
  'a foreign entity': svg('&a;', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
  'a huge comment': svg(`<!--${'-'.repeat(1_000_000)}-->`),
  'many comments': svg('<!---->'.repeat(100_000)),
  'comments in front': svg('', '<!-- a -->'.repeat(50_000)),
  'open comments': svg('<!--'.repeat(100_000)),
  'groups in groups': svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)),
  'open groups': svg('<g>'.repeat(50_000)),
  'a long path': svg(`<path d="M0 0${'l1 1'.repeat(250_000)}"/>`),
  'many attributes': svg(`<g ${'a="b" '.repeat(50_000)}/>`),
  'a long style': svg(`<g style="${'fill:red;'.repeat(100_000)}"/>`),
  'a style of parentheses': svg(`<g style="${'url('.repeat(100_000)}"/>`),
  'a great size': svg('', '').replace('<svg ', '<svg width="1000000000" height="1000000000" '),
  'no end': '<svg xmlns="http://www.w3.org/2000/svg">'.repeat(20_000),
  'no picture': 'Hallo',
  'beginnings of drawings': '<svg '.repeat(200_000),
  filters: svg(`<filter id="a">${'<feTurbulence/>'.repeat(5000)}</filter><rect filter="url(#a)"/>`),
}

/** A PNG that says it has so many pixels, and holds none. */
const emptyPng = (width: number, height: number): Uint8Array => {
  const bytes = Buffer.alloc(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.set([8, 2], 24)
  return bytes
}

const files: Record<string, Made> = {
  'empty.jpg': '',
  'text.jpg': 'Das ist kein Bild.',
  'zeros.png': { size: 5_000_000 },
  'huge.jpg': { size: 3_000_000_000 },
  'huge.mp4': { size: 5_000_000_000 },
  'huge.svg': { size: 600_000_000 },
  'giant.png': emptyPng(2_000_000_000, 2_000_000_000),
  'wide.png': emptyPng(65_000, 65_000),
  'flat.png': emptyPng(0, 0),
  'nowhere.jpg': { link: 'not-there.jpg' },
  'circle.jpg': { link: 'circle.jpg' },
  'device.jpg': { link: '/dev/zero' },
  'folder.jpg': { link: '.' },
}

/** Media that are none, or too much of something; as the logo, and lying around. */
export const strangeMedia = (texts: Texts): Variant[] => {
  const made: [string, Made][] = [
    ...Object.entries(drawings).map(([name, text]): [string, Made] => [`${name}.svg`, text]),
    ...Object.entries(files),
  ]
  return made.flatMap(([name, content]) => {
    const safe = name.replaceAll(' ', '-')
    return [
      {
        name: `${name} as the logo`,
        files: { [`media/${safe}`]: content, ...withValue(texts, 'site.yaml', 'logo', safe) },
      },
      { name: `${name} lying around`, files: { [`media/${safe}`]: content } },
    ]
  })
}
