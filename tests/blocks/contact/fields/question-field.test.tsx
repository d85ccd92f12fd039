import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuestionField } from '../../../../src/blocks/contact/fields/QuestionField.tsx'

test('brackets of a topic or a unit cost no answer: PHP would read its name as that of a list', () => {
  const html = renderToStaticMarkup(
    <QuestionField
      id="q"
      question={{ kind: 'number', label: 'Fläche', unit: '[m²]' }}
      topic="Heizung [Gas, Öl]"
      noAnswer=""
      locked={false}
    />,
  )
  expect(html).toContain('name="Heizung (Gas, Öl): Fläche ((m²))"')
})
