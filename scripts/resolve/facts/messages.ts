import { insteadOf, meant, shorten } from '../../problem/phrases.ts'
import type { Wording } from '../../problem/problem.ts'

/** What is said about facts in texts, and about braces that name none. */
export const factWording = {
  unknownFact: (name: string, suggestion: string | undefined): Wording => ({
    code: 'unknown-fact',
    message: `Die Angabe {${name}} gibt es nicht.`,
    hint:
      meant(suggestion && `{${suggestion}}`) ??
      'Möglich sind {stats.…} mit einer id aus stats.yaml, {subsidies.…} mit einer aus subsidies.yaml, {company.…} mit einer Angabe aus site.yaml und {site.year} für das Jahr.',
    ...insteadOf(suggestion && `{${suggestion}}`),
  }),
  chatMark: (mark: string): Wording => ({
    code: 'unknown-fact',
    message: `\`${shorten(mark)}\` ist der Rest einer Quellenangabe aus einem Chatprogramm und keine Angabe.`,
    hint: 'Löschen Sie die Klammern und die Quellenangabe davor.',
    instead: { text: '' },
  }),
  notInEntry: (name: string): Wording => ({
    code: 'unknown-fact',
    message: `Die Angabe {${name}} gibt es nicht bei jedem Eintrag.`,
    hint: 'Nennen Sie eine, die jeder hat und die ein Text oder eine Zahl ist. Fehlt sie nur bei einigen, ergänzen Sie sie dort.',
  }),
  unsetFact: (name: string): Wording => ({
    code: 'unset-fact',
    message: `Die Angabe {${name}} steht nicht in site.yaml.`,
    hint: `Ergänzen Sie ${name.split('.').at(-1)} unter company, oder löschen Sie die Zeile, die sie hier nennt.`,
  }),
  factCircle: (way: readonly string[], next: string): Wording => ({
    code: 'fact-circle',
    message: `Diese Angaben nennen einander im Kreis, und keine ergibt einen Text: ${way.slice(0, 12).join(' → ')}.`,
    hint: `Schreiben Sie an einer der Stellen den Text selbst, zum Beispiel hier statt ${next}.`,
  }),
  factEndless: (fact: string): Wording => ({
    code: 'fact-too-long',
    message: `Mit allem, was darin genannt ist, wird ${fact} länger als 1.000 Zeichen.`,
    hint: 'Kürzen Sie die Angabe, und nennen Sie darin weniger andere in geschweiften Klammern.',
  }),
  looseBrace: (source: string, meantName: string | undefined): Wording => ({
    code: 'loose-brace',
    message: `\`${shorten(source)}\` wäre auf der Website genau so zu sehen: Ein Name, der ersetzt wird, steht ohne Leerzeichen zwischen einem { und einem }.`,
    hint:
      meantName === undefined
        ? 'Schreiben Sie zum Beispiel {company.phone}, oder löschen Sie die geschweifte Klammer.'
        : `Schreiben Sie: {${meantName}}`,
    ...insteadOf(meantName === undefined ? undefined : `{${meantName}}`),
  }),
  wordsInBraces: (source: string, words: string): Wording => ({
    code: 'loose-brace',
    message: `\`${shorten(source)}\` wäre auf der Website genau so zu sehen: In geschweiften Klammern stehen nur Namen, die ersetzt werden.`,
    hint: `Schreiben Sie: (${words})`,
    ...insteadOf(`(${words})`),
  }),
  unknownVariable: (name: string, allowed: readonly string[]): Wording => ({
    code: 'unknown-variable',
    message: `{${name}} kann an dieser Stelle nicht eingesetzt werden.`,
    hint:
      allowed.length > 0
        ? `Möglich sind: ${allowed.map((each) => `{${each}}`).join(', ')}.`
        : 'Schreiben Sie den Text ohne geschweifte Klammern.',
  }),
  missingVariables: (names: readonly string[]): Wording => {
    const written = names.map((name) => `{${name}}`).join(' und ')
    return {
      code: 'missing-variable',
      message: `In diesem Text ${names.length === 1 ? 'fehlt' : 'fehlen'} ${written}: Dort setzt die Website ein, was er sagen soll.`,
      hint: `Schreiben Sie ${written} dorthin, wo es stehen soll, oder löschen Sie die Zeile; dann gilt der Text, den die Website mitbringt.`,
    }
  },
}
