import { shorten } from '../problem/phrases.ts'
import type { Wording } from '../problem/problem.ts'

/** What is said beside a field of a form, where there are no lines and no keys: it speaks of what the form shows. */
export const formWording = {
  tooFewInForm: (field: string, minimum: number): Wording => ({
    code: 'too-few',
    message:
      minimum === 1
        ? `Bei \`${field}\` fehlt jeder Eintrag.`
        : `Bei \`${field}\` stehen zu wenige Einträge.`,
    hint: `Fügen Sie mindestens ${minimum === 1 ? 'einen' : minimum} hinzu.`,
  }),
  emptyField: (field: string): Wording => ({
    code: 'empty-value',
    message: `Bei \`${field}\` steht nichts.`,
    hint: 'Schreiben Sie etwas in das Feld.',
  }),
  emptyItemInForm: (): Wording => ({
    code: 'empty-value',
    message: 'Dieser Eintrag ist leer.',
    hint: 'Schreiben Sie etwas hinein, oder entfernen Sie ihn.',
  }),
  twoInOneInForm: (
    text: string,
    [first, second]: readonly [string, string],
    [one, other]: readonly [unknown, unknown],
  ): Wording => ({
    code: 'format',
    message: `In \`${shorten(text)}\` stehen zwei Werte; der zweite gehört zu \`${second}\`.`,
    hint: `Schreiben Sie bei \`${first}\` nur ${one} und bei \`${second}\` ${other}`,
  }),
  addressInForm: (text: string, fields: readonly (readonly [string, string])[]): Wording => ({
    code: 'format',
    message: `In \`${shorten(text)}\` steht die ganze Anschrift.`,
    hint: `Schreiben Sie ${fields.map(([field, part]) => `bei \`${field}\` nur ${part}`).join(', ')}.`,
  }),
  severalInForm: (field: string, text: string, parts: readonly string[]): Wording => ({
    code: 'not-allowed',
    message: `\`${shorten(text)}\` ist bei \`${field}\` als ein Wert nicht möglich.`,
    hint: `Möglich ist in diesem Feld nur einer: ${parts.map((part) => `\`${part}\``).join(' oder ')}.`,
  }),
  toBelowFromInForm: (to: string, from: string): Wording => ({
    code: 'range',
    message: `Die Zahl bei \`${to}\` ist kleiner als die bei \`${from}\`.`,
    hint: `Schreiben Sie bei \`${from}\` die kleinere Zahl und bei \`${to}\` die größere.`,
  }),
  payPerInForm: (from: number, per: 'hour' | 'month'): Wording => ({
    code: 'pay-per',
    message: `Ein Lohn von ${from.toLocaleString('de-DE')} € ${per === 'hour' ? 'je Stunde' : 'im Monat'} kann nicht stimmen.`,
    hint: `Ist der Lohn ${per === 'hour' ? 'im Monat' : 'je Stunde'} gemeint, wählen Sie das aus. Sonst berichtigen Sie die Zahlen.`,
  }),
  altTextInForm: (alt: string, decorative: string): Wording => ({
    code: 'alt-text',
    message: `Das Bild braucht entweder einen Text bei \`${alt}\` oder den Haken bei \`${decorative}\`, nicht beides.`,
    hint: 'Leeren Sie das Feld, wenn das Bild nur schmückt; sonst nehmen Sie den Haken weg.',
  }),
  altFileNameInForm: (alt: string, decorative: string): Wording => ({
    code: 'alt-text',
    message: `Das ist der Name einer Datei; bei \`${alt}\` steht ein Text für alle, die das Bild nicht sehen.`,
    hint: `Schreiben Sie einen halben Satz, oder leeren Sie das Feld, und setzen Sie den Haken bei \`${decorative}\`.`,
  }),
}
