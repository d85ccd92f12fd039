import { edit, isFree, type Kind, type Make, orReads, word } from '../fault.ts'

/** A list or group in brackets with another text. */
const inList =
  (change: (inside: string) => string | undefined, fits = /^\[.+,.+\]$/): Make =>
  (line) => {
    if (!fits.test(line.value)) return
    const changed = change(line.value.slice(1, -1))
    return changed === undefined || changed === line.value
      ? undefined
      : edit(
          line,
          1,
          `${line.text.slice(0, line.column)}⟦${line.text.slice(line.column, line.at)}${changed}⟧`,
          [
            line.value.slice(1, -1),
            line.value,
            ...(line.value.startsWith('[') ? [word(line.value.slice(1).split(',')[0] ?? '')] : []),
            // Times and words need no quotation marks.
            line.value.slice(1, -1).replaceAll('"', ''),
            // Each in its own line is as right.
            `- ${line.value.slice(1).split(/[,\]]/)[0]}`,
            /Strich|eckige|Klammer|Komma/,
          ],
        )
  }

/** Two texts without a comma between them are one text where any text is right. */
const ofNames =
  (make: Make): Make =>
  (line, page, random) =>
    isFree(line) ? undefined : make(line, page, random)

const inGroup = (change: (inside: string) => string): Make => inList(change, /^\{.+,.+\}$/)

/** A name in braces inside a text. */
const fact =
  (change: (name: string) => string): Make =>
  (line) => {
    const match = /\{((?:company|stats|form)\.[\w-]+)\}/.exec(line.text)
    const name = match?.[1]
    if (!match || !name || line.kind === 'note') return
    const changed = change(name)
    return edit(
      line,
      1,
      line.text.slice(0, match.index).replace(/"$/, '"') +
        `⟦${changed}⟧${line.text.slice(match.index + match[0].length)}`,
      `{${name}}`,
    )
  }

const onlyWords =
  (change: (text: string) => string): Make =>
  (line) =>
    (line.kind === 'key' || line.kind === 'item') &&
    /^\p{L}[^{}"]+$/u.test(line.value) &&
    !line.text.includes('!platzhalter') &&
    orReads(
      line,
      change(line.value),
      edit(
        line,
        1,
        `${line.text.slice(0, line.at)}⟦${change(line.value)}⟧`,
        line.value.slice(0, 40),
      ),
    )

export const brackets: Kind[] = [
  { name: 'bracket not closed', make: inList((list) => `[${list}`), differs: true },
  { name: 'bracket not opened', make: inList((list) => `${list}]`), differs: true },
  {
    name: 'comma missing in brackets',
    make: ofNames(inList((list) => `[${list.replace(',', '')}]`)),
    differs: true,
  },
  {
    name: 'semicolons in brackets',
    make: inList((list) => `[${list.replaceAll(',', ';')}]`),
    differs: true,
  },
  { name: 'parentheses for brackets', make: inList((list) => `(${list})`), differs: true },
  { name: 'braces for brackets', make: inList((list) => `{${list}}`), differs: true },
  { name: 'bracket and parenthesis', make: inList((list) => `[${list})`), differs: true },
  {
    name: 'comma twice in brackets',
    make: inList((list) => `[${list.replace(',', ',,')}]`),
    differs: true,
  },
  { name: 'list without its brackets', make: inList((list) => list), differs: true },
  {
    name: 'typographic quotes in brackets',
    make: inList((list) => `[„${list.replace(',', '“,')}]`),
    differs: true,
  },
  {
    name: 'word "und" in brackets',
    make: ofNames(inList((list) => `[${list.replace(/,(?=[^,]*$)/, ' und')}]`)),
    differs: true,
  },
  {
    name: 'comma missing in braces',
    make: inGroup((group) => `{${group.replace(',', '')}}`),
    differs: true,
  },
  { name: 'brace not closed', make: inGroup((group) => `{${group.trimEnd()}`), differs: true },
  {
    name: 'colon missing in braces',
    make: inGroup((group) => `{${group.replace(':', '')}}`),
    differs: true,
  },
  {
    name: 'no space in braces',
    make: inGroup((group) => `{${group.replace(': ', ':').replaceAll('"', '')}}`),
    differs: true,
  },
  { name: 'fact not closed', make: fact((name) => `{${name}`), differs: true },
  { name: 'fact with spaces', make: fact((name) => `{ ${name} }`), differs: true },
  { name: 'fact in two braces', make: fact((name) => `{{${name}}}`), differs: true },
  { name: 'fact in brackets', make: fact((name) => `{${name}]`), differs: true },
  {
    name: 'fact misspelt',
    make: fact((name) => `{${name.replace(/.(?=.$)/, '')}}`),
    differs: true,
  },
  {
    name: 'fact with a capital',
    make: fact((name) => `{${name.replace(/^./, (sign) => sign.toUpperCase())}}`),
    differs: true,
  },
  { name: 'fact with a comma', make: fact((name) => `{${name.replace('.', ',')}}`), differs: true },
  { name: 'text in brackets', make: onlyWords((text) => `[${text}]`), differs: true },
  { name: 'text in braces', make: onlyWords((text) => `{${text}}`), differs: true },
  { name: 'bracket before a text', make: onlyWords((text) => `[neu] ${text}`), differs: true },
  { name: 'bold text', make: onlyWords((text) => `**${text}**`), differs: true },
  { name: 'italic text', make: onlyWords((text) => `*${text}*`), differs: true },
  { name: 'text begins with @', make: onlyWords((text) => `@${text}`), differs: true },
  { name: 'text begins with %', make: onlyWords((text) => `% ${text}`), differs: true },
  { name: 'text begins with &', make: onlyWords((text) => `& ${text}`), differs: true },
  { name: 'text begins with !', make: onlyWords((text) => `!${text}`), differs: true },
  { name: 'text begins with >', make: onlyWords((text) => `> ${text}`), differs: true },
  { name: 'text begins with |', make: onlyWords((text) => `| ${text}`), differs: true },
  { name: 'text begins with #', make: onlyWords((text) => `#1 ${text}`), differs: true },
  { name: 'text begins with a dash', make: onlyWords((text) => `- ${text}`), differs: true },
  {
    name: 'text begins with a question mark',
    make: onlyWords((text) => `? ${text}`),
    differs: true,
  },
  {
    name: '# in a text',
    make: onlyWords((text) => (text.includes(' ') ? `${text} #1 in der Region` : text)),
    differs: false,
  },
  { name: 'colon in a text', make: onlyWords((text) => `Neu: ${text}`), differs: true },
  { name: 'two colons in a text', make: onlyWords((text) => `Neu: ${text}: mehr`), differs: true },
  { name: 'colon at the end of a text', make: onlyWords((text) => `${text}:`), differs: true },
]
