import type { Wording } from './problem.ts'

/** How several values in the place of one are to be written: a line each, between commas, or only one of them. */
export const partsApart = (
  parts: readonly string[],
  { lead, before }: Record<'lead' | 'before', string>,
): Pick<Wording, 'hint' | 'instead'> => {
  const [sign = ''] = /["']?$/.exec(before) ?? []
  const values = parts.map((part) => sign + part + sign)
  // The marks around all of them stay where they are.
  const apart = (between: string) => ({
    text: parts.join(sign + between + sign),
    isSure: true,
  })
  if (lead === '')
    return {
      hint: `Trennen Sie die Werte durch Kommas: ${values.join(', ')}`,
      instead: apart(', '),
    }
  if (lead !== '- ')
    return {
      hint: `Möglich ist hier nur einer: ${parts.map((part) => `\`${part}\``).join(' oder ')}.`,
    }
  const line = before.slice(0, before.length - sign.length).replace(/-(?=\s+-)/g, ' ')
  return {
    hint: `Schreiben Sie jeden in eine eigene Zeile: - ${values.join(' und darunter - ')}`,
    instead: apart(`\n${line}`),
  }
}
