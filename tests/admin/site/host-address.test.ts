import { expect, test } from 'vitest'
import { editorAddress, uploadAddress } from '../../../src/admin/site/host-address.ts'
import { file } from '../a-page.ts'

const at = { ...file.fields['hero.title'], lines: { first: 12, start: 90, next: '' } } as never
const published = { folder: 'firma/content' }

test.each([
  ['github', 'https://github.com/a/b', 'edit/main'],
  ['gitlab', 'https://gitlab.com/a/b/c', '-/edit/main'],
  ['forgejo', 'https://codeberg.org/a/b', '_edit/main'],
] as const)('%s opens the file of a text at its line', (host, url, way) => {
  expect(editorAddress({ host, url, branch: 'main' }, published, at)).toBe(
    `${url}/${way}/firma/content/pages/home.yaml#L12`,
  )
})

test.each([
  ['github', 'https://github.com/a/b', 'upload/main'],
  ['gitlab', 'https://gitlab.com/a/b/c', '-/tree/main'],
  ['forgejo', 'https://codeberg.org/a/b', '_upload/main'],
] as const)('%s takes new pictures', (host, url, way) => {
  expect(uploadAddress({ host, url, branch: 'main' }, published)).toBe(
    `${url}/${way}/firma/content/media`,
  )
})
