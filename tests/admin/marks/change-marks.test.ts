import { expect, test } from 'vitest'
import { changeMarks, type Mark } from '../../../src/admin/marks/change-marks.ts'
import { nextItem } from '../../../src/admin/marks/list.ts'
import type { MarkChange } from '../../../src/admin/marks/selected.ts'
import { markdownToTree } from '../../../src/content/markdown.ts'

/** What is selected stands between `‹` and `›`; `|` is a caret. */
const read = (marked: string) => {
  const whole = marked.replace('|', '‹›')
  return {
    text: whole.replace(/[‹›]/g, ''),
    start: whole.indexOf('‹'),
    end: whole.indexOf('›') - 1,
  }
}

const shown = (before: string, { from, to, by, start, end }: MarkChange): string => {
  const text = before.slice(0, from) + by + before.slice(to)
  return start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`
}

const after = (marked: string, mark: Mark): string => {
  const selected = read(marked)
  return shown(selected.text, changeMarks(selected, mark))
}

const SAMPLES: [mark: Mark, before: string, wanted: string][] = [
  ['bold', 'Brot ‹braucht› Zeit', 'Brot **‹braucht›** Zeit'],
  ['bold', 'Brot **‹braucht›** Zeit', 'Brot ‹braucht› Zeit'],
  ['bold', 'Brot ‹**braucht**› Zeit', 'Brot ‹braucht› Zeit'],
  ['bold', 'Brot ‹braucht ›Zeit', 'Brot **‹braucht›** Zeit'],
  ['bold', 'Brot brau|cht Zeit', 'Brot **‹braucht›** Zeit'],
  ['bold', 'Brot braucht Zei|t.', 'Brot braucht **‹Zeit›**.'],
  ['bold', 'Brot  | Zeit', 'Brot  **|** Zeit'],
  ['bold', '|', '**|**'],
  ['bold', '*‹Zeit›*', '***‹Zeit›***'],
  ['italic', '***‹Zeit›***', '**‹Zeit›**'],
  ['bold', '***‹Zeit›***', '*‹Zeit›*'],
  ['italic', '**‹Zeit›**', '***‹Zeit›***'],
  ['italic', 'Brot ‹braucht› Zeit', 'Brot *‹braucht›* Zeit'],
  ['italic', 'Brot *‹braucht›* Zeit', 'Brot ‹braucht› Zeit'],
  ['bold', '‹Brot\n\nZeit›', '**‹Brot**\n\n**Zeit›**'],
  ['bold', '**‹Brot**\n\n**Zeit›**', '‹Brot\n\nZeit›'],
  ['bold', '‹- Brot\n- Zeit›', '- **‹Brot**\n- **Zeit›**'],
  ['bold', '‹Brot\nbraucht Zeit›', '**‹Brot\nbraucht Zeit›**'],
  ['bold', '‹## Brot›', '## **‹Brot›**'],
  ['bold', '**‹Brot**\n\nZeit›', '**‹Brot**\n\n**Zeit›**'],
  ['bold', '‹Brot **braucht** Zeit›', '**‹Brot braucht Zeit›**'],
  ['italic', '‹*Brot* und *Zeit*›', '*‹Brot und Zeit›*'],
  ['bold', '‹**Brot *und* Zeit**›', '‹Brot *und* Zeit›'],
  ['link', 'Zum ‹Angebot›', 'Zum [Angebot](‹/›)'],
  ['link', 'Zum Ang|ebot.', 'Zum [Angebot](‹/›).'],
  ['link', 'Zum [An|gebot](/a)', 'Zum [Angebot](‹/a›)'],
  ['link', 'Zum [‹Angebot](/a)›', 'Zum [Angebot](‹/a›)'],
  ['link', 'Siehe ‹https://a.example/b›', 'Siehe [|](https://a.example/b)'],
  ['link', '|', '[|](/)'],
  ['list', 'Brot|', '- Brot|'],
  ['list', '- Brot|', 'Brot|'],
  ['list', '‹Brot\nTorte›', '‹- Brot\n- Torte›'],
  [
    'list',
    'Wir backen:\n\n‹Brot\n\nTorte›\n\nTäglich',
    'Wir backen:\n\n‹- Brot\n\n- Torte›\n\nTäglich',
  ],
  ['list', '‹- Brot\nTorte›', '‹- Brot\n- Torte›'],
  ['list', '|', '- |'],
  ['list', '|\nBrot', '- |\nBrot'],
]

test.each(SAMPLES)('%s: %j becomes %j', (mark, before, wanted) => {
  expect(after(before, mark)).toBe(wanted)
})

test('a mark that is set twice leaves the text as it was', () => {
  const text =
    'Wir **backen** *täglich* [frisch](/brot).\n\n- Brot\n- Torte mit Obst\n\nKommen Sie!'
  for (const mark of ['bold', 'italic'] as const)
    for (let start = 0; start < text.length; start += 1) {
      const end = Math.min(start + 7, text.length)
      if (/[*[\]()\n-]/.test(text.slice(Math.max(start - 1, 0), end + 1))) continue
      const once = changeMarks({ text, start, end }, mark)
      const marked = text.slice(0, once.from) + once.by + text.slice(once.to)
      const twice = changeMarks({ text: marked, start: once.start, end: once.end }, mark)
      expect(marked.slice(0, twice.from) + twice.by + marked.slice(twice.to)).toBe(text)
    }
})

test.each([
  ['- Brot|', '- Brot\n- |'],
  ['Wir:\n  - Brot|\n  - Torte', 'Wir:\n  - Brot\n  - |\n  - Torte'],
  ['9. Brot|', '9. Brot\n10. |'],
  ['- Brot\n- |', '- Brot\n\n|'],
  ['- Brot\n- |\n- Torte', '- Brot\n\n|\n- Torte'],
  ['Wir:\n\n- |', 'Wir:\n\n|'],
  ['1. |', '|'],
  ['- Br|ot', '- Br\n- |ot'],
])('Enter in %j makes %j', (before, wanted) => {
  const selected = read(before)
  expect(shown(selected.text, nextItem(selected) as MarkChange)).toBe(wanted)
})

test('what is written after the end of a list is no part of its last item', () => {
  const { text, start, end } = read('- Brot\n- |')
  const { from, to, by } = nextItem({ text, start, end }) as MarkChange
  const written = `${text.slice(0, from)}${by}Danach${text.slice(to)}`
  const [list, after] = markdownToTree(written).tree.children.filter(
    ({ type }) => type === 'element',
  )
  expect(JSON.stringify(list)).not.toContain('Danach')
  expect(JSON.stringify(after)).toContain('Danach')
})

test.each(['Brot|', '|- Brot', '- ‹Brot›', ''])('Enter in %j is a line break', (before) => {
  expect(nextItem(read(before || '|'))).toBeUndefined()
})
