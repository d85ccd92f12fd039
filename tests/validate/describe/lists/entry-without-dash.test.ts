import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { wordsOf } from '../../../workspace.ts'

const ENTRY = `id: gipfel
title: Gipfelbrot
description: |
  Für Berge.

  Und für Täler.
`

test('the only entry of a file without its dash is told where that belongs', async () => {
  expect(await wordsOf({ 'redirects.yaml': 'from: /alt\nto: /sortiment\n' })).toEqual([
    'In diese Datei gehört eine Liste: Jeder Eintrag beginnt mit einem Strich. → Setzen Sie vor die erste Zeile einen Strich und ein Leerzeichen: - from: /alt; rücken Sie die anderen Zeilen um zwei Leerzeichen ein.',
  ])
})

test.each([
  ENTRY,
  ENTRY.replaceAll('\n', '\r\n'),
])('and gets it, with all its lines', async (entry) => {
  const end = entry.includes('\r') ? '\r\n' : '\n'
  expect(await fixed('values.yaml', () => entry)).toBe(
    `- ${ENTRY.trimEnd().replace(/\n(?=.)/g, '\n  ')}\n`.replaceAll('\n', end),
  )
})
