import { expect, test } from 'vitest'
import { explainDiskFault } from '../../scripts/problem/explain-disk-fault.ts'

const renaming = (code: string) =>
  Object.assign(new Error(`${code}: rename`), { code, path: 'dist' })

test.each([
  'EPERM',
  'EACCES',
])('what Windows refuses with %s may be open elsewhere: nobody is sent to look for rights first', (code) => {
  expect(explainDiskFault(renaming(code), undefined, 'win32')).toBe(
    `Abgebrochen: Windows gibt eine Datei oder einen Ordner nicht frei (dist).
→ Schließen Sie alle Fenster und Programme, in denen etwas daraus geöffnet ist, und versuchen Sie es noch einmal. Hilft das nicht, dürfen Sie dort nicht schreiben: Legen Sie den Ordner des Betriebs an einen anderen Ort.`,
  )
  expect(explainDiskFault(renaming(code), undefined, 'linux')).toContain(
    'fehlt Ihnen die Berechtigung',
  )
})
