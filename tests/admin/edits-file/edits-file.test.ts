import { expect, test } from 'vitest'
import { readEdits } from '../../../scripts/edit/asked/read-edits.ts'
import type { Edits } from '../../../src/admin/edits/edits.ts'
import { changeBetween, takeBack } from '../../../src/admin/edits/history.ts'
import { withEditsFile, writeEditsFile } from '../../../src/admin/edits-file/edits-file.ts'

const at = { file: 'pages/home.yaml', path: ['blocks', 0, 'text'], text: 'Alt\n' }
const edits: Edits = { home: { hero: { text: { before: 'Alt', after: 'Neu', at } } } }
const other: Edits = { home: { hero: { title: { before: 'A', after: 'B' } } } }

test('what one browser writes, another one reads, beside what it has', () => {
  expect(withEditsFile({}, writeEditsFile(edits))).toEqual(edits)
  expect(withEditsFile(other, writeEditsFile(edits))).toEqual({
    home: { hero: { ...edits.home?.hero, ...other.home?.hero } },
  })
})

test('of as many edits as a file can hold, all are taken over, and back, before somebody gives up', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `page-${index}`)
  const many: Edits = Object.fromEntries(
    names.map((name) => [name, { hero: { title: { before: 'Alt', after: name } } }]),
  )
  const begun = performance.now()
  const opened = withEditsFile(other, writeEditsFile(many)) ?? {}
  expect(opened).toEqual({ ...other, ...many })
  expect(takeBack(opened, changeBetween(other, opened))).toEqual(other)
  expect(performance.now() - begun).toBeLessThan(5000)
})

test('the command takes it, too', () => {
  expect(readEdits(writeEditsFile(edits))).toEqual({
    edits: [{ file: at.file, path: at.path, before: 'Alt\n', after: 'Neu\n' }],
    isDownload: true,
  })
})

test("a patch stands below, and is in nobody's way", () => {
  const text = writeEditsFile(edits, 'diff --git a/x b/x\n--- a/x\n+++ b/x\n', 'abc')
  expect(text).toMatch(/^\{.*"commit":"abc".*\}\n\ndiff --git /)
  expect(withEditsFile({}, text)).toEqual(edits)
  expect(readEdits(text)).toEqual(readEdits(writeEditsFile(edits)))
})

test.each([
  '',
  '[]',
  '{"version":9}',
  '{"version":2,"pages":{}}',
  'null',
])('no edits are in %j', (text) => {
  expect(withEditsFile(other, text)).toBeUndefined()
})
