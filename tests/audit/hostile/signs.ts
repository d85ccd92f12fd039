import { fileIn, type Texts, type Variant, withBody, withValue } from './variant.ts'

/** Signs that YAML lets in through escapes, and nobody can type. */
const SIGNS: Record<string, string> = {
  nul: '\\0',
  escape: '\\x1b[31m',
  bell: '\\a',
  backspace: '\\b\\b',
  delete: '\\x7f',
  'lone high surrogate': '\\ud800',
  'lone low surrogate': '\\udc00',
  'surrogates the wrong way round': '\\udc00\\ud800',
  'line separator': '\\u2028',
  'right to left': '\\u202e',
  'no character': '\\uffff',
  'carriage return': '\\r',
  'line break': '\\n\\n\\n',
}

const places = (texts: Texts, sign: string): [string, Variant['files']][] => {
  const page = fileIn(texts, 'pages/')
  const news = fileIn(texts, 'news/')
  const text = `"a${sign}b"`
  const site = (key: string, source: string) => withValue(texts, 'site.yaml', key, source)
  return [
    ['text', withValue(texts, news, 'title', text)],
    ['only text', withValue(texts, news, 'title', `"${sign}"`)],
    ['id', withValue(texts, news, 'id', text)],
    ['date', withValue(texts, news, 'date', `"2026-01-01${sign}"`)],
    ['route', withValue(texts, page, 'route', `"/a${sign}b"`)],
    ['type', withValue(texts, page, '- type', text)],
    ['link', withValue(texts, 'site.yaml', 'href', `"/a${sign}b"`)],
    ['web link', withValue(texts, 'site.yaml', 'href', `"https://a.example/${sign}"`)],
    ['mail link', withValue(texts, 'site.yaml', 'href', `"mailto:a${sign}@b.example"`)],
    ['media', site('logo', `"logo${sign}.svg"`)],
    ['address', site('url', `"https://a${sign}.example"`)],
    ['phone', site('phone', `"+49 1${sign}234567"`)],
    ['email', site('email', `"a${sign}@b.example"`)],
    ['colour', site('paper', `"#ffffff${sign}"`)],
    ['key', { [page]: `${texts[page]}\n${text}: 1\n` }],
    ['prose', { [page]: `${texts[page]}\n  - type: prose\n    title: A\n    text: ${text}\n` }],
    ['redirect', { 'redirects.yaml': `- from: "/x${sign}"\n  to: "/${sign}"\n` }],
  ]
}

const raw = (texts: Texts): Variant[] =>
  ['\0', '\x1b', '\ufffe', '\u2028', '\x85', '\u202e', '\ufeff', '\r', '\v'].map((sign) => ({
    name: `${JSON.stringify(sign)} in a text`,
    files: withBody(texts, `a${sign}b\n\n## a${sign}\n\n[a](/a${sign})`),
  }))

/** Signs that no keyboard has, wherever a text may stand. */
export const strangeSigns = (texts: Texts): Variant[] => [
  ...Object.entries(SIGNS).flatMap(([sign, source], index) =>
    places(texts, source)
      .filter((_, at) => index < 6 || at % 4 === index % 4)
      .map(([where, files]) => ({ name: `${sign} in ${where}`, files })),
  ),
  ...raw(texts),
]
