import type { Answer } from './answer.ts'

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

const show = ({ wrong, right, report }: Answer): string =>
  [
    'So steht es da:',
    fence('yaml', wrong),
    'Das sagt die Prüfung:',
    fence('text', report),
    'So ist es richtig:',
    fence('yaml', right),
  ].join('\n\n')

const parts: Record<string, (answer: Answer) => string> = {
  Antwort: show,
  Meldung: ({ report }) => fence('text', report),
}

const START = /<!-- (Antwort|Meldung): ([a-z-]+) -->/g
const END = '<!-- Ende der Antwort -->'

const between = (text: string, start: number): number => {
  const end = text.indexOf(END, start)
  if (end < 0) throw new Error(`No ${END} behind ${text.slice(start, start + 60)}`)
  return end
}

/** Writes what the check says between the marks of a page; the rest stays as it is. */
export const fillAnswers = (page: string, answers: Answer[]): string => {
  let filled = ''
  let rest = 0
  for (const match of page.matchAll(START)) {
    const [whole, part = '', wanted] = match
    const start = match.index + whole.length
    const answer = answers.find(({ name }) => name === wanted)
    const write = parts[part]
    if (!answer || !write) throw new Error(`Nothing is known of ${whole}`)
    filled += `${page.slice(rest, start)}\n\n${write(answer)}\n\n`
    rest = between(page, start)
  }
  return filled + page.slice(rest)
}
