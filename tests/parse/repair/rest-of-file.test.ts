import { expect, test } from 'vitest'
import { problemsOf } from '../../workspace.ts'

test('all lines from an entry to the end of the file, too far in, are one problem', async () => {
  const shifted = (text: string) => {
    const at = text.indexOf('    - label: Sortiment')
    const rest = text.slice(at).replace('\ntheme:', '\n# Die Farben\ntheme:')
    return text.slice(0, at) + rest.replace(/^(?=.)/gm, '  ')
  }
  expect(await problemsOf({ 'site.yaml': shifted })).toEqual(['content/site.yaml:38:7 indentation'])
})
