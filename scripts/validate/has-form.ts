import type { Content } from './validate.ts'

/** Whether any page has a contact form. */
export const hasForm = ({ pages }: Content): boolean =>
  pages.some(({ value }) =>
    (value.blocks as { type: string }[]).some(({ type }) => type === 'contact'),
  )
