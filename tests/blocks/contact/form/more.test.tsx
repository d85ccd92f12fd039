import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { More } from '../../../../src/blocks/contact/form/More.tsx'

type Props = ComponentProps<typeof More>

const asked = { kind: 'text', label: 'Lieblingsbrot' }

const heading = (topicId: string | undefined, questions: unknown[] = []) => {
  const topics = [
    { id: 'torte', label: 'Torte', questions: [] },
    { id: 'kurs', label: 'Kurs', questions: [asked] },
  ]
  const block = { id: 'contact', topic: {}, topics, questions, ui: { more: 'Freiwillig' } }
  return renderToStaticMarkup(
    <More
      block={block as unknown as Props['block']}
      topicId={topicId}
      photos={undefined}
      locked={false}
    />,
  ).match(/^<fieldset class="([^"]+)"/)?.[1]
}

it('stands over no empty place where the chosen topic asks nothing, or none is chosen yet', () => {
  expect(heading('torte')).toContain('contact__unasked')
  expect(heading('')).toContain('contact__unasked')
  expect(heading(undefined)).toContain('contact__unasked')
})

it('stands over the questions of the chosen topic, and of every one', () => {
  expect(heading('kurs')).toBe('contact__more')
  expect(heading('torte', [asked])).toBe('contact__more')
})
