import type { Problem } from '../../../scripts/problem/problem.ts'
import { type Draft, indentOf, type Knowledge, passageAt } from './draft.ts'

/** What somebody has before them who follows a hint. Lines and columns are counted from 0. */
export interface Desk {
  draft: Draft
  /** What they meant to write. */
  knows: Knowledge
  problem: Problem
  line: number
  column: number
  /** Where the marked place ends, exclusive. */
  end: { line: number; column: number }
}

/** Returns false where there is nothing to do. */
type Act = (desk: Desk, words: string[]) => unknown

const marked = ({ draft, line, column, end }: Desk) =>
  draft.at(line).slice(column, end.line === line ? end.column : undefined)

/** Types a text over the marked place. */
const typeOver = ({ draft, line, column, end }: Desk, text: string): void => {
  const head = draft.at(line).slice(0, column)
  const tail = draft.at(end.line).slice(end.column)
  draft.remove(line, end.line - line + 1)
  draft.insert(line, head + text + tail)
}

/** Lines below that the text already holds. */
const swallow = ({ draft, line }: Desk, text: string): void => {
  const plain = text.replace(/\s+/g, ' ')
  while (true) {
    const next = draft.at(line + 1)
    const words = next.trim().replace(/["']+$/, '')
    if (words.length < 3 || !plain.includes(words)) return
    draft.remove(line + 1)
  }
}

/** Types a value behind key or dash, or where the text begins that it quotes; that text goes. */
const typeValue = (desk: Desk, text: string): void => {
  const { draft, line, column } = desk
  const begins = text.replace(/^["']/, '').slice(0, 4)
  const isHere =
    begins.length > 3 &&
    draft
      .at(line)
      .slice(column)
      .replace(/^["'„“]/, '')
      .startsWith(begins)
  const start = isHere ? Math.min(column, draft.valueStart(line)) : draft.valueStart(line)
  draft.set(line, draft.at(line).slice(0, start) + text)
  swallow(desk, text)
}

/** Types a line; the margin, and a dash that is not in the text, stay. */
const typeLine = (desk: Desk, text: string): void => {
  const { draft, line } = desk
  const old = draft.at(line)
  const margin = /^[ \t]*(?:- +)?/.exec(old)?.[0] ?? ''
  const kept = /^- /.test(text) ? old.slice(0, indentOf(old)) : margin
  draft.set(line, kept + text)
  swallow(desk, text)
}

const isInside = ({ draft, line, column }: Desk) =>
  /^[^"]*[[{][^\]}]*$/.test(draft.at(line).slice(0, column))

/** The line with this key: the marked one, or one near above. */
const lineOf = ({ draft, line }: Desk, key: string): number | undefined => {
  for (let at = line; at >= Math.max(0, line - 20); at -= 1)
    if (draft.keyIn(at)?.key === key) return at
  return undefined
}

/** Removes the entry that begins on the line. */
const removeEntry = ({ draft, line }: Desk): void => {
  const { last } = passageAt(draft.lines, line, indentOf(draft.at(line)))
  draft.remove(line, last - line + 1)
}

/** Types `key: value` over the key and all that is under it. */
const typeWhole = ({ draft }: Desk, line: number, text: string): void => {
  const column = draft.keyIn(line)?.column ?? 0
  const { last } = passageAt(draft.lines, line, column)
  draft.set(line, draft.at(line).slice(0, column) + text)
  draft.remove(line + 1, last - line)
}

/** Types what a hint shows, at the place that it is for. `…` stands for what is there. */
/** Whether the place is that of a key's value between brackets, where its quotation marks stand already. */
const isBehind = ({ draft, line, column }: Desk, key: string): boolean =>
  new RegExp(`[{,]\\s*${key}:\\s*"$`).test(draft.at(line).slice(0, column))

const type = (desk: Desk, shown: string): void => {
  const text = shown.replace(/: …$/, ':')
  const key = /^([\p{L}\w-]+):(?: |$)/u.exec(text)?.[1]
  const line = key && !desk.draft.at(desk.line).includes(key) ? lineOf(desk, key) : undefined
  const isLine = /^- /.test(text) || key !== undefined
  if (line !== undefined) typeWhole(desk, line, text)
  else if (key && isBehind(desk, key))
    typeOver(desk, text.slice(key.length + 2).replace(/^"|"$/g, ''))
  else if (isLine && !isInside(desk)) typeLine(desk, text)
  else if (/^["'!]/.test(text) && !isInside(desk) && desk.end.line === desk.line)
    typeValue(desk, text)
  else typeOver(desk, text)
}

/** Types a key as it should be, with what belongs to it, over what stands there. */
const typeKey = (desk: Desk, key: string, line = desk.line): false | undefined => {
  const { draft, knows } = desk
  const texts = knows.linesOf(key, line)
  const found = draft.keyIn(line)
  if (!texts || found?.key !== key) return false
  const { last } = passageAt(draft.lines, line, found.column)
  const head = draft.at(line).slice(0, found.column)
  const margin = ' '.repeat(found.column)
  draft.remove(line, last - line + 1)
  draft.insert(
    line,
    ...texts.map((text, index) => (index === 0 ? head + text : text && margin + text)),
  )
}

const SAMPLES: Record<string, string> = {
  href: '/contact',
  date: '2026-03-31',
  asOf: '2026-03-31',
  rating: '5',
  founded: '1990',
}

const plausible = (key: string) => [`${key}: ${SAMPLES[key] ?? 'Ein Text dazu'}`]

/** Adds a key to the group that a problem marks. */
const addKey = (desk: Desk, key: string, told?: readonly string[]): void => {
  const { draft, knows, line, column } = desk
  const texts = told ?? knows.linesOf(key, line) ?? plausible(key)
  if (marked(desk).startsWith('{')) {
    const value = new RegExp(`${key}: *("[^"]*"|[^,}]+)`).exec(knows.line(line) ?? '')?.[1] ?? 'x'
    const text = draft.at(line)
    draft.set(line, `${text.slice(0, column + 1)} ${key}: ${value},${text.slice(column + 1)}`)
    return
  }
  const found = draft.keyIn(line)
  if (!found) {
    const column = indentOf(draft.at(line))
    draft.insert(line, ...texts.map((text) => ' '.repeat(column) + text))
    return
  }
  const { last } = passageAt(draft.lines, line, found.column)
  const isHead =
    marked(desk).replace(/:.*/, '') === found.key && (last > line || /:\s*$/.test(draft.at(line)))
  if (isHead) {
    const column = last > line ? indentOf(draft.at(line + 1)) : found.column + 2
    draft.insert(line + 1, ...texts.map((text) => ' '.repeat(column) + text))
    return
  }
  draft.insert(last + 1, ...texts.map((text) => ' '.repeat(found.column) + text))
}

const setIndent = (desk: Desk, spaces: number): void => {
  const { draft, line } = desk
  draft.set(line, ' '.repeat(spaces) + draft.at(line).trimStart())
}

/** The original value of the marked key where there is one; otherwise the one that the hint shows. */
const typeKnown = (desk: Desk, shown?: string): false | undefined => {
  const { draft, knows, line } = desk
  const found = draft.keyIn(line)
  if (found && !isInside(desk)) {
    if (typeKey(desk, found.key) !== false) return
    const key = /^\s*(?:- )?[\w-]+: /.exec(draft.at(line))?.[0]
    if (key && shown) return void draft.set(line, key + shown)
  }
  const original = knows.line(line)
  if (original === undefined || original.trim() === draft.at(line).trim()) return false
  draft.set(line, original)
}

const removeLine: Act = ({ draft, line }) => draft.remove(line)

const number = (words: string | undefined) => (words && /^ein/.test(words) ? 1 : Number(words ?? 0))

/** One of the values in a list of backticks: the right one where it is there. */
const choose = (desk: Desk, words: string): void => {
  const allowed = [...words.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string)
  const found = desk.draft.keyIn(desk.line)
  const known = found && desk.knows.valueOf(found.key, desk.line)
  const line = desk.knows.line(desk.line) ?? ''
  const right =
    allowed.find((each) => each === known?.replace(/["']/g, '')) ??
    allowed.find((each) =>
      new RegExp(`(?<![\\w-])${each.replace(/[^\w-]/g, '.')}(?![\\w-])`).test(line),
    )
  typeOver(desk, right ?? (allowed[0] as string))
}

const removeConflict: Act = ({ draft }) => {
  const open = draft.lines.findIndex((line) => line.startsWith('<<<<<<<'))
  const middle = draft.lines.findIndex((line) => /^(?:\|{7}|={7})/.test(line))
  const close = draft.lines.findIndex((line) => line.startsWith('>>>>>>>'))
  if (close >= 0)
    draft.remove(middle >= 0 ? middle : close, close - (middle >= 0 ? middle : close) + 1)
  if (open >= 0) draft.remove(open)
}

/** Every sentence that says what to do, as a clerk reads it. The first that fits is followed. */
export const SENTENCES: [RegExp, Act][] = [
  // Places of lines
  [
    /^Verschieben Sie ihn(?: mit allen (\d+) Zeilen)? nach \S+\.yaml\.$/,
    ({ draft, line }, [count]) => draft.remove(line, Number(count ?? 1)),
  ],
  [
    /^Löschen Sie (\S+) und (\S+), und setzen Sie vor (?:jede der \d+ Zeilen|die Zeile) dazwischen ein #\.$/,
    ({ draft, line }, [begin, end]) => {
      const last = draft.lines.findIndex((text, at) => at > line && text.includes(end as string))
      for (let at = line; at <= last; at += 1) {
        const text = draft
          .at(at)
          .replace(begin as string, '')
          .replace(end as string, '')
        draft.set(at, text.trim() && `${' '.repeat(indentOf(text))}# ${text.trim()}`)
      }
    },
  ],
  [
    /^Rücken Sie die (?:(\d+) )?Zeilen? darunter um 2 Leerzeichen nach rechts, und schreiben Sie hier: (- .+)$/,
    ({ draft, line }, [count, text]) => {
      draft.set(line, ' '.repeat(indentOf(draft.at(line))) + text)
      let left = Number(count ?? 1)
      for (let at = line + 1; left > 0 && at < draft.lines.length; at += 1)
        if (draft.at(at).trim() !== '') {
          draft.set(at, `  ${draft.at(at)}`)
          left -= 1
        }
    },
  ],
  [/^Tragen Sie ein, was hierher gehört/, (desk) => typeKnown(desk)],
  [/^Schreiben Sie, was hier stehen soll/, (desk) => typeKnown(desk)],
  [/^Löschen Sie diese Zeile: Striche gehören/, removeLine],
  [
    /^Schreiben Sie zwischen die (?:eckigen Klammern, was|Zahlen ein Komma)/,
    (desk) => typeKnown(desk),
  ],
  [/^Löschen Sie, was zu viel ist, oder ergänzen/, (desk) => typeKnown(desk)],
  [/^Schreiben Sie den Eintrag in die Datei zu/, (desk) => typeKnown(desk)],
  [/^Was darunter steht, gehört in (?:die Datei|den Ordner)/, (desk) => typeKnown(desk)],
  [/^Löschen Sie sie mit allem, was darunter steht/, (desk) => typeKnown(desk)],
  [/^Verschieben Sie die Zeile mit allem, was darunter steht/, (desk) => typeKnown(desk)],
  [/^Dort steht sie schon, in Zeile \d+/, (desk) => typeKnown(desk)],
  [/^Schreiben Sie statt (?:<<: )?\*\S+ noch einmal, was/, (desk) => typeKnown(desk)],
  [
    /^Schreiben Sie die Adresse in runden Klammern dahinter: \[(.+)\]\(https:\/\/…\)/,
    (desk, [words]) => typeOver(desk, `[${words}](https://www.beispiel.de)`),
  ],
  [
    /^Schreiben Sie in die runden Klammern die Adresse der Seite; sie steht im Ordner pages/,
    (desk) => typeOver(desk, marked(desk).replace(/\(.*$/s, '(/)')),
  ],
  [
    /^Legen Sie die (?:PDF-)?Datei unter dem Namen (\S+) in den Ordner media, und nennen/,
    (desk) => typeKnown(desk),
  ],
  [/^Eine Datei dieser Art zeigt die Website nicht: Speichern Sie sie/, (desk) => typeKnown(desk)],
  [/^Speichern Sie, was Besucher öffnen sollen, als PDF/, (desk) => typeKnown(desk)],
  [/^Soll der Link zu einer PDF-Datei im Ordner media führen/, (desk) => typeKnown(desk)],
  [/^Löschen Sie das Zeichen, und schreiben Sie die Anmerkung/, (desk) => typeOver(desk, '')],
  [/^Nehmen Sie für paper und ground helle Farben/, (desk) => typeKnown(desk)],
  [/^Löschen Sie die Notiz mit ihren Klammern/, (desk) => typeOver(desk, '')],
  [/^Löschen Sie die Klammern und alles, was darin steht/, (desk) => typeOver(desk, '')],
  [/^Löschen Sie es; die Zeile endet dann so: /, (desk) => typeOver(desk, '')],
  [/^Löschen Sie es(?:\.$|: Videos anderer| mit allem, was dazu)/, (desk) => typeOver(desk, '')],
  [/^Löschen Sie es\. Für einen neuen Absatz/, (desk) => typeOver(desk, ' ')],
  [
    /^Setzen Sie zwischen die beiden Listen/,
    ({ draft, line, column }) => draft.insert(line, `${' '.repeat(column)}Danach:`, ''),
  ],
  [/^Schreiben Sie den Namen\. Nummer/, (desk) => typeKnown(desk)],
  [/^Berichtigen Sie die Postleitzahl/, (desk) => typeKnown(desk)],
  [/^Fehlt nur die Null am Anfang/, (desk) => typeKnown(desk)],
  [/^Löschen Sie hinter [\w-]+: dies: /, (desk) => typeOver(desk, '')],
  [/^Löschen Sie, was hinter der Klammer steht/, (desk) => typeOver(desk, '')],
  [
    /^Löschen Sie das #; sie beginnt dann (?:ganz am Rand|mit (\d+) Leerzeichen): (.+)\. Soll der ganze/,
    ({ draft, line }, [count, text]) => draft.set(line, ' '.repeat(number(count)) + text),
  ],
  [
    /^Löschen Sie vor jeder das #; die erste beginnt dann (?:ganz am Rand|mit (\d+) Leerzeichen): (.+)\. Soll der ganze/,
    ({ draft, line, end }, [count, first]) => {
      const column = number(count)
      draft.set(line, ' '.repeat(column) + first)
      for (let at = line + 1; at <= end.line; at += 1)
        draft.set(at, ' '.repeat(column + 2) + draft.at(at).replace(/^\s*#\s*/, ''))
    },
  ],
  [
    /^Schreiben Sie in diese Zeile ([\w-]+: .+) und in eine eigene darunter ([\w-]+: .+)$/,
    ({ draft, line }, [first = '', second]) => {
      const [key = ''] = first.split(' ', 1)
      const before = draft.at(line).slice(0, draft.at(line).indexOf(key))
      draft.set(line, before + first)
      draft.insert(line + 1, ' '.repeat(before.length) + second)
    },
  ],
  [
    /^Schreiben Sie die Zeile über die Striche: (.+)$/,
    ({ draft, line }, [text = '']) => {
      const mark = draft.lines.findLastIndex((each, at) => at < line && each.startsWith('---'))
      draft.remove(line)
      draft.insert(mark, text)
    },
  ],
  [
    /Rücken Sie .*?um (\d+|ein) Leerzeichen nach (links|rechts)/,
    ({ draft, problem, line }, [count, side]) => {
      const range = /Zeilen (\d+) bis (\d+)/.exec(`${problem.message} ${problem.hint}`)
      const by = number(count) * (side === 'links' ? -1 : 1)
      draft.shift(range ? Number(range[1]) - 1 : line, range ? Number(range[2]) - 1 : line, by)
    },
  ],
  [
    /^Schreiben Sie(?: an den Anfang der Zeile| mit (\d+) Leerzeichen davor): (- .+?)(?:\. Ist die Zeile nur .*)?$/,
    ({ draft, problem, line }, [count, text]) => {
      const margin = ' '.repeat(number(count))
      draft.set(line, margin + text)
      const [, more] = /Ebenso in (?:der Zeile|den (\d+) Zeilen) darunter/.exec(
        problem.message,
      ) ?? ['', '0']
      for (let at = line + 1; at <= line + Number(more ?? 1); at += 1)
        draft.set(
          at,
          `${margin}- ${draft
            .at(at)
            .trim()
            .replace(/^\d+[.:)]\s+/, '')}`,
        )
    },
  ],
  [
    /^Soll sie ein eigener Eintrag sein, schreiben Sie mit (\d+) Leerzeichen davor: (- .+)\. Sonst/,
    ({ draft, line }, [count, text]) => draft.set(line, ' '.repeat(number(count)) + text),
  ],
  [
    /^Nehmen Sie sie(?: und das (\S+) davor)? aus dem Text, und schreiben Sie in die Zeile darunter, mit (\d+) Leerzeichen davor: (.+)$/,
    ({ draft, line, column }, [sign, count, text]) => {
      const before = draft.at(line).slice(0, column).trimEnd()
      draft.set(line, sign ? before.replace(/[,;]$/, '') : before)
      draft.insert(line + 1, ' '.repeat(number(count)) + text)
    },
  ],
  [
    /^Schreiben Sie in diese Zeile(?: nur)?: ([\w-]+: [>|]-)$/,
    (desk, [text]) => type(desk, text as string),
  ],
  [
    /^Schreiben Sie in die Zeile darüber nur: ([\w-]+:) (\|-)$/,
    ({ draft, line }, [key, mark]) => {
      const above = draft.at(line - 1)
      if (!above.trimEnd().endsWith(key as string)) return false
      draft.set(line - 1, `${above.trimEnd()} ${mark}`)
    },
  ],
  [
    /^Schreiben Sie in diese Zeile nur: ([\w-]+:) (\|-) – und den Text in die Zeile darunter/,
    ({ draft, line }, [key, mark]) => {
      const text = draft.at(line)
      const end = text.indexOf(key as string) + (key as string).length
      draft.set(line, `${text.slice(0, end)} ${mark}`)
      draft.insert(line + 1, ' '.repeat(indentOf(draft.at(line + 1))) + text.slice(end).trim())
    },
  ],
  [
    /^Setzen Sie (?:die Zeile|die (\d+) Zeilen) hinter das, was zu ([\w-]+): gehört, .*?(?:(\d+) Leerzeichen|am Rand|an den Rand)/,
    ({ draft, line }, [count, head, column]) => {
      const from = draft.lines.findLastIndex(
        (each, at) => at < line && each.trimStart().startsWith(`${head}:`),
      )
      if (from < 0) return false
      const moved = draft.lines.slice(line, line + Number(count ?? 1))
      const by = indentOf(moved[0] ?? '') - Number(column ?? 0)
      draft.remove(line, moved.length)
      const { last } = passageAt(draft.lines, from, indentOf(draft.at(from)))
      draft.insert(last + 1, ...moved.map((each) => each.slice(by)))
    },
  ],
  [
    /^Beginnen Sie hinter (\S+(?: !platzhalter)?) eine neue Zeile, und schreiben Sie jeden Eintrag in seine eigene, mit (\d+)/,
    ({ draft, line }, [mark, count]) => {
      const text = draft.at(line)
      const at = text.indexOf(mark as string) + (mark as string).length
      const entries = text
        .slice(at)
        .trim()
        .split(/\s+(?=- )/)
      draft.set(line, text.slice(0, at))
      draft.insert(line + 1, ...entries.map((each) => ' '.repeat(Number(count)) + each))
    },
  ],
  [
    /^Löschen Sie den Strich; die Zeile beginnt dann (?:ganz am Rand|mit (\d+) Leerzeichen): (.+)$/,
    (desk, [count, text]) => {
      desk.draft.set(desk.line, ' '.repeat(number(count)) + text)
    },
  ],
  [/Rücken Sie .*?mit (\d+) Leerzeichen/, (desk, [count]) => setIndent(desk, number(count))],
  [/Rücken Sie .*?(?:am Rand|an den Rand)/, (desk) => setIndent(desk, 0)],
  [
    /^Beginnen Sie hinter (\S+(?: !platzhalter)?) eine neue Zeile/,
    (desk, [mark]) => {
      const { draft, line } = desk
      const text = draft.at(line)
      const at = text.indexOf(mark as string, draft.valueStart(line)) + (mark as string).length
      const column = draft.keyIn(line)?.column ?? indentOf(text)
      draft.set(line, text.slice(0, at))
      draft.insert(line + 1, ' '.repeat(column + 2) + text.slice(at).trim())
    },
  ],

  // Shapes
  [
    /^Schreiben Sie statt dieser Zeile: - ([\w-]+): .+ und darunter, .*?: ([\w-]+): /,
    ({ draft, line }, [first, second]) => {
      const column = indentOf(draft.at(line))
      for (let at = line; draft.keyIn(at) && indentOf(draft.at(at)) === column; at += 2) {
        const [, key, value] = /^\s*(.+?): (.*)$/.exec(draft.at(at)) ?? []
        draft.set(at, `${' '.repeat(column)}- ${first}: ${key}`)
        draft.insert(at + 1, `${' '.repeat(column)}  ${second}: ${value}`)
      }
    },
  ],
  [
    /^Schreiben Sie statt dieser Zeile: - .+; ebenso/,
    ({ draft, line }) => {
      const column = indentOf(draft.at(line))
      for (let at = line; draft.keyIn(at) && indentOf(draft.at(at)) === column; at += 1)
        draft.set(at, draft.at(at).replace(/^(\s*).+?: /, '$1- '))
    },
  ],
  [
    /^Schreiben Sie hier (\S+: \S+), und rücken Sie die Zeilen, die dazugehören, um (\d+)/,
    ({ draft, line, column }, [text, by]) => {
      const { last } = passageAt(draft.lines, line, column)
      draft.set(line, draft.at(line).slice(0, column) + text)
      draft.shift(line + 1, last, -Number(by))
    },
  ],
  [
    /^Setzen Sie diese Zeile unter die nächste: /,
    ({ draft, line }) => {
      const text = draft.at(line)
      draft.remove(line)
      draft.insert(line + 1, text)
    },
  ],
  [
    /^Löschen Sie diese Zeile, und setzen Sie eine Zeile --- an den Anfang der Datei\./,
    ({ draft, line }) => {
      draft.remove(line)
      draft.insert(0, '---')
    },
  ],
  [
    /^Setzen Sie eine Zeile --- über diese Zeile, und löschen Sie die Zeile --- weiter unten\./,
    ({ draft, line }) => {
      draft.remove(draft.lines.indexOf('---', line))
      draft.insert(line, '---')
    },
  ],
  [
    /^(?:Behalten Sie von beiden, was richtig ist: )?Löschen Sie die Zeilen (\d+) bis (\d+)[.,]/,
    ({ draft }, [first, last]) => {
      draft.remove(Number(first) - 1, Number(last) - Number(first) + 1)
    },
  ],
  [/^Löschen Sie die leere Zeile darüber\./, ({ draft, line }) => draft.remove(line - 1)],
  [
    /^Setzen Sie diese (?:(\d+) )?Zeilen? über die vorige: /,
    ({ draft, line }, [count]) => {
      const head = draft.at(line - 1)
      draft.remove(line - 1)
      draft.insert(line - 1 + Number(count ?? 1), head)
    },
  ],
  [
    /^Machen Sie aus beidem einen Satz in einer Zeile: ([\w-]+): (.+)$/,
    ({ draft, line, end }, [key, text]) => {
      const head = draft.lines.findLastIndex(
        (each, at) => at < line && new RegExp(`^\\s*(?:-\\s+)*${key}:`).test(each),
      )
      if (head < 0) return false
      draft.remove(line, end.line - line + 1)
      draft.set(head, draft.at(head).slice(0, draft.valueStart(head)) + text)
    },
  ],
  [
    /^Schreiben Sie hinter ([\w-]+): nur \|- und alles andere in die Zeilen darunter, jede mit (\d+) Leerzeichen davor\.$/,
    ({ draft, line, end }, [key, count]) => {
      const head = draft.lines.findLastIndex(
        (each, at) => at < line && new RegExp(`^\\s*(?:-\\s+)*${key}:`).test(each),
      )
      if (head < 0) return false
      const start = draft.valueStart(head)
      const margin = ' '.repeat(Number(count))
      for (let at = line; at <= end.line; at += 1) draft.set(at, margin + draft.at(at).trim())
      draft.insert(line, margin + draft.at(head).slice(start), '')
      draft.set(head, `${draft.at(head).slice(0, start)}|-`)
    },
  ],
  [
    /^Setzen Sie die Zeile unter ([\w-]+):, mit (\d+) Leerzeichen davor: (.+)$/,
    ({ draft, line }, [key, count, text]) => {
      const head = draft.lines.findIndex(
        (each, at) => Math.abs(at - line) < 40 && each.trim() === `${key}:`,
      )
      if (head < 0) return false
      draft.insert(head + 1, ' '.repeat(Number(count)) + text)
      draft.remove(head < line ? line + 1 : line)
    },
  ],
  [
    /^Schreiben Sie davor eine Zeile ([\w-]+): und rücken Sie diese Zeile(?: und die (\d+) darunter)? um (\d+)[^;]*(; vor)?/,
    ({ draft, line }, [key, below, by, isEntry]) => {
      const margin = ' '.repeat(indentOf(draft.at(line)))
      draft.shift(line, line + Number(below ?? 0), Number(by))
      if (isEntry) draft.set(line, draft.at(line).replace(/ {2}(?=\S)/, '- '))
      draft.insert(line, `${margin}${key}:`)
    },
  ],
  [
    /^Beginnen Sie vor (.+:) jeweils eine neue Zeile, mit (\d+) Leerzeichen davor\.(?: (Löschen) Sie jeweils .+ davor\.)?/,
    ({ draft, line }, [names = '', count, isParted]) => {
      const margin = ' '.repeat(Number(count))
      for (const name of names.split(', ').toReversed()) {
        const at = draft.at(line).indexOf(` ${name}`)
        if (at < 0) return false
        draft.insert(line + 1, margin + draft.at(line).slice(at + 1))
        const before = draft.at(line).slice(0, at)
        draft.set(line, isParted ? before.replace(/[,;]$/, '') : before)
      }
    },
  ],
  [
    /^Schreiben Sie darüber in eine eigene Zeile, (?:ganz am Rand|mit (\d+) Leerzeichen davor): (.+)\. Rücken Sie diese Zeile(?: und die(?: (\d+))? (darunter))? um (\d+)/,
    ({ draft, line }, [count, text, below, isMore, by]) => {
      draft.shift(line, line + (isMore ? Number(below ?? 1) : 0), Number(by))
      draft.insert(line, ' '.repeat(number(count)) + text)
    },
  ],
  [
    /^Schreiben Sie darüber in eine eigene Zeile, (?:ganz am Rand|mit (\d+) Leerzeichen davor): (.+?)(?: – oder .+)?$/,
    ({ draft, line }, [count, text]) => draft.insert(line, ' '.repeat(number(count)) + text),
  ],
  [
    /^Ergänzen Sie eine Zeile (([\w-]+): \S+) – oder/,
    (desk, [text, key]) => {
      const { draft, knows, line, column } = desk
      const [known = text as string] = knows.linesOf(key as string, line) ?? []
      const [head, rest] = [draft.at(line).slice(0, column), draft.at(line).slice(column)]
      draft.set(line, head + known)
      draft.insert(line + 1, ' '.repeat(column) + rest)
    },
  ],
  [
    /^(?:Beginnen Sie den Eintrag mit|Machen Sie aus jeder Zeile einen Eintrag, den ersten so:) - (.+?); darunter kommt (.+)$/,
    ({ draft, line }, [first, rest]) => {
      const margin = ' '.repeat(indentOf(draft.at(line)))
      const lines = (rest as string)
        .split(' und ')
        .map((each) => (each.endsWith('…') ? plausible(each.split(':')[0] ?? '')[0] : each))
      draft.set(line, `${margin}- ${(first as string).replace('…', 'Ein Text')}`)
      draft.insert(line + 1, ...lines.map((each) => `${margin}  ${each}`))
    },
  ],
  [
    /^Machen Sie aus jeder Zeile der Tabelle einen Eintrag mit einem Strich davor, den ersten so: - (.+?)\. Lassen Sie die Zeile mit den Namen der Spalten weg\.$/,
    ({ draft, line, end }, [first]) => {
      const margin = ' '.repeat(indentOf(draft.at(line + 1)))
      draft.remove(line + 1, end.line - line)
      draft.insert(line + 1, `${margin}- ${first}`)
    },
  ],
  [/^Löschen Sie eines der beiden\.$/, (desk) => typeOver(desk, '')],

  // Signs
  [
    /^Setzen Sie ans Ende des Textes ein \S+, so: (.+)$/,
    (desk, [text]) => {
      const { draft, line, column, end } = desk
      const behind = end.line === line ? draft.at(line).slice(end.column) : ''
      draft.set(line, draft.at(line).slice(0, column) + text + behind)
      swallow(desk, text as string)
    },
  ],
  [
    /^Löschen Sie es: \S+: …$/,
    ({ draft, line, column }) =>
      draft.set(line, draft.at(line).slice(0, column) + draft.at(line).slice(column + 1)),
  ],
  [
    /^Löschen Sie es: ([\w-]+):$/,
    ({ draft, line }, [key]) => draft.set(line, draft.at(line).replace(/[\w-]+\s+:/, `${key}:`)),
  ],
  [
    /^Löschen Sie es: (.+?)(?: \(für einen Apostroph: ’\))?$/,
    (desk, [text]) =>
      isInside(desk) ? typeOver(desk, text as string) : typeValue(desk, text as string),
  ],
  [
    /^Setzen Sie ans Ende der Zeile ein (\S)\./,
    ({ draft, line }, [sign]) => draft.set(line, draft.at(line) + sign),
  ],
  [
    /^Schreiben Sie am Ende der Zeile (\S+) statt (\S)\./,
    ({ draft, line }, [sign, wrong]) =>
      draft.set(
        line,
        draft
          .at(line)
          .trimEnd()
          .slice(0, -(wrong as string).length) + sign,
      ),
  ],
  [
    /^Hängen Sie sie an die Zeile darüber an, wenn .*?\): (.+)$/,
    ({ draft, line }) => {
      draft.set(line - 1, `${draft.at(line - 1).trimEnd()} ${draft.at(line).trim()}`)
      draft.remove(line)
    },
  ],
  [
    /^Löschen Sie das Zeichen, so dass die Zeile darüber nur noch so heißt: (\S+:)$/,
    ({ draft, line }, [head]) => {
      for (let at = line; at >= 0; at -= 1)
        if (
          draft
            .at(at)
            .trim()
            .startsWith(head as string)
        ) {
          draft.set(at, draft.at(at).replace(/\s+[|>][-+]?\s*$/, ''))
          return
        }
    },
  ],
  [/^Schreiben Sie: (.+?) – oder, wenn/, (desk, [text]) => type(desk, text as string)],
  [/schreiben Sie: (.+) – ist er eine Notiz/, (desk, [text]) => typeValue(desk, text as string)],
  [
    /^Ersetzen Sie jeden Tabulator durch Leerzeichen.*?(?:mit (\d+) Leerzeichen|ganz am Rand)/,
    ({ draft, line, problem }, [count]) => {
      const plain = (text: string) => text.replace(/^[ \t]+/, (gap) => gap.replaceAll('\t', '  '))
      const by = number(count) - indentOf(plain(draft.at(line)))
      const last = Number(/Zeilen \d+ bis (\d+)/.exec(problem.message)?.[1] ?? line + 1) - 1
      for (let at = line; at <= last; at += 1) {
        if (!/^ *\t/.test(draft.at(at))) continue
        const text = plain(draft.at(at))
        draft.set(at, ' '.repeat(Math.max(indentOf(text) + by, 0)) + text.trimStart())
      }
    },
  ],
  [
    /^Beenden Sie jede dieser Zeilen so wie hier die erste: (.+)$/,
    (desk, [text]) => typeOver(desk, text as string),
  ],
  [/^Schreiben Sie an dieser Stelle nur: (.+)$/, (desk, [text]) => typeOver(desk, text as string)],
  [/^Löschen Sie ihn: (\S+)$/, (desk, [text]) => typeOver(desk, text as string)],
  [
    /^Löschen Sie das Pluszeichen/,
    ({ draft, line }) => draft.set(line, draft.at(line).replace(/^\+/, '')),
  ],
  [/^Trennen Sie die Werte durch Kommas: (.+)$/, (desk, [text]) => typeOver(desk, text as string)],
  [
    /^Schreiben Sie statt dieser Zeile zwei, gleich weit eingerückt: (.+) und darunter (.+)$/,
    (desk, [first, second]) => {
      const { draft, line, column } = desk
      draft.set(line, draft.at(line).slice(0, column) + first)
      draft.insert(line + 1, ' '.repeat(column) + second)
    },
  ],
  [/^Schreiben Sie ihn ohne Klammern: (.+)$/, (desk, [text]) => type(desk, text as string)],
  [
    /^Schreiben Sie nur den Text, in diese Zeile: (([\w-]+): .+)$/,
    (desk, [text, key]) => {
      const line = lineOf(desk, key as string)
      if (line === undefined) return false
      typeWhole(desk, line, text as string)
    },
  ],
  [
    /^Ersetzen Sie den Tabulator durch ein Leerzeichen/,
    ({ draft, line }) => draft.set(line, draft.at(line).replace(/\t+/, ' ')),
  ],
  [
    /^Löschen Sie den Abstand, und tippen Sie ihn mit der Leertaste neu/,
    ({ draft, line }) =>
      draft.set(line, draft.at(line).replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')),
  ],
  [
    /^Löschen Sie (?:das unsichtbare|die unsichtbaren) Zeichen/,
    ({ draft, line }) =>
      draft.set(line, draft.at(line).replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')),
  ],
  [/^Zwischen <<<<<<< und (?:=======|\|{7})/, removeConflict],
  [
    /^Nehmen Sie den einfachen Strich .*?ein Leerzeichen(?:, mit (\d+) Leerzeichen davor)?: (.+)$/,
    ({ draft, line }, [count, text]) =>
      draft.set(line, ' '.repeat(count ? Number(count) : indentOf(draft.at(line))) + text),
  ],
  [/^Löschen Sie das Zeichen, und drücken Sie an seiner Stelle/, (desk) => typeOver(desk, '\n')],
  [/^Löschen Sie das Zeichen, und setzen Sie an seine Stelle/, (desk) => typeOver(desk, ' ')],
  [/^Löschen Sie das Zeichen mit dem Namen dahinter/, (desk) => typeOver(desk, '')],
  [
    /(?:: |^)(".+) – ist alles ab dem # eine Notiz, schreiben Sie: /,
    (desk, [text]) => type(desk, text as string),
  ],
  [
    /^Setzen Sie (?:den Text in )?Anführungszeichen: (.+)$/,
    (desk, [text]) => type(desk, text as string),
  ],
  [/^Schließen Sie den ganzen Text ein: (.+)$/, (desk, [text]) => type(desk, text as string)],
  [
    /^(?:Davor gehört ein Ausrufezeichen|Setzen Sie es vor den Wert): (!platzhalter .+)$/,
    (desk, [text]) => typeValue(desk, text as string),
  ],
  [
    /Ist es Text, setzen Sie ihn in Anführungszeichen/,
    (desk) => {
      const { draft, line } = desk
      const start = draft.valueStart(line)
      typeValue(desk, `"${draft.at(line).slice(start)}"`)
    },
  ],

  // Front matter
  [
    /^Schreiben Sie in die erste Zeile ---/,
    ({ draft, knows }) => {
      draft.insert(0, '---')
      if (draft.lines.filter((line) => line === '---').length > 1) return
      const blank = draft.lines.findIndex((line, index) => index > 1 && line === '')
      if (!knows.includes('\n---\n')) return false
      draft.insert(blank, '---')
    },
  ],
  [/^Wurde sie nur zum Teil gespeichert, holen Sie/, () => false],
  // Which figure is right, only the office can know.
  [/^Löschen Sie den Eintrag, der nicht stimmt, oder ändern Sie hier/, () => false],
  [
    /^Setzen Sie ans Ende der Liste einen Eintrag, .+ zum Beispiel: (.+) \(in eckigen Klammern: (.+)\)$/,
    ({ draft, line, column, end }, [below, between]) => {
      if (!/[[,] *$/.test(draft.at(line).slice(0, column)))
        return draft.insert(
          end.line + 1,
          `${' '.repeat(indentOf(draft.at(line)))}${below as string}`,
        )
      const text = draft.at(end.line)
      draft.set(
        end.line,
        `${text.slice(0, end.column)}, ${between as string}${text.slice(end.column)}`,
      )
    },
  ],
  [/^Tragen Sie sie dort ein, jede in ihrer Zeile/, () => false],
  [/^Der Text darunter bleibt, wie er ist/, () => false],
  [/^Schreiben Sie in diese Zeile nur: ---/, ({ draft, line }) => draft.set(line, '---')],
  [
    /^Schreiben Sie in dieser Zeile (\S+) statt (\S+), oder löschen Sie sie/,
    ({ draft, line }, [right, wrong]) =>
      draft.set(line, draft.at(line).replace(`${wrong}:`, `${right}:`)),
  ],
  [
    /^Löschen Sie das Leerzeichen: Die erste Zeile/,
    ({ draft, line }) => draft.set(line, draft.at(line).trimStart()),
  ],
  [
    /^Löschen Sie die leere Zeile: Die erste Zeile/,
    ({ draft }) => {
      while (draft.at(0).trim() === '') draft.remove(0)
    },
  ],
  [
    /^Löschen Sie ihn, oder schreiben Sie ihn unter die zweite Zeile ---/,
    ({ draft }) => {
      const at = draft.lines.indexOf('---')
      if (at < 1) return false
      draft.remove(0, at)
    },
  ],
  [/^In der ersten Zeile darf nur --- stehen/, ({ draft }) => draft.set(0, '---')],
  [/^Schreiben Sie den Text unter die zweite Zeile ---, und löschen Sie diese Angabe/, removeLine],
  [
    /^Schreiben Sie den Text des Beitrags unter diese Zeile/,
    ({ draft }) => {
      draft.lines.push('Ein Text.')
    },
  ],

  // Whole lines
  [
    /^Löschen Sie diese Zeile und die letzte der Datei\.$/,
    (desk) => {
      const { draft, line } = desk
      const last = draft.lines.findLastIndex((text) => text.trim() !== '')
      draft.remove(last)
      draft.remove(line)
    },
  ],
  [/^Löschen Sie diese Zeile\.$/, removeLine],
  [
    /^Löschen Sie ab dieser Zeile alles bis zum Ende der Datei\.$/,
    ({ draft, line }) => draft.remove(line, draft.lines.length - line),
  ],
  [
    /^Löschen Sie die (\d+) Zeilen, oder hängen /,
    ({ draft, line }, [count]) => draft.remove(line, Number(count)),
  ],
  [/^Löschen Sie die Zeile/, removeLine],
  [
    /Ist keines davon gemeint, löschen Sie/,
    ({ draft, line }) => {
      const { last } = passageAt(draft.lines, line, draft.keyIn(line)?.column ?? 0)
      draft.remove(line, last - line + 1)
    },
  ],
  [/^Löschen Sie diesen Eintrag, vom Strich/, removeEntry],
  [/Dieser Block ist eine Kopie: Löschen Sie ihn\.$/, removeEntry],
  [/^Gelten die Zeiten von Zeile \d+: Löschen Sie den Eintrag hier\./, removeEntry],
  [
    /^Ändern Sie den Namen hinter id in dieser Zeile, zum Beispiel: (id: \S+)$/,
    (desk, [text]) => typeLine(desk, text as string),
  ],
  [
    /^Schreiben Sie es so, wie es hier beschrieben ist(?:.*("[^"]+")\.$)?/,
    (desk, [shown]) => typeKnown(desk, shown),
  ],
  [/^Löschen Sie eine der beiden Zeilen/, removeLine],
  [
    /^Gilt nur eines von beiden, löschen Sie das andere mit den Zeilen/,
    ({ draft, line, column }) => {
      const { first, last } = passageAt(draft.lines, line, column)
      draft.remove(first, last - first + 1)
    },
  ],
  [
    /^Löschen Sie einen der beiden Einträge/,
    (desk) => {
      const { draft, line, column, end } = desk
      if (!isInside(desk)) return removeLine(desk, [])
      const text = draft.at(line)
      const tail = text.slice(end.column)
      draft.set(line, text.slice(0, column).replace(/, *$/, '') + tail)
    },
  ],
  [
    /^Löschen Sie einen der beiden Striche: (- .+)$/,
    (desk, [text]) => typeLine(desk, text as string),
  ],
  [
    /ohne Strich hinter den Doppelpunkt: (([\w-]+): .+)$/,
    (desk, [text, key]) => {
      const line = lineOf(desk, key as string)
      const found = line === undefined ? undefined : desk.draft.keyIn(line)
      if (line === undefined || !found) return false
      const { last } = passageAt(desk.draft.lines, line, found.column)
      desk.draft.set(line, desk.draft.at(line).slice(0, found.column) + text)
      desk.draft.remove(line + 1, last - line)
    },
  ],

  // Words
  [
    /^Meinten Sie `(.+)`\?/,
    (desk, [text]) => {
      if (marked(desk).includes(text as string)) return typeKnown(desk)
      typeOver(desk, text as string)
    },
  ],
  [/^Möglich sind(?: hier)?: (`.+)\.$/, (desk, [words]) => choose(desk, words as string)],
  [/^Vorhanden sind: (`.+)\.$/, (desk, [words]) => choose(desk, words as string)],
  [/^Lesbar ist zum Beispiel (.+)$/, (desk, [text]) => typeLine(desk, text as string)],
  [
    /^Sie darf nicht (?:kleiner|größer) als (\d+) sein/,
    (desk, [limit]) => typeOver(desk, limit as string),
  ],

  // Values and shapes
  [
    /^Ergänzen Sie ganz am Rand eine Zeile (?:([\w-]+): …|(.+))/,
    ({ draft, knows }, [key = '', line]) =>
      draft.insert(
        draft.at(0).startsWith('---') ? 1 : 0,
        ...(line ? [line] : (knows.linesOf(key, 0) ?? plausible(key))),
      ),
  ],
  [
    /^Ergänzen Sie(?: eine Zeile)? (?:([\w-]+): …|(([\w-]+): \S+)$)/,
    (desk, [key, line, told]) =>
      line ? addKey(desk, told as string, [line]) : addKey(desk, key as string),
  ],
  [
    /^Tragen Sie einen Wert ein: id: ("?[\w-]+"?)/,
    ({ draft, line }, [id]) => draft.set(line, draft.at(line).replace(/(\bid:).*/, `$1 ${id}`)),
  ],
  [
    /^Tragen Sie einen Wert ein: ([\w-]+): …/,
    (desk, [key]) => {
      if (typeKey(desk, key as string, lineOf(desk, key as string)) !== false) return
      const line = lineOf(desk, key as string) ?? desk.line
      const [text] = plausible(key as string)
      const column = desk.draft.keyIn(line)?.column ?? 0
      desk.draft.set(line, desk.draft.at(line).slice(0, column) + text)
    },
  ],
  [
    /^Schreiben Sie den Eintrag dahinter, oder löschen Sie die Zeile mit dem Strich/,
    (desk) => {
      const original = desk.knows.line(desk.line)
      if (original && /^ *- \S/.test(original) && !desk.draft.lines.includes(original))
        desk.draft.set(desk.line, original)
      else desk.draft.remove(desk.line)
    },
  ],
  [
    /^Schreiben Sie jeden Eintrag .*eckigen Klammern: (.+)$/,
    (desk, [text]) => type(desk, text as string),
  ],
  // Which of its commas part entries, only the office can know.
  [
    /^Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile\./,
    (desk) => typeKnown(desk),
  ],
  [
    /^Lassen Sie hinter `([\w-]+):?` nichts stehen/,
    (desk, [key]) => typeKey(desk, key as string, lineOf(desk, key as string)),
  ],
  [
    /^Schreiben Sie bei `([\w-]+)` /,
    (desk, [key]) => {
      const line = lineOf(desk, key as string)
      return line === undefined ? typeKnown(desk) : typeKey(desk, key as string, line)
    },
  ],
  [
    /^(?:Nötig (?:ist|sind) mindestens|Möglich (?:ist|sind) höchstens)/,
    (desk) => {
      const key = /^Bei `([\w-]+)`/.exec(desk.problem.message)?.[1] ?? ''
      return typeKey(desk, key, lineOf(desk, key))
    },
  ],
  [
    /^Schreiben Sie ([\w-]+: \S+), oder löschen Sie die Zeile/,
    (desk, [text]) => typeLine(desk, text as string),
  ],
  [
    /^Schreiben Sie die Zeiten so: (.+?)\. Darin fehlt „/,
    (desk, [text]) => type(desk, text as string),
  ],
  [
    /^Schreiben Sie das Datum als .*: (\S+)$/,
    (desk, [text]) => {
      if (typeKnown(desk) === false) typeOver(desk, text as string)
    },
  ],
  [
    /^Schreiben Sie (?:die|das|fünf|Jahr|Stunde|Kleinbuchstaben|\+49|https:\/\/)\s.*?(?:: ("[^"]+"|\S+))?$/,
    (desk, [shown]) => typeKnown(desk, shown),
  ],
  [
    /^Schreiben Sie zum Beispiel \{\S+\}, oder löschen Sie die geschweifte Klammer/,
    (desk) => typeOver(desk, marked(desk).replace(/[{}]/g, '')),
  ],
  [
    /^Schreiben Sie statt (.+) nur: (-?[\d.]+)$/,
    ({ draft, line }, [source = '', text = '']) =>
      draft.set(line, draft.at(line).replace(source, text)),
  ],
  [
    /^Schreiben Sie dafür zwischen die eckigen Klammern: (.+)$/,
    (desk, [text = '']) =>
      typeOver(
        desk,
        text.replace(/([\w-]+): …/g, (_, key: string) => `${plausible(key)[0]}`),
      ),
  ],
  [
    /^Schreiben Sie: (.+?) – und liegt die Website in einem Ordner/,
    (desk, [text = '']) => type(desk, text),
  ],
  [
    /^Setzen Sie das Jahr davor: (.+)$/,
    (desk, [text = '']) => type(desk, text.replace('…', '2026')),
  ],
  [/^Schreiben Sie zum Beispiel: title: Leistungen/, () => false],
  [/^Schreiben Sie zum Beispiel: (.+)$/, (desk, [text]) => type(desk, text as string)],
  [/^Schreiben Sie: (.+)$/, (desk, [text]) => type(desk, text as string)],
  [
    /^(?:Schreiben Sie den Text ohne|Löschen Sie die) spitze(?:n)? Klammern/,
    ({ draft, line }) => draft.set(line, draft.at(line).replace(/<\/?\w+>/g, '')),
  ],
  [
    /^Schreiben Sie hier nur, was Besucher lesen sollen\. Der Block gehört/,
    ({ draft, line }) => {
      draft.remove(line)
      while (/^[ \t]+\S/.test(draft.lines[line] ?? '')) draft.remove(line)
    },
  ],
  [
    /^Nehmen Sie das Bild aus dem Text heraus/,
    ({ draft, line }) => draft.set(line, draft.at(line).replace(/!\[[^\]]*\]\([^)]*\)/, '')),
  ],
  [
    /^Es hat noch keine Themen: Löschen Sie im Link alles ab dem Fragezeichen/,
    ({ draft, line }) => draft.set(line, draft.at(line).replace(/\?[^\s"']*/, '')),
  ],
  [
    /^Dort gibt es nichts zu wählen: Löschen Sie im Link `(.+)`\.$/,
    ({ draft, line }, [words]) => draft.set(line, draft.at(line).replace(words as string, '')),
  ],
  [
    /^Dort gibt es: `(#[^`]+)`.*löschen Sie das (#.+?) im Link,/,
    ({ draft, line }, [known = '', dead = '']) =>
      draft.set(line, draft.at(line).replace(dead, known)),
  ],
  [
    /^Löschen Sie das (#.+?) im Link,/,
    ({ draft, line }, [dead = '']) => draft.set(line, draft.at(line).replace(dead, '')),
  ],
  [/^Geben Sie diesem Eintrag eine andere id/, (desk) => typeOver(desk, `${marked(desk)}-neu`)],
  [
    /^(?:Ein Link beginnt mit|Nennen Sie|Geben Sie|Legen Sie|Tauschen Sie|Möglich sind|Ergänzen Sie|Schreiben Sie den Text ohne)/,
    (desk) => typeKnown(desk),
  ],
]
