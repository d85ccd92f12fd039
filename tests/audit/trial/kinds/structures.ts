import { edit, type Kind, type Make, word } from '../fault.ts'

interface Misunderstanding {
  name: string
  /** Faulty places between `⟦` and `⟧`, set in as in a page's `blocks`. */
  block: string
  meant: string
  repair: (string | RegExp)[]
  /** Problems at least and at most. */
  count?: [number, number]
}

const SHAPE = /Strich|Angabe|eingerückt|Zeile|: - |: \[/

/** Blocks as somebody writes them who has seen others and not read the handbook. */
const BLOCKS: Misunderstanding[] = [
  {
    name: 'steps with titles only',
    block: `- type: steps
  title: So geht es
  steps:
    - ⟦title: Anrufen⟧
    - title: Besuch
      description: Wir kommen vorbei.`,
    meant: `- type: steps
  title: So geht es
  steps:
    - title: Anrufen
      description: Wir kommen vorbei.
    - title: Besuch
      description: Wir kommen vorbei.`,
    repair: ['description'],
  },
  {
    name: 'steps as texts',
    block: `- type: steps
  title: So geht es
  steps:
    - ⟦Anrufen⟧
    - ⟦Besuch⟧`,
    meant: `- type: steps
  title: So geht es
  steps:
    - title: Anrufen
      description: Wir kommen vorbei.
    - title: Besuch
      description: Wir kommen vorbei.`,
    repair: ['title'],
    count: [1, 2],
  },
  {
    name: 'steps as one text',
    block: `- type: steps
  title: So geht es
  ⟦steps: ⟧⟦Anrufen, Besuch, Angebot⟧`,
    meant: `- type: steps
  title: So geht es
  steps:
    - title: Anrufen
      description: Wir kommen vorbei.
    - title: Besuch
      description: Wir kommen vorbei.`,
    repair: [SHAPE],
  },
  {
    name: 'steps with text for description',
    block: `- type: steps
  title: So geht es
  steps:
    - title: Anrufen
      ⟦text⟧: Wir kommen vorbei.
    - title: Besuch
      description: Wir kommen vorbei.`,
    meant: `- type: steps
  title: So geht es
  steps:
    - title: Anrufen
      description: Wir kommen vorbei.
    - title: Besuch
      description: Wir kommen vorbei.`,
    repair: [word('description')],
    // One of two that are told: this is gone, and that is unknown.
    count: [1, 2],
  },
  {
    name: 'steps named',
    block: `- type: steps
  title: So geht es
  ⟦steps:⟧
    ⟦Anrufen: Wir hören zu.⟧
    ⟦Besuch: Wir kommen vorbei.⟧`,
    meant: `- type: steps
  title: So geht es
  steps:
    - title: Anrufen
      description: Wir hören zu.
    - title: Besuch
      description: Wir kommen vorbei.`,
    repair: [SHAPE],
  },
  {
    name: 'rows as texts',
    block: `- type: details
  title: Angaben
  rows:
    - ⟦Registergericht⟧
    - label: Ort
      value: Geseke`,
    meant: `- type: details
  title: Angaben
  rows:
    - label: Registergericht
      value: Geseke
    - label: Ort
      value: Geseke`,
    repair: [SHAPE, 'label'],
  },
  {
    name: 'rows as pairs',
    block: `- type: details
  title: Angaben
  rows:
    - ⟦Registergericht: Amtsgericht Paderborn⟧
    - ⟦Ort: Geseke⟧`,
    meant: `- type: details
  title: Angaben
  rows:
    - label: Registergericht
      value: Amtsgericht Paderborn
    - label: Ort
      value: Geseke`,
    repair: ['label'],
    count: [1, 2],
  },
  {
    name: 'rows as a group',
    block: `- type: details
  title: Angaben
  ⟦rows:⟧
    ⟦Registergericht: Amtsgericht Paderborn⟧
    Ort: Geseke`,
    meant: `- type: details
  title: Angaben
  rows:
    - label: Registergericht
      value: Amtsgericht Paderborn
    - label: Ort
      value: Geseke`,
    repair: [SHAPE],
  },
  {
    name: 'feature in German',
    block: `- type: feature
  ⟦titel⟧: Neu bei uns
  Text: Wir haben jetzt auch samstags offen.
  Bild: {picture}`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  picture:
    src: {picture}
    alt: Ein Haus`,
    repair: [word('title')],
    count: [3, 3],
  },
  {
    name: 'feature with description',
    block: `- type: feature
  title: Neu bei uns
  ⟦description⟧: Wir haben jetzt auch samstags offen.`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    repair: [word('text')],
    // One of two that are told: this is gone, and that is unknown.
    count: [1, 2],
  },
  {
    name: 'feature with one action',
    block: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  ⟦action⟧:
    label: Anfragen
    href: /`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  actions:
    - label: Anfragen
      href: /`,
    repair: [word('actions')],
  },
  {
    name: 'actions as a group',
    block: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  ⟦actions:⟧
    ⟦label: Anfragen⟧
    href: /`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  actions:
    - label: Anfragen
      href: /`,
    repair: [SHAPE],
  },
  {
    name: 'actions as a link',
    block: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  ⟦actions: ⟧⟦/⟧`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  actions:
    - label: Anfragen
      href: /`,
    repair: [SHAPE],
  },
  {
    name: 'picture as a name',
    block: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  ⟦picture: ⟧⟦{picture}⟧`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  picture:
    src: {picture}
    alt: Ein Haus`,
    repair: [word('src')],
  },
  {
    name: 'picture without alt',
    block: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  ⟦picture:⟧
    ⟦src: {picture}⟧`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  picture:
    src: {picture}
    alt: Ein Haus`,
    repair: [word('alt')],
  },
  {
    name: 'picture with url',
    block: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  picture:
    ⟦url⟧: {picture}
    alt: Ein Haus`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  picture:
    src: {picture}
    alt: Ein Haus`,
    repair: [word('src')],
    // One of two that are told: this is gone, and that is unknown.
    count: [1, 2],
  },
  {
    name: 'points as one text',
    block: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  ⟦points: ⟧⟦sauber, schnell, freundlich⟧`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  points: [sauber, schnell, freundlich]`,
    repair: [SHAPE],
  },
  {
    name: 'points as groups',
    block: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  points:
    - ⟦text: sauber⟧
    - freundlich`,
    meant: `- type: feature
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  points:
    - sauber
    - freundlich`,
    repair: [/Text/, '- sauber'],
  },
  {
    name: 'text as paragraphs',
    block: `- type: feature
  title: Neu bei uns
  ⟦text:⟧
    ⟦- Wir haben jetzt auch samstags offen.⟧
    - Kommen Sie vorbei.`,
    meant: `- type: feature
  title: Neu bei uns
  text: |-
    Wir haben jetzt auch samstags offen.
    Kommen Sie vorbei.`,
    repair: [/text: \|-$/],
  },
  {
    name: 'block without its button',
    block: `- ⟦type: consultation⟧
  ⟦title: Sprechen wir⟧
  ⟦subtitle: Wir nehmen uns Zeit.⟧
  ⟦callLabel: Jetzt anrufen⟧
  ⟦note: Schnelle Antwort⟧`,
    meant: `- type: consultation
  title: Sprechen wir
  subtitle: Wir nehmen uns Zeit.
  action:
    label: Anfragen
    href: /
  callLabel: Jetzt anrufen
  note: Schnelle Antwort`,
    repair: [word('action')],
  },
  {
    name: 'button as a text',
    block: `- type: consultation
  title: Sprechen wir
  subtitle: Wir nehmen uns Zeit.
  ⟦action: ⟧⟦Anfragen⟧
  callLabel: Jetzt anrufen
  note: Schnelle Antwort`,
    meant: `- type: consultation
  title: Sprechen wir
  subtitle: Wir nehmen uns Zeit.
  action:
    label: Anfragen
    href: /
  callLabel: Jetzt anrufen
  note: Schnelle Antwort`,
    repair: [word('label')],
  },
  {
    name: 'button as a list',
    block: `- type: consultation
  title: Sprechen wir
  subtitle: Wir nehmen uns Zeit.
  ⟦action:⟧
    ⟦- label: Anfragen⟧
      href: /
  callLabel: Jetzt anrufen
  note: Schnelle Antwort`,
    meant: `- type: consultation
  title: Sprechen wir
  subtitle: Wir nehmen uns Zeit.
  action:
    label: Anfragen
    href: /
  callLabel: Jetzt anrufen
  note: Schnelle Antwort`,
    repair: [SHAPE],
  },
  {
    name: 'button without its link',
    block: `- type: consultation
  title: Sprechen wir
  subtitle: Wir nehmen uns Zeit.
  ⟦action:⟧
    ⟦label: Anfragen⟧
  callLabel: Jetzt anrufen
  note: Schnelle Antwort`,
    meant: `- type: consultation
  title: Sprechen wir
  subtitle: Wir nehmen uns Zeit.
  action:
    label: Anfragen
    href: /
  callLabel: Jetzt anrufen
  note: Schnelle Antwort`,
    repair: [word('href')],
  },
  {
    name: 'button with link and text',
    block: `- type: consultation
  title: Sprechen wir
  subtitle: Wir nehmen uns Zeit.
  action:
    ⟦text⟧: Anfragen
    link: /
  callLabel: Jetzt anrufen
  note: Schnelle Antwort`,
    meant: `- type: consultation
  title: Sprechen wir
  subtitle: Wir nehmen uns Zeit.
  action:
    label: Anfragen
    href: /
  callLabel: Jetzt anrufen
  note: Schnelle Antwort`,
    repair: [word('label')],
    count: [2, 2],
  },
  {
    name: 'block by its name',
    block: `- ⟦prose⟧:
    ⟦title: Neu bei uns⟧
    text: Wir haben jetzt auch samstags offen.`,
    meant: `- type: prose
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    repair: ['type: prose', 'type', SHAPE],
  },
  {
    name: 'block as a word',
    block: `- ⟦prose⟧`,
    meant: `- type: prose
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    repair: ['type'],
  },
  {
    name: 'block without type',
    block: `- ⟦title: Neu bei uns⟧
  ⟦text: Wir haben jetzt auch samstags offen.⟧`,
    meant: `- type: prose
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    repair: ['type'],
  },
  {
    name: 'block in German',
    block: `- ⟦typ⟧: prose
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    meant: `- type: prose
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    repair: [word('type')],
  },
  {
    name: 'block type in German',
    block: `- type: ⟦Fließtext⟧
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    meant: `- type: prose
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    repair: [word('prose')],
  },
  {
    name: 'block with its lines at the dash',
    block: `- type: prose
⟦title: Neu bei uns⟧
text: Wir haben jetzt auch samstags offen.`,
    meant: `- type: prose
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    repair: [/4 Leerzeichen/, /um 2 Leerzeichen/],
  },
  {
    name: 'block with a dash in each line',
    block: `- ⟦type: prose⟧
⟦- title: Neu bei uns⟧
- text: Wir haben jetzt auch samstags offen.`,
    meant: `- type: prose
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.`,
    repair: [/Strich/],
    count: [1, 2],
  },
  {
    name: 'entries written out in a block',
    block: `- type: stats
  stats:
    - ⟦id: neu⟧
      ⟦value: 12⟧
      label: Neues`,
    meant: `- type: stats
  stats:
    - {stat}`,
    repair: ['stats.yaml', SHAPE, /Text|id/],
  },
  {
    name: 'entries by their titles',
    block: `- type: stats
  stats: [⟦Projekte im Jahr⟧]`,
    meant: `- type: stats
  stats: [{stat}]`,
    repair: ['{stat}'],
  },
  {
    name: 'button with a web page in words',
    block: `- type: notice
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  actions:
    - label: Anfragen
      href: ⟦Kontaktseite⟧`,
    meant: `- type: notice
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  actions:
    - label: Anfragen
      href: /`,
    repair: [/Link/, '/'],
  },
  {
    name: 'too many buttons',
    block: `- type: notice
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  ⟦actions:⟧
    ⟦- label: Anfragen⟧
      href: /
    - label: Fragen
      href: /
    - ⟦label: Rufen⟧
      href: /`,
    meant: `- type: notice
  title: Neu bei uns
  text: Wir haben jetzt auch samstags offen.
  actions:
    - label: Anfragen
      href: /
    - label: Fragen
      href: /`,
    repair: [/höchstens 2|höchstens zwei/],
  },
]

/** Names that differ between contents. */
export interface Names {
  /** An id of stats.yaml. */
  stat: string
  /** A file below media/. */
  picture: string
}

const blockOf =
  ({ block, meant, repair, count: [least, most] = [1, 1] }: Misunderstanding, names: Names): Make =>
  (line, page) => {
    if (line.key !== 'type' || line.parent?.key !== 'blocks' || !line.dash) return
    if (page.lines.find(({ key, parent }) => key === 'type' && parent?.key === 'blocks') === line)
      return
    const fill = (text: string) =>
      text.replaceAll('{picture}', names.picture).replaceAll('{stat}', names.stat)
    const lines = (text: string) => [
      ...fill(text)
        .split('\n')
        .map((each) => `  ${each}`),
      '',
      line.text,
    ]
    const words = repair.map((each) => (typeof each === 'string' ? fill(each) : each))
    return { ...edit(line, 1, lines(block), words, { least, most }), meant: lines(meant) }
  }

interface Rewrite {
  name: string
  file: RegExp
  from: RegExp
  to: string
  repair: (string | RegExp)[]
  count?: [number, number]
}

/** Whole passages rewritten; the place is marked in what stands there instead. */
const REWRITES: Rewrite[] = [
  {
    name: 'hours as a text',
    file: /^site/,
    from: /^ {2}hours:\n(?: {4}.*\n)+/m,
    to: '  ⟦hours: ⟧⟦Mo–Fr 8–17 Uhr⟧\n',
    repair: [SHAPE],
  },
  {
    name: 'days as a text',
    file: /^site/,
    from: /days: \[friday\]|days: \[saturday\]/,
    to: '⟦days: ⟧⟦friday⟧',
    repair: [/\[friday\]|Strich/],
  },
  {
    name: 'days as a span',
    file: /^site/,
    from: /days: \[\w+(?:, \w+)+\]/,
    to: '⟦days: ⟧⟦Montag bis Donnerstag⟧',
    repair: [/Strich|monday/],
  },
  {
    name: 'times as a text',
    file: /^site/,
    from: /times:\n(?: {8}.*\n)+/,
    to: '⟦times: ⟧⟦08:00-12:00⟧\n',
    repair: [SHAPE],
  },
  {
    name: 'times as a list of texts',
    file: /^site/,
    from: /- \{ opens: "(.*?)", closes: "(.*?)" \}/,
    to: '- ⟦"$1-$2"⟧',
    repair: [/opens/],
  },
  {
    name: 'navigation as texts',
    file: /^site/,
    from: /- label: (.*)\n {6}href: .*\n/,
    to: '- ⟦$1⟧\n',
    repair: ['label', SHAPE],
  },
  {
    name: 'navigation as pairs',
    file: /^site/,
    from: /- label: (.*)\n {6}href: (.*)\n/,
    to: '- ⟦$1: $2⟧\n',
    repair: ['label'],
  },
  {
    name: 'towns in one line',
    file: /^site/,
    from: /towns:\n(?: {4}- .*\n)+/,
    to: '⟦towns: ⟧⟦Geseke, Hamm und Verl⟧\n',
    repair: ['['],
  },
  {
    name: 'phone without quotes and plus',
    file: /^site/,
    from: /(phone: (?:!platzhalter )?)"\+49 .*"/,
    to: '$1⟦05251 123456⟧',
    repair: ['+49'],
  },
  {
    name: 'founded as a sentence',
    file: /^site/,
    from: /founded: \d+/,
    to: '⟦founded: ⟧⟦im Frühjahr des Jahres⟧',
    repair: ['Zahl'],
  },
  {
    name: 'title of a page outside meta',
    file: /^pages/,
    from: /meta:\n {2}(title: .*)\n/,
    to: '⟦$1⟧\n⟦meta:⟧\n',
    repair: [/2 Leerzeichen/, 'meta'],
  },
  {
    name: 'meta without its group',
    file: /^pages/,
    from: /meta:\n {2}(title: .*)\n {2}(description: (?!>).*)\n/,
    to: '⟦$1⟧\n⟦$2⟧\n',
    repair: ['meta'],
    count: [1, 3],
  },
  {
    name: 'description outside meta',
    file: /^pages/,
    from: /^ {2}(description: (?!>).*)\n/m,
    to: '⟦$1⟧\n',
    repair: [/2 Leerzeichen/],
  },
  {
    name: 'blocks without dashes',
    file: /^pages/,
    from: /(blocks:\n) {2}- (type: \S+)\n/,
    to: '⟦blocks:⟧\n    ⟦$2⟧\n',
    repair: [/Strich|- /],
  },
  {
    name: 'route without its slash',
    file: /^pages/,
    from: /route: \/([a-z]\S*)/,
    to: 'route: ⟦$1⟧',
    repair: [/\//],
    count: [1, 40],
  },
  {
    name: 'route as an address',
    file: /^pages/,
    from: /route: \/([a-z]\S*)/,
    to: 'route: ⟦https://www.example.de/$1⟧',
    repair: [/\//],
    count: [1, 40],
  },
  {
    name: 'text of an item as a key',
    file: /^news/,
    from: /^(---\n\n)/m,
    to: '⟦text: Alles neu bei uns.⟧\n$1',
    repair: [/zweite Zeile|unter die/],
  },
  {
    name: 'item with German keys',
    file: /^news/,
    from: /^title: (.*)\n/m,
    to: '⟦titel⟧: $1\n',
    repair: [word('title')],
  },
  {
    name: 'item with a picture as a name',
    file: /^news/,
    from: /image:\n {2}src: (.*)\n {2}alt: .*\n/,
    to: '⟦image: ⟧⟦$1⟧\n',
    repair: [word('src')],
  },
  {
    name: 'item without its picture',
    file: /^news/,
    from: /image:\n {2}src: (.*)\n {2}alt: .*\n/,
    to: '',
    repair: [word('image')],
  },
  {
    name: 'entry without its picture',
    file: /^(services|portfolio)/,
    from: / {2}image:\n {4}src: (.*)\n {4}alt: .*\n/,
    to: '',
    repair: [word('image')],
  },
  {
    name: 'entry with a picture as a name',
    file: /^(services|portfolio)/,
    from: /image:\n {4}src: (.*)\n {4}alt: .*\n/,
    to: '⟦image: ⟧⟦$1⟧\n',
    repair: [word('src')],
  },
  {
    name: 'tasks as one text',
    file: /^jobs/,
    from: /tasks:\n(?: {4}- .*\n)+/,
    to: '⟦tasks: ⟧⟦Backen und verkaufen⟧\n',
    repair: ['['],
  },
  {
    name: 'facts as pairs',
    file: /^portfolio/,
    from: /- label: (.*)\n {6}value: (?:"(.*)"|(.*))\n/,
    to: '- ⟦$1: Wert⟧\n',
    repair: ['label'],
  },
  {
    name: 'entries without a list',
    file: /^(jobs|values|stats)/,
    from: /^- (id: .*)\n/m,
    to: '⟦$1⟧\n',
    repair: [/Strich|- id/],
  },
]

const rewriteOf =
  ({ file, from, to, repair, count: [least, most] = [1, 1] }: Rewrite): Make =>
  (line, page, random) => {
    if (line.index !== 0 || !file.test(page.file)) return
    const matches = [...page.text.matchAll(new RegExp(from, `${from.flags}g`))]
    const match = matches.length > 0 ? random.pick(matches) : undefined
    if (!match) return
    const head = page.text.slice(0, match.index)
    const marked =
      head + match[0].replace(from, to) + page.text.slice(match.index + match[0].length)
    const lines = marked.split('\n')
    // Something is only gone: its group is around.
    const at = head.split('\n').length - 1
    if (to === '')
      for (const near of [
        at - 12,
        at - 11,
        at - 10,
        at - 9,
        at - 8,
        at - 7,
        at - 6,
        at - 5,
        at - 4,
        at - 3,
        at - 2,
        at - 1,
        at,
        at + 1,
      ])
        if (lines[near]) lines[near] = `⟦${lines[near]}⟧`
    return edit(0, page.lines.length, lines, repair, { least, most })
  }

export const structures = (names: Names): Kind[] => [
  ...BLOCKS.map((each) => ({
    name: `written: ${each.name}`,
    make: blockOf(each, names),
    whole: true,
  })),
  ...REWRITES.map((each) => ({
    name: `written: ${each.name}`,
    make: rewriteOf(each),
    whole: true,
  })),
]
