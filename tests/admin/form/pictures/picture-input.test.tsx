import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type FormContext, FormProvider } from '../../../../src/admin/form/form-context.ts'
import type { InputProps } from '../../../../src/admin/form/input-props.ts'
import { PictureInput } from '../../../../src/admin/form/pictures/PictureInput.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', '/media/laib.jpg'],
  ['/firma', '/firma/media/laib.jpg'],
])('the pictures of a site at "%s" are asked for where they are', (base, src) => {
  const dataset = { shell: `${base}/assets/shell.json` }
  vi.stubGlobal('document', { getElementById: () => ({ dataset }) })
  const media = { 'laib.jpg': { url: '/media/laib.jpg', type: 'image/jpeg', width: 3, height: 2 } }
  const context = { media, words: {}, newPicture: {} } as unknown as FormContext
  const props = { value: 'laib.jpg', attributes: {} } as InputProps
  const html = renderToStaticMarkup(
    <FormProvider value={context}>
      <PictureInput {...props} />
    </FormProvider>,
  )
  expect([...html.matchAll(/src="([^"]+)"/g)].map(([, found]) => found)).toEqual([src, src])
})
