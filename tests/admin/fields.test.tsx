import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as forms from '../../scripts/edit/form/form.ts'
import { Fields } from '../../src/admin/form/Fields.tsx'
import { FormProvider } from '../../src/admin/form/form-context.ts'
import { uiSchema } from '../../src/blocks/ui-schema.ts'
import { entry, text } from '../../src/content/fields.ts'

const { form: words, marks } = uiSchema([]).parse({}).admin

const schema = z.strictObject({
  type: z.literal('stelle'),
  title: text().describe('Überschrift'),
  job: entry('jobs').optional().describe('Stelle: ein Kurzname aus jobs.yaml'),
})

const labels = (shown: readonly string[]): (string | undefined)[] => {
  const context = { forms, words, marks, media: {}, newPicture: {}, isTried: false }
  const html = renderToStaticMarkup(
    <FormProvider value={context}>
      <Fields
        schema={schema}
        value={{ type: 'stelle' }}
        problems={{}}
        shown={shown}
        onChange={() => undefined}
      />
    </FormProvider>,
  )
  return [...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label)
}

test('an entry that a block does not show yet can be named; one that has its own form is no field', () => {
  expect(labels([])).toEqual(['Überschrift', 'Stelle'])
  expect(labels(['job'])).toEqual(['Überschrift'])
})
