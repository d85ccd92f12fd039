import { expect, it } from 'vitest'
import { inOneLine } from '../../../src/admin/in-place/in-one-line.ts'

it('puts what is pasted into one line', () => {
  expect(inOneLine('Fett\r\n und  klar')).toBe('Fett und klar')
  expect(inOneLine('Seite\fLine\vTab\tEnde\u2028Absatz')).toBe('Seite Line Tab Ende Absatz')
})

it('leaves the spaces at which no line may break, and narrow ones', () => {
  for (const text of ['10\u00a0000\u00a0€', 'z.\u202fB.', '5\u2009kW'])
    expect(inOneLine(text)).toBe(text)
})

it('leaves the blanks at both ends: it is pasted between words', () => {
  expect(inOneLine(' und dann ')).toBe(' und dann ')
})
